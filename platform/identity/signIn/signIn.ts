import type { FastifyRequest } from 'fastify';
import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../records/operation';
import { failure } from '../../kernel/errors';
import type { ActorStore } from '../sessions/actorStore';
import { auditSignIn, auditWrongCode } from './auditSignIn';
import { rememberAddress } from './knownAddress';
import { clearFailures, countTry, liftLocks, nameOf } from './lockout';
import { codeTransaction } from './codeTurns';
import { issueOtp, useOtp, OTP_RETRY_SECONDS } from './otp';
import { atHomeOf, notAtHome } from './atHome';
import { findPerson, findPersonById, parseUsername, type Person } from '../people/people';
import { verifyPassword } from '../../kernel/crypto/passwords';
import { renewHash } from './renewHash';
import { refuseCredentials, type FirstCredentials } from './refuseCredentials';
import { endSession, lockSessions, requireSession, startSession } from '../sessions/sessions';
import { whyNot } from '../people/standing';
import type { VerifiedHosts } from '../people/verifiedHosts';
import { userDetailsOf } from './userDetails';
import { appNameOf } from '../people/branding';
import type { MessageTo } from '../../messages/compose';
import { askedLanguage } from '../../kernel/language';
import { languageOf, rememberLanguage } from '../../messages/personLanguage';
import type { Recipient } from '../../messages/outbox';
import { declared } from '../../kernel/db/declaredTables';

/** What the calls of sign-in work with. */
export interface SignInParts {
  readonly context: PlatformContext;
  readonly actors: ActorStore;
  /** Whose the hosts are: on an institute's own no other's people sign in. */
  readonly hosts: Pick<VerifiedHosts, 'instituteOf'>;
  /** The accounts of the demo content, which the composition hands in; none without it. */
  readonly demoAccounts: readonly FirstCredentials[];
}

const ALL = { kind: 'all' } as const;

/**
 * Sign-in by password.
 * @throws LOCKED, WRONG_CREDENTIALS, NO_CONSOLE, INACTIVE, FORBIDDEN on another institute's own host
 */
export async function signInByPassword({ parts, request, username, password }: { parts: SignInParts; request: FastifyRequest; username: string; password: string }) {
  const { context } = parts;
  const now = context.clock();
  const person = await context.database.transaction({ scope: ALL }, async (trx) => {
    const found = await findPerson({ trx, username });
    await countTry({ trx, whose: found?.id ?? nameOf(username), address: request.ip, now });
    return found;
  });
  // Between two transactions: it takes long, and a connection is not held for it.
  if (!(await verifyPassword({ password, stored: person?.passwordHash ?? null })) || !person) {
    if (person) await context.database.transaction({ scope: ALL }, (trx) => auditSignIn({ trx, person, action: 'signInFailed', request, now }));
    throw refuseCredentials({ demoAccounts: parts.demoAccounts, username, password, isKnown: person !== null });
  }
  const passwordHash = await renewHash({ context, userId: person.id, password, stored: person.passwordHash });
  const isAtHome = (await atHomeOf({ parts, request }))(person);
  // Nobody is sent a code that lets in nowhere.
  const needsCode = isAllowed(person) && isAtHome && context.config.otpRoles.includes(person.role);
  const finish = async (trx: Trx): Promise<string | null> => {
    if (needsCode) await auditSignIn({ trx, person, action: 'codeSent', request, now });
    const id = needsCode ? await issueOtp({ trx, context, now, purpose: 'login', userId: person.id, isProved: true, address: request.ip, message: await messageTo({ trx, request, person, username }) }) : null;
    // After the code, as where one is used: the other way round two would wait for each other.
    await clearFailures({ trx, whose: person.id, address: request.ip });
    return id;
  };
  const requestId = needsCode ? await codeTransaction({ context, about: person.id }, finish) : await context.database.transaction({ scope: ALL }, finish);
  await refuseUnwelcome({ person, context });
  return requestId === null ? openSession({ parts, request, personId: person.id, passwordHash }) : { otpRequired: true as const, requestId };
}

/** Asks for a code to sign in with. The reply is the same for a name nobody bears. */
export async function requestCode({ parts, request, username, purpose }: { parts: SignInParts; request: FastifyRequest; username: string; purpose: 'login' | 'reset' }) {
  const { context } = parts;
  const now = context.clock();
  const requestId = await codeTransaction({ context, about: nameOf(username) }, async (trx) => {
    const person = await findPerson({ trx, username });
    const isWelcome = person !== null && isAllowed(person);
    if (isWelcome) await auditSignIn({ trx, person, action: 'codeSent', request, now });
    return issueOtp({ trx, context, now, purpose, userId: isWelcome ? person.id : null, address: request.ip, message: isWelcome ? await messageTo({ trx, request, person, username }) : null });
  });
  return { requestId, retryAfter: OTP_RETRY_SECONDS };
}

/**
 * Sign-in by a code.
 * @throws WRONG_OTP, NO_CONSOLE, INACTIVE, FORBIDDEN on another institute's own host
 */
export async function signInByCode({ parts, request, requestId, otp }: { parts: SignInParts; request: FastifyRequest; requestId: string; otp: string }) {
  const { context } = parts;
  const now = context.clock();
  const person = await codeTransaction({ context, about: requestId }, async (trx) => {
    const used = await useOtp({ trx, context, now, id: requestId, code: otp, purpose: 'login', onWrong: (userId) => auditWrongCode({ trx, request, userId, now }) });
    if (!used?.userId) return null;
    await liftLocks({ trx, whose: used.userId });
    return findPersonById({ trx, id: used.userId });
  });
  if (!person) throw failure({ code: 'WRONG_OTP' });
  await refuseUnwelcome({ person, context });
  return openSession({ parts, request, personId: person.id });
}

/** A session to be opened. */
export interface OpenSession {
  readonly parts: SignInParts;
  readonly request: FastifyRequest;
  readonly personId: string;
  /** The institute a super admin acts for. @default null */
  readonly actingFor?: string | null;
  /** The password that was proved, as stored: no other may have been set since. @default not asked */
  readonly passwordHash?: string | null;
  /** The session that ends with this one's beginning. @default none */
  readonly replaces?: string;
  /** Done in the same transaction. @default nothing */
  readonly alongside?: (trx: Trx) => Promise<void>;
}

/**
 * Opens a session and says who has signed in.
 * @throws WRONG_CREDENTIALS when the person was closed, or has another password, since it was looked at; SIGNED_OUT when
 * the session to be replaced has ended; FORBIDDEN for a sign-in on another institute's own host
 */
export async function openSession({ parts, request, personId, actingFor = null, passwordHash, replaces, alongside }: OpenSession) {
  const { context, actors } = parts;
  const now = context.clock();
  const isAtHome = await atHomeOf({ parts, request });
  const token = await context.database.transaction({ scope: ALL }, async (trx) => {
    await lockSessions({ trx, userId: personId });
    const person = await findPersonById({ trx, id: personId });
    const isSame = passwordHash === undefined || person?.passwordHash === passwordHash;
    if (!person || !isAllowed(person) || !isSame) throw failure({ code: 'WRONG_CREDENTIALS' });
    // A session that goes on was opened elsewhere, or by who may.
    if (replaces === undefined && !isAtHome(person)) throw notAtHome(parts);
    if (replaces !== undefined) {
      await requireSession({ trx, userId: personId, sessionId: replaces, now });
      await endSession({ trx, userId: personId, sessionId: replaces });
    }
    await alongside?.(trx);
    if (actingFor === null) await declared(trx).updateTable('app.user').set({ last_sign_in_at: now.toISOString() }).where('id', '=', personId).execute();
    const user = { id: personId, instituteId: person.institute?.id ?? null };
    if (replaces === undefined) await auditSignIn({ trx, person, action: 'signIn', request, now });
    if (replaces === undefined) await rememberAddress({ trx, userId: personId, address: request.ip, now });
    const asked = askedLanguage(request.headers['accept-language']);
    if (asked && actingFor === null) await rememberLanguage({ trx, userId: personId, instituteId: user.instituteId, language: asked });
    const session = await startSession({ trx, user, now, actingFor, longestDays: context.config.sessionDays, address: request.ip, agent: request.headers['user-agent'] });
    return session.token;
  });
  if (replaces !== undefined) actors.forget(personId);
  const signedIn = await actors.find(token);
  if (!signedIn) throw failure({ code: 'WRONG_CREDENTIALS' });
  return { token, userDetails: userDetailsOf({ signedIn, loader: context.loader, config: context.config }) };
}

/** @throws NO_CONSOLE for learners, INACTIVE with the support's contact for whoever may not sign in at present */
export async function refuseUnwelcome({ person, context }: { person: Person; context: PlatformContext }): Promise<void> {
  if (person.role === 'student') throw failure({ code: 'NO_CONSOLE' });
  if (!isAllowed(person)) throw await whyNot({ context, person });
}

/** Whether somebody may sign in to the console at all. */
export function isAllowed(person: Person): boolean {
  return person.role !== 'student' && person.isActive && (person.institute?.isOpen ?? true);
}

/** To the person, in the language asked for now, otherwise in the person's own. */
async function messageTo({ trx, request, person, username }: { trx: Trx; request: FastifyRequest; person: Person; username: string }): Promise<MessageTo> {
  const asked = askedLanguage(request.headers['accept-language']);
  return { to: recipientOf({ person, username }), language: asked ?? (await languageOf({ trx, userId: person.id })), appName: appNameOf(person.institute) };
}

/** A code goes where the person asked for it: to the address or to the number. */
function recipientOf({ person, username }: { person: Person; username: string }): Recipient {
  return parseUsername(username).column === 'phone' && person.phone ? { channel: 'sms', address: person.phone } : { channel: 'email', address: person.email };
}
