import { sql } from 'kysely';
import type { Trx } from '../db/scope';
import { failure } from '../errors';

/** The reply of a request under a key, as it is kept for 24 hours. */
export interface KeptReply {
  /** What was asked. */
  readonly hash: Buffer;
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>> | null;
  /** `null` of one that a version before has kept. */
  readonly standing: string | null;
}

/** Whose key, and which. All of it needs the scope of all institutes. */
interface Key {
  readonly trx: Trx;
  readonly actorId: string;
  readonly key: string;
}

/** So long a key is of who has claimed it by a row: longer than anybody elsewhere is waited for. Should its node die, it is free after that. In s. */
const CLAIM_SECONDS = 120;
const MOST_CLEARED = 100;

/** The kept reply, if there is one. */
export async function readReply({ trx, actorId, key }: Key): Promise<KeptReply | undefined> {
  const { rows } = await sql<KeptReply>`select request_hash as hash, status, body, headers, standing from core.idempotency
    where actor_id = ${actorId} and key = ${key} and status is not null and created_at > now() - interval '24 hours'`.execute(trx);
  return rows[0];
}

/** Takes a key until the transaction ends. @returns whether it could be had, and nobody has used it or claimed it */
export async function isKeyFree({ trx, actorId, key }: Key): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${actorId} ${key}`}, 0)) as is_ours`.execute(trx);
  if (!rows[0]!.is_ours) return false;
  // A statement of its own looks it up: it sees what was committed before the key was ours.
  const { rows: used } = await sql`select 1 from core.idempotency where actor_id = ${actorId} and key = ${key}
    and created_at > now() - case when status is null then make_interval(secs => ${CLAIM_SECONDS}) else interval '24 hours' end`.execute(trx);
  return used.length === 0;
}

/**
 * Takes a key beyond the transaction, for two minutes.
 * @returns by what the claim is known later: its instant
 * @throws IN_PROGRESS where it is not free
 */
export async function claimKey({ trx, actorId, key, hash }: Key & { readonly hash: Buffer }): Promise<string> {
  if (!(await isKeyFree({ trx, actorId, key }))) throw failure({ code: 'IN_PROGRESS', headers: { 'retry-after': '1' } });
  const { rows } = await sql<{ at: string }>`insert into core.idempotency as i (actor_id, key, request_hash, created_at) values (${actorId}, ${key}, ${hash}, clock_timestamp())
    on conflict (actor_id, key) do update
      set request_hash = excluded.request_hash, status = null, body = null, headers = null, standing = null, created_at = excluded.created_at
    returning created_at::text as at`.execute(trx);
  return rows[0]!.at;
}

/** Sets a claimed key free, unless another has it by now. */
export async function leaveKey({ trx, actorId, key, claimedAt }: Key & { readonly claimedAt: string }): Promise<void> {
  await sql`delete from core.idempotency where actor_id = ${actorId} and key = ${key} and status is null and created_at = ${claimedAt}::timestamptz`.execute(trx);
}

interface KeepInput extends Key {
  readonly reply: KeptReply;
}

/** Keeps the reply of who has the key in this transaction. */
export async function keepReply({ trx, actorId, key, reply }: KeepInput): Promise<void> {
  await clearOld(trx);
  await sql`insert into core.idempotency as i (actor_id, key, request_hash, status, body, headers, standing)
    values (${actorId}, ${key}, ${reply.hash}, ${reply.status}, ${reply.body}, ${JSON.stringify(reply.headers)}, ${reply.standing})
    on conflict (actor_id, key) do update
      set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, headers = excluded.headers, standing = excluded.standing, created_at = now()`.execute(trx);
}

/** Keeps the reply of who has claimed the key. @returns whether it was still theirs */
export async function keepReplyOfClaim({ trx, actorId, key, reply, claimedAt }: KeepInput & { readonly claimedAt: string }): Promise<boolean> {
  await clearOld(trx);
  const { numAffectedRows } = await sql`update core.idempotency set status = ${reply.status}, body = ${reply.body}, headers = ${JSON.stringify(reply.headers)}, standing = ${reply.standing}, created_at = now()
    where actor_id = ${actorId} and key = ${key} and status is null and created_at = ${claimedAt}::timestamptz`.execute(trx);
  return numAffectedRows === 1n;
}

/** What another is clearing away at this moment is left to the other. */
async function clearOld(trx: Trx): Promise<void> {
  await sql`delete from core.idempotency where (actor_id, key) in
    (select actor_id, key from core.idempotency where created_at < now() - interval '24 hours' limit ${MOST_CLEARED} for update skip locked)`.execute(trx);
}
