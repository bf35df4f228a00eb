import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { networkOf } from '../../kernel/http/network';
import { isKnownAddress } from './knownAddress';
import { parseUsername } from '../people/people';

interface LockoutInput {
  readonly trx: Kysely<AnyTables>;
  /** Whose password is tried: a person's id, or what was typed where nobody bears the name. Both are counted alike. */
  readonly whose: string;
  /** The address of the caller. */
  readonly address: string;
  readonly now: Date;
}

/** From one address: so many wrong passwords within the time lock the name, for that address, for as long. */
const WRONG_TRIES = 5;
const LOCKED_MS = 15 * 60_000;
/** From all addresses where the person was never signed in: beyond so many within an hour each waits, longer and longer. */
const FREE_TRIES = 20;
const LONGEST_WAIT_SECONDS = 60;
const HOUR_MS = 60 * 60_000;

/**
 * Counts a try before its password is looked at, so that many at once are no more than one after another. The fifth wrong
 * one from an address within fifteen minutes locks the name for that address; nobody else is shut out by it. Guessing from
 * many addresses is slowed down: to one try a minute in the end, for addresses where the person was never signed in.
 * The right password clears the address's count; a code, or a new password, all of them.
 * @throws LOCKED with the seconds to wait
 */
export async function countTry({ trx, whose, address, now }: LockoutInput): Promise<void> {
  await forgetOld({ trx, now });
  await countHere({ trx, whose, address, now });
  if (!(await isKnownAddress({ trx, userId: whose, address, now }))) await countEverywhere({ trx, whose, now });
}

/** After the right password the address begins anew. */
export async function clearFailures({ trx, whose, address }: Omit<LockoutInput, 'now'>): Promise<void> {
  await sql`delete from core.sign_in_failure where name_hash = ${hashOf(whose, networkOf(address))}`.execute(trx);
}

/** After a code, or with a new password, every address does. */
export async function liftLocks({ trx, whose }: Pick<LockoutInput, 'trx' | 'whose'>): Promise<void> {
  await sql`delete from core.sign_in_failure where whose = ${hashOf(whose)}`.execute(trx);
}

/** Whose tries they are, by what was typed. */
export function nameOf(username: string): string {
  return parseUsername(username).value;
}

async function countHere({ trx, whose, address, now }: LockoutInput): Promise<void> {
  const key = hashOf(whose, networkOf(address));
  const recent = new Date(now.getTime() - LOCKED_MS).toISOString();
  const until = new Date(now.getTime() + LOCKED_MS).toISOString();
  const counted = await sql`insert into core.sign_in_failure as f (name_hash, whose, failures, last_at) values (${key}, ${hashOf(whose)}, 1, ${now.toISOString()})
    on conflict (name_hash) do update set
      failures = case when f.last_at < ${recent} or f.locked_until is not null then 1 else f.failures + 1 end,
      locked_until = case when f.last_at >= ${recent} and f.locked_until is null and f.failures + 1 >= ${WRONG_TRIES} then ${until}::timestamptz end,
      last_at = ${now.toISOString()}
      where f.locked_until is null or f.locked_until <= ${now.toISOString()}
    returning 1`.execute(trx);
  if (counted.rows.length === 0) await refuse({ trx, key, now });
}

/** An attempt that comes too soon is not counted: it does not make the next one wait longer. */
async function countEverywhere({ trx, whose, now }: Omit<LockoutInput, 'address'>): Promise<void> {
  const key = hashOf(whose);
  const recent = new Date(now.getTime() - HOUR_MS).toISOString();
  const counted = await sql`insert into core.sign_in_failure as f (name_hash, whose, failures, last_at) values (${key}, ${key}, 1, ${now.toISOString()})
    on conflict (name_hash) do update set
      failures = case when f.last_at < ${recent} then 1 else f.failures + 1 end,
      locked_until = case when f.last_at >= ${recent} and f.failures + 1 >= ${FREE_TRIES}
        then ${now.toISOString()}::timestamptz + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, power(2, least(f.failures + 1 - ${FREE_TRIES}, 10)))) end,
      last_at = ${now.toISOString()}
      where f.locked_until is null or f.locked_until <= ${now.toISOString()}
    returning 1`.execute(trx);
  if (counted.rows.length === 0) await refuse({ trx, key, now });
}

async function refuse({ trx, key, now }: { trx: LockoutInput['trx']; key: Buffer; now: Date }): Promise<never> {
  const { rows } = await sql<{ locked_until: string | null }>`select locked_until from core.sign_in_failure where name_hash = ${key}`.execute(trx);
  const left = Date.parse(rows[0]?.locked_until ?? now.toISOString()) - now.getTime();
  throw failure({ code: 'LOCKED', headers: { 'retry-after': String(Math.max(1, Math.ceil(left / 1000))) } });
}

/** Names are typed by anybody: what is long past goes. Rows in use by another try are left for the next. */
async function forgetOld({ trx, now }: Pick<LockoutInput, 'trx' | 'now'>): Promise<void> {
  const old = new Date(now.getTime() - HOUR_MS).toISOString();
  await sql`delete from core.sign_in_failure where name_hash in
    (select name_hash from core.sign_in_failure where last_at < ${old} limit 100 for update skip locked)`.execute(trx);
}

function hashOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}
