import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { PRODUCT_NAME } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import type { AnyTables } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { consoleAddressOf } from '../../kernel/http/consoleAddress';
import type { MessageKind, MessageTo } from '../../messages/compose';
import type { Language } from '../../kernel/language';
import { blankCodes, sendMessage } from '../../messages/outbox';
import { hoursBefore, mayBeSent, mayBeTried } from './codeBounds';
import { hashNetwork } from './knownAddress';

/** What a code is for. A code of one purpose is worth nothing for another. */
export type OtpPurpose = 'login' | 'register' | 'reset';

/** Seconds between two codes of one request. */
export const OTP_RETRY_SECONDS = 30;
/** How long a code is worth anything. */
export const OTP_MINUTES = 10;
const OTP_TRIES = 5;
const OTP_SENDS = 5;
/** For so long another code may be asked for by the same request: what was typed with it is not typed again. A password that was right is not for as long. */
export const OTP_HOURS: Readonly<Record<OtpPurpose, number>> = { login: 1, reset: 1, register: 24 };
const LONGEST_HOURS = Math.max(...Object.values(OTP_HOURS));

interface OtpInput {
  readonly trx: Kysely<AnyTables>;
  readonly context: Pick<PlatformContext, 'config' | 'logger'>;
  readonly now: Date;
}

export interface NewOtp extends OtpInput {
  readonly purpose: OtpPurpose;
  /** `null`: nobody by that name, or a registration; the request then looks the same from outside. */
  readonly userId: string | null;
  /** Whom it is sent to, in whose words and name. `null`: nobody is told. */
  readonly message: MessageTo | null;
  /** The caller's. */
  readonly address: string;
  /** The address has an account already: it is told so, and sent no code. @default false */
  readonly hasAccount?: boolean;
  /** The person’s password was right: strangers’ requests do not count. @default false */
  readonly isProved?: boolean;
  /** Kept until the code is used, for example a registration. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Opens a request for a code and sends it. @returns what the code is bound to */
export async function issueOtp({ trx, context, now, purpose, userId, message, address, hasAccount = false, isProved = false, payload }: NewOtp): Promise<string> {
  const id = newId();
  const code = newCode();
  const network = hashNetwork(address);
  const isWithinReason = !message || (await mayBeSent({ trx, now, longestHours: LONGEST_HOURS, userId, to: message.to.address, network, isProved }));
  await sql`insert into core.otp (id, purpose, user_id, network_hash, code_hash, payload, created_at, sent_at, expires_at)
    values (${id}, ${purpose}, ${isWithinReason ? userId : null}, ${network}, ${hashCode({ context, id, code })}, ${JSON.stringify({ ...payload, hasAccount, isProved, ...(isWithinReason && message ? message : { to: null }) })}, ${now.toISOString()}, ${now.toISOString()}, ${endOf(now)})`.execute(trx);
  await sql`delete from core.otp where expires_at < ${hoursBefore(now, 24)}`.execute(trx);
  if (message && isWithinReason) await sendCode({ trx, context, purpose, message, code, hasAccount });
  return id;
}

/**
 * Sends a new code for the same request, also when the one before has expired; the old one is void. It goes out in the language asked for now, otherwise in that
 * of the first. Beyond what a person may wish for none goes out, and it looks the same from outside: else it would tell that there is an account.
 * @throws WRONG_OTP for a request that is unknown or over; TOO_MANY_REQUESTS when asked too soon or too often
 */
export async function resendOtp({ trx, context, now, id, asked }: OtpInput & { readonly id: string; readonly asked: Language | null }): Promise<void> {
  await lockOwner({ trx, id });
  const { rows } = await sql<{ purpose: OtpPurpose; user_id: string | null; network_hash: Buffer; created_at: string; sent_at: string; expires_at: string; sends: number; payload: { to: MessageTo['to'] | null; language?: Language; appName?: string; hasAccount?: boolean; isProved?: boolean } }>`
    select purpose, user_id, network_hash, created_at, sent_at, expires_at, sends, payload from core.otp where id = ${id}::uuid and used_at is null for update`.execute(trx);
  const otp = rows[0];
  if (!otp || Date.parse(otp.created_at) <= Date.parse(hoursBefore(now, OTP_HOURS[otp.purpose]))) throw failure({ code: 'WRONG_OTP' });
  if (!(await isStillTheirs({ trx, userId: otp.user_id, to: otp.payload.to }))) throw failure({ code: 'WRONG_OTP' });
  // Nor is there any use in waiting.
  if (otp.sends >= OTP_SENDS && Date.parse(otp.expires_at) <= now.getTime()) throw failure({ code: 'WRONG_OTP' });
  const wait = Math.ceil(OTP_RETRY_SECONDS - (now.getTime() - Date.parse(otp.sent_at)) / 1000);
  if (wait > 0 || otp.sends >= OTP_SENDS) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(wait > 0 ? wait : OTP_MINUTES * 60) } });
  const { to, language, appName, hasAccount = false, isProved = false } = otp.payload;
  const mayGo = !to || (await mayBeSent({ trx, now, longestHours: LONGEST_HOURS, userId: otp.user_id, to: to.address, network: otp.network_hash, isProved }));
  // A registration tells nothing by it: whoever asks has named the address.
  if (!mayGo && otp.purpose === 'register') throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '3600' } });
  const code = newCode();
  await sql`update core.otp set code_hash = ${hashCode({ context, id, code })}, sends = sends + 1, sent_at = ${now.toISOString()}, expires_at = ${endOf(now)} where id = ${id}::uuid`.execute(trx);
  if (to && mayGo) await sendCode({ trx, context, purpose: otp.purpose, message: { to, language: asked ?? language ?? 'en', appName: appName ?? PRODUCT_NAME }, code, hasAccount });
}

/** Whether the address that a code goes to is still that of whom it lets in: an address that was taken away from an account opens it no more. */
async function isStillTheirs({ trx, userId, to }: Pick<OtpInput, 'trx'> & { readonly userId: string | null; readonly to: MessageTo['to'] | null | undefined }): Promise<boolean> {
  if (userId === null || !to) return true;
  const { rows } = await sql`select 1 from app."user" where id = ${userId}::uuid and ${to.address} in (email_id, phone_number) and deleted_at is null`.execute(trx);
  return rows.length > 0;
}

export interface OtpUse extends OtpInput {
  readonly id: string;
  readonly code: string;
  readonly purpose: OtpPurpose;
  /** Done in the same transaction for the person whose code was tried in vain. @default nothing */
  readonly onWrong?: (userId: string) => Promise<void>;
}

export interface UsedOtp {
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Uses a code up. `null` when it is wrong, used, expired, of another purpose, or tried too often, by this request or by all
 * that were opened for the person within the hour: the try counts, so the caller must let the transaction commit before it refuses.
 */
export async function useOtp({ trx, context, now, id, code, purpose, onWrong }: OtpUse): Promise<UsedOtp | null> {
  await lockOwner({ trx, id });
  const { rows } = await sql<{ code_hash: Buffer; user_id: string | null; network_hash: Buffer; payload: Record<string, unknown> & { readonly to: MessageTo['to'] | null; readonly isProved?: boolean } }>`
    update core.otp set tries = tries + 1
    where id = ${id}::uuid and purpose = ${purpose} and used_at is null and expires_at > ${now.toISOString()} and tries < ${OTP_TRIES} * sends
    returning code_hash, user_id, network_hash, payload`.execute(trx);
  const otp = rows[0];
  if (!otp) return null;
  const { to, isProved = false } = otp.payload;
  const isInTime = !to || (await mayBeTried({ trx, now, longestHours: LONGEST_HOURS, userId: otp.user_id, to: to.address, network: otp.network_hash, isProved }));
  if (!timingSafeEqual(otp.code_hash, hashCode({ context, id, code })) || !isInTime) {
    if (otp.user_id !== null) await onWrong?.(otp.user_id);
    return null;
  }
  if (!(await isStillTheirs({ trx, userId: otp.user_id, to }))) return null;
  await sql`update core.otp set used_at = ${now.toISOString()} where id = ${id}::uuid`.execute(trx);
  return { userId: otp.user_id, payload: otp.payload };
}

/** The person’s own row is locked before any code, as where a password is set: the other way round two would wait for each other. */
async function lockOwner({ trx, id }: Pick<OtpUse, 'trx' | 'id'>): Promise<void> {
  await sql`select 1 from app."user" where id = (select user_id from core.otp where id = ${id}::uuid) for no key update`.execute(trx);
}

/** Makes every open code of a person worthless: a new password was set. */
export async function voidCodes({ trx, userId, now }: Pick<OtpUse, 'trx' | 'now'> & { readonly userId: string }): Promise<void> {
  await sql`update core.otp set used_at = ${now.toISOString()} where user_id = ${userId}::uuid and used_at is null`.execute(trx);
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

interface SentCode extends Pick<OtpInput, 'trx' | 'context'> {
  readonly purpose: OtpPurpose;
  readonly message: MessageTo;
  readonly code: string;
  readonly hasAccount: boolean;
}

async function sendCode({ trx, context, purpose, message, code, hasAccount }: SentCode): Promise<void> {
  if (hasAccount) return void (await sendMessage({ trx, context, ...message, content: { kind: 'accountExists', link: `${consoleAddressOf({ config: context.config })}/auth/login` } }));
  // Only demo accounts are told in the log: there is no post box behind them.
  if (context.config.hasDemo) context.logger.warn(`The code for ${message.to.address} is ${code}`);
  await blankCodes({ trx, minutes: OTP_MINUTES });
  await sendMessage({ trx, context, ...message, content: { kind: KINDS[purpose], code, minutes: OTP_MINUTES } });
}

const KINDS = { login: 'loginCode', register: 'registerCode', reset: 'resetCode' } as const satisfies Readonly<Record<OtpPurpose, MessageKind>>;
