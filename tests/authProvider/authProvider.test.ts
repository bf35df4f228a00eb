// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAuthApi, createAuthProvider, createSession, createSignIn, endSession, exchangeAddressToken, followSignOut, landingPath,
  signInMessage, STORAGE_KEYS, takeNotice, takeReturnPath, unknownPathTarget, type UserDetails,
} from '../../src/authProvider';
import { createClients, createErrorSignals, type ErrorSignal } from '../../src/dataProvider';
import type { Actor } from '../../src/schemas';
import { loader } from '../dataProvider/support/console';
import { useFreshBrowser } from './support/server';

const held = useFreshBrowser({ at: '/app/coupon?filter=x' });

const details: UserDetails = {
  id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'sub_admin', instituteId: 'i1', isPlanActive: true,
  moduleAccess: [{ key: 'coupon', hasAccess: true, actions: { create: false, read: true, update: false, delete: false } }],
};
const signedIn = (userDetails: UserDetails = details) => ({ body: { httpcode: 200, data: { token: 'abc', userDetails } } });

function parts({ now = Date.now }: { now?: () => number } = {}) {
  const session = createSession({ now });
  const signals = createErrorSignals();
  const sent: ErrorSignal[] = [];
  signals.subscribe((signal) => sent.push(signal));
  const config = { apiBase: `${held.server.url}/api/v9`, apiV2Base: `${held.server.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  const signIn = createSignIn({ api, session, signals });
  const left: string[] = [];
  const authProvider = createAuthProvider({ session, api, signIn, loader, leave: (address) => left.push(address) });
  return { session, signals, sent, api, signIn, authProvider, left };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('signing in', () => {
  it('by password stores the session and lands on the first module held', async () => {
    held.server.reply = () => signedIn();
    const { authProvider, session } = parts();
    expect(await authProvider.login({ username: 'asha', password: 'pw' })).toEqual({ redirectTo: '/app/coupon' });
    expect(held.server.seen[0]).toMatchObject({ method: 'POST', path: '/api/v9/user/userLogin', json: { username: 'asha', password: 'pw' } });
    expect(held.server.seen[0]!.headers['authorization']).toBeUndefined();
    expect(session.authorization()).toBe('Bearer abc');
    expect(await authProvider.getPermissions()).toMatchObject({ id: 'u1', role: 'sub_admin' });
    expect(await authProvider.getIdentity!()).toMatchObject({ id: 'u1', fullName: 'Asha' });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it('asks for a one-time password when the platform does', async () => {
    held.server.reply = ({ path }) => (path.endsWith('/userLogin') ? { body: { data: { otpRequired: true, requestId: 'r1' } } } : signedIn());
    const { authProvider, session } = parts();
    expect(await authProvider.login({ username: 'asha', password: 'pw' })).toEqual({ otpRequired: true, requestId: 'r1', redirectTo: false });
    expect(session.authorization()).toBeNull();
    await authProvider.login({ requestId: 'r1', otp: '123456', by: 'login' });
    expect(held.server.seen[1]).toMatchObject({ path: '/api/v9/user/verifylogin', json: { requestId: 'r1', otp: '123456' } });
    expect(session.authorization()).toBe('Bearer abc');
  });

  it.each([
    ['neither a token nor a code under way', { user: { id: 'u1', role: 'sub_admin' } }],
    ['a token and a role nobody knows', { token: 'abc', userDetails: { ...details, role: 'ROLE_BOSS' } }],
    ['a token and nobody it is for', { token: 'abc', user: details }],
  ])('by a reply with %s begins no session, and says so', async (_name, data) => {
    held.server.reply = () => ({ body: { data } });
    const { authProvider, session } = parts();
    const error = await authProvider.login({ username: 'asha', password: 'pw' }).catch((thrown: unknown) => thrown);
    expect(signInMessage(error)).toEqual({ key: 'lectern.failure.unreadable' });
    expect(session.authorization()).toBeNull();
  });

  it('sends the other sign-in calls where the specification says', async () => {
    held.server.reply = ({ path }) => (path.endsWith('verifyInstituteLogin') ? signedIn() : { body: { data: { requestId: 'r', retryAfter: 45 } } });
    const { api } = parts();
    expect(await api.sendLoginOtp({ username: 'asha' })).toEqual({ requestId: 'r', retryAfter: 45 });
    await api.resendOtp({ requestId: 'r' });
    await api.verifyInstituteLogin({ requestId: 'r', otp: '1' });
    await api.forgotPassword({ username: 'asha' });
    await api.resetPassword({ requestId: 'r', otp: '1', password: 'w' });
    expect(held.server.seen.map((one) => one.path)).toEqual([
      '/user/sendLoginOtp', '/user/resendOtp', '/user/verifyInstituteLogin', '/user/forgotPassword', '/user/resetPassword',
    ].map((path) => `/api/v9${path}`));
  });

  it('refuses a learner and stores nothing', async () => {
    held.server.reply = () => signedIn({ ...details, role: 'student' });
    const { authProvider } = parts();
    const error = await authProvider.login({ username: 'a', password: 'b' }).catch((reason: unknown) => reason);
    expect(signInMessage(error)).toEqual({ key: 'lectern.signIn.learner' });
    expect(localStorage.length).toBe(0);
  });

  it.each<[string, number, object, ReturnType<typeof signInMessage>]>([
    ['404 the server’s message', 404, { message: 'No such account.' }, { words: 'No such account.' }],
    ['498 the server’s message', 498, { message: 'The code has expired.' }, { words: 'The code has expired.' }],
    ['403 an inactive account with its contact', 403, { message: 'x', supportContact: 'help@example.com' }, { key: 'lectern.signIn.inactiveContact', args: { contact: 'help@example.com' } }],
    ['403 a contact as an object', 403, { data: { supportContactInfo: { email: 'h@example.com' } } }, { key: 'lectern.signIn.inactiveContact', args: { contact: 'h@example.com' } }],
    ['403 a learner', 403, { code: 'NO_CONSOLE', message: 'x' }, { key: 'lectern.signIn.learner' }],
    ['403 another institute’s host', 403, { code: 'FORBIDDEN', reason: 'signInElsewhere', params: { address: 'https://console.example/auth/login' }, message: 'x' }, { key: 'lectern.reason.signInElsewhere', args: { address: 'https://console.example/auth/login' } }],
    ['423 nothing', 423, { message: 'locked' }, null],
    ['500 nothing more than the catalogue', 500, {}, null],
  ])('shows for %s', async (_name, status, body, expected) => {
    held.server.reply = () => ({ status, body });
    const { api, sent } = parts();
    const error = await api.login({ username: 'a', password: 'b' }).catch((reason: unknown) => reason);
    expect(signInMessage(error)).toEqual(expected);
    expect(sent).toHaveLength(status === 500 ? 1 : 0);
  });

  it('reads a code out of the body before the status', async () => {
    held.server.reply = () => ({ status: 200, body: { httpcode: 404, message: 'No such account.' } });
    const error = await parts().api.login({ username: 'a', password: 'b' }).catch((reason: unknown) => reason);
    expect(signInMessage(error)).toEqual({ words: 'No such account.' });
  });
});

describe('the session', () => {
  it('reads module access anew after four hours, once for all who ask', async () => {
    let time = Date.now();
    held.server.reply = ({ path }) => (path.endsWith('/my-access') ? { body: { data: [{ key: 'branch' }] } } : signedIn());
    const { authProvider } = parts({ now: () => time });
    await authProvider.login({ username: 'a', password: 'b' });
    await authProvider.getPermissions();
    expect(held.server.seen).toHaveLength(1);
    time += 4 * 3_600_000 + 1;
    const [one] = await Promise.all([authProvider.getPermissions(), authProvider.getPermissions()]);
    expect(held.server.seen.map((request) => request.path)).toEqual(['/api/v9/user/userLogin', '/api/v9/modules/my-access']);
    expect(one?.modules).toHaveProperty('branch');
    time += 4 * 3_600_000 + 1;
    held.server.reply = () => ({ status: 500 });
    expect((await authProvider.getPermissions())?.modules).toHaveProperty('branch');
  });

  it('ends by logout: the platform is told, the page is left, nothing is kept to return to', async () => {
    held.server.reply = () => signedIn();
    const { authProvider, left } = parts();
    await authProvider.login({ username: 'a', password: 'b' });
    expect(await authProvider.logout({})).toBe(false);
    await vi.waitFor(() => expect(held.server.seen.at(-1)).toMatchObject({ method: 'POST', path: '/api/v9/user/logout' }));
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
    expect(left).toEqual(['/auth/login']);
    expect(held.server.seen.at(-1)!.headers['authorization']).toBe('Bearer abc');
    expect(takeReturnPath({ userId: 'u1' })).toBeNull();
  });

  it('leaves for the sign-in page without a token, and comes back afterwards', async () => {
    const { authProvider, left } = parts();
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: false, message: false });
    await tick();
    expect(left).toEqual(['/auth/login']);
    held.server.reply = () => signedIn();
    expect(await authProvider.login({ username: 'a', password: 'b' })).toEqual({ redirectTo: '/app/coupon?filter=x' });
  });

  it('ends with a notice shown once, and returns the same user alone', async () => {
    const { session } = parts();
    session.store({ token: 'abc', userDetails: details });
    const notice = { title: { key: 'fixed.http.error' }, text: { key: 'fixed.http.loginAgain' } };
    endSession({ session, notice, leave: () => undefined });
    expect(session.authorization()).toBeNull();
    expect(takeNotice()).toEqual({ ...notice, hasDraft: false });
    expect(takeNotice()).toBeNull();
    expect(takeReturnPath({ userId: 'somebody else' })).toBeNull();
    session.store({ token: 'abc', userDetails: details });
    endSession({ session, leave: () => undefined });
    expect(takeReturnPath({ userId: 'u1' })).toBe('/app/coupon?filter=x');
  });

  it('says with its notice whether something that this person typed is kept', () => {
    const { session } = parts();
    const notice = { title: { key: 'fixed.http.error' }, text: { key: 'fixed.http.loginAgain' } };
    for (const [owner, hasDraft] of [['u1 institute i1', true], ['u2 institute i1', false]] as const) {
      session.store({ token: 'abc', userDetails: details });
      endSession({ session, notice, leave: () => undefined });
      // A form puts its draft aside as the page is left.
      sessionStorage.setItem('lectern.draft.coupon.new', JSON.stringify({ owner, values: { code: 'X' }, savedAt: 1 }));
      expect(takeNotice()).toEqual({ ...notice, hasDraft });
    }
    sessionStorage.removeItem('lectern.draft.coupon.new');
  });

  it('never returns to an address outside the console', () => {
    sessionStorage.setItem('lectern.return', JSON.stringify({ userId: null, path: '//evil.example/app' }));
    expect(takeReturnPath({ userId: 'u1' })).toBeNull();
  });

  it('follows the sign-out of another tab', () => {
    const { session } = parts();
    session.store({ token: 'abc', userDetails: details });
    const left: string[] = [];
    const stop = followSignOut({ session, leave: (address) => left.push(address) });
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer renewed');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
    expect(left).toEqual([]);
    localStorage.removeItem(STORAGE_KEYS.token);
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
    expect(left).toEqual(['/auth/login']);
    stop();
  });
});

describe('a token in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/app/coupon?token=xyz&page=2#a'));

  it('is stripped before anything is asked, read with, stored on 200, and the page loaded anew', async () => {
    const { api, session, signals } = parts();
    let reloads = 0;
    let addressSeen = '';
    held.server.reply = () => {
      addressSeen = window.location.href;
      return { body: { data: { userDetails: details } } };
    };
    expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => (reloads += 1) })).toBe('stored');
    expect(addressSeen).toMatch(/\/app\/coupon\?page=2#a$/);
    expect(held.server.seen[0]).toMatchObject({ method: 'GET', path: '/api/v9/user/details' });
    expect(held.server.seen[0]!.headers['authorization']).toBe('Bearer xyz');
    expect(session.authorization()).toBe('Bearer xyz');
    expect(reloads).toBe(1);
  });

  it.each([401, 403, 404, 500])('stores nothing when the details answer %d', async (status) => {
    const { api, session, signals, sent } = parts();
    held.server.reply = () => ({ status });
    expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => undefined })).toBe('refused');
    expect(localStorage.length).toBe(0);
    expect(sent).toEqual([]);
    expect(window.location.search).toBe('?page=2');
  });

  it('takes over what the boot script has stripped already, and does nothing without a token', async () => {
    window.history.replaceState(null, '', '/app');
    window.__lecternAddressToken = 'early';
    held.server.reply = () => ({ body: { data: { userDetails: details } } });
    const { api, session, signals } = parts();
    expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => undefined })).toBe('stored');
    expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => undefined })).toBe('none');
  });

  it('leaves the word alone on a public page', async () => {
    window.history.replaceState(null, '', '/feedback?token=form');
    const { api, session, signals } = parts();
    expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals })).toBe('none');
    expect(window.location.search).toBe('?token=form');
  });
});

describe('rights and landing', () => {
  const actor = (role: Actor['role'], modules: Actor['modules'] = {}): Actor => ({ id: 'u', role, instituteId: null, allowAllInstitutes: false, modules });
  const read = { create: false, read: true, update: false, delete: false };
  const menu = [{ path: '/app/open', modules: [] }, { path: '/app/user', modules: ['user'] }, { path: '/app/coupon', modules: ['coupon', 'x'] }];

  it('lands by the rule', () => {
    expect(landingPath({ actor: actor('super_admin'), menu })).toBe('/app/home');
    expect(landingPath({ actor: actor('sub_admin', { coupon: read }), menu })).toBe('/app/coupon');
    expect(landingPath({ actor: actor('sub_admin'), menu })).toBe('/app/home');
    expect(unknownPathTarget({ actor: actor('sub_admin'), menu })).toBeNull();
    expect(unknownPathTarget({ actor: actor('faculty', { user: read }), menu })).toBe('/app/user');
  });

  it('answers canAccess from module access and from what the record allows', async () => {
    held.server.reply = () => signedIn();
    const { authProvider } = parts();
    const can = (action: string, resource = 'coupon', record?: Record<string, unknown>) => authProvider.canAccess({ action, resource, record });
    expect(await can('list')).toBe(false);
    await authProvider.login({ username: 'a', password: 'b' });
    expect(await Promise.all(['list', 'show', 'export', 'create', 'edit', 'delete', 'deactivate', 'unheard'].map((one) => can(one)))).toEqual([true, true, true, false, false, false, false, false]);
    expect(await can('list', 'branch')).toBe(false);
    expect(await can('list', 'nothing')).toBe(false);
    held.server.reply = () => signedIn({ ...details, role: 'super_admin' });
    await authProvider.login({ username: 'a', password: 'b' });
    expect(await can('edit', 'coupon', { allowed: ['update'] })).toBe(true);
    expect(await can('delete', 'coupon', { allowed: ['update'] })).toBe(false);
    expect(await can('deactivate', 'coupon', { allowed: ['update', 'deactivate'] })).toBe(true);
  });
});
