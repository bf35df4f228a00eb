import { sql } from 'kysely';
import type { PlatformContext } from '../kernel/context';
import { PLATFORM_INSTITUTE, type Trx } from '../kernel/db/scope';
import { failure } from '../kernel/errors';

interface RoomInput {
  readonly context: Pick<PlatformContext, 'config' | 'clock'>;
  readonly trx: Trx;
  readonly instituteId: string;
  /** The address the room is for; what it has already does not count. */
  readonly key: string;
  readonly bytes: number;
}

/**
 * Holds an institute to its quota, until the transaction ends against everybody else as well: what is stored, and what
 * is set aside for files that are arriving, leaves room for so many bytes. The operator's own files have no bound.
 * @throws PlatformError TOO_LARGE saying how much room there is
 */
export async function requireRoom({ context: { config, clock }, trx, instituteId, key, bytes }: RoomInput): Promise<void> {
  if (instituteId === PLATFORM_INSTITUTE) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${instituteId}`}, 0))`.execute(trx);
  // A statement of its own sees what was written until the lock was ours.
  const since = new Date(clock().getTime() - ROOM_KEPT_MS).toISOString();
  const { rows } = await sql<{ used: string }>`select coalesce(sum(case when status = 'stored' then bytes when issued_at > ${since} then reserved else 0 end), 0)::text as used
    from core.upload where institute_id = ${instituteId} and key <> ${key}`.execute(trx);
  const left = config.quotaBytes - Number(rows[0]!.used);
  if (bytes > left) throw failure({ reason: 'quotaFull', params: { left: megabytes(Math.max(0, left), Math.floor), most: megabytes(config.quotaBytes, Math.floor), size: megabytes(bytes, Math.ceil) } });
}

/**
 * Sets room aside for a file that is arriving.
 * @throws as `requireRoom` does
 */
export async function setAside({ context, key, instituteId, bytes }: Omit<RoomInput, 'trx' | 'context'> & { readonly context: PlatformContext }): Promise<void> {
  await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await requireRoom({ context, trx, instituteId, key, bytes });
    await trx.updateTable('core.upload').set({ reserved: bytes }).where('key', '=', key).where('status', '=', 'issued').execute();
  });
}

/** As long as blocks that go on arriving are kept. */
const ROOM_KEPT_MS = 86_400_000;

/** Millions of bytes, with one place where there are few. */
function megabytes(bytes: number, round: (value: number) => number): number {
  const places = bytes < 10_000_000 ? 10 : 1;
  return round((bytes / 1_000_000) * places) / places;
}
