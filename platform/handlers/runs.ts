import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '../../src/schemas';
import type { Trx } from '../records/operation';

interface Asked {
  readonly trx: Trx;
  readonly batchIds: readonly string[];
  /** A day, `YYYY-MM-DD`, or what gives it; null lies nowhere. */
  readonly day: RawBuilder<unknown> | string | null | undefined;
}

/** What is wrong with a day on which one of these batches does not run: its first and last day are named. A batch without an end has none. */
export async function outsideRun({ trx, batchIds, day }: Asked): Promise<Problem | null> {
  if (!day || batchIds.length === 0) return null;
  const { rows: [batch] } = await sql<{ name: string; from: string; to: string | null }>`
    select b.name, b.starts_on::text as "from", b.ends_on::text as "to" from app.batch b, (select ${day}::date as day) at
    where b.id = any(${[...batchIds]}::uuid[]) and b.deleted_at is null and (at.day < b.starts_on or at.day > b.ends_on) order by b.name limit 1`.execute(trx);
  if (!batch) return null;
  const { name, from, to } = batch;
  return to === null ? { code: 'beforeRun', params: { name, from } } : { code: 'outsideRun', params: { name, from, to } };
}
