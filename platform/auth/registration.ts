import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { PRODUCT_NAME } from '../../src/schemas';
import { writeAudit } from '../audit/writeAudit';
import type { RequestActor } from '../context';
import { failure } from '../errors';
import { askedLanguage, type Language } from '../messages/language';
import { rememberLanguage } from '../messages/personLanguage';
import { auditWrongCode } from './auditSignIn';
import { issueOtp, OTP_RETRY_SECONDS, useOtp } from './otp';
import { findPersonById, isTaken } from './people';
import { hashPassword } from './passwords';
import { refuseWeak } from './refuseWeak';
import { issueLogoTicket } from './registrationLogo';
import { setPassword } from './setPassword';
import type { SignInParts } from './signIn';

const ALL = { kind: 'all' } as const;

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/**
 * An institute signs itself up: nothing is made before the code is confirmed. Whether there is an account is told to the
 * owner of the address alone, by mail: the reply is the same.
 * @throws VALIDATION for a weak password
 */
export async function register({ parts, request, registration }: { parts: SignInParts; request: FastifyRequest; registration: Registration }): Promise<{ requestId: string; retryAfter: number }> {
  const { context } = parts;
  const { name, email, phone, password } = registration;
  const language = askedLanguage(request.headers['accept-language']);
  refuseWeak({ password, names: [name, email.split('@')[0] ?? ''] });
  const passwordHash = await hashPassword(password);
  return context.database.transaction({ scope: ALL }, async (trx) => {
    const requestId = await issueOtp({
      trx, context, hasAccount: await isTaken({ trx, email, phone: null }), now: context.clock(), purpose: 'register', userId: null, address: request.ip,
      message: { to: { channel: 'email', address: email }, language: language ?? 'en', appName: PRODUCT_NAME }, payload: { name, email, phone, passwordHash },
    });
    return { requestId, retryAfter: OTP_RETRY_SECONDS };
  });
}

/**
 * Confirms a registration: the institute and its first person are made, both awaiting approval. The ticket lets whoever registered add a
 * logo before that (part 1 §7).
 * @throws WRONG_OTP, ACCOUNT_EXISTS
 */
export async function confirmRegistration({ parts, requestId, otp, trace }: { parts: SignInParts; requestId: string; otp: string; trace: string }): Promise<{ instituteId: string; logoTicket: string }> {
  const { context } = parts;
  const confirmed = await context.database
    .transaction({ scope: ALL }, async (trx) => {
      const used = await useOtp({ trx, context, now: context.clock(), id: requestId, code: otp, purpose: 'register' });
      if (!used) return null;
      const { name, email, phone, passwordHash, language } = used.payload as Record<'name' | 'email' | 'phone' | 'passwordHash', string> & { readonly language?: Language };
      if (await isTaken({ trx, email, phone })) throw failure({ code: 'ACCOUNT_EXISTS' });
      const [institute, user] = [newId(), newId()];
      await sql`insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, is_suspended)
        values (${institute}, ${name}, ${email}, ${phone}, false, false, false)`.execute(trx);
      await sql`insert into app."user" (id, institute_id, name, email_id, phone_number, role, status, password)
        values (${user}, ${institute}, ${name}, ${email}, ${phone}, 'institute', 'active', ${passwordHash})`.execute(trx);
      if (language) await rememberLanguage({ trx, userId: user, instituteId: institute, language });
      const actor: RequestActor = { id: user, role: 'institute', instituteId: institute, allowAllInstitutes: false, modules: {}, sessionId: '', name, email, actingFor: null };
      const after = { id: institute, name, emailId: email, phoneNumber: phone };
      await writeAudit({ trx, actor, requestId: trace, resource: context.loader.require('institution'), recordId: institute, action: 'register', before: null, after });
      const logoTicket = await issueLogoTicket({ trx, now: context.clock(), instituteId: institute, userId: user });
      return { instituteId: institute, logoTicket };
    })
    .catch((error: unknown) => {
      // Two confirmations at once, or a name that another institute bears.
      throw (error as { code?: string }).code === '23505' ? failure({ code: 'ACCOUNT_EXISTS' }) : error;
    });
  if (!confirmed) throw failure({ code: 'WRONG_OTP' });
  return confirmed;
}

/**
 * Sets a new password by a code; every session of the person ends.
 * @throws VALIDATION for a weak password, WRONG_OTP
 */
export async function resetPassword({ parts, request, requestId, otp, password }: { parts: SignInParts; request: FastifyRequest; requestId: string; otp: string; password: string }): Promise<void> {
  const { context } = parts;
  refuseWeak({ password, names: [] });
  const passwordHash = await hashPassword(password);
  const now = context.clock();
  const isDone = await context.database.transaction({ scope: ALL }, async (trx) => {
    const used = await useOtp({ trx, context, now, id: requestId, code: otp, purpose: 'reset', onWrong: (userId) => auditWrongCode({ trx, request, userId, now }) });
    const person = used?.userId ? await findPersonById({ trx, id: used.userId }) : null;
    if (!person) return false;
    await setPassword({ trx, context, person, passwordHash });
    const instituteId = person.institute?.id ?? null;
    const actor: RequestActor = { id: person.id, role: person.role, instituteId, allowAllInstitutes: false, modules: {}, sessionId: '', name: person.name, email: person.email, actingFor: null };
    await writeAudit({ trx, actor, requestId: request.id, resource: context.loader.require('user'), recordId: person.id, action: 'resetPassword', before: null, after: { instituteId, name: person.name }, answers: { address: request.ip } });
    return true;
  });
  if (!isDone) throw failure({ code: 'WRONG_OTP' });
}
