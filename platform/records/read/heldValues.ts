import { sql } from 'kysely';
import { foldedSql } from '../../kernel/db/partSql';
import { columnSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { sharedTexts } from '../../kernel/db/schema/indexes';
import type { Operation, Trx } from '../operation';
import { ROW } from '../rows';
import type { TextPart } from './textSearch';

/** So many values of a column are gone through. Where it has more, its texts are looked into by rows. */
export const MOST_VALUES = 1_000;

/**
 * Filters by a part of a text that many rows share, such as a city, as conditions on whole values: those that hold the part, of the values
 * there are, which an index tells one by one without a look at a row. By values an institute's rows are found under its policy, and the
 * planner knows how many they are.
 * @returns conditions of the parts that could be put so, and the other parts
 */
export async function asValues({ operation, trx, parts }: { operation: Operation; trx: Trx; parts: readonly TextPart[] }): Promise<{ conditions: SqlCondition[]; parts: TextPart[] }> {
  const shared = new Set(sharedTexts(operation.table).map(({ name }) => name));
  const conditions: SqlCondition[] = [];
  const others: TextPart[] = [];
  for (const part of parts) {
    const values = shared.has(part.key) ? await valuesWith({ operation, trx, part }) : null;
    if (values) conditions.push(sql<boolean>`${columnSql({ alias: ROW, name: part.key })} = any(${values}::text[])`);
    else others.push(part);
  }
  return { conditions, parts: others };
}

/** Of all that the actor's institutes have in the column, also in rows of other modules: `null` where they are too many. */
async function valuesWith({ operation: { table }, trx, part: { key, pattern } }: { operation: Operation; trx: Trx; part: TextPart }): Promise<string[] | null> {
  const value = columnSql({ alias: ROW, name: key });
  const next = (after: SqlCondition) => sql`select ${value} as value from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${columnSql({ alias: ROW, name: 'deleted_at' })} is null and ${after} order by ${value} limit 1`;
  const { rows } = await sql<{ count: number; found: string[] | null }>`with recursive held as (
      (${next(sql<boolean>`${value} is not null`)})
      union all select following.value from held cross join lateral (${next(sql<boolean>`${value} > held.value`)}) following)
    select count(*)::int as count, array_agg(value) filter (where ${foldedSql(sql`value`)} like ${pattern}) as found from (select value from held limit ${MOST_VALUES + 1}) known`.execute(trx);
  const { count, found } = rows[0]!;
  return count > MOST_VALUES ? null : (found ?? []);
}
