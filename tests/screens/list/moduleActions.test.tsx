import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext, useTranslate } from 'ra-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectedInstitute } from '../../../src/dataProvider';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

// Parts of a list are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const held = useServer();
const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
const member = defineResource({
  name: 'member',
  fields: { name: f.text({ required: true }) },
  actions: {
    enroll: { on: 'module', ask: { code: f.text({ required: true }) }, call: 'PUT /member/enroll', handler: 'enroll' },
    sweep: { on: 'module', right: 'delete', roles: ['super_admin'], handler: 'sweep' },
  },
});
const all = { create: true, read: true, update: true, delete: true };
const own: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { member: all } };
const open = (actor?: Actor) => show({ server: held.current, declarations: [institution, member], at: '/member', children: <ListScreen resource={normalized(member)} />, ...(actor && { actor }) });
/** What notices offer to take back. */
function Offered() {
  const { notifications } = useNotificationContext();
  return notifications.flatMap(({ notificationOptions }, at) => (notificationOptions?.['onUndo'] ? [<button key={at} type="button" onClick={() => (notificationOptions['onUndo'] as () => void)()}>Take back</button>] : []));
}

/** What notices say. */
function Said() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.map(({ message, notificationOptions }, at) => <p key={at} role="status">{translate(String(message), notificationOptions?.messageArgs)}</p>);
}

const sent = () => held.current.seen.filter(({ path }) => path.endsWith('/member/enroll'));

beforeEach(() => {
  held.current.reply = replies({ 'PUT /member/enroll': () => ({ body: { data: {} } }) });
});
afterEach(() => act(() => selectedInstitute.choose(null)));

it('stands at the list’s head for who may, asks, is called under a key, and brings the list up to date', async () => {
  open(own);
  const button = await screen.findByRole('button', { name: 'Enroll' });
  expect(screen.queryByRole('button', { name: 'Sweep' })).toBeNull();
  const lists = () => held.current.seen.filter(({ path }) => path.endsWith('/member/search')).length;
  await waitFor(() => expect(lists()).toBeGreaterThan(0));
  const before = lists();
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Member: Enroll' });
  expect(within(dialog).queryByLabelText(/Institute/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/Code/), 'A1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent().map(({ json }) => json)).toEqual([{ code: 'A1' }]);
  expect(String(sent()[0]!.headers['idempotency-key'])).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

it('takes back what it has made, where the platform tells that, for who may delete such records', async () => {
  held.current.reply = replies({ 'PUT /member/enroll': () => ({ body: { data: { ids: ['m-7', 'm-8'] } } }), 'DELETE /member/m-7': () => ({ body: { data: {} } }), 'DELETE /member/m-8': () => ({ body: { data: {} } }) });
  const { unmount } = show({ server: held.current, declarations: [institution, member], at: '/member', actor: own, children: <><ListScreen resource={normalized(member)} /><Offered /></> });
  const enroll = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Member: Enroll' });
    await userEvent.type(within(dialog).getByLabelText(/Code/), 'A1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await enroll();
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  const deleted = () => held.current.seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1));
  await waitFor(() => expect(deleted().toSorted()).toEqual(['m-7', 'm-8']));
  unmount();
  show({ server: held.current, declarations: [institution, member], at: '/member', actor: { ...own, modules: { member: { ...all, delete: false } } }, children: <><ListScreen resource={normalized(member)} /><Offered /></> });
  await enroll();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

it('leaves what somebody has changed since, and says which and how many were taken back', async () => {
  const stale = { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Somebody else changed this record meanwhile.', data: { id: 'm-8', name: 'Asha', version: 2 } } };
  held.current.reply = replies({
    'PUT /member/enroll': () => ({ body: { data: { ids: ['m-7', 'm-8'] } } }),
    'DELETE /member/m-7': () => ({ body: { data: {} } }), 'DELETE /member/m-8': ({ headers }) => (headers['if-match'] === '"1"' ? stale : { body: { data: {} } }),
  });
  show({ server: held.current, declarations: [institution, member], at: '/member', actor: own, children: <><ListScreen resource={normalized(member)} /><Offered /><Said /></> });
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Member: Enroll' });
  await userEvent.type(within(dialog).getByLabelText(/Code/), 'A1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 was undone. Asha could not be undone: This record has been changed in the meantime.'));
});

it('says at its question what the platform finds wrong, and is tried again under the same key', async () => {
  let isWrong = true;
  held.current.reply = replies({ 'PUT /member/enroll': () => (isWrong ? { status: 422, body: { code: 'VALIDATION', errors: { code: 'Taken' }, problems: { code: { code: 'unique' } } } } : { body: { data: {} } }) });
  open(own);
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText(/Code/), 'A1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(within(dialog).getByLabelText(/Code/).getAttribute('aria-invalid')).toBe('true'));
  isWrong = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('asks whose it is for of who sees several institutes, beginning with the chosen one', async () => {
  held.current.reply = replies({
    'PUT /member/enroll': () => ({ body: { data: {} } }),
    'GET /institution/list/minimal': () => ({ body: { data: { items: [{ id: 'i-1', title: 'Kochi Academy' }], total: 1 } } }),
  });
  act(() => selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' }));
  open();
  expect(await screen.findByRole('button', { name: 'Sweep' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enroll' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>(/Institute/).value).toBe('Kochi Academy'));
  await userEvent.type(within(dialog).getByLabelText(/Code/), 'A1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(sent().map(({ json }) => json)).toEqual([{ instituteId: 'i-1', code: 'A1' }]));
});
