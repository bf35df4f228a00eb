// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createAuthApi, createSession, endSession, exchangeAddressToken, followSignOut, STORAGE_KEYS, takeReturnPath, type UserDetails } from '../../src/authProvider';
import { createClients, createErrorSignals, failureDetails } from '../../src/dataProvider';
import { forgetOthers } from '../../src/authProvider/forgetPerson';
import { redirectOf } from '../../src/signedOut/context/redirectValue';
import { useFreshBrowser } from './support/server';
import { takeSwitchedAccount } from '../../src/authProvider/switchedAccount';

const held = useFreshBrowser({ at: '/app/settings/tenantInfo' });

const asha: UserDetails = { id: 'u1', name: 'Asha', role: 'institute', instituteId: 'i1', moduleAccess: [{ key: 'coupon' }] };
const ravi: UserDetails = { ...asha, id: 'u2', name: 'Ravi', instituteId: 'i2', moduleAccess: [] };

/** One tab: a session of its own over the storage that all tabs share. */
function tab() {
  const session = createSession();
  const signals = createErrorSignals();
  const config = { apiBase: `${held.server.url}/api/v9`, apiV2Base: `${held.server.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const clients = createClients({ config, credentials: session, signals });
  return { session, signals, clients, api: createAuthApi({ clients }) };
}

it.each<[string, UserDetails]>([
  ['another person', ravi],
  ['the same person for another institute', { ...asha, instituteId: 'i2' }],
  ['the same person, acting', { ...asha, actingFor: { instituteId: 'i1' } }],
])('sends nothing with the session of %s, and leaves that session alone', async (_who, other) => {
  const first = tab();
  first.session.store({ token: 'one', userDetails: asha });
  const second = tab();
  second.session.store({ token: 'two', userDetails: other });

  expect([first.session.isForeign(), second.session.isForeign()]).toEqual([true, false]);
  const refused = await first.clients.main.send({ method: 'PUT', path: '/tenant-info', body: { appName: 'Mine' } }).catch((error: unknown) => error);
  expect(failureDetails(refused)).toMatchObject({ kind: 'otherSession', status: 0 });
  expect(held.server.seen).toEqual([]);

  first.session.storeAccess([{ key: 'user' }]);
  first.session.storeToken('renewed');
  first.session.clear();
  endSession({ session: first.session, leave: () => undefined });
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('Bearer two');
  expect(first.session.actor()).toMatchObject({ id: 'u1', instituteId: 'i1', modules: { coupon: { read: true } } });

  await second.clients.main.send({ method: 'GET', path: '/x' });
  expect(held.server.seen[0]!.headers['authorization']).toBe('Bearer two');
});

it('goes on with a token that another tab of the same person has renewed, and with a sign-in of its own', async () => {
  const first = tab();
  first.session.store({ token: 'one', userDetails: asha });
  tab().session.store({ token: 'again', userDetails: asha });
  expect(first.session.authorization()).toBe('Bearer again');
  first.session.store({ token: 'mine', userDetails: ravi });
  expect(first.session.isForeign()).toBe(false);
  expect(first.session.authorization()).toBe('Bearer mine');
});

it('stays the page of who signed out of it, should somebody else sign in meanwhile', () => {
  const first = tab();
  first.session.store({ token: 'one', userDetails: asha });
  first.session.clear();
  tab().session.store({ token: 'two', userDetails: ravi });
  expect([first.session.isForeign(), first.session.authorization()]).toEqual([true, null]);
});

it('tells of another session, and leaves only for a sign-out', () => {
  const { session } = tab();
  session.store({ token: 'one', userDetails: asha });
  const left: string[] = [];
  let told = 0;
  const stop = followSignOut({ session, leave: (address) => left.push(address), onForeign: () => (told += 1) });
  tab().session.store({ token: 'two', userDetails: ravi });
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
  expect([told, left]).toEqual([1, []]);
  stop();
});

it('ends on the platform the session that a token in the address replaces, when it was somebody else’s', async () => {
  held.server.reply = ({ path }) => ({ body: { data: path.endsWith('/user/details') ? { userDetails: ravi } : {} } });
  const { session, signals, api } = tab();
  session.store({ token: 'one', userDetails: asha });
  window.history.replaceState(null, '', '/app?token=two');
  expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => undefined })).toBe('stored');
  await expect.poll(() => held.server.seen.map((one) => `${one.method} ${one.path} ${one.headers['authorization']}`)).toEqual(['GET /api/v9/user/details Bearer two', 'POST /api/v9/user/logout Bearer one']);

  expect(takeSwitchedAccount()).toEqual({ name: ravi.name, before: asha.name });
  expect(takeSwitchedAccount()).toBeNull();

  held.server.seen.length = 0;
  window.history.replaceState(null, '', '/app?token=three');
  expect(await exchangeAddressToken({ confirm: async () => true, api, session, signals, reload: () => undefined })).toBe('stored');
  expect(takeSwitchedAccount()).toBeNull();
  expect(held.server.seen.map((one) => one.path)).toEqual(['/api/v9/user/details']);
});

it('keeps no token in an address that leads back', () => {
  const { session } = tab();
  session.store({ token: 'one', userDetails: asha });
  window.history.replaceState(null, '', '/app/coupon?token=x&page=2#a');
  endSession({ session, leave: () => undefined });
  expect(takeReturnPath({ userId: 'u1' })).toBe('/app/coupon?page=2#a');
  expect(redirectOf(`?redirect=${encodeURIComponent('/app/coupon?page=2&token=x')}`)).toBe('/app/coupon?page=2');
});

it('sends nothing more once it has ended its session, until somebody signs in here', async () => {
  const { session, clients } = tab();
  session.store({ token: 'one', userDetails: asha });
  session.clear();
  const refused = await clients.main.send({ method: 'POST', path: '/home/statistics', body: {} }).catch((error: unknown) => error);
  expect(failureDetails(refused)).toMatchObject({ kind: 'signedOut', status: 0 });
  expect(held.server.seen).toEqual([]);

  session.store({ token: 'two', userDetails: asha });
  await clients.main.send({ method: 'POST', path: '/home/statistics', body: {} });
  expect(held.server.seen).toHaveLength(1);
});

it('asks whoever is signed in before another takes their place, and changes nothing when they stay', async () => {
  held.server.reply = ({ path }) => ({ body: { data: path.endsWith('/user/details') ? { userDetails: ravi } : {} } });
  const { session, signals, api } = tab();
  session.store({ token: 'one', userDetails: asha });
  const asked: object[] = [];
  window.history.replaceState(null, '', '/app?token=two');
  const answer = await exchangeAddressToken({ api, session, signals, confirm: async (people) => (asked.push(people), false), reload: () => expect.unreachable() });
  expect([answer, asked, session.authorization(), session.user()?.name]).toEqual(['refused', [{ before: asha.name, after: ravi.name }], 'Bearer one', asha.name]);
  expect(held.server.seen.map((one) => one.path)).toEqual(['/api/v9/user/details']);
});

it('leads nowhere outside the console', () => {
  for (const path of ['/app/../files/x', '/app/%2e%2e/api/v9/branch', '/app/..\\outbox', '//elsewhere.test/app', '/\\elsewhere.test/app', 'https://elsewhere.test/app', '/application', 'javascript:alert(1)', '/auth/login']) {
    expect(redirectOf(`?redirect=${encodeURIComponent(path)}`), path).toBeNull();
  }
  expect(redirectOf(`?redirect=${encodeURIComponent('/app/x/../coupon?page=2#a')}`)).toBe('/app/coupon?page=2#a');
});

it('leaves nothing of a person to read after signing out, and keeps drafts over a session that merely ended', () => {
  const { session } = tab();
  const draft = (owner: string): void => sessionStorage.setItem('lectern.draft.coupon.new', JSON.stringify({ owner: `${owner} institute i1`, values: { code: 'SECRET' }, savedAt: 1 }));
  const kept = (): string => JSON.stringify({ ...sessionStorage, ...localStorage });
  session.store({ token: 'one', userDetails: asha });
  draft(asha.id);
  endSession({ session, leave: () => undefined });
  expect(kept()).toContain('SECRET');
  tab().session.store({ token: 'one', userDetails: asha });
  expect(kept(), 'the same person finds it again').toContain('SECRET');
  tab().session.store({ token: 'two', userDetails: ravi });
  expect(kept(), 'another does not').not.toContain('SECRET');

  const own = tab().session;
  own.store({ token: 'three', userDetails: asha });
  draft(asha.id);
  localStorage.setItem(`RaStorelectern.${asha.id}.palette.recent`, '[{"label":"SECRET"}]');
  endSession({ session: own, canReturn: false, leave: () => undefined });
  expect(kept()).not.toContain('SECRET');
  draft(asha.id);
  forgetOthers(null);
  expect(kept(), 'written as the form was left').not.toContain('SECRET');
  // A tab that was asleep while one left and another came.
  draft(asha.id);
  forgetOthers(asha.id);
  expect(kept()).toContain('SECRET');
  forgetOthers(ravi.id);
  expect(kept(), 'of a page of somebody else').not.toContain('SECRET');
});
