import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../../kernel/db/scope';
import { isKnownNetwork } from './knownAddress';

/** Codes sent, and codes tried, within an hour: from one address. */
const HOURLY_SENDS = 10;
const HOURLY_TRIES = 20;
/** From all addresses where the person has not signed in before. So many codes bound the tries, too: each is worth five. */
const STRANGERS_SENDS = 30;
const STRANGERS_TRIES = 60;
const HOUR_MS = 3_600_000;
const SEED = 7;

interface Bounded {
  readonly trx: Kysely<AnyTables>;
  readonly now: Date;
  /** How long a request for a code may be open, in hours. */
  readonly longestHours: number;
  /** Whom the code lets in. `null`: a registration. */
  readonly userId: string | null;
  /** Where the code goes: an address or a number. */
  readonly to: string;
  /** Whence it was asked for, as it is compared. */
  readonly network: Buffer;
  /** The password was right: such requests are counted apart, since no stranger can use them up. */
  readonly isProved: boolean;
}

/**
 * Whether one more code for a person, or to an address, can be a person's own wish. Beyond it all looks the same from outside
 * and leads nowhere: else new requests without end, and codes sent again, would be a post box full of them. Each
 * address is counted for itself, so that a stranger's requests are not those of the person; all strangers together have a
 * bound, which where the person has signed in before does not count.
 */
export async function mayBeSent(bounded: Bounded): Promise<boolean> {
  const hour = await lastHour(bounded);
  if (hour.sends >= HOURLY_SENDS || hour.tries >= HOURLY_TRIES) return false;
  return (hour.allSends < STRANGERS_SENDS && hour.allTries < STRANGERS_TRIES) || isAtHome(bounded);
}

/**
 * Whether one more code may be tried, the try counted already, by the bound of its address: requests opened beforehand would else be tries without end.
 * What strangers try leaves a code that somebody holds.
 */
export async function mayBeTried(bounded: Bounded): Promise<boolean> {
  return (await lastHour(bounded)).tries <= HOURLY_TRIES;
}

interface LastHour {
  readonly sends: number;
  readonly tries: number;
  readonly allSends: number;
  readonly allTries: number;
}

/** What was sent and tried for the person, or of registrations at the address: from that network, and from all. Apart, since whether there is a person would be told by the other's bound. One after the other: of several at once each sees those before. */
async function lastHour({ trx, now, longestHours, userId, to, network, isProved }: Bounded): Promise<LastHour> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${to}, ${SEED}))`.execute(trx);
  const own = sql`network_hash = ${network}`;
  // The first code of a request from before the hour went out before it.
  const sends = sql`case when created_at > ${hoursBefore(now, 1)} then sends else greatest(1, sends - 1) end`;
  const { rows } = await sql<LastHour>`
    select coalesce(sum(${sends}) filter (where ${own}), 0)::int as sends, coalesce(sum(tries) filter (where ${own}), 0)::int as tries,
      coalesce(sum(${sends}), 0)::int as "allSends", coalesce(sum(tries), 0)::int as "allTries"
    from core.otp where created_at > ${hoursBefore(now, longestHours)} and sent_at > ${hoursBefore(now, 1)} and used_at is null and coalesce((payload->>'isProved')::boolean, false) = ${isProved} and (purpose = 'register') = ${userId === null} and (user_id = ${userId} or payload->'to'->>'address' = ${to})`.execute(trx);
  return rows[0]!;
}

async function isAtHome({ trx, userId, network, now }: Bounded): Promise<boolean> {
  return userId !== null && isKnownNetwork({ trx, userId, network, now });
}

/** The instant so many hours ago. */
export function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * HOUR_MS).toISOString();
}
