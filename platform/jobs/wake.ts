import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { AnyTables } from '../kernel/db/scope';
import { BOSS_SCHEMA, over } from './overDatabase';

/** The queues that are woken by what is written. */
export type WokenQueue = 'mail' | 'after' | 'sandbox' | 'membershipTokens';

/** Never started: it puts jobs into transactions of others. */
const boss = new PgBoss({ db: over({} as Kysely<AnyTables>), schema: BOSS_SCHEMA });

interface WakeInput {
  readonly trx: Kysely<AnyTables>;
  readonly queue: WokenQueue;
  /** When. @default 0: as soon as the transaction has ended */
  readonly inSeconds?: number;
}

/**
 * Has a queue looked after, by whichever node comes first: a job of pg-boss in the caller's own transaction, so that nobody
 * looks before there is something, nor for what was taken back. The job holds no word: what is due stands in its row.
 */
export async function wake({ trx, queue, inSeconds = 0 }: WakeInput): Promise<void> {
  await boss.insert([{ name: queue, ...(inSeconds > 0 && { startAfter: String(inSeconds) }) }], { db: over(trx) });
}
