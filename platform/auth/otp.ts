import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../context';
import type { AnyTables } from '../db/scope';
import { failure } from '../errors';
import { sendMessage, type Recipient } from '../providers/outbox';

/** What a code is for. A code of one purpose is worth nothing for another. */
export type OtpPurpose = 'login' | 'register' | 'reset';

/** Seconds between two codes of one request. */
export const OTP_RETRY_SECONDS = 30;
const OTP_MINUTES = 10;
const OTP_TRIES = 5;
const OTP_SENDS = 5;

interface OtpInput {
  readonly trx: Kysely<AnyTables>;
  readonly context: Pick<PlatformContext, 'config' | 'logger'>;
  readonly now: Date;
}

export interface NewOtp extends OtpInput {
  readonly purpose: OtpPurpose;
  /** `null`: nobody by that name, or a registration; the request then looks the same from outside. */
  readonly userId: string | null;
  /** `null`: nobody is told. */
  readonly to: Recipient | null;
  /** Kept until the code is used, for example a registration. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Opens a request for a code and sends it. @returns what the code is bound to */
export async function issueOtp({ trx, context, now, purpose, userId, to, payload }: NewOtp): Promise<string> {
  const id = newId();
  const code = newCode();
  const isWithinReason = await isReasonable({ trx, now, userId, to });
  await sql`insert into core.otp (id, purpose, user_id, code_hash, payload, created_at, sent_at, expires_at)
    values (${id}, ${purpose}, ${isWithinReason ? userId : null}, ${hashCode({ context, id, code })}, ${JSON.stringify({ ...payload, to: isWithinReason ? to : null })}, ${now.toISOString()}, ${now.toISOString()}, ${endOf(now)})`.execute(trx);
  await sql`delete from core.otp where expires_at < ${new Date(now.getTime() - 86_400_000).toISOString()}`.execute(trx);
  if (to && isWithinReason) await sendCode({ trx, context, to, code });
  return id;
}

/**
 * Whether one more request for a person, or to an address, can be a person's own. Beyond it looks the same from outside
 * and leads nowhere: else new requests without end would be new tries without end, and a post box full of codes.
 */
async function isReasonable({ trx, now, userId, to }: Pick<NewOtp, 'trx' | 'now' | 'userId' | 'to'>): Promise<boolean> {
  if (!to) return true;
  const recent = new Date(now.getTime() - 3_600_000).toISOString();
  const { rows } = await sql<{ requests: number; tries: number }>`
    select count(*)::int as requests, coalesce(sum(tries), 0)::int as tries from core.otp
    where created_at > ${recent} and used_at is null and (user_id = ${userId} or payload->'to'->>'address' = ${to.address})`.execute(trx);
  return rows[0]!.requests < HOURLY_REQUESTS && rows[0]!.tries < HOURLY_TRIES;
}

const HOURLY_REQUESTS = 10;
const HOURLY_TRIES = 20;

/**
 * Sends a new code for the same request; the old one is void.
 * @throws WRONG_OTP for a request that is unknown or over; TOO_MANY_REQUESTS when asked too soon or too often
 */
export async function resendOtp({ trx, context, now, id }: OtpInput & { readonly id: string }): Promise<void> {
  const { rows } = await sql<{ sent_at: string; sends: number; payload: { to: Recipient | null } }>`
    select sent_at, sends, payload from core.otp where id = ${id}::uuid and used_at is null and expires_at > ${now.toISOString()} for update`.execute(trx);
  const otp = rows[0];
  if (!otp) throw failure({ code: 'WRONG_OTP' });
  const wait = Math.ceil(OTP_RETRY_SECONDS - (now.getTime() - Date.parse(otp.sent_at)) / 1000);
  if (wait > 0 || otp.sends >= OTP_SENDS) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(wait > 0 ? wait : OTP_MINUTES * 60) } });
  const code = newCode();
  await sql`update core.otp set code_hash = ${hashCode({ context, id, code })}, sends = sends + 1, sent_at = ${now.toISOString()}, expires_at = ${endOf(now)} where id = ${id}::uuid`.execute(trx);
  if (otp.payload.to) await sendCode({ trx, context, to: otp.payload.to, code });
}

export interface UsedOtp {
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Uses a code up. `null` when it is wrong, used, expired, of another purpose, or tried too often: the try counts, so
 * the caller must let the transaction commit before it refuses.
 */
export async function useOtp({ trx, context, now, id, code, purpose }: OtpInput & { readonly id: string; readonly code: string; readonly purpose: OtpPurpose }): Promise<UsedOtp | null> {
  const { rows } = await sql<{ code_hash: Buffer; user_id: string | null; payload: Record<string, unknown> }>`
    update core.otp set tries = tries + 1
    where id = ${id}::uuid and purpose = ${purpose} and used_at is null and expires_at > ${now.toISOString()} and tries < ${OTP_TRIES} * sends
    returning code_hash, user_id, payload`.execute(trx);
  const otp = rows[0];
  if (!otp || !timingSafeEqual(otp.code_hash, hashCode({ context, id, code }))) return null;
  await sql`update core.otp set used_at = ${now.toISOString()} where id = ${id}::uuid`.execute(trx);
  return { userId: otp.user_id, payload: otp.payload };
}

/** Six digits are soon guessed from a plain hash: it takes the platform's secret, too. */
function hashCode({ context, id, code }: { context: OtpInput['context']; id: string; code: string }): Buffer {
  return createHmac('sha256', context.config.secret).update(`${id.toLowerCase()}:${code}`).digest();
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

function endOf(now: Date): string {
  return new Date(now.getTime() + OTP_MINUTES * 60_000).toISOString();
}

async function sendCode({ trx, context, to, code }: Pick<OtpInput, 'trx' | 'context'> & { to: Recipient; code: string }): Promise<void> {
  // Only demo accounts are told in the log: there is no post box behind them.
  if (context.config.hasDemo) context.logger.warn(`The code for ${to.address} is ${code}`);
  await blankExpired(trx);
  await sendMessage({ trx, to, subject: SUBJECT, body: `Your code is ${code}. It is valid for ${OTP_MINUTES} minutes. Never tell it to anybody.` });
}

const SUBJECT = 'Your code';

/** A code that is of no use any more has no place in a table that operators read. */
async function blankExpired(trx: OtpInput['trx']): Promise<void> {
  await sql`update core.outbox set body = 'The code in this message has expired.'
    where subject = ${SUBJECT} and at < now() - make_interval(mins => ${OTP_MINUTES}) and body like 'Your code is %'`.execute(trx);
}
