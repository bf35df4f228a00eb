import { holdsRight, isAcrossInstitutes, mayRun, type Action, type DeclarationLoader, type Resource, type Right } from '../../src/schemas';
import type { RequestActor } from '../context';
import { every, predicateSql, type SqlCondition } from '../db/predicateSql';
import { sql } from 'kysely';
import { failure } from '../errors';
import type { Operation } from './operation';

/** @throws FORBIDDEN unless the actor holds the right over the module. */
export function authorize({ actor, resource }: Operation, right: Right): void {
  if (!holdsRight(actor, resource, right)) throw failure({ code: 'FORBIDDEN' });
  const isNewTenant = right === 'create' && resource.tenant === 'self';
  if (isNewTenant && !isAcrossInstitutes(actor)) throw failure({ code: 'FORBIDDEN' });
}

/** @throws FORBIDDEN unless the actor may run the action at all. */
export function authorizeAction({ actor, resource }: Operation, action: Action): void {
  if (!mayRun(actor, resource, action)) throw failure({ code: 'FORBIDDEN' });
}

/** Whoever reads the module, or writes records that refer to it, may choose among its records. */
export function authorizeLookup({ actor, resource }: Operation, loader: DeclarationLoader): void {
  const isUser = (other: Resource) => holdsRight(actor, other, 'read') && (other === resource || refersTo(other, resource.name));
  if (!loader.all().some(isUser)) throw failure({ code: 'FORBIDDEN' });
}

/** Rows the actor is shown at all: not deleted, and within the rules for the actor's role. Tenancy is the database's. */
export function visibleRows({ resource, table, actor, asking }: Operation, alias: string): SqlCondition[] {
  const rules = resource.rows.filter((rule) => rule.roles.includes(actor.role));
  return [
    sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null`,
    ...rules.map((rule) => predicateSql(rule.where, { table, alias, context: asking })),
  ];
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
  return Object.values(resource.fields).some((field) => field.to === name || Object.values(field.fields).some((inner) => inner.to === name));
}
