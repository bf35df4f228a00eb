import { sql } from 'kysely';
import { holdsRight, maySee } from '../../../src/schemas';
import { tableOf, type Column } from '../../kernel/db/columns';
import { holdsPart } from '../../kernel/db/partSql';
import { columnSql, every, some, type SqlCondition } from '../../kernel/db/predicateSql';
import { visible } from '../authorize';
import type { Operation, Trx } from '../operation';
import { ROW } from '../rows';
import { amongIds, matchTexts, textConditions, wordParts, type TextMatch, type TextPart } from './textSearch';
import { COUNTED } from './total';

/** A reference through which the search box looks, and what of the record that it names. */
interface Through {
  readonly reference: Column;
  readonly other: Operation;
  readonly texts: readonly Column[];
}

/** The references of a module through which the actor finds: by texts that the other module shows the actor itself. */
export function throughOf(operation: Operation): Through[] {
  const { actor, table, context, requestId, consoleAddress, asking } = operation;
  return table.columns.filter(({ field }) => field.finds.length > 0 && maySee(actor, field)).flatMap((reference) => {
    const resource = context.loader.require(reference.field.to!);
    const other: Operation = { context, resource, table: tableOf(resource), actor, requestId, consoleAddress, asking };
    const texts = reference.field.finds.flatMap((name) => other.table.byField.get(name) ?? []).filter(({ field }) => maySee(actor, field));
    return texts.length > 0 && holdsRight(actor, resource, 'read') ? [{ reference, other, texts }] : [];
  });
}

interface Asked {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly words: readonly string[];
  /** What the rows themselves are asked for, the words and more. */
  readonly parts: readonly TextPart[];
  /** What their own texts find. */
  readonly match: TextMatch;
  readonly through: readonly Through[];
}

/**
 * What texts find together with what they find through references. The other module’s index says whose rows they are, and the index of
 * the reference which; where it is too many, each row is asked along the order of the list, where a page is soon full.
 * @returns the rows’ ids where they are no more than are counted, and what is asked of each row where they are more
 */
export async function matchThrough({ operation, trx, words, parts, match, through }: Asked): Promise<{ readonly match: TextMatch; readonly conditions: SqlCondition[] }> {
  // No index holds deleted rows’ texts.
  const isThere = operation.rows === undefined || operation.rows === 'live';
  const own = every(textConditions({ operation, parts }));
  const rest = textConditions({ operation, parts: parts.slice(wordParts(operation, words).length) });
  const found = await Promise.all(through.map(async (one) => {
    const asked = [...words.map((word) => some([ownWord(operation, word), theirWord(one, word)])), ...rest];
    const { ids, share } = isThere ? await matchTexts({ operation: one.other, trx, parts: wordParts(one.other, words), cap: COUNTED + 1, named: COUNTED }) : { ids: null, share: null };
    return { asked: every(asked), share, ids: ids && (await rowsOf({ operation, trx, one, others: ids, asked })) };
  }));
  const each = [sql<boolean>`case when ${some([own, ...found.map(({ asked }) => asked)])} then true else false end`];
  const lists = [match.ids, ...found.map(({ ids }) => ids)];
  const ids = lists.some((list) => list === null) ? null : [...new Set(lists.flatMap((list) => list!))];
  const shares = [match, ...found].flatMap(({ share }) => share ?? []);
  if (!ids || ids.length > COUNTED) return { match: { kind: 'common', ids: null, total: null, share: shares.length > 0 ? Math.max(...shares) : null }, conditions: each };
  return { match: { kind: 'few', ids, total: ids.length, share: null }, conditions: [amongIds(ids)] };
}

/** Ids of rows that refer to some of these; `null` where they are more than are counted. */
async function rowsOf({ operation: { table }, trx, one, others, asked }: Pick<Asked, 'operation' | 'trx'> & { one: Through; others: readonly string[]; asked: readonly SqlCondition[] }): Promise<string[] | null> {
  if (others.length === 0) return [];
  const refers = sql`${columnSql({ alias: ROW, name: one.reference.name })} = any(${others}::uuid[])`;
  const live = sql`${columnSql({ alias: ROW, name: 'deleted_at' })} is null`;
  const { rows } = await sql<{ id: string }>`select ${sql.raw(ROW)}.id from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${refers} and ${live} and case when ${every(asked)} then true else false end limit ${COUNTED + 1}`.execute(trx);
  return rows.length > COUNTED ? null : rows.map(({ id }) => id);
}

function ownWord(operation: Operation, word: string): SqlCondition {
  return every(textConditions({ operation, parts: wordParts(operation, [word]) }));
}

function theirWord({ reference, other, texts }: Through, word: string): SqlCondition {
  const holds = some(texts.map(({ name }) => holdsPart(columnSql({ alias: OTHER, name }), word)));
  return sql<boolean>`exists (select from ${sql.raw(other.table.sql)} ${sql.raw(OTHER)} where ${sql.raw(OTHER)}.id = ${columnSql({ alias: ROW, name: reference.name })} and ${visible(other, OTHER)} and ${holds})`;
}

const OTHER = 'o';
