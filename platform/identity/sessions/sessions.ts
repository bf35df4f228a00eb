import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { declared } from '../../kernel/db/declaredTables';
import { PLATFORM_INSTITUTE, type AnyTables } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';

/** Days a session lasts without being used. */
export const SESSION_DAYS = 30;

/**
 * A sign-in lasts through all renewals of its token. Each is a session of its own, with a token of its own, and the
 * sessions of one sign-in end together.
 */
export interface SignInOfSession {
  readonly familyId: string;
  /** When the person signed in. */
  readonly begunAt: string;
}

export interface NewSession {
  readonly trx: Kysely<AnyTables>;
  readonly user: { readonly id: string; readonly instituteId: string | null };
  readonly now: Date;
  /** The institute a super admin acts for. @default null */
  readonly actingFor?: string | null;
  /** The sign-in this session goes on from. @default it begins one */
  readonly goesOnFrom?: SignInOfSession;
  /** Days a sign-in lasts at most, however much it is used. */
  readonly longestDays: number;
  /** Where from, and with what program: for the person to recognise it. */
  readonly address?: string;
  readonly agent?: string;
}

/**
 * Lets one transaction after another start or end sessions of a person: what is to end them all then sees every one,
 * also those begun at the same moment. Held until the transaction ends. It is the person's row that is locked, because
 * whoever changes the person holds that already: with one lock there is no order to get wrong.
 */
export async function lockSessions({ trx, userId }: { readonly trx: Kysely<AnyTables>; readonly userId: string }): Promise<void> {
  await declared(trx).selectFrom('app.user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Makes sure, under the lock, that the session a request came with still is: the request may have waited while the
 * person was signed out. The gate alone does not tell, since it looked before.
 * @throws SIGNED_OUT
 */
export async function requireSession({ trx, userId, sessionId, now }: { readonly trx: Kysely<AnyTables>; readonly userId: string; readonly sessionId: string; readonly now: Date }): Promise<SignInOfSession> {
  await lockSessions({ trx, userId });
  const { rows } = await sql<SignInOfSession>`
    select family_id as "familyId", created_at as "begunAt" from core.session where id = ${sessionId} and user_id = ${userId} and expires_at > ${now.toISOString()}`.execute(trx);
  if (!rows[0]) throw failure({ code: 'SIGNED_OUT' });
  return rows[0];
}

/**
 * Opens a session, and clears away those that have ended. Only the hash of its token is stored: the returned one is nowhere
 * else. A person has so many sign-ins at once, and each so many tokens: beyond that the one used longest ago ends.
 * Under the lock (`lockSessions`), which whoever opens a session has before it looks whether one may be.
 */
export async function startSession({ trx, user, now, actingFor = null, goesOnFrom, longestDays, address, agent }: NewSession): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  const begunAt = goesOnFrom?.begunAt ?? now.toISOString();
  // Anybody's: rows that another is ending at this moment are left to the other. A token that was renewed is known for a while.
  await sql`delete from core.session where id in
    (select id from core.session where expires_at < ${now.toISOString()} and (renewed_at is null or renewed_at < ${daysBefore(now, SESSION_DAYS)}) for update skip locked)`.execute(trx);
  await trx
    .insertInto('core.session')
    .values({
      id,
      family_id: goesOnFrom?.familyId ?? id,
      token_hash: hashToken(token),
      user_id: user.id,
      institute_id: user.instituteId ?? PLATFORM_INSTITUTE,
      acting_for: actingFor,
      created_at: begunAt,
      used_at: now.toISOString(),
      expires_at: sessionEnd({ now, begunAt, longestDays }).toISOString(),
      address: address ?? null,
      agent: agent?.slice(0, 300) ?? null,
    })
    .execute();
  await endBeyond({ trx, userId: user.id, now });
  return { id, token };
}

/** Sign-ins of one person at once, and tokens of one sign-in: the present one, and those it was renewed from. */
export const MOST_SIGN_INS = 100;
const MOST_TOKENS = 20;

async function endBeyond({ trx, userId, now }: { readonly trx: Kysely<AnyTables>; readonly userId: string; readonly now: Date }): Promise<void> {
  await sql`delete from core.session where user_id = ${userId} and family_id in
    (select family_id from core.session where user_id = ${userId} and expires_at > ${now.toISOString()} group by family_id order by max(used_at) desc, max(id::text) desc offset ${MOST_SIGN_INS})`.execute(trx);
  await sql`delete from core.session where id in
    (select id from (select id, row_number() over (partition by family_id order by id desc) as place from core.session where user_id = ${userId}) one where place > ${MOST_TOKENS})`.execute(trx);
}

/**
 * A token that was renewed comes back after its last minute: whoever has it is not whoever has its successor. All of the
 * sign-in ends, and nothing tells which of the two it was.
 * @returns whose sign-in has ended; null when the token is no such one
 */
export async function endReused({ trx, token, now }: { readonly trx: Kysely<AnyTables>; readonly token: string; readonly now: Date }): Promise<{ readonly userId: string; readonly instituteId: string } | null> {
  const { rows } = await sql<{ user_id: string; institute_id: string; family_id: string }>`
    select user_id, institute_id, family_id from core.session where token_hash = ${hashToken(token)} and renewed_at is not null and expires_at <= ${now.toISOString()}`.execute(trx);
  const reused = rows[0];
  if (!reused) return null;
  await lockSessions({ trx, userId: reused.user_id });
  await sql`delete from core.session where family_id = ${reused.family_id}`.execute(trx);
  return { userId: reused.user_id, instituteId: reused.institute_id };
}

/** Whether a token was one of somebody whose institute is shut: it has ended with that. */
export async function isShut({ trx, token, now }: { readonly trx: Kysely<AnyTables>; readonly token: string; readonly now: Date }): Promise<boolean> {
  const { rows } = await sql`select 1 from core.shut_session s join app.institution i on i.id = s.institute_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now.toISOString()} and (i.deleted_at is not null or i.is_suspended or not i.is_active)`.execute(trx);
  return rows.length > 0;
}

/** Ends a person's sessions, on every node. Works in a tenant's transaction for people of that tenant. */
export async function endSessions({ trx, userId, except = null }: { readonly trx: Kysely<AnyTables>; readonly userId: string; readonly except?: string | null }): Promise<void> {
  await lockSessions({ trx, userId });
  const query = trx.deleteFrom('core.session').where('user_id', '=', userId);
  await (except ? query.where('id', '!=', except) : query).execute();
}

/** Ends a session and with it the sign-in it belongs to, whatever that was renewed to; nothing happens when it has ended. */
export async function endSession({ trx, userId, sessionId }: { readonly trx: Kysely<AnyTables>; readonly userId: string; readonly sessionId: string }): Promise<void> {
  await lockSessions({ trx, userId });
  await sql`delete from core.session where user_id = ${userId} and family_id = (select family_id from core.session where id = ${sessionId})`.execute(trx);
}

/** When a session used now ends: so many days from now, and so many from when the person signed in at the latest. */
export function sessionEnd({ now, begunAt, longestDays }: { readonly now: Date; readonly begunAt: string; readonly longestDays: number }): Date {
  return new Date(Math.min(now.getTime() + SESSION_DAYS * DAY_MS, Date.parse(begunAt) + longestDays * DAY_MS));
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const DAY_MS = 86_400_000;
