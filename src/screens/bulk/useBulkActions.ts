import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { evaluate, holdsRight, mayRun, mayWrite, predicateFields } from '../../schemas';
import type { Action, Actor, Field, PredicateContext, Resource } from '../../schemas';
import { useListModel } from '../model/listModel';

/** Something that can be done to every selected row. */
export interface BulkAction {
  /** Name of a lifecycle action, or `delete`, or `update` for chosen fields. */
  readonly name: string;
  readonly label: string;
  readonly isDanger: boolean;
}

/** What this user may do to a selection. */
export function useBulkActions(): readonly BulkAction[] {
  const translate = useTranslate();
  const { resource, actor, isBin } = useListModel();
  const texts = useTexts(resource.name);
  if (isBin) return [{ name: 'restore', label: translate('lectern.list.restore'), isDanger: false }];
  const actions = Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.bulk && mayRun(actor, resource, action));
  return [
    ...actions.map((action) => ({ name: action.name, label: texts.action(action.name), isDanger: action.confirm === 'danger' })),
    ...(editableFields({ resource, actor }).length > 0 ? [{ name: 'update', label: translate('lectern.bulk.edit'), isDanger: false }] : []),
    // A tenant is deleted by its name, one at a time.
    ...(holdsRight(actor, resource, 'delete') && resource.tenant !== 'self' ? [{ name: 'delete', label: translate('lectern.list.delete'), isDanger: true }] : []),
  ];
}

/** Fields that may be given one value in many rows: not what has to differ, and not what depends on others. */
export function editableFields({ resource, actor }: { resource: Resource; actor: Actor }): readonly Field[] {
  return holdsRight(actor, resource, 'update') ? Object.values(resource.fields).filter((field) => isFree(field) && isFit(field) && mayWrite(actor, field)) : [];
}

interface FieldsWithParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly rules: PredicateContext;
  readonly chosen: readonly string[];
  /** Of the chosen fields those that are emptied. */
  readonly cleared: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** Fields that apply because of the values that others are given in this edit (a coupon that becomes one of a fixed amount takes the amount), and those that have to belong to what is chosen there. */
export function fieldsWith({ resource, actor, rules, chosen, cleared, values }: FieldsWithParams): readonly Field[] {
  const isGiven = (name: string): boolean => chosen.includes(name) && !cleared.includes(name);
  return Object.values(resource.fields).filter((field) => !isFree(field) && isFit(field) && mayWrite(actor, field) && narrowersOf(field).every((name) => chosen.includes(name)) && [...predicateFields(field.when)].every(isGiven) && evaluate(field.when, values, rules));
}

/** Whether a field depends on no other one. */
export function isFree(field: Field): boolean {
  return field.when === null && narrowersOf(field).length === 0;
}

/** Names of the fields that narrow what may be chosen in one. */
export function narrowersOf(field: Field): readonly string[] {
  return Object.values(field.narrowedBy);
}

function isFit(field: Field): boolean {
  return !field.system && !field.unique && !field.createOnly && !field.writeOnly && !UNFIT.has(field.type);
}

const UNFIT = new Set<Field['type']>(['list', 'group', 'json', 'matrix', 'richText']);

/** The declared action of a name; undefined for deleting and for editing fields. */
export function declaredAction(resource: Resource, name: string): Action | undefined {
  return resource.lifecycle?.actions[name];
}
