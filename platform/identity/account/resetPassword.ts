import type { FastifyRequest } from 'fastify';
import { consoleAddressOf } from '../../kernel/http/consoleAddress';
import { hashPassword } from '../../kernel/crypto/passwords';
import type { RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { writeAudit } from '../../records/audit';
import { refuseWeak } from './refuseWeak';
import { setPassword } from './setPassword';
import { findPersonById } from '../people/people';
import { auditWrongCode } from '../signIn/auditSignIn';
import { codeTransaction } from '../signIn/codeTurns';
import { useOtp } from '../signIn/otp';
import { refuseUnwelcome, isAllowed, type SignInParts } from '../signIn/signIn';

/**
 * Sets a new password by a code; every session of the person ends.
 * @throws VALIDATION for a weak password, WRONG_OTP; NO_CONSOLE, INACTIVE for whoever may not sign in
 */
export async function resetPassword({ parts, request, requestId, otp, password }: { parts: SignInParts; request: FastifyRequest; requestId: string; otp: string; password: string }): Promise<void> {
  const { context } = parts;
  refuseWeak({ password, names: [] });
  const passwordHash = await hashPassword(password);
  const now = context.clock();
  const person = await codeTransaction({ context, about: requestId }, async (trx) => {
    const used = await useOtp({ trx, context, now, id: requestId, code: otp, purpose: 'reset', onWrong: (userId) => auditWrongCode({ trx, request, userId, now }) });
    const person = used?.userId ? await findPersonById({ trx, id: used.userId }) : null;
    if (!person || !isAllowed(person)) return person;
    refuseWeak({ password, names: [person.name, person.email] });
    await setPassword({ trx, context, person, passwordHash, consoleAddress: consoleAddressOf({ config: context.config, request }) });
    const instituteId = person.institute?.id ?? null;
    const actor: RequestActor = { id: person.id, role: person.role, instituteId, allowAllInstitutes: false, modules: {}, sessionId: '', name: person.name, email: person.email, actingFor: null };
    await writeAudit({ trx, actor, requestId: request.id, resource: context.loader.require('user'), recordId: person.id, action: 'resetPassword', before: null, after: { instituteId, name: person.name }, answers: { address: request.ip } });
    return person;
  });
  if (!person) throw failure({ code: 'WRONG_OTP' });
  await refuseUnwelcome({ person, context });
}
