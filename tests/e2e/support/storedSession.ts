import { expect, type Page } from '@playwright/test';
import { landingPath } from '../../../src/authProvider/landing';
import { createSession } from '../../../src/authProvider/session';
import type { UserDetails } from '../../../src/authProvider/authApi';
import { APP_ROUTES, expectedMenu, gateOf } from '../../shell/support/contract';
import { signInToApi, type Account, type Api } from './api';

/**
 * Signs a person in by the platform's call and puts the session where the console's own code puts it, then opens the
 * screen that a sign-in leads to, or that of the address `at` in its place. The form itself is the matter of the journeys about
 * signing in. Gives the session's calls.
 */
export async function signInStored({ page, address, account, at }: { page: Page; address: string; account: Account; at?: string | undefined }): Promise<Api> {
  const api = await signInToApi({ address, account });
  const { token, details } = api;
  const entries = new Map<string, string>();
  const session = createSession({ storage: storageOver(entries) });
  session.store({ token, userDetails: details as unknown as UserDetails });
  await store({ page, address, entries });
  await page.goto(`${address}${at ?? landingOf(session)}`);
  if (at === undefined) await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  return api;
}

/** Puts entries into the browser's storage from a page of the same origin without any code, answered here. */
export async function store({ page, address, entries }: { page: Page; address: string; entries: ReadonlyMap<string, string> }): Promise<void> {
  const empty = `${address}/empty-page`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate((values) => {
    for (const [key, value] of values) localStorage.setItem(key, value);
  }, [...entries]);
}

function landingOf(session: ReturnType<typeof createSession>): string {
  const actor = session.actor()!;
  const menu = expectedMenu({ actor, isWhiteLabelled: session.user()!.isWhiteLabelled, isPublicHost: false }).map(({ path }) => {
    const gate = gateOf(APP_ROUTES.find((route) => `/${route.path}` === path)!);
    return { path: `/app${path}`, modules: gate.by === 'module' ? gate.modules : [] };
  });
  return landingPath({ actor, menu });
}

/** The browser's storage, as far as a session uses it. */
function storageOver(entries: Map<string, string>): Storage {
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
