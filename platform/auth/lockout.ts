import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../db/scope';
import { failure } from '../errors';
import { parseUsername } from './people';

interface LockoutInput {
  readonly trx: Kysely<AnyTables>;
  /** As typed. Names nobody bears are counted, too, so that locking tells nothing about them. */
  readonly username: string;
  readonly now: Date;
}

const WRONG_TRIES = 5;
const LOCKED_MS = 15 * 60_000;

/** @throws LOCKED while too many wrong passwords are recent */
export async function refuseLocked({ trx, username, now }: LockoutInput): Promise<void> {
  const { rows } = await sql<{ locked_until: string }>`
    select locked_until from core.sign_in_failure where name_hash = ${hashName(username)} and locked_until > ${now.toISOString()}`.execute(trx);
  const until = rows[0]?.locked_until;
  if (until) throw failure({ code: 'LOCKED', headers: { 'retry-after': String(Math.ceil((Date.parse(until) - now.getTime()) / 1000)) } });
}

/** Counts a wrong password; the fifth within fifteen minutes locks the name for as long. */
export async function countFailure({ trx, username, now }: LockoutInput): Promise<void> {
  const recent = new Date(now.getTime() - LOCKED_MS).toISOString();
  const until = new Date(now.getTime() + LOCKED_MS).toISOString();
  await sql`insert into core.sign_in_failure as f (name_hash, failures, last_at) values (${hashName(username)}, 1, ${now.toISOString()})
    on conflict (name_hash) do update set
      failures = case when f.last_at < ${recent} or f.locked_until is not null then 1 else f.failures + 1 end,
      locked_until = case when f.last_at >= ${recent} and f.locked_until is null and f.failures + 1 >= ${WRONG_TRIES} then ${until}::timestamptz end,
      last_at = ${now.toISOString()}`.execute(trx);
}

/** After the right password, or a new one, counting begins anew. */
export async function clearFailures({ trx, username }: Omit<LockoutInput, 'now'>): Promise<void> {
  await sql`delete from core.sign_in_failure where name_hash = ${hashName(username)}`.execute(trx);
}

function hashName(username: string): Buffer {
  return createHash('sha256').update(parseUsername(username).value).digest();
}
