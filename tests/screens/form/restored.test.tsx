import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({ name: 'crate', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }), note: f.text(), secret: f.password() } });
const resource = normalized(crate);

interface Made {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}
/** What a platform has made, by the key of the try; each key makes one. */
let made: Map<string, Made>;
let isLost: boolean;
beforeEach(() => {
  sessionStorage.clear();
  made = new Map();
  isLost = true;
  server.current.reply = (request) => {
    if (request.method === 'PUT') return { body: { data: { ...[...made.values()][0]!.data, ...request.json, version: 2 } } };
    if (request.method !== 'POST' || request.path !== '/api/v9/crate') return { body: { data: { items: [], total: 0, page: 0, size: 20 } } };
    const key = String(request.headers['idempotency-key']);
    const held = made.get(key);
    if (held && held.text !== request.text) return { status: 422, body: { httpcode: 422, code: 'IDEMPOTENCY_MISMATCH', message: 'This key was used.' } };
    if (!held) made.set(key, { text: request.text, data: { ...request.json, id: `c-${made.size + 1}`, version: 1 } });
    return isLost ? { fault: 'drop' } : { body: { data: made.get(key)!.data } };
  };
});

const open = () => ({ ...show({ server: server.current, declarations: [crate], at: '/crate/create', children: <CreateScreen resource={resource} /> }), user: userEvent.setup() });
const label = () => screen.findByLabelText<HTMLInputElement>(/^Label/);
const note = () => screen.getByLabelText<HTMLInputElement>(/^Note/);
const save = async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Save' }));
const puts = () => server.current.seen.filter(({ method }) => method === 'PUT').map(({ path, json }) => [path, json]);

/** Types, saves without an answer, and loads the page anew. */
async function loseAnswer({ secret }: { secret?: string } = {}) {
  const { user } = open();
  await user.type(await label(), 'Tea');
  await user.type(note(), 'first');
  if (secret) await user.type(screen.getByLabelText(/^Secret/), secret);
  await save(user);
  await screen.findByRole('button', { name: 'Retry' });
  cleanup();
  isLost = false;
}

it('a draft that is restored after an answer that was lost makes no second record', async () => {
  await loseAnswer();
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await save(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-1/show'));
  expect(made.size).toBe(1);
  expect(puts()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

it('what is changed after the draft was restored is changed of the record that was made, also over a second lost answer', async () => {
  await loseAnswer();
  isLost = true;
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await first.user.type(note(), '!');
  await save(first.user);
  await screen.findByRole('button', { name: 'Retry' });
  cleanup();
  isLost = false;
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(note().value).toBe('first!');
  await save(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-1/show'));
  expect(made.size).toBe(1);
  expect(puts()).toEqual([['/api/v9/crate/c-1', { note: 'first!' }]]);
});

it('a draft that was refused, or thrown away, leaves nothing of its tries', async () => {
  await loseAnswer();
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  await user.type(await label(), 'Tea');
  await user.type(note(), 'first');
  await save(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-2/show'));
});

it('keeps no secret with the tries either', async () => {
  await loseAnswer({ secret: 'long-enough' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Tea');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('long-enough');
});

it('keeps no secret that the record was made with, where it was taken out meanwhile', async () => {
  const { user } = open();
  await user.type(await label(), 'Tea');
  await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
  await save(user);
  await screen.findByRole('button', { name: 'Retry' });
  isLost = false;
  const answer = server.current.reply;
  server.current.reply = (request) => (request.method === 'PUT' ? { fault: 'drop' } : answer(request));
  await user.clear(screen.getByLabelText(/^Secret/));
  await user.type(note(), 'x');
  await save(user);
  await waitFor(() => expect(puts()).toHaveLength(1));
  await screen.findByRole('button', { name: 'Retry' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('long-enough');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('long-enough');
});
