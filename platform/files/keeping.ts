import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PlatformContext } from '../kernel/context';
import { askElsewhere } from '../kernel/db/elsewhere';
import { failure, type PlatformError } from '../kernel/errors';
import { usedBefore } from './address';
import type { FileStore } from './fileStore';
import { requireRoom } from './quota';

interface Kept {
  readonly context: PlatformContext;
  readonly key: string;
}

interface KeepInput extends Kept {
  readonly store: Pick<FileStore, 'remove'>;
  readonly instituteId: string;
  readonly bytes: number;
  /** Puts the file in its place: as often as it takes, always the same. Ends when it is aborted. */
  readonly keep: (signal: AbortSignal) => Promise<void>;
}

/**
 * Puts a file in its place, once. No transaction is open meanwhile, since a store may take long: the address is claimed before, for a
 * while that is made longer as long as this goes on, and the file is there once that is confirmed after. Who finds the address claimed
 * waits, and takes it over where the claim has run out; a file that was not confirmed is put there anew, or swept.
 * @throws PlatformError ITEM_EXISTS for a file that is there or an address given up, IN_PROGRESS while another still is at it, TOO_LARGE
 *   for an institute without room
 */
export async function keepOnce({ store, instituteId, bytes, keep, ...kept }: KeepInput): Promise<void> {
  const keeper = await claimed({ ...kept, instituteId, bytes });
  const claim = heldClaim({ ...kept, keeper });
  try {
    askElsewhere('The store of files');
    await keep(claim.signal);
  } catch (error) {
    await claim.letGo();
    throw error;
  }
  const outcome = await confirm({ ...kept, keeper, bytes }).finally(claim.end);
  if (outcome === 'kept') return;
  // Nobody can come to have it any more: without its row it would lie there for ever.
  if (outcome === 'gone') await store.remove(kept.key);
  throw outcome === 'taken' ? underWay() : usedBefore();
}

/**
 * Claims an address for giving it up: nothing is put there meanwhile.
 * @returns the claim, and whether a file may lie in its place already, which somebody has left half-way
 * @throws PlatformError ITEM_EXISTS, IN_PROGRESS as `keepOnce` does
 */
export async function claimToDrop({ context, key }: Kept): Promise<{ readonly keeper: string; readonly mayLieThere: boolean }> {
  const found = await context.database.transaction(ALL, async (trx) => {
    const keeper = randomUUID();
    const { rows } = await sql<{ was_kept: boolean }>`update core.upload u set keeper = ${keeper}, kept_until = ${lease()}, reserved = 0
      from (select key, kept_until from core.upload where key = ${key} for update) before
      where u.key = before.key and u.status = 'issued' and ${isFree} returning before.kept_until is not null as was_kept`.execute(trx);
    return rows[0] ? { keeper, mayLieThere: rows[0].was_kept } : null;
  });
  if (found) return found;
  throw (await isIssued({ context, key })) ? underWay() : usedBefore();
}

/** Removes the row of an address that was claimed. */
export async function dropClaimed({ context, key, keeper }: Kept & { readonly keeper: string }): Promise<void> {
  await context.database.transaction(ALL, (trx) => sql`delete from core.upload where key = ${key} and status = 'issued' and keeper = ${keeper}`.execute(trx));
}

const ALL = { scope: { kind: 'all' } } as const;
/** Seconds of a claim that nobody makes longer. */
export const LEASE_SECONDS = 60;
/** Milliseconds after which a claim is made longer, and after which it is given up where that fails. */
const [LONGER_MS, LOST_MS] = [15_000, 45_000];
/** Milliseconds for which somebody who comes second waits, and between two looks. */
const [PATIENCE_MS, LOOK_MS] = [20_000, 250];

/** By the clock of the database, which all nodes have in common. */
const lease = () => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
/** Whether nobody's claim holds; of the alias `u`. */
export const isFree = sql<boolean>`coalesce(u.kept_until, '-infinity') <= now()`;

function underWay(): PlatformError {
  return failure({ reason: 'uploadUnderWay', headers: { 'retry-after': '5' } });
}

async function claimed({ context, key, instituteId, bytes }: Kept & Pick<KeepInput, 'instituteId' | 'bytes'>): Promise<string> {
  const keeper = randomUUID();
  for (const since = Date.now(); ; await sleep(LOOK_MS)) {
    const isOurs = await context.database.transaction(ALL, async (trx) => {
      await requireRoom({ context, trx, instituteId, key, bytes });
      const { numAffectedRows } = await sql`update core.upload u set keeper = ${keeper}, kept_until = ${lease()}, reserved = ${bytes} where u.key = ${key} and u.status = 'issued' and ${isFree}`.execute(trx);
      return numAffectedRows === 1n;
    });
    if (isOurs) return keeper;
    if (!(await isIssued({ context, key }))) throw usedBefore();
    if (Date.now() - since > PATIENCE_MS) throw underWay();
  }
}

async function isIssued({ context, key }: Kept): Promise<boolean> {
  const row = await context.database.transaction({ ...ALL, readOnly: true }, (trx) => trx.selectFrom('core.upload').select('status').where('key', '=', key).executeTakeFirst());
  return row?.['status'] === 'issued';
}

/** Makes a claim longer until it ends; aborts what is done under it before it runs out. */
function heldClaim({ context, key, keeper }: Kept & { readonly keeper: string }): { readonly signal: AbortSignal; readonly end: () => void; readonly letGo: () => Promise<void> } {
  const lost = new AbortController();
  let until = Date.now() + LOST_MS;
  const longer = async (): Promise<void> => {
    const began = Date.now();
    const { numAffectedRows } = await context.database.transaction(ALL, (trx) => sql`update core.upload set kept_until = ${lease()} where key = ${key} and keeper = ${keeper} and status = 'issued'`.execute(trx));
    if (numAffectedRows === 1n) until = began + LOST_MS;
    else lost.abort(underWay());
  };
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    timer = setTimeout(() => {
      if (Date.now() > until) return lost.abort(underWay());
      longer().catch((error: unknown) => context.logger.warn({ err: error }, 'a claim to an upload could not be made longer'));
      later();
    }, LONGER_MS);
  };
  later();
  const end = (): void => clearTimeout(timer);
  return {
    signal: lost.signal,
    end,
    letGo: async () => {
      end();
      // Run out and not forgotten: something may lie in its place. What fails here runs out by itself.
      await context.database.transaction(ALL, (trx) => sql`update core.upload set kept_until = now() where key = ${key} and keeper = ${keeper}`.execute(trx)).catch(() => undefined);
    },
  };
}

async function confirm({ context, key, keeper, bytes }: Kept & { readonly keeper: string; readonly bytes: number }): Promise<'kept' | 'gone' | 'stored' | 'taken'> {
  return context.database.transaction(ALL, async (trx) => {
    const { numAffectedRows } = await sql`update core.upload set status = 'stored', bytes = ${bytes}, reserved = 0, stored_at = ${context.clock().toISOString()}, keeper = null, kept_until = null
      where key = ${key} and keeper = ${keeper} and status = 'issued'`.execute(trx);
    if (numAffectedRows === 1n) return 'kept';
    const row = await trx.selectFrom('core.upload').select('status').where('key', '=', key).executeTakeFirst();
    if (!row) return 'gone';
    return row['status'] === 'issued' ? 'taken' : 'stored';
  });
}
