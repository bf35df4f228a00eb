import { sql } from 'kysely';
import { mayMention, mentionsSql, type Incoming } from '../incoming';
import type { Trx, Values } from '../operation';
import { readableColumns, ROW } from '../rows';

interface Mentioning {
  readonly trx: Trx;
  readonly incoming: Incoming;
  readonly id: string;
  /** Rows of the bin, too. */
  readonly isBinIncluded?: boolean;
}

/**
 * The rows that refer to a record at this place, in the order of their ids, locked. Whoever had one of them before may have changed what it
 * refers to: so the condition is asked once more of what is locked, by a statement of its own, which sees what was written meanwhile. A row of
 * many references is locked whichever the place is after, so that it is of one or the other and stays so.
 */
export async function rowsMentioning({ trx, incoming, id, isBinIncluded = false }: Mentioning): Promise<readonly Values[]> {
  const { table } = incoming;
  const living = isBinIncluded ? sql`` : sql` and ${sql.raw(ROW)}.deleted_at is null`;
  const mentioning = (place: Incoming) => sql`${sql.raw(ROW)}.id in (select t.id from ${sql.raw(table.sql)} t cross join ${mentionsSql(place)} where m.id = ${id} and ${mayMention(place, [id])})${living}`;
  const { rows: locked } = await sql<{ id: string }>`select ${sql.raw(ROW)}.id from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${mentioning({ ...incoming, rows: null })} order by ${sql.raw(ROW)}.id for update`.execute(trx);
  if (locked.length === 0) return [];
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id = any(${locked.map((row) => row.id)}::uuid[]) and ${mentioning(incoming)} order by ${sql.raw(ROW)}.id`.execute(trx);
  return rows;
}
