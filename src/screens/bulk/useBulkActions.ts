import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { holdsRight, mayRun, mayWrite } from '../../schemas';
import type { Action, Actor, Field, Resource } from '../../schemas';
import { useListModel } from '../list/listModel';

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
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
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
  if (!holdsRight(actor, resource, 'update')) return [];
  return Object.values(resource.fields).filter(
    (field) => !field.system && !field.unique && !field.createOnly && !field.writeOnly && field.when === null && !UNFIT.has(field.type) && mayWrite(actor, field),
  );
}

const UNFIT = new Set<Field['type']>(['list', 'group', 'json', 'access', 'richText']);

/** The declared action of a name; undefined for deleting and for editing fields. */
export function declaredAction(resource: Resource, name: string): Action | undefined {
  return resource.lifecycle?.actions[name];
}
