import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createAuthApi, createSession, createSignIn } from '../../../src/authProvider';
import type { Session } from '../../../src/authProvider';
import { createClients, createErrorSignals, type ConsoleConfig } from '../../../src/dataProvider';
import { createPublicApi } from '../../../src/dataProvider/publicApi';
import { SignedOut } from '../../../src/signedOut/SignedOut';
import { startServer } from '../../dataProvider/support/server';
import type { TestServer } from '../../dataProvider/support/server';
import { wholeI18n } from '../../support/wholeI18n';

type DemoAccounts = readonly { username: string; password: string; key: string | null; label: string }[];

/** What the server says of who signs in. */
export const details = { id: 'u1', name: 'Asha', role: 'institute', instituteId: 'i1', instituteName: 'Kochi Academy', moduleAccess: [] };

/** The server of this file's tests, from before the first of them. */
export let server: TestServer;

/** Starts the server and clears up between tests; to be called once a file. */
export function useSignedOutPages(): void {
  configure({ asyncUtilTimeout: 40_000 });
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(() => {
    localStorage.clear();
    server.seen.length = 0;
  });
  afterEach(cleanup);
  afterAll(() => server.close());
}

/** Draws the signed-out half at an address. */
export function open(address: string, demoAccounts: DemoAccounts = [], settings: Partial<ConsoleConfig> = {}): { session: Session } {
  window.history.replaceState(null, '', address);
  return show(demoAccounts, settings);
}

/** Draws it where the address is already. */
export function show(demoAccounts: DemoAccounts = [], settings: Partial<ConsoleConfig> = {}): { session: Session } {
  const session = createSession();
  const signals = createErrorSignals();
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: demoAccounts.length > 0, demoAccounts, publicHosts: [], ...settings };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  render(<SignedOut parts={{ config, session, signals, api, publicApi: createPublicApi({ clients }), signIn: createSignIn({ api, session, signals }), i18n: wholeI18n('en'), locales: [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }] }} />);
  return { session };
}
