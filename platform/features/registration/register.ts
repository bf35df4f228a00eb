import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { PRODUCT_NAME } from '../../../src/schemas';
import { writeAudit } from '../../records/audit';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { askedLanguage, type Language } from '../../kernel/language';
import { rememberLanguage } from '../../messages/personLanguage';
import { codeTransaction } from '../../identity/signIn/codeTurns';
import { issueOtp, OTP_RETRY_SECONDS, useOtp } from '../../identity/signIn/otp';
import { isTaken } from '../../identity/people/people';
import { hashPassword } from '../../kernel/crypto/passwords';
import { refuseWeak } from '../../identity/account/refuseWeak';
import { issueLogoTicket } from './logo';

export interface Registration {
  readonly name: string;
  /** Of the person who registers it; `null`: the account bears the institute's. */
  readonly contactName: string | null;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/**
 * An institute signs itself up: nothing is made before the code is confirmed. Whether there is an account is told to the
 * owner of the address alone, by mail: the reply is the same.
 * @throws VALIDATION for a weak password
 */
export async function register({ context, request, registration }: { context: PlatformContext; request: FastifyRequest; registration: Registration }): Promise<{ requestId: string; retryAfter: number }> {
  const { name, contactName, email, phone, password } = registration;
  const language = askedLanguage(request.headers['accept-language']);
  refuseWeak({ password, names: [name, email, ...(contactName === null ? [] : [contactName])] });
  const passwordHash = await hashPassword(password);
  return codeTransaction({ context, about: email }, async (trx) => {
    const requestId = await issueOtp({
      trx, context, hasAccount: await isTaken({ trx, email, phone: null }), now: context.clock(), purpose: 'register', userId: null, address: request.ip,
      message: { to: { channel: 'email', address: email }, language: language ?? 'en', appName: PRODUCT_NAME }, payload: { name, contactName, email, phone, passwordHash },
    });
    return { requestId, retryAfter: OTP_RETRY_SECONDS };
  });
}

/**
 * Confirms a registration: the institute and its first person are made, both awaiting approval. The ticket lets whoever registered add a
 * logo before that (part 1 §7). The code is used up also where an account bears the number: what is tried so is no more than codes are.
 * @throws WRONG_OTP, ACCOUNT_EXISTS
 */
export async function confirmRegistration({ context, requestId, otp, trace }: { context: PlatformContext; requestId: string; otp: string; trace: string }): Promise<{ instituteId: string; logoTicket: string }> {
  const confirmed = await codeTransaction({ context, about: requestId }, async (trx) => {
    const used = await useOtp({ trx, context, now: context.clock(), id: requestId, code: otp, purpose: 'register' });
    if (!used) return null;
    const { name, contactName, email, phone, passwordHash, language } = used.payload as Record<'name' | 'email' | 'phone' | 'passwordHash', string> & { readonly contactName?: string | null; readonly language?: Language };
    const person = contactName ?? name;
    if (await isTaken({ trx, email, phone })) return 'taken';
    const [institute, user] = [newId(), newId()];
    await sql`insert into app.institution (id, name, email_id, phone_number, language, is_approved, is_active, is_suspended)
      values (${institute}, ${name}, ${email}, ${phone}, ${language ?? 'en'}, false, false, false)`.execute(trx);
    await sql`insert into app."user" (id, institute_id, name, email_id, phone_number, role, status, language, password)
      values (${user}, ${institute}, ${person}, ${email}, ${phone}, 'institute', 'active', ${language ?? 'en'}, ${passwordHash})`.execute(trx);
    if (language) await rememberLanguage({ trx, userId: user, instituteId: institute, language });
    const actor: RequestActor = { id: user, role: 'institute', instituteId: institute, allowAllInstitutes: false, modules: {}, sessionId: '', name: person, email, actingFor: null };
    const after = { id: institute, name, emailId: email, phoneNumber: phone };
    await writeAudit({ trx, actor, requestId: trace, resource: context.loader.require('institution'), recordId: institute, action: 'register', before: null, after });
    const logoTicket = await issueLogoTicket({ trx, now: context.clock(), instituteId: institute, userId: user });
    return { instituteId: institute, logoTicket };
  }).catch((error: unknown) => {
    // Two confirmations at once, or a name that another institute bears.
    throw (error as { code?: string }).code === '23505' ? failure({ code: 'ACCOUNT_EXISTS' }) : error;
  });
  if (!confirmed) throw failure({ code: 'WRONG_OTP' });
  if (confirmed === 'taken') throw failure({ code: 'ACCOUNT_EXISTS' });
  return confirmed;
}
