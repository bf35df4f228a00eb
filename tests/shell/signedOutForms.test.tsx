import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/authProvider';
import { details, open, server, show, useSignedOutPages } from './support/signedOut';

useSignedOutPages();

describe('a demo account', () => {
  it('whose password somebody has changed leads to the outbox', async () => {
    server.reply = () => ({ status: 404, body: { httpcode: 404, code: 'WRONG_CREDENTIALS', reason: 'demoPasswordChanged', message: 'x' } });
    open('/auth/login', [{ username: 'admin@demo.example', password: 'p', key: null, label: 'Admin' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Somebody has given this demo account another password/)).toBeTruthy();
    expect(alert.getByRole('link').getAttribute('href')).toBe(`${server.url}/outbox?timeZone=${encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone)}`);
  });
});

describe('registering', () => {
  async function fillIn({ isSent = true }: { readonly isSent?: boolean } = {}): Promise<void> {
    await userEvent.type(await screen.findByLabelText(/^Name of the institute/), 'Kochi Academy');
    await userEvent.type(screen.getByLabelText('E-mail'), 'office@kochi.example');
    await userEvent.type(screen.getByLabelText('Phone number'), '98470 12345');
    await userEvent.type(screen.getByLabelText('Password'), `a long enough one${isSent ? '{Enter}' : ''}`);
  }

  it('asks for one code, however quickly the button is pressed twice', async () => {
    server.reply = () => ({ body: { data: { requestId: 'r1' } } });
    open('/auth/register-1');
    await fillIn({ isSent: false });
    const button = screen.getByRole('button', { name: 'Register' });
    // Both before anything is drawn anew.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByLabelText('Digit 1');
    expect(server.seen.filter(({ path }) => path.endsWith('/user/instituteRegistration'))).toHaveLength(1);
  });

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
    expect(screen.getByRole('alert').textContent).toMatch(/at most 1,000,000 bytes/);
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

  it.each(['/auth/signup', '/auth/register-1'])('at %s goes on with what was typed, but for the password, where it is mended or no code is to be had any more', async (path) => {
    server.reply = (seen) => (seen.path.endsWith('/resendOtp') ? { status: 498, body: { httpcode: 498, code: 'WRONG_OTP', message: 'x' } } : { body: { data: { requestId: 'r1', retryAfter: 0 } } });
    open(path);
    await fillIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Change what I entered' }));
    const values = async () => Promise.all([/^Name of the institute/, 'E-mail', 'Phone number', 'Password'].map(async (name) => (await screen.findByLabelText<HTMLInputElement>(name)).value));
    expect(await values()).toEqual(['Kochi Academy', 'office@kochi.example', '98470 12345', '']);
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough one{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/this registration is too old for one/)).toBeTruthy();
    expect(await values()).toEqual(['Kochi Academy', 'office@kochi.example', '98470 12345', '']);
    expect(JSON.stringify(window.history.state)).not.toContain('a long enough one');
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
