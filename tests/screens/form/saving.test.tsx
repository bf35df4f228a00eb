import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import type { ScriptedReply, SeenRequest } from '../../dataProvider/support/server';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({
  name: 'crate',
  title: '{label}',
  tenant: 'platform',
  fields: {
    label: f.text({ required: true, maxLength: 20 }),
    code: f.text({ required: true, pattern: '^[A-Z]{3}$' }),
    size: f.integer({ max: 10 }),
    opensOn: f.date(),
    closesOn: f.date({ after: 'opensOn' }),
    note: f.longText(),
  },
  form: { layout: 'tabs', sections: [{ name: 'general', fields: ['label', 'code', 'note'] }, { name: 'days', fields: ['size', 'opensOn', 'closesOn'] }] },
});
const resource = normalized(crate);
/** As a platform sends it whose rules were others when it was made. */
const old = { id: 'c-1', label: 'Tea', code: 'lower 1', size: 900, opensOn: '2026-03-09T10:00:00Z', closesOn: null, note: { html: 'x' }, version: 1, allowed: ['update'] };

function edit({ record = old, reply }: { record?: object; reply?: (request: SeenRequest) => ScriptedReply } = {}) {
  server.current.reply = replies({ 'GET /crate/c-1': () => ({ body: { data: record } }), 'PUT /crate/c-1': reply ?? ((request) => ({ body: { data: { ...record, ...request.json, version: 2 } } })) });
  return { ...show({ server: server.current, declarations: [crate], at: '/crate/c-1', children: <EditScreen resource={resource} /> }), user: userEvent.setup() };
}

function create() {
  server.current.reply = replies({ 'POST /crate': (request) => ({ body: { data: { ...request.json, id: 'c-2', version: 1 } } }) });
  return { ...show({ server: server.current, declarations: [crate], at: '/crate/create', children: <CreateScreen resource={resource} /> }), user: userEvent.setup() };
}

const label = () => screen.findByLabelText<HTMLInputElement>(/^Label/);
const sent = (method: string) => server.current.seen.filter((request) => request.method === method);

it('refuses and sends only what was touched', async () => {
  const { user, router } = edit();
  await user.type(await label(), ' chest');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-1/show'));
  expect(sent('PUT').map((request) => request.json)).toEqual([{ label: 'Tea chest' }]);
});

it('refuses a field that was touched, and one that a change elsewhere has made wrong', async () => {
  const { user } = edit({ record: { ...old, code: 'TEA', note: null, opensOn: '2026-01-01', closesOn: '2026-02-01' } });
  await user.clear(await label());
  await user.click(screen.getByRole('tab', { name: /Days/ }));
  const opens = screen.getByLabelText(/^Opens on/);
  await user.clear(opens);
  await user.type(opens, '2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 fields need attention')).toBeTruthy();
  expect(sent('PUT')).toEqual([]);
});

it('names the fields beside the Save button, each the way to it', async () => {
  const { user } = create();
  await label();
  await user.click(screen.getByRole('tab', { name: 'Days' }));
  const size = screen.getByLabelText(/^Size/);
  await user.type(size, '11');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const why = (await screen.findByText('3 fields need attention')).closest<HTMLElement>('[data-foot-bar]')!;
  expect(within(why).getByRole('button', { name: 'Save' })).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await label()));
  await user.click(within(why).getByRole('button', { name: 'Size' }));
  await waitFor(() => expect(document.activeElement).toBe(size));
});

it('gives the platform’s reason beside the Save button, and the focus', async () => {
  const { user } = edit({ reply: () => ({ status: 500, body: {} }) });
  await user.type(await label(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const reason = await screen.findByText('Nothing was saved; what you typed is kept here. The platform met an error. Try again in a moment.');
  expect(screen.getAllByText('Internal Server Error')).toHaveLength(1);
  expect(reason.closest('[data-foot-bar]')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(reason.closest('[role=alert]')));
});

it('asks anew what was refused, and repeats under its key what was not answered', async () => {
  let asked = 0;
  const { user } = edit({ reply: () => ({ status: (asked += 1) > 1 ? 503 : 409, body: { code: 'IN_USE', message: 'x' } }) });
  await user.type(await label(), '!');
  for (const count of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).not.toBe('true'));
  }
  const [refused, unanswered, repeated] = sent('PUT').map(({ headers }) => headers['idempotency-key']);
  expect(refused).toBeTruthy();
  expect(unanswered).not.toBe(refused);
  expect(repeated).toBe(unanswered);
});

it('a new record begins in its first field, and Enter in a line saves it', async () => {
  const { user, router } = create();
  await waitFor(async () => expect(document.activeElement).toBe(await label()));
  await user.keyboard('Tea');
  await user.type(screen.getByLabelText(/^Note/), 'one{Enter}two');
  expect(sent('POST')).toEqual([]);
  await user.type(screen.getByLabelText(/^Code/), 'TEA{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-2/show'));
  expect(sent('POST').map((request) => request.json)).toEqual([{ label: 'Tea', code: 'TEA', note: 'one\ntwo' }]);
});

it('a start begins a row, so that its end stands beside it', async () => {
  const { user } = edit();
  await user.click(await screen.findByRole('tab', { name: /Days/ }));
  const beginning = [...document.querySelectorAll('[data-begins]')].map((field) => field.getAttribute('data-path'));
  expect(beginning).toEqual(['opensOn']);
});

const poster = defineResource({ name: 'poster', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }), picture: f.image({ kind: 'banner', maxBytes: 1_000_000 }) } });
const poster1 = { id: 'p-1', label: 'Tea', picture: null, version: 1, allowed: ['update'] };
const chooser = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type=file]')!;
const PNG_BEGINS = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
const png = (bytes: number): File => new File([PNG_BEGINS, new Uint8Array(bytes - PNG_BEGINS.length)], 'a.png', { type: 'image/png' });

it('does not save past a file that was refused, until it is removed', async () => {
  const record = poster1;
  server.current.reply = replies({ 'GET /poster/p-1': () => ({ body: { data: record } }), 'PUT /poster/p-1': (request) => ({ body: { data: { ...record, ...request.json, version: 2 } } }) });
  const { router } = show({ server: server.current, declarations: [poster], at: '/poster/p-1', children: <EditScreen resource={normalized(poster)} /> });
  const user = userEvent.setup();
  await user.type(await label(), ' chest');
  await user.upload(chooser(), png(1_000_001));
  expect(await screen.findByText(/is accepted/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' })));
  expect(screen.getAllByText(/is accepted/)).toHaveLength(1);
  expect(sent('PUT')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove the refused file' }));
  await waitFor(() => expect(screen.queryByText(/is accepted/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/poster/p-1/show'));
  expect(sent('PUT').map((request) => request.json)).toEqual([{ label: 'Tea chest' }]);
});

it('says nothing more of a file once it has been sent', async () => {
  const { url } = server.current;
  server.current.reply = ({ method, path }) => (path === '/put' ? { body: '' } : { body: { data: method === 'GET' && path === '/poster/p-1' ? poster1 : { uploadUrl: `${url}/put`, uploadURL: `${url}/put`, filePublicUrl: '/files/new.png' } } });
  show({ server: server.current, declarations: [poster], at: '/poster/p-1', children: <EditScreen resource={normalized(poster)} /> });
  const user = userEvent.setup();
  await label();
  for (const before of ['nothing', 'a refused file']) {
    if (before !== 'nothing') await user.upload(chooser(), png(1_000_001));
    if (before !== 'nothing') expect(await screen.findByText(/is accepted/)).toBeTruthy();
    await user.upload(chooser(), png(65));
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/new.png'));
    // What is checked after the file has arrived is checked by then.
    await act(() => new Promise((done) => setTimeout(done, 150)));
    expect(screen.queryByRole('alert')?.textContent, before).toBeUndefined();
    expect(document.querySelector('[data-invalid]'), before).toBeNull();
  }
});

it('the notice of a record that bears another’s name says which kind of record was made', async () => {
  const seat = defineResource({
    name: 'seat',
    tenant: 'platform',
    fields: { name: f.text({ readOnly: true }), crateId: f.ref('crate'), note: f.longText() },
    unique: [['crateId', 'note']],
  });
  server.current.reply = replies({ 'POST /seat': (request) => ({ body: { data: { ...request.json, id: 's-1', name: 'Asha', version: 1 } } }) });
  show({ server: server.current, declarations: [crate, seat], at: '/seat/create', children: <CreateScreen resource={normalized(seat)} /> });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Note/), 'near the door');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('lectern.form.created')).title).toBe('Seat: Asha');
});
