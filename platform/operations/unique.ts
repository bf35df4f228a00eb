import { sql } from 'kysely';
import { isEmptyValue, type Problem } from '../../src/schemas';
import { quote, toColumn, type Column, type Table } from '../db/columns';
import { comparedText, uniqueIndexName } from '../db/schema/indexes';
import { referencesOf } from '../db/schema/references';
import { PLATFORM_INSTITUTE } from '../db/scope';
import { failure } from '../errors';
import { validationFailure } from './problems';
import type { Operation, Trx, Values } from './operation';

/** Fields whose value another record has already, as far as the actor's scope shows: one question for all of them. */
export async function uniqueProblems({ operation, trx, values, changed, id }: { operation: Operation; trx: Trx; values: Values; changed: ReadonlySet<string>; id: string }): Promise<Record<string, Problem>> {
  const { table } = operation;
  const columns = table.columns.filter(({ field }) => field.unique && changed.has(field.name) && !isEmptyValue(values[field.name]));
  if (columns.length === 0) return {};
  const questions = columns.map((column) => sql`exists (${twinOf({ table, column, values, id })}) as ${sql.ref(column.name)}`);
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(questions)}`.execute(trx);
  const taken = columns.filter((column) => rows[0]?.[column.name]);
  return Object.fromEntries(taken.map((column) => [column.field.name, { code: 'unique' }]));
}

/** Fields whose value another record has, and which one, as far as the actor's scope shows. */
export async function takenBy({ operation, trx, values, id }: { operation: Operation; trx: Trx; values: Values; id: string }): Promise<{ field: string; value: unknown; id: string }[]> {
  const { table } = operation;
  const columns = table.columns.filter(({ field }) => field.unique && !isEmptyValue(values[field.name]));
  const taken: { field: string; value: unknown; id: string }[] = [];
  for (const column of columns) {
    const { rows } = await sql<{ id: string }>`${twinOf({ table, column, values, id })} limit 1`.execute(trx);
    if (rows[0]) taken.push({ field: column.field.name, value: values[column.field.name], id: rows[0].id });
  }
  return taken;
}

/**
 * What the database refused, said as the checks before would have: somebody else was faster, or the twin belongs to an
 * institute the actor may not look into.
 */
export function explainRefusal({ error, operation }: { error: unknown; operation: Operation }): unknown {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  const { table, context } = operation;
  if (code === '23505') {
    const column = table.columns.find((one) => one.field.unique && uniqueIndexName({ table, column: one }) === constraint);
    return column ? validationFailure({ [column.field.name]: { code: 'unique' } }) : error;
  }
  if (code === '23503') {
    const reference = referencesOf({ table, loader: context.loader }).find((one) => one.name === constraint);
    return reference ? validationFailure({ [reference.column.field.name]: { code: 'reference' } }) : failure({ reason: 'isReferredTo' });
  }
  return error;
}

/** The value in the form that the index holds, made by the database itself. */
function comparedValue(value: unknown) {
  const [before = '', after = ''] = comparedText('\u0000').split('\u0000');
  return sql`${sql.raw(before)}${value}::text${sql.raw(after)}`;
}

function twinOf({ table, column, values, id }: { table: Table; column: Column; values: Values; id: string }) {
  const value = toColumn({ field: column.field, value: values[column.field.name] });
  const isText = column.type === 'text';
  const name = sql.raw(`u.${quote(column.name)}`);
  const same = isText ? sql`${sql.raw(comparedText(`u.${quote(column.name)}`))} = ${comparedValue(value)}` : sql`${name} = ${value}`;
  const isPerOwner = table.hasOwner && column.field.unique === 'tenant';
  const owner = isPerOwner ? sql` and u.institute_id = ${values['instituteId'] ?? PLATFORM_INSTITUTE}` : sql``;
  return sql`select u.id from ${sql.raw(table.sql)} u where ${same} and u.deleted_at is null and u.id <> ${id}${owner}`;
}
