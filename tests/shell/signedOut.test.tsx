import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthApi, createSession, createSignIn } from '../../src/authProvider';
import { createClients, createErrorSignals } from '../../src/dataProvider';
import { createPublicApi } from '../../src/dataProvider/publicApi';
import { createI18n } from '../../src/i18n';
import { placeOf } from '../../src/shell/auth/places';
import { redirectOf } from '../../src/shell/auth/redirectValue';
import { SignedOut } from '../../src/shell/auth/SignedOut';
import { PENDING_PAGES } from '../../src/shell/public/pendingPages';
import routes from '../contract/routes.json';
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
  return show(demoAccounts);
}

function show(demoAccounts: readonly { username: string; password: string; label: string }[] = []) {
  const session = createSession();
  const signals = createErrorSignals();
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: demoAccounts.length > 0, demoAccounts, publicHosts: [] };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  render(<SignedOut parts={{ config, session, signals, api, publicApi: createPublicApi({ clients }), signIn: createSignIn({ api, session, signals }), i18n: createI18n({ locale: 'en' }).provider, locales: [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }] }} />);
  return { session };
}

/** Addresses of an area, as the contract has them. */
function routesOf(area: string): string[] {
  return routes.flatMap((route) => (route.area === area && route.fullPath ? [route.fullPath] : []));
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
  it('lead to sign-in below /auth, and to page-not-found elsewhere', async () => {
    open('/auth/nonsense');
    expect(window.location.pathname).toBe('/auth/login');
    cleanup();
    open('/nonsense');
    expect(window.location.pathname).toBe('/page-not-found');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  });

  it.each(routesOf('auth'))('%s has its page', async (address) => {
    open(address);
    expect(window.location.pathname).toBe(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toMatch(/^lectern\.|^$/);
    await waitFor(() => expect(document.title).toMatch(/.+ – Lectern$/));
  });

  it.each(routesOf('public'))('%s has its page, and needs no token', async (address) => {
    open(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toMatch(/^lectern\.|^$/);
    expect(window.location.pathname).toBe(address === '/thankyou' ? '/thank-you' : address);
    expect(server.seen).toEqual([]);
  });

  it('are not available yet for exactly these', async () => {
    expect(Object.keys(PENDING_PAGES)).toMatchInlineSnapshot(`
      [
        "plans",
        "update-course",
        "email-template",
        "invoice-editor",
        "professional-purchase",
        "course-settings",
      ]
    `);
    console.info(`Public pages that are not available yet: ${Object.keys(PENDING_PAGES).join(', ')}`);
    open('/plans');
    expect(await screen.findByText('This part is not available yet.')).toBeTruthy();
    expect(document.title).toBe('Plans – Lectern');
  });

  it('bear the specification’s titles and aliases', async () => {
    open('/thankyou');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect([window.location.pathname, document.title]).toEqual(['/thank-you', 'Success – Lectern']);
    cleanup();
    open('/help/zoom-integration');
    await screen.findByRole('heading', { name: 'Connect Zoom' });
    expect(window.location.pathname).toBe('/help/zoom-integration');
  });

  it.each([
    ['/auth', '/auth/login'],
    ['/auth/', '/auth/login'],
    ['/auth/login/more', '/auth/login'],
    ['/auth/register-3', '/auth/login'],
    ['/feedback/', null],
    ['/feedback/more', '/page-not-found'],
    ['/feed-back', '/page-not-found'],
    ['/application', '/page-not-found'],
    ['/authority', '/page-not-found'],
  ])('%s is corrected to %s', (address, corrected) => {
    expect(placeOf(address).corrected).toBe(corrected);
  });
});

describe('a redirect value', () => {
  it.each([
    ['?redirect=/app/coupon%3Fpage%3D2', '/app/coupon?page=2'],
    ['?redirect=/app', '/app'],
    ['?redirect=/', null],
    ['?redirect=https://elsewhere.example/app', null],
    ['?redirect=//elsewhere.example', null],
    ['?redirect=/application', null],
    ['', null],
  ])('%s leads to %s', (search, target) => {
    expect(redirectOf(search)).toBe(target);
  });

  it('stays in the address from page to page', async () => {
    open('/auth/login?redirect=/app/coupon');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(window.location.pathname + window.location.search).toBe('/auth/forgot-password?redirect=%2Fapp%2Fcoupon');
  });
});

describe('registering', () => {
  async function fillIn(): Promise<void> {
    await userEvent.type(await screen.findByLabelText(/^Name of the institute/), 'Kochi Academy');
    await userEvent.type(screen.getByLabelText('E-mail'), 'office@kochi.example');
    await userEvent.type(screen.getByLabelText('Phone number'), '98470 12345');
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough one{Enter}');
  }

  it('says at each field what is wrong before it sends anything', async () => {
    open('/auth/register-1');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'no address');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(screen.getByText('Enter an e-mail address, like name@example.com.')).toBeTruthy();
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the institute'));
    expect(server.seen).toEqual([]);
  });

  it('says the platform’s problems at their fields', async () => {
    server.reply = () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', errors: { emailId: 'x', password: 'Is among the passwords tried first.' }, problems: { emailId: { code: 'email' } } } });
    open('/auth/register-1');
    await fillIn();
    expect(await screen.findByText('Is among the passwords tried first.')).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address, like name@example.com.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  });

  it('has the auth client’s own words for an account that is there, once, until the form is sent again', async () => {
    server.reply = () => ({ status: 409, body: { httpcode: 409, code: 'ACCOUNT_EXISTS' } });
    open('/auth/register-1');
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Active account found for this phonenumber & email');
    server.reply = () => ({ body: { data: { requestId: 'r1' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByLabelText('Digit 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes by the code and the logo to the wait for approval', async () => {
    server.reply = ({ path }) => {
      if (path.endsWith('/instituteRegistration')) return { body: { data: { requestId: 'r1', retryAfter: 30 } } };
      if (path.endsWith('/verifyOtp')) return { body: { data: { instituteId: 'i1', logoTicket: 't1' } } };
      if (path.endsWith('/address')) return { body: { data: { uploadUrl: `${server.url}/put`, filePublicUrl: 'https://files.example/logo.png' } } };
      return { body: { data: {} } };
    };
    open('/auth/register-1');
    await fillIn();
    (await screen.findByLabelText('Digit 1')).focus();
    await userEvent.paste('123456');
    await screen.findByRole('heading', { name: 'Add your logo' });
    expect(window.location.pathname).toBe('/auth/register-2');

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this logo' }).disabled).toBe(true);
    const choose = screen.getByLabelText(/^Choose/);
    await userEvent.upload(choose, new File([new Uint8Array(1_000_001)], 'large.png', { type: 'image/png' }));
    expect(screen.getByRole('alert').textContent).toMatch(/at most 1 MB/);
    await userEvent.click(screen.getByRole('button', { name: 'Use this logo' }));
    await userEvent.upload(screen.getByLabelText(/^Choose/), new File(['x'], 'logo.gif', { type: 'image/gif' }), { applyAccept: false });
    expect(screen.getByRole('alert').textContent).toBe('Only jpg, jpeg, jfif, png files are accepted here.');
    await userEvent.upload(screen.getByLabelText(/^Choose/), new File(['x'], 'logo.png', { type: 'image/png' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this logo' }));
    await screen.findByRole('heading', { name: 'Awaiting approval' });
    expect(screen.getByText(/sign in as office@kochi.example/)).toBeTruthy();
    expect(server.seen.map(({ method, path, json }) => [method, path, json])).toEqual([
      ['POST', '/api/v9/user/instituteRegistration', { name: 'Kochi Academy', emailId: 'office@kochi.example', phoneNumber: '98470 12345', password: 'a long enough one' }],
      ['POST', '/api/v9/user/verifyOtp', { requestId: 'r1', otp: '123456' }],
      ['POST', '/api/v9/user/registrationLogo/address', { ticket: 't1', fileName: 'logo.png', contentType: 'image/png' }],
      ['PUT', '/put', expect.anything()],
      ['POST', '/api/v9/user/registrationLogo', { ticket: 't1', imageURL: 'https://files.example/logo.png' }],
    ]);
  });

  it('lets the logo be skipped', async () => {
    window.history.replaceState({ logoTicket: 't1', institute: 'Kochi Academy', username: 'a@x.example' }, '', '/auth/register-2');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByRole('heading', { name: 'Awaiting approval' })).toBeTruthy();
    expect(server.seen).toEqual([]);
  });

  it('signs up by the short way, to the welcome', async () => {
    server.reply = ({ path }) => ({ body: { data: path.endsWith('/signup') ? { requestId: 'r1' } : { instituteId: 'i1' } } });
    open('/auth/signup');
    await fillIn();
    (await screen.findByLabelText('Digit 1')).focus();
    await userEvent.paste('123456');
    await screen.findByRole('heading', { name: 'Welcome, Kochi Academy' });
    expect(server.seen[0]).toMatchObject({ path: '/api/v9/auth/signup', json: { email: 'office@kochi.example' } });
    expect(screen.queryByRole('link', { name: 'Add your logo' })).toBeNull();
  });
});

describe('feedback', () => {
  it('sends what was filled in and thanks', async () => {
    server.reply = () => ({ body: { data: { id: 'f1' } } });
    open('/feedback');
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '4 – good' }));
    await userEvent.type(screen.getByLabelText('Your message'), 'Well done. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Your feedback has arrived/)).toBeTruthy();
    expect(window.location.pathname).toBe('/thank-you');
    expect(server.seen.map(({ json }) => json)).toEqual([{ message: 'Well done.', rating: 4 }]);
  });

  it('says how long to wait after too much of it', async () => {
    server.reply = () => ({ status: 429, headers: { 'Retry-After': '42' }, body: { httpcode: 429 } });
    open('/feedback');
    await userEvent.type(await screen.findByLabelText('Your message'), 'Again.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/42 seconds/);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Again.');
  });
});

describe('somebody who is signed in', () => {
  it('reaches the sign-in and may continue', async () => {
    createSession().store({ token: 'abc', userDetails: { ...details, role: 'institute' } });
    open('/auth/login');
    expect(screen.getByRole('button', { name: 'Continue as Asha' })).toBeTruthy();
    expect(screen.getByLabelText('E-mail or phone number')).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('says that there is still none', async () => {
    server.reply = () => ({ fault: 'drop' });
    open('/auth/error-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Still no connection.')).toBeTruthy();
  });
});
