import { sql } from 'kysely';
import { SEARCH_COLUMN } from '../../kernel/db/columns';
import { likePattern } from '../../kernel/db/partSql';
import type { SqlCondition } from '../../kernel/db/predicateSql';
import { ownText, searchFunction, textExpressions } from '../../kernel/db/schema/textSearch';
import { scopeOf } from '../../kernel/db/scope';
import { ROW } from '../rows';
import type { Operation, Trx } from '../operation';

/** A part that a text of each row must hold: in the search box's column, or in one column. */
export interface TextPart {
  readonly key: string;
  readonly pattern: string;
  /** Follows from another part: finds rows by an index, and need not be asked of each. */
  readonly isImplied?: boolean;
}

/** Up to this many rows a text is looked up first and the rest of the question is asked of what it found. */
export const SELECTIVE = 1_000;

/**
 * How texts narrow a list: to few rows, whose ids are known; to many; or so little that no index helps, and their number
 * is not known.
 */
export interface TextMatch {
  readonly kind: 'few' | 'many' | 'common';
  /** Of the rows that are found, where there are no more than were to be named. */
  readonly ids: readonly string[] | null;
  /** The part of all rows that the texts find, by a sample, where they find more than are counted. */
  readonly share: number | null;
  /** Rows the texts find, whatever else is asked; counted up to the cap. */
  readonly total: number | null;
}

/** A folded word as a part that the search column must hold. */
export function searchPart(word: string): TextPart {
  return { key: SEARCH_COLUMN, pattern: likePattern(word) };
}

/** Folded words of the search box as parts; each must be found, in what the module's own box looks into. */
export function wordParts({ table }: Pick<Operation, 'table'>, words: readonly string[]): TextPart[] {
  const own = ownText(table);
  return words.flatMap((word) => [
    searchPart(word),
    ...(own ? [{ key: own.key, pattern: likePattern(word) }] : []),
  ]);
}

/** Filters by a part of a text. What the search box looks into as well is found by its index, so that the column needs none of its own. */
export function filterParts({ table }: Pick<Operation, 'table'>, parts: readonly TextPart[]): TextPart[] {
  const searched = new Set(table.searched.filter(({ field }) => field.type !== 'richText').map(({ name }) => name));
  return parts.flatMap((part) => [...(searched.has(part.key) ? [{ ...part, key: SEARCH_COLUMN, isImplied: true }] : []), part]);
}

/**
 * Decides between ways to answer. Texts that find few rows are answered by the trigram index, whatever the list is
 * sorted by; those that find many are tested row by row along the sort order, where a page is soon full.
 * @param cap so many rows are counted
 * @param named up to so many rows their ids are told, too
 */
export async function matchTexts({ operation, trx, parts, cap, named = SELECTIVE }: { operation: Operation; trx: Trx; parts: readonly TextPart[]; cap: number; named?: number }): Promise<TextMatch> {
  const name = searchFunction({ table: operation.table, scope: scopeOf(operation.actor).kind });
  const { rows } = await sql<{ total: number | null; ids: string[] | null; share: number | null }>`select * from ${sql.raw(name)}(${parts.map((part) => part.key)}::text[], ${parts.map((part) => part.pattern)}::text[], ${named}, ${cap})`.execute(trx);
  const { total = null, ids = null, share = null } = rows[0] ?? {};
  return { kind: total === null ? 'common' : ids && ids.length <= SELECTIVE ? 'few' : 'many', ids, total, share };
}

/** What a match asks of each row. */
export function matchConditions({ operation, match, parts }: { operation: Operation; match: TextMatch; parts: readonly TextPart[] }): SqlCondition[] {
  return match.kind === 'few' ? [amongIds(match.ids ?? [])] : textConditions({ operation, parts });
}

/** The parts as they are asked of each row, whatever an index could tell. */
export function textConditions({ operation, parts }: { operation: Pick<Operation, 'table'>; parts: readonly TextPart[] }): SqlCondition[] {
  const expressions = textExpressions(operation.table);
  return parts.filter(({ isImplied }) => !isImplied).map(({ key, pattern }) => {
    const text = sql.raw(expressions.get(key)!.replace(/"[^"]+"/g, (name) => `${ROW}.${name}`));
    // Within a choice the comparison is no index's, and the planner takes it for one that every other row passes: by its own guess a text
    // finds hardly anything, and all rows are read and sorted instead of some along the order.
    return sql<boolean>`case when ${text} like ${pattern} then true else false end`;
  });
}

/** Rows with one of these ids. */
export function amongIds(ids: readonly string[]): SqlCondition {
  return sql<boolean>`${sql.raw(ROW)}.id = any(${ids}::uuid[])`;
}
