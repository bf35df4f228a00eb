import { sql, type RawBuilder } from 'kysely';
import { isEmptyValue, predicateFields, storedAs, type DeclarationLoader, type Field, type Problem, type Resource } from '../../../src/schemas';
import { snakeCase, tableOf } from '../../kernel/db/columns';
import { columnSql, every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { meantRows } from '../authorize';
import type { WriteEvent } from '../handler';
import type { Operation } from '../operation';

/** A reference of another module, to one record or several, that offers records of this one by a value of theirs, `theirs`, which is the same as its own field `own`. */
interface Narrowed {
  readonly resource: Resource;
  readonly field: Field;
  readonly theirs: string;
  readonly own: string;
}

/**
 * What is wrong with another value of a field by which references are narrowed: those that refer to the record by its present value would not fit
 * it any more. A section goes to another subject once no topic of this one is in it.
 */
async function narrowedOthers({ operation, trx, id, before, after, changed }: WriteEvent): Promise<Record<string, Problem>> {
  if (!before) return {};
  const problems: Record<string, Problem> = {};
  for (const { resource, field, theirs, own } of narrowedTo(operation)) {
    if (!changed.has(theirs) || isEmptyValue(before[theirs])) continue;
    const column = (name: string) => columnSql({ alias: 'o', name: snakeCase(name) });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(tableOf(resource).sql)} o
      where ${names({ field, column: column(field.name), id })} and ${parts({ field: resource.fields[own]!, column: column(own), before: before[theirs], after: after[theirs] ?? null })} and o.deleted_at is null`.execute(trx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) problems[theirs] = { code: 'narrowsOthers', params: { count, module: resource.name } };
  }
  return problems;
}

/**
 * What is wrong with another value of a field: others refer to the record, by the present one, or at all where the field stays as it is as long as they do
 * (`fixedBy`).
 */
export async function heldByOthers(event: WriteEvent): Promise<Record<string, Problem>> {
  return { ...(await fixedProblems(event)), ...(await narrowedOthers(event)) };
}

/** Which fields stay as they are, with how many refer to the record; of the bin none does, and those that the actor may not see do, too. */
async function fixedProblems({ operation: { resource, context, asking }, trx, id, before, after, changed }: WriteEvent): Promise<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  for (const { name, fixedBy, to } of Object.values(resource.fields)) {
    const of = fixedBy === null ? null : resource.fields[fixedBy]!.computed;
    if (!before || !changed.has(name) || isEmptyValue(before[name]) || of === null || !('count' in of)) continue;
    if (to !== null && isSameId(before[name], after[name])) continue;
    const other = context.loader.require(of.count);
    const table = tableOf(other);
    const reference = table.byField.get(of.by)!;
    const counted = [names({ field: reference.field, column: columnSql({ alias: 'o', name: reference.name }), id }), sql<boolean>`o.deleted_at is null`, ...meantRows({ resource: other, table, asking }, 'o'), ...(of.where ? [predicateSql(of.where, { table, alias: 'o', context: asking })] : [])];
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table.sql)} o where ${every(counted)}`.execute(trx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) problems[name] = { code: 'fixedBy', params: { count, module: other.name } };
  }
  return problems;
}

/** Whether two references name the same, however the id is written. */
function isSameId(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null).toLowerCase() === JSON.stringify(other ?? null).toLowerCase();
}

/** Whether a row names the record; of several as the index over them is asked. */
function names({ field, column, id }: { field: Field; column: RawBuilder<unknown>; id: string }): SqlCondition {
  return field.type === 'refs' ? sql`${column} @> array[${id}::uuid] and cardinality(${column}) > 0` : sql`${column} = ${id}::uuid`;
}

/** Whether a row does not have the value that comes by what it is narrowed by; of several, whether it had the one that goes. */
function parts({ field, column, before, after }: { field: Field; column: RawBuilder<unknown>; before: unknown; after: unknown }): RawBuilder<boolean> {
  if (field.type !== 'refs') return sql`${column} is distinct from ${after}`;
  return sql`${before}::uuid = any(${column}) and (${after}::uuid = any(${column})) is not true`;
}

/** Whether a write of these fields may change one to which others hold the record, since it narrows references of theirs or stays as long as they refer to it: be it one of them, or one that is there only while it holds of them. */
export function isHeldByOthers({ operation, names }: { operation: Operation; names: readonly string[] }): boolean {
  const held = [...narrowedTo(operation).map(({ theirs }) => theirs), ...Object.values(operation.resource.fields).filter(({ fixedBy }) => fixedBy !== null).map(({ name }) => name)];
  if (held.length === 0) return false;
  const written = new Set(names);
  // What is emptied may be what the next asks about: the set grows while it is gone through.
  for (const name of written) for (const field of Object.values(operation.resource.fields)) if (asks(field, name)) written.add(field.name);
  return held.some((name) => written.has(name));
}

function asks({ when, derive }: Field, name: string): boolean {
  return [when, ...derive.map((one) => one.if)].some((condition) => predicateFields(condition).includes(name));
}

/** Every reference that is narrowed by a value of these records, by whichever module of the same rows it names them. */
function narrowedTo({ resource, context: { loader } }: Pick<Operation, 'resource' | 'context'>): readonly Narrowed[] {
  const known = narrowings.get(resource);
  if (known) return known;
  const found = loader.all().flatMap((one) => narrowedIn(one, (to) => sameRows({ loader, resource, to })));
  narrowings.set(resource, found);
  return found;
}

const narrowings = new WeakMap<Resource, readonly Narrowed[]>();

function sameRows({ loader, resource, to }: { loader: DeclarationLoader; resource: Resource; to: string | null }): boolean {
  const other = to === null ? undefined : loader.get(to);
  return other !== undefined && storedAs(other) === storedAs(resource);
}

function narrowedIn(resource: Resource, isMeant: (to: string | null) => boolean): Narrowed[] {
  if (resource.of || resource.isSingle || resource.source !== null) return [];
  return Object.values(resource.fields).filter((field) => (field.type === 'ref' || field.type === 'refs') && isMeant(field.to)).flatMap((field) => Object.entries(field.narrowedBy).map(([theirs, own]) => ({ resource, field, theirs, own })));
}
