import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CallResult, TestPlatform } from '../support';

/**
 * Changes on connections of their own, begun one after the other, each once the one before has done all but commit: every change ends with its
 * audit row, which none may write until all of them wait.
 * @returns the replies, and for which kind of lock each has waited
 */
export async function together(platform: TestPlatform, begin: readonly (() => Promise<CallResult>)[]): Promise<{ replies: CallResult[]; waits: string[] }> {
  const begun: Promise<CallResult>[] = [];
  const waits = await platform.context.database.owner.transaction().execute(async (trx) => {
    await sql`lock table core.audit in share mode`.execute(trx);
    const waiting = async () => (await sql<{ locktype: string }>`select locktype from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database() order by locktype`.execute(trx)).rows.map(({ locktype }) => locktype);
    for (const one of begin) {
      begun.push(one());
      await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(begun.length);
    }
    return waiting();
  });
  return { replies: await Promise.all(begun), waits };
}
