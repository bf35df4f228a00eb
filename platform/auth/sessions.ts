import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { PLATFORM_INSTITUTE, type AnyTables } from '../db/scope';
import { failure } from '../errors';

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
  await sql`select 1 from app."user" where id = ${userId}::uuid for no key update`.execute(trx);
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

/** Opens a session, and clears away those that have ended. Only the hash of its token is stored: the returned one is nowhere else. */
export async function startSession({ trx, user, now, actingFor = null, goesOnFrom, address, agent }: NewSession): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  await lockSessions({ trx, userId: user.id });
  // Anybody's: rows that another is ending at this moment are left to the other.
  await sql`delete from core.session where id in
    (select id from core.session where expires_at < ${now.toISOString()} for update skip locked)`.execute(trx);
  await trx
    .insertInto('core.session')
    .values({
      id,
      family_id: goesOnFrom?.familyId ?? id,
      token_hash: hashToken(token),
      user_id: user.id,
      institute_id: user.instituteId ?? PLATFORM_INSTITUTE,
      acting_for: actingFor,
      created_at: goesOnFrom?.begunAt ?? now.toISOString(),
      used_at: now.toISOString(),
      expires_at: sessionEnd(now).toISOString(),
      address: address ?? null,
      agent: agent?.slice(0, 300) ?? null,
    })
    .execute();
  return { id, token };
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

/** When a session used now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const DAY_MS = 86_400_000;
