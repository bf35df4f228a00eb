import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/authProvider';
import { PRODUCT_BRANDING } from '../../src/schemas';
import { currentBranding } from '../../src/ui/look/brandState';
import { details, open, server, useSignedOutPages } from './support/signedOut';

useSignedOutPages();

const info = { purpose: 'invite', userId: 'u1', name: 'Asha', email: 'asha@kochi.example', instituteName: 'Kochi Academy', sentBy: 'Meera', hasConsole: true };

describe('an institute that is not open', () => {
  it.each([['awaitingApproval', 'Awaiting approval', /We review the registration/], ['instituteSuspended', 'Suspended for now', /All data stays/], ['instituteClosed', 'Closed for now', /All data stays/], ['instituteDeleted', 'Deleted', /can be restored with all its data/]])('(%s) gets a calm page: what happens next, and whom to ask', async (reason, title, next) => {
    server.reply = () => ({ status: 403, body: { httpcode: 403, code: 'INACTIVE', reason, institute: 'Kochi Academy', supportContact: 'help@lectern.example', message: 'x' } });
    open('/auth/login');
    await userEvent.type(await screen.findByLabelText('E-mail or phone number'), 'head@kochi.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Kochi Academy/)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
    expect(screen.getByText(/help@lectern.example/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page of a link', () => {
  it('takes the link out of the address, greets by name and institute, says the rules, and sets the password', async () => {
    server.reply = ({ path }) => ({ body: { data: path.endsWith('/password') ? { token: 't'.repeat(40), userDetails: details } : info } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha' })).toBeTruthy();
    expect(window.location.href).not.toContain('secret-link');
    expect(screen.getByText(/Meera invites you to Kochi Academy/)).toBeTruthy();
    expect(screen.getByText(/At least 10 characters/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password'), 'short{Enter}');
    expect(screen.getByText('At least 10 characters, without your name or e-mail address.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password'), ' but longer now{Enter}');
    await waitFor(() => expect(createSession().user()?.id).toBe('u1'));
    expect(server.seen.map(({ path, json }) => [path, json])).toEqual([
      ['/api/v9/user/accountLink', { link: 'secret-link' }],
      ['/api/v9/user/accountLink/password', { link: 'secret-link', password: 'short but longer now' }],
    ]);
  });

  it('has the look of a white-labelled institute, which goes with it', async () => {
    const branding = { ...PRODUCT_BRANDING, appName: 'Gyaan Setu', pageTitle: 'Gyaan Setu' };
    server.reply = () => ({ body: { data: { ...info, branding } } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha' })).toBeTruthy();
    expect(screen.getAllByText(/Gyaan Setu/).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.title).toContain('Gyaan Setu'));
    expect(currentBranding().appName).toBe('Gyaan Setu');
    cleanup();
    expect(currentBranding().appName).toBe(PRODUCT_BRANDING.appName);
  });

  it('says the name of an institute once that is the name of who invites, too', async () => {
    server.reply = () => ({ body: { data: { ...info, sentBy: 'Kochi Academy' } } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByText(/^Kochi Academy invites you\. Choose a password/)).toBeTruthy();
  });

  it.each([
    ['in the language of its message', 'fr', null, /^Bienvenue/, 'fr'],
    ['in the language that was chosen here', 'fr', 'en', /^Welcome, Asha/, 'en'],
    ['in the browser’s where the message is in English, as of whom nothing is known', 'en', null, /^Welcome, Asha/, null],
  ] as const)('opens %s', async (_, language, chosen, title, kept) => {
    if (chosen) localStorage.setItem('lectern.locale', chosen);
    server.reply = () => ({ body: { data: { ...info, language } } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(localStorage.getItem('lectern.locale')).toBe(kept);
  });

  it('reads a newer link that is opened where the one before stands', async () => {
    server.reply = ({ json }) => (json['link'] === 'old-link' ? { status: 498, body: { httpcode: 498, code: 'WRONG_LINK', reason: 'linkReplaced', message: 'x' } } : { body: { data: info } });
    open('/auth/reset-password#link=old-link');
    expect(await screen.findByText(/newer link/)).toBeTruthy();
    window.location.hash = '#link=newer-link';
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha' })).toBeTruthy();
    expect(window.location.href).not.toContain('newer-link');
  });

  it.each([['the same person', 'u1', false], ['somebody else', 'u2', true]])('opened where %s is signed in', async (_, id, isSaid) => {
    createSession().store({ token: 't'.repeat(40), userDetails: { ...details, id, name: 'Ravi' } as never });
    server.reply = () => ({ body: { data: info } });
    open('/auth/reset-password#link=secret-link');
    await screen.findByRole('heading', { name: 'Welcome, Asha' });
    expect(screen.queryByText(/You are signed in here as Ravi/) !== null).toBe(isSaid);
  });

  it('says at the password what is wrong with it, and stays', async () => {
    server.reply = ({ path }) => (path.endsWith('/password') ? { status: 422, body: { httpcode: 422, code: 'VALIDATION', errors: { password: 'x' }, problems: { password: { code: 'guessed' } } } } : { body: { data: info } });
    open('/auth/reset-password#link=secret-link');
    await userEvent.type(await screen.findByLabelText('Password'), 'password password{Enter}');
    expect((await screen.findByLabelText('Password')).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['linkUsed', /already been used/], ['invitationExpired', /expired. Ask whoever invited you/], ['linkReplaced', /newer link/], ['linkClosed', /closed/], ['linkUnknown', /not valid/],
  ])('that is refused (%s) says why, and where to go', async (reason, words) => {
    server.reply = () => ({ status: 498, body: { httpcode: 498, code: 'WRONG_LINK', reason, message: 'x' } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeTruthy();
  });

  it('that was used while the page stood open says so', async () => {
    server.reply = ({ path }) => (path.endsWith('/password') ? { status: 498, body: { httpcode: 498, code: 'WRONG_LINK', reason: 'linkUsed', message: 'x' } } : { body: { data: info } });
    open('/auth/reset-password#link=secret-link');
    await userEvent.type(await screen.findByLabelText('Password'), 'long enough by far{Enter}');
    expect(await screen.findByText(/already been used/)).toBeTruthy();
  });

  it('says who is signed in here when that is somebody else', async () => {
    createSession().store({ token: 'x'.repeat(40), userDetails: { ...details, id: 'u2', name: 'Vivek' } as never });
    server.reply = () => ({ body: { data: info } });
    open('/auth/reset-password#link=secret-link');
    expect(await screen.findByText(/You are signed in here as Vivek/)).toBeTruthy();
  });

  it('of a learner says that learners do not sign in here, and leads to no sign-in of the console', async () => {
    server.reply = ({ path }) => ({ body: { data: path.endsWith('/password') ? {} : { ...info, hasConsole: false } } });
    open('/auth/reset-password#link=secret-link');
    await userEvent.type(await screen.findByLabelText('Password'), 'long enough by far{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
    expect(screen.getByText(/learners do not sign in here/)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
    expect(window.location.pathname).not.toBe('/auth/login');
  });

  it.each([
    [{ address: 'https://learn.kochi.example', contact: 'help@kochi.example' }, /website: learn\.kochi\.example.*ask help@kochi\.example/],
    [{ address: null, contact: 'help@kochi.example' }, /teaches with\. (?!.*website:).*ask help@kochi\.example/],
  ])('of a learner names where the institute’s learners sign in, or whom to ask (%j)', async (learner, words) => {
    server.reply = ({ path }) => ({ body: { data: path.endsWith('/password') ? {} : { ...info, hasConsole: false, learner } } });
    open('/auth/reset-password#link=secret-link');
    await userEvent.type(await screen.findByLabelText('Password'), 'long enough by far{Enter}');
    await screen.findByRole('heading', { name: 'Your password is set' });
    expect(document.body.textContent).toMatch(words);
    expect(screen.queryByRole('link', { name: 'learn.kochi.example' })?.getAttribute('href') ?? null).toBe(learner.address);
  });
});

describe('the sign-in page after a session has ended', () => {
  const notice = { title: { key: 'fixed.http.error' }, text: { key: 'fixed.http.loginAgain' } };

  it.each([
    [true, 'What you typed is kept: it is offered again after signing in.'],
    [false, 'Your session has ended.'],
  ])('says so under the fixed words, and of what was typed only where it is kept (%s)', async (isKept, words) => {
    sessionStorage.setItem('lectern.notice', JSON.stringify({ ...notice, userId: 'u1' }));
    if (isKept) sessionStorage.setItem('lectern.draft.coupon.new', JSON.stringify({ owner: 'u1 institute i1', values: { code: 'X' }, savedAt: 1 }));
    open('/auth/login');
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('Please login again');
    expect(told.textContent).toContain(words);
    expect(told.textContent?.includes('typed')).toBe(isKept);
    sessionStorage.clear();
  });
});
