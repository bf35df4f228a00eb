import { bareFailure, CallFailure } from '../dataProvider/callFailure';
import { DETAILS_PATH, type Client, type Clients } from '../dataProvider/client';
import type { Branding, Role } from '../schemas';
import { headerOf } from './session';

/** The server's user details (part 1 §3). */
export interface UserDetails {
  readonly id: string;
  readonly name: string;
  readonly email?: string | null;
  readonly role: Role;
  readonly instituteId?: string | null;
  readonly instituteName?: string | null;
  readonly isPlanActive?: boolean;
  readonly isWhiteLabelled?: boolean;
  readonly allowAllInstitutes?: boolean;
  /** The institute a super admin acts for. */
  readonly actingFor?: unknown;
  /** False: the platform sends no mails; what it writes waits in its outbox. */
  readonly isMailed?: boolean;
  readonly moduleAccess?: unknown;
  /** Of a white-labelled institute: how its console looks. */
  readonly branding?: unknown;
}

/** A sign-in that is done, or that waits for a one-time password. */
export type SignInReply =
  | { readonly kind: 'signedIn'; readonly token: string; readonly userDetails: UserDetails }
  | { readonly kind: 'otp'; readonly requestId: string };

/** A one-time password is on its way; `retryAfter` in seconds is when another may be asked for. */
export interface OtpRequest {
  readonly requestId: string;
  readonly retryAfter: number;
}

/** Whose a link of a message is, and what it is for. */
export interface LinkInfo {
  readonly purpose: 'invite' | 'reset';
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly instituteName: string | null;
  /** Who has had it sent. */
  readonly sentBy: string | null;
  /** Learners have none. */
  readonly hasConsole: boolean;
  /** Where a learner signs in instead: the address, or whom to ask where the institute has named none; null for others. */
  readonly learner?: { readonly address: string | null; readonly contact: string } | null;
  /** The language in which the person is written to: English also where nobody has said one. */
  readonly language?: string;
  /** The look of a white-labelled institute. */
  readonly branding?: Branding | null;
}

/** Every call of sign-in and session. Failures are CallFailures; those for the form show nothing themselves. */
export interface AuthApi {
  /** By e-mail or phone number and password. */
  login(body: { username: string; password: string }): Promise<SignInReply>;
  verifyLogin(body: { requestId: string; otp: string }): Promise<SignInReply>;
  resendOtp(body: { requestId: string }): Promise<OtpRequest>;
  /** The same answer for a name nobody has. */
  sendLoginOtp(body: { username: string }): Promise<OtpRequest>;
  verifyInstituteLogin(body: { requestId: string; otp: string }): Promise<SignInReply>;
  forgotPassword(body: { username: string }): Promise<OtpRequest>;
  resetPassword(body: { requestId: string; otp: string; password: string }): Promise<void>;
  /** Whose a link is; used up and late ones are refused with the reason. */
  readLink(body: { link: string }): Promise<LinkInfo>;
  /** Null where signing in needs something more: the password is set. */
  setPasswordByLink(body: { link: string; password: string }): Promise<SignInReply | null>;
  /** With a token that is not stored yet, or with the session's. */
  userDetails(options?: { token?: string }): Promise<UserDetails>;
  refreshLogin(): Promise<string>;
  /** Acts for an institute: super admin only, audited. */
  loginAsInstitute(body: { instituteId: string }): Promise<SignInReply>;
  /** Ends acting for an institute; the session is the super admin's own again. */
  stopActing(): Promise<SignInReply>;
  /** Module access as the platform sends it. */
  myAccess(options?: { /** Says nothing when it fails. */ readonly isQuiet?: boolean }): Promise<unknown>;
  /** Ends the session of this token on the platform. */
  logout(options: { authorization: string }): Promise<void>;
}

/** Paths of the sign-in calls. Those of details, forgotten password and logout are assumed, see the wire's notes. */
const PATHS = {
  login: '/user/userLogin',
  verifyLogin: '/user/verifylogin',
  resendOtp: '/user/resendOtp',
  sendLoginOtp: '/user/sendLoginOtp',
  verifyInstituteLogin: '/user/verifyInstituteLogin',
  forgotPassword: '/user/forgotPassword',
  resetPassword: '/user/resetPassword',
  readLink: '/user/accountLink',
  setPasswordByLink: '/user/accountLink/password',
  userDetails: DETAILS_PATH,
  refreshLogin: '/user/refresh-login',
  loginAsInstitute: '/user/instiLoginFromSuperAdmin',
  stopActing: '/user/stopActing',
  myAccess: '/modules/my-access',
  logout: '/user/logout',
} as const;

/** The sign-in calls over the clients the specification names for each (part 1 §7). */
export function createAuthApi({ clients }: { clients: Clients }): AuthApi {
  const open = async (client: Client, path: string, body: unknown): Promise<unknown> =>
    (await client.send({ method: 'POST', path, body, isPublic: true, handling: { isSignIn: true } })).data;
  return {
    login: async (body) => signInReplyOf(await open(clients.main, PATHS.login, body)),
    verifyLogin: async (body) => signInReplyOf(await open(clients.main, PATHS.verifyLogin, body)),
    resendOtp: async (body) => otpRequestOf(await open(clients.main, PATHS.resendOtp, body)),
    sendLoginOtp: async (body) => otpRequestOf(await open(clients.auth, PATHS.sendLoginOtp, body)),
    verifyInstituteLogin: async (body) => signInReplyOf(await open(clients.auth, PATHS.verifyInstituteLogin, body)),
    forgotPassword: async (body) => otpRequestOf(await open(clients.main, PATHS.forgotPassword, body)),
    async resetPassword(body) {
      await open(clients.main, PATHS.resetPassword, body);
    },
    readLink: async (body) => (await open(clients.main, PATHS.readLink, body)) as LinkInfo,
    async setPasswordByLink(body) {
      const data = await open(clients.main, PATHS.setPasswordByLink, body);
      return fieldOf(data, 'token') ? signInReplyOf(data) : null;
    },
    async userDetails({ token } = {}) {
      const reply = await clients.main.send({
        method: 'GET',
        path: PATHS.userDetails,
        ...(token === undefined ? {} : { authorization: headerOf(token), handling: { isSignIn: true, quiet: true } }),
      });
      return detailsOf(reply.data);
    },
    refreshLogin: async () => String(fieldOf((await clients.main.send({ method: 'GET', path: PATHS.refreshLogin })).data, 'token') ?? ''),
    loginAsInstitute: async (body) => signInReplyOf((await clients.main.send({ method: 'POST', path: PATHS.loginAsInstitute, body })).data),
    stopActing: async () => signInReplyOf((await clients.main.send({ method: 'POST', path: PATHS.stopActing })).data),
    myAccess: async ({ isQuiet = false } = {}) => (await clients.main.send({ method: 'GET', path: PATHS.myAccess, handling: { quiet: isQuiet, isExtra: isQuiet } })).data,
    async logout({ authorization }) {
      await clients.main.send({ method: 'POST', path: PATHS.logout, authorization, isKeptAlive: true, handling: { isSignIn: true, quiet: true } });
    },
  };
}

/** The first wait before another one-time password where the platform states none. In seconds. */
const DEFAULT_RETRY_SECONDS = 30;

function signInReplyOf(data: unknown): SignInReply {
  const token = fieldOf(data, 'token');
  if (typeof token === 'string' && token !== '') return { kind: 'signedIn', token, userDetails: detailsOf(data) };
  const { requestId } = otpRequestOf(data);
  // Neither a session nor a code under way: whatever it is, nobody is signed in by it.
  if (requestId === '') throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data }));
  return { kind: 'otp', requestId };
}

function otpRequestOf(data: unknown): OtpRequest {
  const retryAfter = fieldOf(data, 'retryAfter');
  return { requestId: String(fieldOf(data, 'requestId') ?? ''), retryAfter: typeof retryAfter === 'number' ? retryAfter : DEFAULT_RETRY_SECONDS };
}

function detailsOf(data: unknown): UserDetails {
  return (fieldOf(data, 'userDetails') ?? data) as UserDetails;
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}
