import { allowedActions, maySee, withDerived, type Field, type Resource, type Role } from '../../src/schemas';
import { toRecord } from '../kernel/db/columns';
import { KEPT_DAYS } from '../kernel/keptDays';
import { mayTakeBack } from './authorize';
import { computedOf, computedValues } from './computed';
import { keptSecrets } from './secrets';
import { notOffered } from './notOffered';
import type { Operation, Values } from './operation';

/** A row as the actor may see it: computed choices filled in, and what was computed when it was read, hidden fields left out, and what may be done to it now. */
export function present(operation: Operation, row: Values, only?: ReadonlySet<string>): Record<string, unknown> {
  const record = wholeOf(operation, row);
  const shown: Record<string, unknown> = {};
  const { actor, resource, asking } = operation;
  for (const names of [visibleFields(operation), computedOf(resource).map(({ name }) => name)]) {
    for (const name of names) if (record[name] !== undefined && (!only || only.has(name))) shown[name] = record[name];
  }
  const withheld = notOffered(operation, row);
  const allowed = allowedActions({ actor, resource, record, context: asking }).filter((name) => !withheld.has(name));
  return operation.rows === 'bin' ? { ...shown, ...binned(row), allowed: allowed.includes('delete') && mayTakeBack(operation, row) ? ['restore'] : [] } : { ...shown, ...(only ? {} : keptSecrets(operation, row)), ...(only || row['tree_depth'] === undefined ? {} : { treeDepth: row['tree_depth'] }), allowed };
}

/** Of a deleted record: when it was deleted and by whom, and until when it can be restored. */
function binned(row: Values): Record<string, unknown> {
  const deletedAt = String(row['deleted_at']);
  return { deletedAt, deletedById: row['deleted_by_id'] ?? null, purgedAt: new Date(Date.parse(deletedAt) + KEPT_DAYS * 86_400_000).toISOString() };
}

/** A row as a whole record, whoever may see it. */
export function recordOf({ resource, table, asking }: Pick<Operation, 'resource' | 'table' | 'asking'>, row: Values): Record<string, unknown> {
  return withDerived({ resource, record: toRecord(table, row), context: asking });
}

/** The same with what was computed of the row when it was read. */
export function wholeOf(operation: Pick<Operation, 'resource' | 'table' | 'asking'>, row: Values): Record<string, unknown> {
  return Object.assign(recordOf(operation, row), computedValues(operation, row));
}

/** Of a row what the actor may see of it, by field. */
export function seenOf(operation: Operation, row: Values): Record<string, unknown> {
  const record = recordOf(operation, row);
  return Object.fromEntries(visibleFields(operation).filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/** Names of the fields the actor may see, but for those that are computed from elsewhere. */
export function visibleFields({ resource, actor }: Pick<Operation, 'resource' | 'actor'>): readonly string[] {
  const byRole = seen.get(resource) ?? new Map<Role, readonly string[]>();
  seen.set(resource, byRole);
  const known = byRole.get(actor.role);
  if (known) return known;
  const names = Object.values(resource.fields).filter((field: Field) => field.computed === null && maySee(actor, field)).map((field) => field.name);
  byRole.set(actor.role, names);
  return names;
}

const seen = new WeakMap<Resource, Map<Role, readonly string[]>>();
