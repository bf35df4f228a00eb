import { sql } from 'kysely';
import { SEARCH_COLUMN } from '../../kernel/db/columns';
import { likePattern, type SqlCondition } from '../../kernel/db/predicateSql';
import { searchFunction, textExpressions } from '../../kernel/db/schema/textSearch';
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
  readonly ids: readonly string[];
  /** The part of all rows that the texts find, where a sample showed them to find far more than are counted. */
  readonly share: number | null;
  /** Rows the texts find, whatever else is asked; counted up to the cap. */
  readonly total: number | null;
}

/** Words of the search box as parts; each must be found. */
export function wordParts(words: readonly string[]): TextPart[] {
  return words.map((word) => ({ key: SEARCH_COLUMN, pattern: likePattern(word) }));
}

/**
 * Decides between ways to answer. Texts that find few rows are answered by the trigram index, whatever the list is
 * sorted by; those that find many are tested row by row along the sort order, where a page is soon full.
 */
export async function matchTexts({ operation, trx, parts, cap }: { operation: Operation; trx: Trx; parts: readonly TextPart[]; cap: number }): Promise<TextMatch> {
  const name = searchFunction({ table: operation.table, scope: scopeOf(operation.actor).kind });
  const { rows } = await sql<{ total: number | null; ids: string[] | null; share: number | null }>`select * from ${sql.raw(name)}(${parts.map((part) => part.key)}::text[], ${parts.map((part) => part.pattern)}::text[], ${SELECTIVE}, ${cap})`.execute(trx);
  const { total = null, ids = null, share = null } = rows[0] ?? {};
  return { kind: ids ? 'few' : total === null ? 'common' : 'many', ids: ids ?? [], total, share };
}

/**
 * The search column holds the texts that any module of the table looks into: one that looks into fewer asks its own of each row that was
 * found. What is found tells what stands there, and not everybody who sees the one module sees the other.
 */
export function ownTexts({ resource, table }: Operation, words: readonly string[]): SqlCondition[] {
  const own = table.searched.filter(({ field }) => field.name in resource.fields);
  if (own.length === table.searched.length) return [];
  const texts = own.map(({ name }) => sql`coalesce(${sql.ref(`${ROW}.${name}`)}, '')`);
  return words.map((word) => sql<boolean>`lower(${sql.join(texts, sql` || E'\\n' || `)}) like ${likePattern(word)}`);
}

/** What a match asks of each row. */
export function matchConditions({ operation, match, parts }: { operation: Operation; match: TextMatch; parts: readonly TextPart[] }): SqlCondition[] {
  if (match.kind === 'few') return [sql<boolean>`${sql.raw(ROW)}.id = any(${match.ids}::uuid[])`];
  const expressions = textExpressions(operation.table);
  return parts.filter(({ isImplied }) => !isImplied).map(({ key, pattern }) => {
    const text = sql.raw(expressions.get(key)!.replace('"', `${ROW}."`));
    // Joined to nothing, the expression is no index's any more: a common text is found faster without one.
    return match.kind === 'common' ? sql<boolean>`(${text} || '') like ${pattern}` : sql<boolean>`${text} like ${pattern}`;
  });
}
