import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'ra-core';
import { expect, it } from 'vitest';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import { hasUnsaved } from '../../../src/ui/leaving';
import type { ScriptedReply, SeenRequest } from '../../dataProvider/support/server';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({ name: 'crate', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }), note: f.text() } });
const resource = normalized(crate);
const record = { id: 'c-1', label: 'Tea', note: 'first', version: 1, allowed: ['update'] };

/** What the last notice takes back, once it has been said. */
let takeBack: (() => void) | null = null;
function Heard(): null {
  const { notifications } = useNotificationContext();
  takeBack = (notifications.at(-1)?.notificationOptions?.['onUndo'] as (() => void) | undefined) ?? takeBack;
  return null;
}

function edit(reply: (request: SeenRequest) => ScriptedReply) {
  server.current.reply = replies({ 'GET /crate/c-1': () => ({ body: { data: record } }), 'PUT /crate/c-1': reply });
  return { ...show({ server: server.current, declarations: [crate], at: '/crate/c-1', children: <><EditScreen resource={resource} /><Heard /></> }), user: userEvent.setup() };
}
const saved = (request: SeenRequest, version: number): ScriptedReply => ({ body: { data: { ...record, ...request.json, version } } });
const note = () => screen.findByLabelText<HTMLInputElement>(/^Note/);
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const sent = (): unknown[] => server.current.seen.filter(({ method }) => method === 'PUT').map(({ json }) => json);

it('what was saved over somebody else’s version is taken back to theirs', async () => {
  let tries = 0;
  const { user } = edit((request) => (++tries === 1 ? { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Stale', data: { ...record, note: 'theirs', version: 9 } } } : saved(request, 8 + tries)));
  await user.type(await note(), '!');
  await user.click(save());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(takeBack).not.toBeNull());
  takeBack!();
  await waitFor(() => expect(sent()).toEqual([{ note: 'first!' }, { note: 'first!' }, { note: 'theirs' }]));
});

it('who leads on while it is saved goes there once it is, and not before', async () => {
  const { user, router } = edit((request) => ({ delayMs: 3_000, ...saved(request, 2) }));
  await user.type(await note(), '!');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => void router.navigate('/elsewhere'));
  expect(await screen.findByRole('alertdialog', { name: 'Still being saved' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/crate/c-1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'), { timeout: 3_000 });
});

it('who leads on while it is saved stays where it could not be, with the reason', async () => {
  const { user, router } = edit(() => ({ delayMs: 3_000, status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', data: { note: { code: 'required', params: {}, message: 'Fill this in.' } } } }));
  await user.type(await note(), '!');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => void router.navigate('/elsewhere'));
  await screen.findByRole('alertdialog', { name: 'Still being saved' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/crate/c-1');
  expect((await note()).value).toBe('first!');
});

it('what is typed holds the page back, until it is saved or the form is gone', async () => {
  const { user, unmount } = edit((request) => saved(request, 2));
  expect(hasUnsaved()).toBe(false);
  await user.type(await note(), '!');
  expect(hasUnsaved()).toBe(true);
  unmount();
  expect(hasUnsaved()).toBe(false);
});
