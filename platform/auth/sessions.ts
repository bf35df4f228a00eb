import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { PLATFORM_INSTITUTE, type AnyTables } from '../db/scope';

/** Days a session lasts without being used. */
export const SESSION_DAYS = 30;

export interface NewSession {
  readonly trx: Kysely<AnyTables>;
  readonly user: { readonly id: string; readonly instituteId: string | null };
  readonly now: Date;
  /** The institute a super admin acts for. @default null */
  readonly actingFor?: string | null;
  /** When the person signed in, for a session that goes on from another. @default now */
  readonly begunAt?: string;
  /** Where from, and with what program: for the person to recognise it. */
  readonly address?: string;
  readonly agent?: string;
}

/** Opens a session, and clears away those that have ended. Only the hash of its token is stored: the returned one is nowhere else. */
export async function startSession({ trx, user, now, actingFor = null, begunAt, address, agent }: NewSession): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  await trx.deleteFrom('core.session').where('expires_at', '<', now.toISOString()).execute();
  await trx
    .insertInto('core.session')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: user.id,
      institute_id: user.instituteId ?? PLATFORM_INSTITUTE,
      acting_for: actingFor,
      created_at: begunAt ?? now.toISOString(),
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
  const query = trx.deleteFrom('core.session').where('user_id', '=', userId);
  await (except ? query.where('id', '!=', except) : query).execute();
}

export async function endSession({ trx, sessionId }: { readonly trx: Kysely<AnyTables>; readonly sessionId: string }): Promise<void> {
  await trx.deleteFrom('core.session').where('id', '=', sessionId).execute();
}

/** When a session used now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const DAY_MS = 86_400_000;
