import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthApi, createSession, createSignIn } from '../../src/authProvider';
import { createClients, createErrorSignals } from '../../src/dataProvider';
import { createI18n } from '../../src/i18n';
import { SignedOut } from '../../src/shell/auth/SignedOut';
import { startServer } from '../dataProvider/support/server';
import type { TestServer } from '../dataProvider/support/server';

configure({ asyncUtilTimeout: 10_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  localStorage.clear();
  server.seen.length = 0;
});
afterEach(cleanup);
afterAll(() => server.close());

const details = { id: 'u1', name: 'Asha', role: 'institute', instituteId: 'i1', instituteName: 'Kochi Academy', moduleAccess: [] };

function open(address: string, demoAccounts: readonly { username: string; password: string; label: string }[] = []) {
  window.history.replaceState(null, '', address);
  const session = createSession();
  const signals = createErrorSignals();
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: demoAccounts.length > 0, demoAccounts };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  render(<SignedOut parts={{ config, session, signals, api, signIn: createSignIn({ api, session, signals }), i18n: createI18n({ locale: 'en' }).provider, locales: [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }] }} />);
  return { session };
}

describe('signing in', () => {
  it('marks what is missing, sends nothing, and goes to the first gap', async () => {
    open('/auth/login');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail or phone number'));
    expect(server.seen).toEqual([]);
  });

  it('stores the session of an accepted password', async () => {
    server.reply = () => ({ body: { data: { token: 'abc', userDetails: details } } });
    const { session } = open('/auth/login');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.type(screen.getByLabelText('E-mail or phone number'), 'asha@x.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(session.authorization()).toBe('Bearer abc'));
    expect(server.seen[0]?.json).toEqual({ username: 'asha@x.example', password: 'secret' });
    vi.restoreAllMocks();
  });

  it('shows the server’s words for a wrong password, and none for a locked account', async () => {
    server.reply = () => ({ status: 404, body: { httpcode: 404, message: 'No account matches.' } });
    open('/auth/login');
    await userEvent.type(screen.getByLabelText('E-mail or phone number'), 'a');
    await userEvent.type(screen.getByLabelText('Password'), 'b{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('No account matches.');
    server.reply = () => ({ status: 423, body: { httpcode: 423, message: 'locked' } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('goes on to the code where one is asked for, and takes a pasted one', async () => {
    server.reply = ({ path }) =>
      path.endsWith('/userLogin') ? { body: { data: { otpRequired: true, requestId: 'r1' } } } : { status: 498, body: { httpcode: 498, message: 'The code is wrong.' } };
    open('/auth/login', [{ username: 'demo@x.example', password: 'p', label: 'Institute' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Institute' }));
    const first = await screen.findByLabelText('Digit 1');
    expect(window.location.pathname).toBe('/auth/user-otp');
    first.focus();
    await userEvent.paste('12 34-56');
    await waitFor(() => expect(server.seen.at(-1)?.json).toEqual({ requestId: 'r1', otp: '123456' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong.');
    expect(screen.getByRole('button', { name: /Send another code in/ })).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Digit 1')));
    await userEvent.keyboard('65{Backspace}4321{ArrowRight}0');
    await waitFor(() => expect(server.seen.at(-1)?.json).toMatchObject({ requestId: 'r1' }));
  });

  it('sets a new password with a code', async () => {
    server.reply = () => ({ body: { data: { requestId: 'r2', retryAfter: 30 } } });
    open('/auth/forgot-password');
    await userEvent.type(screen.getByLabelText('E-mail or phone number'), 'asha@x.example{Enter}');
    (await screen.findByLabelText('Digit 1')).focus();
    await userEvent.paste('111111');
    await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(server.seen).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('New password'), ' but longer{Enter}');
    expect(await screen.findByText('The new password is set. Sign in with it.')).toBeTruthy();
    expect(server.seen.at(-1)?.json).toEqual({ requestId: 'r2', otp: '111111', password: 'short but longer' });
  });

  it('changes its words in place with the language', async () => {
    open('/auth/login');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
    document.documentElement.lang = 'en';
  });
});

describe('addresses outside the console', () => {
  it('lead to sign-in below /auth, and to page-not-found elsewhere', () => {
    open('/auth/nonsense');
    expect(window.location.pathname).toBe('/auth/login');
    cleanup();
    open('/nonsense');
    expect(window.location.pathname).toBe('/page-not-found');
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  });
});
