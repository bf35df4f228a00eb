import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../../kernel/db/scope';
import { networkOf } from '../../kernel/http/network';
import { isId } from '../../records/rows';

/** Days an address is remembered after the last sign-in from it. */
const KNOWN_DAYS = 90;
const MOST_KNOWN = 50;
const DAY_MS = 86_400_000;

interface AddressInput {
  readonly trx: Kysely<AnyTables>;
  readonly userId: string;
  readonly address: string;
  readonly now: Date;
}

/** Whether the person has signed in from there lately. For a name nobody bears it is none. */
export function isKnownAddress({ address, ...input }: AddressInput): Promise<boolean> {
  return isKnownNetwork({ ...input, network: hashNetwork(address) });
}

/** The same of an address as it is compared. */
export async function isKnownNetwork({ trx, userId, network, now }: Omit<AddressInput, 'address'> & { readonly network: Buffer }): Promise<boolean> {
  if (!isId(userId)) return false;
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS).toISOString();
  const { rows } = await sql`select 1 from core.known_address where user_id = ${userId} and network_hash = ${network} and last_at > ${since}`.execute(trx);
  return rows.length > 0;
}

/** Remembers where a person has signed in. */
export async function rememberAddress({ trx, userId, address, now }: AddressInput): Promise<void> {
  await sql`insert into core.known_address (user_id, network_hash, last_at) values (${userId}, ${hashNetwork(address)}, ${now.toISOString()})
    on conflict (user_id, network_hash) do update set last_at = excluded.last_at`.execute(trx);
  await sql`delete from core.known_address where user_id = ${userId} and network_hash not in
    (select network_hash from core.known_address where user_id = ${userId} order by last_at desc limit ${MOST_KNOWN})`.execute(trx);
}

/** An address as it is compared. */
export function hashNetwork(address: string): Buffer {
  return createHash('sha256').update(networkOf(address)).digest();
}
