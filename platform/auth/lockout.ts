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

/**
 * Counts a try before its password is looked at, so that many at once are no more than one after another; the fifth
 * within fifteen minutes locks the name for as long. The right password clears the count.
 * @throws LOCKED while too many wrong passwords are recent
 */
export async function countTry({ trx, username, now }: LockoutInput): Promise<void> {
  await forgetOld({ trx, now });
  const recent = new Date(now.getTime() - LOCKED_MS).toISOString();
  const until = new Date(now.getTime() + LOCKED_MS).toISOString();
  const counted = await sql`insert into core.sign_in_failure as f (name_hash, failures, last_at) values (${hashName(username)}, 1, ${now.toISOString()})
    on conflict (name_hash) do update set
      failures = case when f.last_at < ${recent} or f.locked_until is not null then 1 else f.failures + 1 end,
      locked_until = case when f.last_at >= ${recent} and f.locked_until is null and f.failures + 1 >= ${WRONG_TRIES} then ${until}::timestamptz end,
      last_at = ${now.toISOString()}
      where f.locked_until is null or f.locked_until <= ${now.toISOString()}
    returning 1`.execute(trx);
  if (counted.rows.length > 0) return;
  const { rows } = await sql<{ locked_until: string }>`select locked_until from core.sign_in_failure where name_hash = ${hashName(username)}`.execute(trx);
  const left = Date.parse(rows[0]?.locked_until ?? until) - now.getTime();
  throw failure({ code: 'LOCKED', headers: { 'retry-after': String(Math.max(1, Math.ceil(left / 1000))) } });
}

/** After the right password, or a new one, counting begins anew. */
export async function clearFailures({ trx, username }: Omit<LockoutInput, 'now'>): Promise<void> {
  await sql`delete from core.sign_in_failure where name_hash = ${hashName(username)}`.execute(trx);
}

/** Names are typed by anybody: what is long past goes. Rows in use by another try are left for the next. */
async function forgetOld({ trx, now }: Omit<LockoutInput, 'username'>): Promise<void> {
  const old = new Date(now.getTime() - 2 * LOCKED_MS).toISOString();
  await sql`delete from core.sign_in_failure where name_hash in
    (select name_hash from core.sign_in_failure where last_at < ${old} limit 100 for update skip locked)`.execute(trx);
}

function hashName(username: string): Buffer {
  return createHash('sha256').update(parseUsername(username).value).digest();
}
