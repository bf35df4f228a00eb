import { sql } from 'kysely';
import { holdsRight, isEmptyValue, maySee, targetsOf, titleFields, type Field, type Predicate, type Resource } from '../../../src/schemas';
import { isPerson } from '../../kernel/db/columns';
import { holdsPart } from '../../kernel/db/partSql';
import { columnSql, predicateSql, some, type SqlCondition } from '../../kernel/db/predicateSql';
import { failure } from '../../kernel/errors';
import type { Operation, Trx, Values } from '../operation';
import { ROW } from '../rows';
import { SELECTIVE, matchConditions, matchTexts, searchPart } from './textSearch';

/** Whether the actor reads the module, and so may ask a look-up all that a list may be asked. Others choose by titles alone. */
export function isReader({ actor, resource }: Pick<Operation, 'actor' | 'resource'>): boolean {
  return holdsRight(actor, resource, 'read');
}

/**
 * Which rows somebody who does not read the module may choose among: those that a reference of theirs declares by its
 * `where`. A console says which by sending the condition; sent filters that are no reference's condition are refused,
 * since each would be a question about a field that is not shown.
 * @param isNaming the rows are asked for by their ids, to be named: then none need be sent
 * @throws BAD_FILTER
 */
export function choosable({ operation, sent, isNaming }: { operation: Operation; sent: Values; isNaming: boolean }): SqlCondition[] {
  const { table, asking, resource } = operation;
  const references = referencesTo(operation);
  const wanted = Object.entries(sent).filter(([, value]) => !isEmptyValue(value));
  const chosen = references.flatMap((field) => saidOf(field, wanted));
  if (chosen.length === 0 && wanted.length > 0) {
    const unknown = wanted.map(([name]) => name);
    throw failure({ reason: 'choiceFilter', params: { unknown: unknown.slice(0, 20).join(', '), module: resource.name }, details: { unknown } });
  }
  const among = chosen.length > 0 ? chosen : references.map(({ where }) => where);
  if (among.includes(null) || (isNaming && wanted.length === 0)) return [];
  return [some(among.map((where) => predicateSql(where!, { table, alias: ROW, context: asking })))];
}

/**
 * The conditions that folded words stand in the title. The search box's index finds where they may; what else it looks into does
 * not count.
 */
export async function titleConditions({ operation, trx, words }: { operation: Operation; trx: Trx; words: readonly string[] }): Promise<SqlCondition[]> {
  if (words.length === 0) return [];
  const { table, resource, actor } = operation;
  const columns = titleFields(resource).flatMap((name) => table.byField.get(name) ?? []).filter(({ field }) => maySee(actor, field));
  const inTitle = words.map((word) => some(columns.map((column) => holdsPart(sql`${columnSql({ alias: ROW, name: column.name })}::text`, word))));
  if (columns.some(({ field }) => !field.searchable)) return inTitle;
  const parts = words.map(searchPart);
  const match = await matchTexts({ operation, trx, parts, cap: SELECTIVE + 1 });
  return [...matchConditions({ operation, match, parts }), ...inTitle];
}

/** Fields of modules the actor reads, inside groups and lists too, that refer to this one. */
function referencesTo({ actor, resource, context }: Operation): Field[] {
  const fields = (one: Resource): Field[] => Object.values(one.fields).flatMap((field) => [field, ...Object.values(field.fields)]);
  return context.loader.all().filter((one) => holdsRight(actor, one, 'read')).flatMap(fields).filter((field) => field.computed === null && targetsOf(field).includes(resource.name) && !isPerson(field) && maySee(actor, field));
}

/** A reference's condition with what narrows it, as sent, where the filters are those of this reference; else none. */
function saidOf({ where, narrowedBy }: Field, sent: readonly (readonly [string, unknown])[]): (Predicate | null)[] {
  const narrowing = sent.filter(([name, value]) => Object.hasOwn(narrowedBy, name) && [value].flat().every((one) => typeof one === 'string'));
  if (!isSaid(where, sent.filter((one) => !narrowing.includes(one)))) return [];
  return [narrowing.length > 0 ? { all: [where ?? {}, Object.fromEntries(narrowing) as Predicate] } : where];
}

/** Whether the sent filters are what a list can say of the condition: equal to a value, any of several, empty or not. */
function isSaid(where: Predicate | null, sent: readonly (readonly [string, unknown])[]): boolean {
  const plain = Object.entries(where ?? {}).filter(([name, value]) => !NESTED.has(name) && valuesOf(value) !== null);
  return plain.length === sent.length && sent.every(([name, value]) => valuesOf(where?.[name]) === valuesOf(value) && valuesOf(value) !== null);
}

const NESTED = new Set(['all', 'any', 'not']);

/** Values as one text, whatever their order, and so a question for emptiness; null for what is none. */
function valuesOf(value: unknown): string | null {
  const isEmpty = value === null ? true : typeof value === 'object' && 'empty' in value && Object.keys(value).length === 1 ? value.empty : undefined;
  if (isEmpty !== undefined) return `empty ${String(isEmpty)}`;
  const values = Array.isArray(value) ? value : [value];
  const isPlain = values.every((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean');
  return isPlain ? JSON.stringify(values.map(String).sort()) : null;
}
