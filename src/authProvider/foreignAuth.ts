import { bareFailure, CallFailure } from '../dataProvider/callFailure';
import type { Clients } from '../dataProvider/client';
import { idIn, isBody } from '../dataProvider/envelope';
import type { PlatformSettings } from '../dataProvider/foreign/settings';
import { idText } from '../dataProvider/foreign/values';
import { ROLES, type Role } from '../schemas/field';
import type { AuthApi, SignInReply, UserDetails } from './authApi';
import { headerOf, type Session } from './session';

type Body = Readonly<Record<string, unknown>>;

/** Begins the id of a code that was sent, where the platform gives none: the name it was sent to stands behind. */
const BY_NAME = 'name:';
/** One's own session while acting for an institute, in this tab alone. */
const OWN_SESSION = 'lectern.ownSession';

const TOKENS = ['token', 'accessToken', 'access_token', 'authToken', 'jwt', 'idToken', 'id_token', 'bearerToken'];
const TOKEN_HEADERS = ['authorization', 'x-auth-token', 'x-access-token'];
const PEOPLE = ['userDetails', 'user', 'profile', 'account', 'userInfo'];

interface ForeignAuthOptions {
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly session: Session;
  readonly platform: PlatformSettings;
}

/** The sign-in calls of a platform that is not Lectern's own: the token and the person are found wherever they stand. */
export function createForeignAuthApi({ clients, api, session, platform }: ForeignAuthOptions): AuthApi {
  const names = platform.signIn ?? {};
  const has = new Set<string>(platform.has ?? []);
  const named = (body: Body): Body => Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value]));
  const send = (client: keyof Clients, path: string, body: Body): ReturnType<Clients['main']['send']> =>
    clients[client].send({ method: 'POST', path, body: named(body), isPublic: true, handling: { isSignIn: true, takesText: true } });
  const details = async (token: string): Promise<UserDetails> => {
    if (platform.details === undefined) throw new CallFailure(bareFailure({ kind: 'absent' }));
    const { data } = await clients.main.send({ method: 'GET', path: platform.details, authorization: headerOf(token), handling: { isSignIn: true, quiet: true } });
    return personOf(data, token);
  };
  const replyOf = async ({ data, body, headers }: { data: unknown; body: unknown; headers: Headers }, username: string): Promise<SignInReply> => {
    const token = tokenIn(data) ?? tokenIn(body) ?? tokenInHeaders(headers) ?? bareToken(data);
    if (token === null) {
      const said = isBody(data) ? data : {};
      const id = idText(said['requestId'] ?? said['transactionId'] ?? said['txnId'] ?? '');
      // A code is under way, or nothing is: only what speaks of one is taken for it.
      if (id === '' && !/otp|code/i.test(JSON.stringify(data ?? '') + messageOf(body))) throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data }));
      return { kind: 'otp', requestId: id === '' ? BY_NAME + username : id };
    }
    const person = personIn(data) ?? personIn(body);
    const own = person && roleOf(person) ? personOf(person, token) : await details(token);
    return { kind: 'signedIn', token: token.replace(/^bearer /i, ''), userDetails: own };
  };
  const codeOf = ({ requestId, ...others }: { requestId: string; otp?: string }): Body => (requestId.startsWith(BY_NAME) ? { username: requestId.slice(BY_NAME.length), ...others } : { requestId, ...others });
  const nameIn = (requestId: string): string => (requestId.startsWith(BY_NAME) ? requestId.slice(BY_NAME.length) : '');
  const otpOf = (data: unknown, username: string): { requestId: string; retryAfter: number } => {
    const said = isBody(data) ? data : {};
    const id = idText(said['requestId'] ?? said['transactionId'] ?? said['txnId'] ?? '');
    return { requestId: id === '' ? BY_NAME + username : id, retryAfter: typeof said['retryAfter'] === 'number' ? said['retryAfter'] : 30 };
  };

  return {
    ...api,
    login: async (given) => replyOf(await send('main', '/user/userLogin', given), given.username),
    verifyLogin: async (given) => replyOf(await send('main', '/user/verifylogin', codeOf(given)), nameIn(given.requestId)),
    verifyInstituteLogin: async (given) => replyOf(await send('auth', '/user/verifyInstituteLogin', codeOf(given)), nameIn(given.requestId)),
    resendOtp: async (given) => otpOf((await send('main', '/user/resendOtp', codeOf(given))).data, nameIn(given.requestId)),
    sendLoginOtp: async (given) => otpOf((await send('auth', '/user/sendLoginOtp', given)).data, given.username),
    userDetails: async ({ token } = {}) => details(token ?? session.authorization() ?? ''),
    async refreshLogin() {
      const { data, body, headers } = await clients.main.send({ method: 'GET', path: '/user/refresh-login', handling: { quiet: true, isExtra: true, takesText: true } });
      return tokenIn(data) ?? tokenIn(body) ?? tokenInHeaders(headers) ?? bareToken(data) ?? '';
    },
    async loginAsInstitute(given) {
      const reply = await clients.main.send({ method: 'POST', path: '/user/instiLoginFromSuperAdmin', body: given, handling: { takesText: true } });
      const acting = await replyOf(reply, '');
      if (acting.kind === 'otp' || has.has('stopActing')) return acting;
      keepOwn(session);
      return { ...acting, userDetails: { ...acting.userDetails, actingFor: given } };
    },
    async stopActing() {
      if (has.has('stopActing')) return api.stopActing();
      const own = takeOwn();
      if (own === null) throw new CallFailure(bareFailure({ kind: 'absent' }));
      return { kind: 'signedIn', ...own };
    },
    async logout(options) {
      sessionStorage.removeItem(OWN_SESSION);
      if (has.has('logout')) await api.logout(options);
    },
  };
}

/** Renewals that platform or clock would have at once wait so long, in ms. */
const BETWEEN_RENEWALS = 30_000;

/**
 * Renews a token before it runs out, where it says when it does (`exp` of a JSON web token). This clock and the platform's may be
 * a day apart: a token that has just come lives as long as it says of itself (`iat`), and none longer than that.
 * @param options.early so long before its end, in ms
 */
export function keepFresh({ api, session, early = 60_000, now = Date.now }: { api: Pick<AuthApi, 'refreshLogin'>; session: Session; early?: number; now?: () => number }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (isNew: boolean): void => {
    clearTimeout(timer);
    const life = lifeOf(session.authorization());
    if (life === null) return;
    const left = isNew && life.length !== null ? life.length : Math.min(life.end - now(), life.length ?? Infinity);
    const wait = isNew ? Math.max(left - Math.min(early, left / 2), BETWEEN_RENEWALS) : Math.max(left - early, 0);
    // Longer waits than a day are begun again by the next opening.
    if (wait < 86_400_000) timer = setTimeout(() => void renew(), wait);
  };
  const renew = async (): Promise<void> => {
    const before = session.authorization();
    const token = await api.refreshLogin().catch(() => '');
    if (token === '' || session.authorization() !== before || headerOf(token) === before) return;
    session.storeToken(token);
    plan(true);
  };
  let known = session.authorization();
  const stop = session.subscribe(() => {
    const isNew = session.authorization() !== known;
    known = session.authorization();
    plan(isNew);
  });
  plan(false);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** When a JSON web token runs out, in ms since 1970, and how long it lives; null where it does not say. */
function lifeOf(authorization: string | null): { readonly end: number; readonly length: number | null } | null {
  try {
    const part = (authorization ?? '').split('.')[1] ?? '';
    const { exp, iat } = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly exp?: unknown; readonly iat?: unknown };
    return typeof exp === 'number' ? { end: exp * 1_000, length: typeof iat === 'number' && iat < exp ? (exp - iat) * 1_000 : null } : null;
  } catch {
    return null;
  }
}

function tokenIn(given: unknown, depth = 0): string | null {
  if (!isBody(given) || depth > 2) return null;
  for (const name of TOKENS) {
    const value = given[name];
    if (typeof value === 'string' && value !== '') return value;
    if (isBody(value)) return tokenIn(value, depth + 1);
  }
  for (const name of ['tokens', 'data', 'auth', 'session']) {
    const inner = isBody(given[name]) ? (tokenIn(given[name], depth + 1) ?? (isBody(given[name]['access']) ? tokenIn(given[name]['access'], depth + 1) : null)) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function tokenInHeaders(headers: Headers): string | null {
  return TOKEN_HEADERS.map((name) => headers.get(name)).find((value) => value) ?? null;
}

/** A reply that is nothing but the token. */
function bareToken(data: unknown): string | null {
  return typeof data === 'string' && /^[\w+/=.~-]{8,}$/.test(data.trim()) ? data.trim() : null;
}

function personIn(given: unknown): Body | null {
  if (!isBody(given)) return null;
  const inner = PEOPLE.map((name) => given[name]).find(isBody);
  return inner ?? ('role' in given || 'roles' in given ? given : isBody(given['data']) ? personIn(given['data']) : null);
}

/** @throws CallFailure for a person whose role nobody knows */
function personOf(given: unknown, token: string): UserDetails {
  const person = personIn(given) ?? (isBody(given) ? given : {});
  const role = roleOf(person);
  if (role === null) throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200, data: given }));
  const text = (...names: readonly string[]): string | null => names.map((name) => person[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? null;
  const institute: Body = isBody(person['institute']) ? person['institute'] : {};
  const instituteId = idText(person['instituteId'] ?? idIn(institute) ?? '');
  const access = person['moduleAccess'] ?? person['modules'] ?? person['permissions'];
  const flag = (name: string): boolean | undefined => (person[name] === undefined || person[name] === null ? undefined : ['true', 'y', '1', 'yes'].includes(String(person[name]).toLowerCase()));
  const [isPlanActive, isWhiteLabelled, allowAllInstitutes] = ['isPlanActive', 'isWhiteLabelled', 'allowAllInstitutes'].map(flag);
  return {
    id: idText(idIn(person) ?? person['userId'] ?? '') || subjectOf(token),
    name: text('name', 'fullName', 'displayName', 'username', 'email', 'emailId') ?? '',
    email: text('email', 'emailId'),
    role,
    instituteId: instituteId === '' ? null : instituteId,
    instituteName: text('instituteName') ?? (typeof institute['name'] === 'string' ? institute['name'] : null),
    ...(isPlanActive === undefined ? {} : { isPlanActive }),
    ...(isWhiteLabelled === undefined ? {} : { isWhiteLabelled }),
    ...(allowAllInstitutes === undefined ? {} : { allowAllInstitutes }),
    ...(access === undefined || access === null ? {} : { moduleAccess: access }),
    ...(person['branding'] ? { branding: person['branding'] } : {}),
  };
}

/** `ROLE_SUPER_ADMIN`, `SuperAdmin`, `{ name: 'super_admin' }`, `['super_admin']` → `super_admin`; null for a role nobody knows. */
function roleOf(person: Body): Role | null {
  const given: unknown = person['role'] ?? (Array.isArray(person['roles']) ? (person['roles'] as unknown[])[0] : person['roles']);
  const text = isBody(given) ? (given['name'] ?? given['key'] ?? given['code']) : given;
  if (typeof text !== 'string') return null;
  const plain = text.replace(/^role[_-]/i, '').toLowerCase().replaceAll(/[^a-z]/g, '');
  return ROLES.find((role) => role.replaceAll('_', '') === plain) ?? null;
}

/** Whose a token is, where nothing else says it: drafts and choices of two people must not meet. */
function subjectOf(token: string): string {
  try {
    const { sub } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sub?: unknown };
    return idText(sub);
  } catch {
    return '';
  }
}

function messageOf(body: unknown): string {
  return isBody(body) && typeof body['message'] === 'string' ? body['message'] : '';
}

function keepOwn(session: Session): void {
  const [token, user, actor] = [session.authorization(), session.user(), session.actor()];
  if (!token || !user) return;
  sessionStorage.setItem(OWN_SESSION, JSON.stringify({ token, userDetails: { ...user, moduleAccess: Object.entries(actor?.modules ?? {}).map(([key, actions]) => ({ key, actions })) } }));
}

function takeOwn(): { token: string; userDetails: UserDetails } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(OWN_SESSION) ?? 'null') as { token: string; userDetails: UserDetails } | null;
    sessionStorage.removeItem(OWN_SESSION);
    return kept;
  } catch {
    return null;
  }
}
