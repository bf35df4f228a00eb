import { holdsOver, holdsRight, holdsSome, isAcrossInstitutes, isCalledByItsText, mayRun, targetsOf, type Action, type DeclarationLoader, type Resource, type Right } from '../../src/schemas';
import type { RequestActor } from '../kernel/context';
import { isPerson } from '../kernel/db/columns';
import { every, predicateSql, type SqlCondition } from '../kernel/db/predicateSql';
import { sql } from 'kysely';
import { PLATFORM_INSTITUTE } from '../kernel/db/scope';
import { failure } from '../kernel/errors';
import { KEPT_DAYS } from '../kernel/keptDays';
import type { Operation, Values } from './operation';

/** Who asks, of what. */
type Asked = Pick<Operation, 'actor' | 'resource'>;

/** @throws FORBIDDEN unless the actor holds the right over the module. */
export function authorize({ actor, resource }: Asked, right: Right): void {
  if (!holdsRight(actor, resource, right)) throw failure({ code: 'FORBIDDEN' });
  const isNewTenant = right === 'create' && resource.tenant === 'self';
  if (isNewTenant && !isAcrossInstitutes(actor)) throw failure({ code: 'FORBIDDEN' });
}

/** @throws FORBIDDEN unless the actor holds the right over the module, or over rows of their own. Which this row is, `authorizeRow` asks. */
export function authorizeSome({ actor, resource }: Asked, right: 'update' | 'delete'): void {
  if (!holdsSome(actor, resource, right)) throw failure({ code: 'FORBIDDEN' });
}

/** @throws FORBIDDEN unless the actor holds the right over this record. */
export function authorizeRow({ actor, resource, asking }: Operation, right: 'update' | 'delete', record: Values): void {
  if (!holdsOver(actor, resource, right, record, asking)) throw failure({ code: 'FORBIDDEN' });
}

/** Whether who may delete a row may also take it back: of one's own, without the right over others', what one has deleted oneself. @param row of the bin */
export function mayTakeBack({ actor, resource }: Asked, row: Values): boolean {
  return holdsRight(actor, resource, 'delete') || row['deleted_by_id'] === actor.id;
}

/** Whether the actor is told what a deleted row was called: of one that is called by all that it says, who may take it back. */
export function maySeeTitle({ actor, resource }: Asked, row: Values): boolean {
  return !row['deleted_at'] || !isCalledByItsText(resource) || mayTakeBack({ actor, resource }, row);
}

/** @throws FORBIDDEN unless the actor may run the action at all. */
export function authorizeAction({ actor, resource }: Asked, action: Pick<Action, 'right' | 'roles'>): void {
  if (!mayRun(actor, resource, action)) throw failure({ code: 'FORBIDDEN' });
}

/** @throws FORBIDDEN unless the actor may delete at all, by the lifecycle's action for it where there is one. */
export function authorizeRemoval({ actor, resource }: Asked): void {
  authorizeSome({ actor, resource }, 'delete');
  const action = deletingAction(resource);
  if (action) authorizeAction({ actor, resource }, action);
}

/** The action that a deletion is, where the lifecycle has one. */
export function deletingAction({ lifecycle }: Pick<Resource, 'lifecycle'>): Action | null {
  return Object.values(lifecycle?.actions ?? {}).find((one) => one.call.by === 'delete') ?? null;
}

/**
 * Whoever reads the module, or writes records that refer to it, may choose among its records. By their ids people are
 * named to whoever reads any module: every record says who created and changed it.
 */
export function authorizeLookup({ actor, resource }: Operation, loader: DeclarationLoader, isById = false): void {
  const isUser = (other: Resource) => holdsRight(actor, other, 'read') && (other === resource || refersTo(other, resource.name) || (isById && tracesTo(other, resource.name)));
  if (!loader.all().some(isUser)) throw failure({ code: 'FORBIDDEN' });
}

/** Rows the actor is shown at all: not deleted unless asked for, and within the rules for the actor's role. Tenancy is the database's. */
export function visibleRows({ resource, table, actor, asking, rows = 'live', binOf, place = {} }: Operation, alias: string): SqlCondition[] {
  const rules = resource.rows.filter((rule) => rule.roles.includes(actor.role));
  return [
    ...presence({ rows, alias, now: asking.now }),
    ...(binOf === undefined ? [] : [sql<boolean>`${sql.ref(`${alias}.deleted_by_id`)} = ${binOf}`]),
    ...meantRows({ resource, table, asking }, alias),
    ...rules.map((rule) => predicateSql(rule.where, { table, alias, context: asking })),
    ...sharedRows({ resource, table, actor, asking }, alias),
    ...Object.entries(place).map(([name, value]) => predicateSql({ [name]: value }, { table, alias, context: asking })),
  ];
}

/** The same over the bin: for who may delete their own rows alone, what they have deleted themselves. */
export function overBin(operation: Operation): Operation {
  const { actor, resource } = operation;
  return { ...operation, rows: 'bin', ...(!holdsRight(actor, resource, 'delete') && { binOf: actor.id }) };
}

/** Of a module of another's rows, those that it is about. */
export function meantRows({ resource, table, asking }: Pick<Operation, 'resource' | 'table' | 'asking'>, alias: string): SqlCondition[] {
  return resource.of ? [predicateSql(resource.of.where, { table, alias, context: asking })] : [];
}

/** Of what the operator shares, an institute's people are shown what the declaration says; of their own rows all, as the operator's people are of the operator's. */
function sharedRows({ resource, table, actor, asking }: Pick<Operation, 'resource' | 'table' | 'actor' | 'asking'>, alias: string): SqlCondition[] {
  if (!resource.sharedWhere || isAcrossInstitutes(actor) || actor.instituteId === null) return [];
  const shared = predicateSql(resource.sharedWhere, { table, alias, context: asking });
  return [sql<boolean>`(${sql.ref(`${alias}.institute_id`)} <> ${PLATFORM_INSTITUTE} or ${shared})`];
}

/** Rows that stay for good are in no bin, nor is the row that stands for the operator. */
function presence({ rows, alias, now }: { rows: NonNullable<Operation['rows']>; alias: string; now: string }): SqlCondition[] {
  const deleted = sql.ref(`${alias}.deleted_at`);
  if (rows === 'live') return [sql<boolean>`${deleted} is null`];
  const notOperator = sql<boolean>`${sql.ref(`${alias}.id`)} <> ${PLATFORM_INSTITUTE}`;
  if (rows === 'all') return [notOperator];
  return [sql<boolean>`${deleted} is not null`, sql<boolean>`${deleted} > ${binStart(now)}`, notOperator];
}

/** Deleted before this instant, a record is past restoring. */
export function binStart(now: string): string {
  return new Date(Date.parse(now) - KEPT_DAYS * 86_400_000).toISOString();
}

/** The same as one condition. */
export function visible(operation: Operation, alias: string): SqlCondition {
  return every(visibleRows(operation, alias));
}

/** Rights of an actor that decide how large a page may be. */
export function largestPage({ actor, resource }: { actor: RequestActor; resource: Resource }): number {
  return resource.export && holdsRight(actor, resource, 'export') ? EXPORT_PAGE : LIST_PAGE;
}

const LIST_PAGE = 100;
const EXPORT_PAGE = 1_000;

function refersTo(resource: Resource, name: string): boolean {
  return Object.values(resource.fields).some((field) => (field.computed === null && targetsOf(field).includes(name) && !isPerson(field)) || Object.values(field.fields).some((inner) => inner.to === name));
}

function tracesTo(resource: Resource, name: string): boolean {
  return Object.values(resource.fields).some((field) => isPerson(field) && field.to === name);
}
