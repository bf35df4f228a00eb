import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ProfilePage from '../../../src/customPages/profile/page/ProfilePage';
import { user } from '../../../src/resources/user';
import { ShellContext } from '../../../src/shell/context/shellContext';
import type { ShellParts } from '../../../src/shell/context/shellContext';
import { replies, show, useServer } from '../../screens/support/screens';

const held = useServer();
const PROFILE = { id: 'u-1', name: 'Asha Nair', email: 'asha@school.example', phoneNumber: '+919876543210', imageURL: null, role: 'institute', instituteName: 'Kochi Academy', version: 4 };
const NOW = new Date().toISOString();
const SESSIONS = [
  { id: 's-2', createdAt: '2026-01-12T08:30:00.000Z', usedAt: NOW, expiresAt: NOW, address: '10.0.0.7', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', isCurrent: false, actingFor: null },
  { id: 's-1', createdAt: NOW, usedAt: NOW, expiresAt: NOW, address: '10.0.0.5', agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/139.0.0.0 Safari/537.36', isCurrent: true, actingFor: { id: 'i-1', name: 'Kochi Academy' } },
];

function profile(more: Parameters<typeof replies>[0] = {}) {
  held.current.reply = replies({
    'GET /user/profile': () => ({ body: { data: PROFILE } }),
    'GET /user/sessions': () => ({ body: { data: { items: SESSIONS, total: 2, page: 0, size: 2 } } }),
    ...more,
  });
  return show({ server: held.current, declarations: [user], at: '/profile', children: <ProfilePage /> });
}

const lastCall = (method: string) => held.current.seen.findLast((request) => request.method === method);

it('sends what was changed of the details, with the version that was seen', async () => {
  profile({ 'PUT /user/profile': () => ({ body: { data: { ...PROFILE, name: 'Asha N. Nair', version: 5 } } }) });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(screen.getByText('asha@school.example')).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.type(name, 'Asha N. Nair');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(lastCall('PUT')?.json).toEqual({ name: 'Asha N. Nair' }));
  expect(lastCall('PUT')?.headers['if-match']).toBe('"4"');
});

it('checks the details by the rules of the module of users, before anything is sent', async () => {
  profile();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect((await screen.findByText('Fill this in.')).closest('[data-path]')?.getAttribute('data-path')).toBe('name');
  expect(lastCall('PUT')).toBeUndefined();
});

it('offers both ways out of a profile that was changed elsewhere', async () => {
  profile({ 'PUT /user/profile': (request) => (request.headers['if-match'] ? { status: 412, body: { httpcode: 412, code: 'STALE', data: { ...PROFILE, version: 9 } } } : { body: { data: { ...PROFILE, name: 'Mine', version: 10 } } }) });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(screen.queryByText('Your profile was changed elsewhere meanwhile.')).toBeNull());
  expect(lastCall('PUT')?.headers['if-match']).toBeUndefined();
});

it('writes over nothing newer unasked with what was typed before', async () => {
  const before = profile();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  before.unmount();
  profile({ 'GET /user/profile': () => ({ body: { data: { ...PROFILE, name: 'Theirs', version: 9 } } }), 'PUT /user/profile': () => ({ status: 412, body: { httpcode: 412, code: 'STALE', data: { ...PROFILE, name: 'Theirs', version: 9 } } }) });
  await screen.findByDisplayValue('Theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByText('Your profile was changed elsewhere meanwhile.');
  expect(lastCall('PUT')?.headers['if-match']).toBe('"4"');
});

async function typePasswords({ current, next, again = next }: { current: string; next: string; again?: string }) {
  await userEvent.type(await screen.findByLabelText('Current password'), current);
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.type(screen.getByLabelText('New password again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
}

it('asks for the present password, a long one, and the same one twice', async () => {
  profile();
  await typePasswords({ current: 'old-password', next: 'short', again: 'other' });
  expect(await screen.findByText('Use at least 10 characters: there are 5.')).toBeTruthy();
  expect(screen.getByText('The passwords do not match.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(lastCall('PUT')).toBeUndefined();
});

it('says at the field that the present password is wrong', async () => {
  profile({ 'PUT /user/password': () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', errors: { currentPassword: 'This is not your current password.' } } }) });
  await typePasswords({ current: 'wrong-password', next: 'a-new-password' });
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
});

it('empties the fields once the password is changed', async () => {
  profile({ 'PUT /user/password': () => ({ body: { data: {} } }) });
  await typePasswords({ current: 'old-password', next: 'a-new-password' });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
  expect(lastCall('PUT')?.json).toEqual({ currentPassword: 'old-password', password: 'a-new-password' });
});

it('lists the sessions, the present one first, and ends another', async () => {
  profile({ 'DELETE /user/sessions/s-2': () => ({ body: { data: {} } }) });
  const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  const [first, second] = await section.findAllByRole('listitem');
  expect(first!.textContent).toContain('Chrome on WindowsThis oneActs for Kochi Academy');
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(second!.textContent).toMatch(/10\.0\.0\.7 · Signed in on .*2026.* · Last used/);
  await userEvent.click(within(second!).getByRole('button', { name: /^End the session: Firefox on Linux, signed in on .*2026/ }));
  const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
  expect(dialog.getByText(/10\.0\.0\.7 · Signed in on/)).toBeTruthy();
  expect(lastCall('DELETE')).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'End session', hidden: true }));
  await waitFor(() => expect(lastCall('DELETE')?.path).toContain('/user/sessions/s-2'));
});

it('asks before it signs out everywhere, and says how many sessions that ends', async () => {
  profile({ 'POST /user/logoutEverywhere': () => ({ body: { data: {} } }) });
  await screen.findByText('Firefox on Linux');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
  expect(dialog.getByText(/this one too \(2 sessions\)/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere', hidden: true }));
  await waitFor(() => expect(lastCall('POST')?.path).toContain('/user/logoutEverywhere'));
});

it('asks for the present password when the phone number changes, and only then', async () => {
  let isRight = false;
  profile({
    'PUT /user/profile': () =>
      isRight ? { body: { data: { ...PROFILE, phoneNumber: '+919876543211', version: 5 } } } : { status: 422, body: { httpcode: 422, code: 'VALIDATION', errors: { currentPassword: 'Is wrong.' } } },
  });
  const phone = await screen.findByRole('textbox', { name: /^Phone/ });
  expect((phone as HTMLInputElement).value).toBe('+91 98765 43210');
  const details = within(phone.closest('section')!);
  expect(details.queryByLabelText('Current password')).toBeNull();
  await userEvent.clear(phone);
  await userEvent.type(phone, '+919876543211');
  const password = await details.findByLabelText('Current password');
  const save = details.getByRole('button', { name: 'Save details' });
  await userEvent.click(save);
  expect(await details.findByText('Fill this in.')).toBeTruthy();
  expect(document.activeElement).toBe(password);
  expect(lastCall('PUT')).toBeUndefined();

  await userEvent.type(password, 'wrong');
  await userEvent.click(save);
  expect(await details.findByText('This is not your current password.')).toBeTruthy();
  isRight = true;
  await userEvent.type(password, '-no-more');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByText('This is not your current password.')).toBeNull());
  expect(lastCall('PUT')?.json).toEqual({ phoneNumber: '+919876543211', currentPassword: 'wrong-no-more' });
});

it('asks for nothing while one acts for an institute, and leads back to the own account', async () => {
  const stopActing = vi.fn(async () => undefined);
  const user_ = { id: 'u-1', name: 'Asha', role: 'institute', instituteId: 'i-1', instituteName: 'Kochi Academy', isWhiteLabelled: false, isActing: true };
  show({ server: held.current, declarations: [user], at: '/profile', children: <ShellContext.Provider value={{ user: user_, stopActing } as unknown as ShellParts}><ProfilePage /></ShellContext.Provider> });
  expect(await screen.findByText('You act for Kochi Academy. Stop acting to change your own account.')).toBeTruthy();
  expect(held.current.seen.some(({ path }) => path.includes('/user/'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Stop acting' }));
  expect(stopActing).toHaveBeenCalledOnce();
});
