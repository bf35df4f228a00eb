import { sql } from 'kysely';
import { evaluate, isAcrossInstitutes, isEmptyValue, mapValues, validateValue, type Problem } from '../../../src/schemas';
import { isOwner, quote, tableOf, toColumn, type Column, type Table } from '../../kernel/db/columns';
import { sameText } from '../../kernel/db/sameText';
import { uniqueIndexName } from '../../kernel/db/schema/indexes';
import { referencesOf } from '../../kernel/db/schema/references';
import { countsEmpty, keyCondition, namesOf, takenProblem, uniqueKeysOf, type UniqueKey } from '../../kernel/db/schema/uniqueKeys';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { validationFailure } from '../../kernel/http/problems';
import type { Operation, Trx, Values } from '../operation';
import { holderOf, type Holder } from './holder';

/**
 * Fields whose value another record has already, as far as the actor's scope shows: one question for all of them. That
 * record is named to whoever may read it.
 */
export async function uniqueProblems({ operation, trx, values, changed, id }: { operation: Operation; trx: Trx; values: Values; changed: ReadonlySet<string>; id: string }): Promise<Record<string, Problem>> {
  const { table } = operation;
  const keys = keysHeld(operation, values).filter((key) => namesOf(key).some((name) => changed.has(name)));
  if (keys.length === 0) return {};
  const questions = keys.map((key, index) => sql`exists (${twinOf({ table, key, values, id })}) as ${sql.ref(`k${index}`)}`);
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(questions)}`.execute(trx);
  const taken = keys.filter((_, index) => rows[0]?.[`k${index}`]);
  const problems: Record<string, Problem>[] = [];
  for (const key of taken) problems.unshift(naming(takenProblem(key), await holderOf({ operation, trx, id: await twinId({ operation, trx, key, values, id }), names: namesOf(key) })));
  return Object.assign({}, ...problems) as Record<string, Problem>;
}

/** A field whose value another record has: with which others together, and which record. */
export interface Taken {
  readonly field: string;
  readonly with: readonly string[];
  readonly value: unknown;
  readonly id: string;
}

/** What another record has, and which one, as far as the actor's scope shows. */
export async function takenBy({ operation, trx, values, id }: { operation: Operation; trx: Trx; values: Values; id: string }): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  for (const key of keysHeld(operation, values)) {
    const twin = await twinId({ operation, trx, key, values, id });
    const [name, ...others] = namesOf(key) as [string, ...string[]];
    if (twin !== null) taken.push({ field: name, with: others, value: values[name], id: twin });
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
    // Rows of another module are held to all that is unique there, also where this one shows only some of the fields.
    const tables = [table, ...(table.resource.of ? [tableOf(context.loader.require(table.resource.of.name))] : [])];
    const key = tables.flatMap((one) => uniqueKeysOf(one).filter((each) => uniqueIndexName({ table: one, key: each }) === constraint))[0];
    return key ? validationFailure(isHidden({ operation, key }) ? Object.fromEntries(Object.keys(takenProblem(key)).map((name) => [name, { code: 'uniqueElsewhere' as const }])) : takenProblem(key)) : error;
  }
  if (code === '23503') {
    const reference = referencesOf({ table, loader: context.loader }).find((one) => one.name === constraint);
    return reference ? validationFailure({ [reference.column.field.name]: { code: 'reference' } }) : failure({ reason: 'isReferredTo' });
  }
  return error;
}

/** What is unique over all institutes was looked for among the rows that the actor may see: what the database has found besides, the actor may not. */
function isHidden({ operation: { actor, table }, key }: { operation: Operation; key: UniqueKey }): boolean {
  return table.hasOwner && !key.isPerOwner && !isAcrossInstitutes(actor);
}

/** Keys that count for a record: each of their values is there and right, or counts by being empty, and their condition holds. */
function keysHeld({ table, asking }: Operation, values: Values): UniqueKey[] {
  const isEmpty = ({ field }: Column): boolean => isEmptyValue(values[field.name]);
  const isSound = ({ field }: Column): boolean => isOwner(field) || validateValue({ field, value: values[field.name] }) === null;
  return uniqueKeysOf(table).filter((key) => key.columns.every((column) => (isEmpty(column) && !isOwner(column.field) ? countsEmpty(key, column) : isSound(column))) && evaluate(key.where, values, asking));
}

function naming(problems: Readonly<Record<string, Problem>>, holder: Holder | null): Record<string, Problem> {
  return mapValues(problems, ({ code, params }) => ({ code, ...((params || holder) && { params: { ...params, ...holder } }) }));
}

async function twinId({ operation: { table }, trx, ...twin }: { operation: Operation; trx: Trx; key: UniqueKey; values: Values; id: string }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`${twinOf({ table, ...twin })} limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

function twinOf({ table, key, values, id }: { table: Table; key: UniqueKey; values: Values; id: string }) {
  const same = key.columns.map((column) => {
    if (countsEmpty(key, column) && isEmptyValue(values[column.field.name])) return sql.raw(`u.${quote(column.name)} is null`);
    const value = toColumn({ field: column.field, value: values[column.field.name] });
    return column.type === 'text' ? sameText(sql.raw(`u.${quote(column.name)}`), value) : sql`${sql.raw(`u.${quote(column.name)}`)} = ${value}`;
  });
  const owner = key.isPerOwner ? sql` and u.institute_id = ${values['instituteId'] ?? PLATFORM_INSTITUTE}` : sql``;
  return sql`select u.id from ${sql.raw(table.sql)} u where ${sql.join(same, sql` and `)} and ${sql.raw(keyCondition(key, table, 'u.'))} and u.id <> ${id}${owner}`;
}
