// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/authProvider';
import type { Session } from '../../src/authProvider';
import { forgetEarly } from '../../src/dataProvider/early';
import { SIGHT_KEY } from '../../src/schemas/storageKeys';
import { keepSight } from '../../src/shell/offline/keepSight';

const script = readFileSync(new URL('../../public/boot.js', `file://${__filename}`), 'utf8');
const LIST = '<div role="grid" aria-busy="false" style="--columns: 1fr 2fr"><div role="row" data-id="u-1" class="row"><a href="/app/user/u-1" id="x" onclick="1">Asha &lt;b&gt;</a><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div></div><select><option>1</option><option selected>2</option></select>';
const PERSON = { id: 'u-7', name: 'Ravi', role: 'admin', moduleAccess: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void run());
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.clear();
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/app/user?page=2');
  document.body.innerHTML = `<div id="root">${LIST}</div><script type="module" src="/assets/base-1.js"></script>`;
});

function signIn(details: object = {}): Session {
  const session = createSession();
  session.store({ token: 't', userDetails: { ...PERSON, ...details } as never });
  return session;
}

/** Signs in, sees the list, and closes the page. */
function see(): Session {
  const session = signIn();
  keepSight({ session, queryClient: new QueryClient() });
  vi.advanceTimersByTime(1_000);
  localStorage.setItem('lectern.early', JSON.stringify([['/app/user?page=2', { url: '/x', body: '{}' }]]));
  return session;
}

/** Opens the page anew; what stands in it before its code has come. */
function open(): HTMLElement {
  document.getElementById('root')!.innerHTML = '<svg class="start"></svg>';
  new Function(script)();
  document.dispatchEvent(new Event('readystatechange'));
  return document.getElementById('root')!;
}
const rows = (root: HTMLElement): number => root.querySelectorAll('[role=row][data-id]').length;

test('the list that was seen last stands at its address at once, as a picture that nobody can act on', () => {
  see();
  const picture = open().firstElementChild as HTMLElement;
  expect(picture.inert).toBe(true);
  expect([picture.getAttribute('aria-busy'), picture.getAttribute('aria-hidden')]).toEqual(['true', 'true']);
  expect(picture.querySelector('a')!.outerHTML, 'no address, no name, no handler; text stays text').toBe('<a>Asha &lt;b&gt;</a>');
  expect(picture.querySelector<HTMLElement>('[role=grid]')!.style.getPropertyValue('--columns')).toBe('1fr 2fr');
  expect(picture.querySelector('path')!.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(picture.querySelector('select')!.value).toBe('2');
});

test.each<[string, () => void]>([
  ['another address', () => window.history.replaceState(null, '', '/app/user')],
  ['another language', () => localStorage.setItem('lectern.locale', 'fr')],
  ['another build', () => document.querySelector('script')!.setAttribute('src', '/assets/base-2.js')],
  ['another width', () => vi.stubGlobal('innerWidth', 300)],
  ['nothing that is asked for beforehand', () => localStorage.removeItem('lectern.early')],
  ['a plan that has ended', () => localStorage.setItem('lectern.planExpired', 'true')],
])('it does not stand with %s', (_name, change) => {
  see();
  change();
  expect(rows(open())).toBe(0);
  vi.unstubAllGlobals();
});

test.each<[string, (session: Session) => void]>([
  ['a sign-out, or the end of the session', (session) => session.clear()],
  ['a sign-in, of whomever', () => void signIn({ id: 'u-8' })],
  ['a sign-in of the same person', () => void signIn()],
  ['an institute acted for', () => void signIn({ instituteId: 'i-1', actingFor: 'i-1' })],
  ['other rights', (session) => session.storeAccess([{ key: 'coupon' }])],
  ['another chosen institute', () => forgetEarly()],
])('it is removed by %s', (_name, change) => {
  const session = see();
  expect(localStorage.getItem(SIGHT_KEY)).not.toBeNull();
  change(session);
  expect(localStorage.getItem(SIGHT_KEY)).toBeNull();
});

test('rights that are read anew and are the same leave it', () => {
  const session = see();
  session.storeAccess([]);
  expect(localStorage.getItem(SIGHT_KEY)).not.toBeNull();
});

test.each<[string, () => void]>([
  ['somebody else’s session', () => localStorage.setItem('lectern.user', JSON.stringify({ ...PERSON, id: 'u-8' }))],
  ['a day', () => void vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1_000)],
])('found after all with %s it is not drawn, and goes', (_name, change) => {
  see();
  change();
  expect(rows(open())).toBe(0);
  expect(localStorage.getItem(SIGHT_KEY)).toBeNull();
});

test.each<[string, (session: Session) => void]>([
  ['a page whose session has ended', (session) => session.clear()],
  ['a page whose browser has gone on as somebody else', () => localStorage.setItem('lectern.user', JSON.stringify({ ...PERSON, id: 'u-8' }))],
  ['rows that are being replaced', () => document.querySelector('[role=grid]')!.setAttribute('aria-busy', 'true')],
  ['a selection', () => document.querySelector('[role=row]')!.setAttribute('aria-selected', 'true')],
  ['a page without rows', () => document.querySelector('[role=row]')!.remove()],
])('nothing is kept of %s', (_name, change) => {
  const session = signIn();
  change(session);
  keepSight({ session, queryClient: new QueryClient() });
  vi.advanceTimersByTime(1_000);
  expect(localStorage.getItem(SIGHT_KEY)).toBeNull();
});
