import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { draftOwner, keepDrafts, readDrafts } from '../../../src/forms/drafts';
import { defineResource, f } from '../../../src/schemas';
import type { Actor, ResourceInput } from '../../../src/schemas';
import type { ScriptedReply, SeenRequest } from '../../dataProvider/support/server';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const parcel = defineResource({
  name: 'parcel',
  title: '{code}',
  fields: {
    code: f.text({ required: true, unique: true, letterCase: 'upper', pattern: '^[A-Z]{3}$' }),
    note: f.longText({ hint: true }),
    kind: f.choice(['letter', 'box'], { required: true, default: 'letter' }),
    weight: f.number({ required: true, min: 1, when: { kind: 'box' }, unit: 'kg' }),
    price: f.money(),
    key: f.text({ createOnly: true }),
    rank: f.integer({ roles: { write: ['super_admin'] } }),
    hidden: f.text({ roles: { read: ['super_admin'], write: ['super_admin'] } }),
    stops: f.list({ city: f.text({ required: true }) }),
    secret: f.password({ required: true }),
    state: f.choice(['open', 'closed'], { readOnly: true, default: 'open', tones: { open: 'green' } }),
  },
  form: {
    layout: 'tabs',
    sections: [
      { name: 'general', fields: ['code', 'note', 'key', 'secret'] },
      { name: 'contents', fields: ['kind', 'weight', 'price', 'rank', 'hidden', 'stops'] },
    ],
  },
  lifecycle: {
    field: 'state',
    actions: { close: { from: ['open'], to: 'closed', confirm: true, ask: { reason: f.text({ required: true }) } }, reopen: { from: ['closed'], to: 'open' } },
  },
});
const DECLARATIONS: readonly ResourceInput[] = [parcel, defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } })];
const resource = normalized(parcel);
const record = {
  id: 'p-1', code: 'ABC', note: 'old', kind: 'letter', weight: null, price: 10, key: 'K', rank: 3, hidden: 'h', stops: [{ city: 'Kochi' }], state: 'open',
  version: 4, instituteId: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', allowed: ['update', 'delete', 'close'],
};
const faculty: Actor = { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: false } } };

function edit(options: { reply?: (request: SeenRequest) => ScriptedReply; actor?: Actor } = {}) {
  server.current.reply = replies({ 'GET /parcel/p-1': () => ({ body: { data: record } }), 'PUT /parcel/p-1': options.reply ?? ((request) => ({ body: { data: { ...record, ...request.json, version: 5 } } })) });
  return { ...show({ server: server.current, declarations: DECLARATIONS, at: '/parcel/p-1', actor: options.actor ?? superAdmin, children: <EditScreen resource={resource} /> }), user: userEvent.setup() };
}

function create(options: { reply?: (request: SeenRequest) => ScriptedReply; actor?: Actor; at?: string; state?: unknown } = {}) {
  server.current.reply = replies({ 'POST /parcel': options.reply ?? ((request) => ({ body: { data: { ...request.json, id: 'p-2', version: 1 } } })) });
  return { ...show({ server: server.current, declarations: DECLARATIONS, at: options.at ?? '/parcel/create', state: options.state, actor: options.actor ?? superAdmin, children: <CreateScreen resource={resource} /> }), user: userEvent.setup() };
}

const code = () => screen.findByLabelText<HTMLInputElement>(/^Code/);
const save = () => screen.getByRole('button', { name: 'Save' });
/** Says whose the new record is. */
async function chooseOperator(): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Institute' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Operator' }));
}

const sent = (method: string) => server.current.seen.filter((request) => request.method === method);

describe('a form', () => {
  it('sends only what was changed, with the version it was read at', async () => {
    const { user, router } = edit();
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'));
    expect(sent('PUT').map((request) => request.json)).toEqual([{ note: 'old!' }]);
    expect(sent('PUT')[0]!.headers['if-match']).toBe('"4"');
  });

  it('sends nothing when nothing was changed', async () => {
    const { user, router } = edit();
    await code();
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'));
    expect(sent('PUT')).toHaveLength(0);
  });

  it('focuses the first wrong field and sends nothing', async () => {
    const { user } = create();
    await chooseOperator();
    await user.click(save());
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect((await code()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Fill this in.').length).toBeGreaterThan(0);
    expect(screen.getByText('2 fields need attention')).toBeTruthy();
    expect(sent('POST')).toHaveLength(0);
  });

  it('says nothing any more of a field that is not asked for now', async () => {
    const { user } = edit();
    await code();
    await user.click(screen.getByRole('tab', { name: 'Contents' }));
    await user.click(screen.getByRole('radio', { name: 'Box' }));
    await user.click(save());
    expect(await screen.findByText('1 field needs attention')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Letter' }));
    await waitFor(() => expect(screen.queryByText(/needs? attention/)).toBeNull());
    expect(screen.getByRole('tab', { name: /Contents/ }).textContent).toBe('Contents');
  });

  it('opens the tab of the first wrong field', async () => {
    const { user } = edit();
    await code();
    await user.click(screen.getByRole('tab', { name: 'Contents' }));
    await user.click(screen.getByRole('radio', { name: 'Box' }));
    await user.click(screen.getByRole('tab', { name: 'General' }));
    await user.click(save());
    const weight = await screen.findByLabelText(/^Weight/);
    await waitFor(() => expect(document.activeElement).toBe(weight));
    expect(screen.getByRole('tab', { name: /Contents/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('moves between tabs by the arrow keys', async () => {
    const { user } = edit();
    await code();
    act(() => screen.getByRole('tab', { name: 'General' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Contents' }));
    expect(screen.getByRole('tabpanel').id).toContain('contents');
  });

  it('shows a field only while its condition holds, and empties it otherwise', async () => {
    const { user } = edit();
    await code();
    await user.click(screen.getByRole('tab', { name: 'Contents' }));
    expect(screen.queryByLabelText(/^Weight/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Box' }));
    await user.type(screen.getByLabelText(/^Weight/), '5');
    await user.click(screen.getByRole('radio', { name: 'Letter' }));
    await user.clear(screen.getByLabelText(/^Price/));
    await user.click(save());
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]!.json).toEqual({ price: null });
  });

  it('puts the platform’s problems at their fields', async () => {
    const { user } = edit({ reply: () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', errors: { code: { code: 'unique', message: 'Is already taken.' }, 'stops.0.city': 'Is required.' } } }) });
    await user.clear(await code());
    await user.type(await code(), 'xyz');
    await user.click(save());
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(screen.getByText('This is taken already.')).toBeTruthy();
    await user.type(await code(), 'z');
    await waitFor(() => expect(screen.queryByText('This is taken already.')).toBeNull());
  });

  it('leads from a value that is taken to the record that has it, where the platform names that one', async () => {
    const named = { code: 'unique', message: 'Is already taken by “ABC”.', params: { holder: 'ABC', module: 'parcel', id: 'p-9' } };
    const { user } = edit({ reply: () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', errors: { code: 'x' }, problems: { code: named } } }) });
    await user.clear(await code());
    await user.type(await code(), 'xyz');
    await user.click(save());
    expect(await screen.findByText(/“ABC” has this already/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open that record' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([expect.stringContaining('/p-9/show'), '_blank']);
    await user.type(await code(), 'z');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open that record' })).toBeNull());
  });

  it.each([['a lost connection', { fault: 'drop' }], ['a page in place of the answer', { body: '<html>' }]] as const)('keeps what was typed through %s; the retry makes no second record', async (_name, first) => {
    let tries = 0;
    const { user, router } = create({ reply: (request) => (++tries === 1 ? first : { body: { data: { ...request.json, id: 'p-2', version: 1 } } }) });
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(save());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect((await code()).value).toBe('ABC');
    await user.click(retry);
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-2/show'));
    const keys = sent('POST').map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(sent('POST')[1]!.json).toEqual({ instituteId: null, code: 'ABC', kind: 'letter', secret: 'long-enough' });
  });

  it('speaks of no second record where a change of one got no answer', async () => {
    const { user } = edit({ reply: () => ({ fault: 'drop' }) });
    await user.clear(await code());
    await user.type(await code(), 'xyz');
    await user.click(save());
    expect(await screen.findByText(/save again to be sure/)).toBeTruthy();
    expect(screen.queryByText(/second record/)).toBeNull();
  });

  it('makes one record, and what is wanted of it, where something is changed after an answer that was lost', async () => {
    const stored = new Map<string, { text: string; body: unknown }>();
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.querySelector('[aria-label=notices]')?.textContent ?? ''));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    const { user, router } = create({ reply: (request) => {
      const key = String(request.headers['idempotency-key']);
      const held = stored.get(key);
      if (held) return held.text === request.text ? { body: held.body } : { status: 422, body: { httpcode: 422, code: 'IDEMPOTENCY_MISMATCH', message: 'This key was used.' } };
      stored.set(key, { text: request.text, body: { data: { ...request.json, id: `p-${stored.size + 2}`, version: 1 } } });
      return { fault: 'drop' };
    } });
    const posts = server.current.reply;
    server.current.reply = (request) => (request.method === 'PUT' ? { body: { data: { ...(stored.values().next().value as { body: { data: object } }).body.data, ...request.json, version: 2 } } } : posts(request));
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Note/), 'first');
    await user.type(screen.getByLabelText(/^Key/), 'K-1');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(save());
    await screen.findByRole('button', { name: 'Retry' });
    await user.clear(await code());
    await user.type(await code(), 'ABD');
    await user.clear(screen.getByLabelText(/^Note/));
    await user.clear(screen.getByLabelText(/^Key/));
    await user.type(screen.getByLabelText(/^Key/), 'K-2');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-2/show'));
    expect(stored.size).toBe(1);
    expect(sent('PUT').map(({ path, json, headers }) => [path, json, headers['if-match']])).toEqual([['/api/v9/parcel/p-2', { code: 'ABD', note: null }, '"1"']]);
    // What stays as it was made is told.
    watch.disconnect();
    expect(said.join()).toContain('lectern.form.createdWithout');
  });

  it('makes one record of what is wanted now, where what was sent before had never come', async () => {
    let tries = 0;
    const { user, router } = create({ reply: (request) => (++tries === 1 ? { fault: 'drop' } : { body: { data: { ...request.json, id: 'p-2', version: 1 } } }) });
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(save());
    await screen.findByRole('button', { name: 'Retry' });
    await user.clear(await code());
    await user.type(await code(), 'ABD');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-2/show'));
    expect(sent('POST').map(({ json }) => json['code'])).toEqual(['ABC', 'ABD']);
    expect(new Set(sent('POST').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(sent('PUT')).toEqual([]);
  });

  it('leads to the list where nobody knows the id of what was made', async () => {
    const { user, router } = create({ reply: () => ({ body: {} }) });
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel'));
  });

  it('meets a stale write: back, or over it', async () => {
    let tries = 0;
    const { user, router } = edit({ reply: (request) => (++tries === 1 ? { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Stale', data: { ...record, code: 'THEIRS', note: 'theirs', version: 9 } } } : { body: { data: { ...record, ...request.json, version: 10 } } }) });
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed by someone else' });
    const rows = within(dialog).getAllByRole('row').slice(1).map((row) => [within(row).getByRole('rowheader').textContent, ...within(row).getAllByRole('cell').map((cell) => cell.textContent)]);
    expect(rows).toEqual([['Code', 'THEIRS', 'Not changed here, stays as it is there'], ['Note', 'theirs', 'old!']]);
    await user.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'));
    expect(sent('PUT')[1]!.headers['if-match']).toBeUndefined();
    expect(sent('PUT')[1]!.json).toEqual({ note: 'old!' });
  });

  it('a stale write over one’s own change elsewhere says so', async () => {
    const { user } = edit({ reply: () => ({ status: 412, body: { httpcode: 412, code: 'STALE', message: 'Stale', data: { ...record, version: 9, updatedById: superAdmin.id } } }) });
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed by you elsewhere' });
    expect(within(dialog).getByText(/in another tab or window \(.*2026/)).toBeTruthy();
  });

  it('is not cancelled while it is being saved', async () => {
    const { user, router } = edit({ reply: (request) => ({ delayMs: 1_500, body: { data: { ...record, ...request.json, version: 10 } } }) });
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.click(save());
    const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(true));
    await user.click(cancel);
    expect(router.state.location.pathname).toBe('/parcel/p-1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'), { timeout: 10_000 });
  });

  it('saves by Ctrl+S', async () => {
    const { user } = edit();
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  });

  it('saves and goes on with the next one', async () => {
    const { user, router } = create();
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    onTestFinished(() => scrolled.mockRestore());
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(async () => expect((await code()).value).toBe(''));
    expect(router.state.location.pathname).toBe('/parcel/create');
    expect(sent('POST')).toHaveLength(1);
    expect(scrolled, 'begins at the top of the page').toHaveBeenCalledWith(0, 0);
    // The same again is another one, and no second try of the first.
    await chooseOperator();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(2));
    const [first, second] = sent('POST');
    expect(second!.json).toEqual(first!.json);
    expect(second!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
  });

  it('asks before it is left with changes', async () => {
    const { user, router } = edit();
    await user.type(await screen.findByLabelText(/^Note/), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Stay here' })[0]!);
    expect(router.state.location.pathname).toBe('/parcel/p-1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'));
  });

  it('keeps a draft without secrets and offers it to the same user', async () => {
    const { user, unmount } = create();
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('ABC');
    expect(kept).not.toContain('long-enough');
    unmount();
    const again = create();
    await again.user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect((await code()).value).toBe('ABC');
  });

  it('keeps with a draft what its record began with by where it was made', async () => {
    const begun = create({ state: { begun: { kind: 'box' } } });
    await begun.user.type(await code(), 'ABC');
    begun.unmount();
    const { user } = create();
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    await user.click(screen.getByRole('tab', { name: /Contents/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Box' }).checked).toBe(true);
  });

  it('offers a draft to nobody else', async () => {
    keepDrafts({ resource: 'parcel', id: null, owner: draftOwner(superAdmin) }, [{ owner: 'somebody', values: { code: 'abc' }, savedAt: Date.now() }]);
    create();
    await code();
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  });

  it('keeps a draft that is offered and what is typed beside it as two, until each is taken, saved or thrown away', async () => {
    const key = { resource: 'parcel', id: null, owner: draftOwner(faculty) };
    const kept = (): unknown => readDrafts(key).map(({ values }) => values);
    const old = { code: 'OLD', note: 'a long note' };
    keepDrafts(key, [{ owner: key.owner, values: old, savedAt: Date.now() }]);
    const first = create({ actor: faculty });
    await screen.findByRole('button', { name: 'Restore it' });
    await first.user.type(await code(), 'ABC');
    await waitFor(() => expect(kept()).toEqual([{ code: 'ABC' }, old]));
    await first.user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await first.user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(kept()).toEqual([old]));
    await first.user.type(await code(), 'XYZ');
    await waitFor(() => expect(kept()).toEqual([{ code: 'XYZ' }, old]));
    first.unmount();
    // The newest first, by itself; the older one when the form is opened anew.
    const again = create({ actor: faculty });
    await again.user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect([(await code()).value, screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value]).toEqual(['XYZ', '']);
    await waitFor(() => expect(kept()).toEqual([{ code: 'XYZ' }, old]));
    expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
    again.unmount();
    const last = create({ actor: faculty });
    await last.user.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(kept()).toEqual([old]);
    await last.user.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(kept()).toEqual([]);
    expect((await code()).value).toBe('');
  });

  it('makes of what is typed beside a draft whose answer was lost a record of its own', async () => {
    let isLost = true;
    const reply = (request: SeenRequest): ScriptedReply => (isLost ? { fault: 'drop' } : { body: { data: { ...request.json, id: 'p-2', version: 1 } } });
    const first = create({ actor: faculty, reply });
    await first.user.type(await code(), 'ABC');
    await first.user.click(screen.getByRole('tab', { name: /General/ }));
    await first.user.type(screen.getByLabelText(/^Note/), 'first');
    first.unmount();
    isLost = false;
    const second = create({ actor: faculty, reply });
    await screen.findByRole('button', { name: 'Restore it' });
    await second.user.type(await code(), 'XYZ');
    second.unmount();
    const third = create({ actor: faculty, reply });
    await third.user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect([(await code()).value, screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value]).toEqual(['XYZ', '']);
  });

  it('leaves alone what another person has typed, in a tab that goes on as somebody else', async () => {
    const first = create();
    await first.user.type(await code(), 'ABC');
    first.unmount();
    const kept = (): unknown => readDrafts({ resource: 'parcel', id: null, owner: draftOwner(superAdmin) })[0]?.values;
    expect(kept()).toMatchObject({ code: 'ABC' });
    const second = create({ actor: faculty });
    expect((await code()).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
    await second.user.type(await code(), 'XYZ');
    second.unmount();
    expect(kept()).toMatchObject({ code: 'ABC' });
    const again = create({ actor: faculty });
    await again.user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect((await code()).value).toBe('XYZ');
    await again.user.type(screen.getByLabelText(/^Secret/), 'long-enough-1');
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(readDrafts({ resource: 'parcel', id: null, owner: draftOwner(faculty) })).toEqual([]));
    expect(kept()).toMatchObject({ code: 'ABC' });
  });

  it('fixes what may not be changed and leaves out what may not be seen', async () => {
    const { user } = edit({ actor: faculty });
    await code();
    expect(screen.queryByLabelText(/^Key/)).toBeNull();
    expect(screen.getByText('K').tagName).not.toBe('INPUT');
    await user.click(screen.getByRole('tab', { name: 'Contents' }));
    expect(screen.queryByLabelText(/^Rank/)).toBeNull();
    expect(screen.getByText('3')).toBeTruthy();
    expect(screen.queryByText('Hidden')).toBeNull();
    expect(screen.queryByText('Institute')).toBeNull();
  });

  it('asks for the institute only who works across institutes', async () => {
    create();
    await code();
    expect(screen.getByLabelText(/^Institute/)).toBeTruthy();
  });

  it('begins with what the address says', async () => {
    create({ at: `/parcel/create?source=${encodeURIComponent(JSON.stringify({ code: 'QQQ' }))}` });
    await waitFor(async () => expect((await code()).value).toBe('QQQ'));
  });

  it('leads to the page of a record that may only be read', async () => {
    server.current.reply = replies({ 'GET /parcel/p-1': () => ({ body: { data: { ...record, allowed: [] } } }) });
    const { router } = show({ server: server.current, declarations: DECLARATIONS, at: '/parcel/p-1', children: <EditScreen resource={resource} /> });
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p-1/show'));
  });

  it('says when the record is not there', async () => {
    server.current.reply = () => ({ status: 404, body: { httpcode: 404, code: 'NOT_FOUND', message: 'Gone' } });
    show({ server: server.current, declarations: DECLARATIONS, at: '/parcel/p-9', children: <EditScreen resource={resource} /> });
    expect(await screen.findByRole('heading', { name: 'This record could not be found' })).toBeTruthy();
  });
});

describe('a form in steps', () => {
  const steps = normalized({ ...parcel, form: { ...parcel.form!, layout: 'steps' } } as ResourceInput);

  it('goes on only from a step that is right, and keeps what was typed', async () => {
    show({ server: server.current, declarations: DECLARATIONS, at: '/parcel/create', children: <CreateScreen resource={steps} /> });
    const user = userEvent.setup();
    await chooseOperator();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('button', { name: /General/ }).getAttribute('aria-current')).toBe('step');
    await user.type(await code(), 'ABC');
    await user.type(screen.getByLabelText(/^Secret/), 'long-enough');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Contents/ }).getAttribute('aria-current')).toBe('step'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await code()).value).toBe('ABC');
  });
});

describe('the lifecycle', () => {
  it('asks its questions, checks them, and sends the answers', async () => {
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close “ABC”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await within(dialog).findByText('Fill this in.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Done');
    server.current.reply = () => ({ body: { data: { ...record, state: 'closed', version: 5, allowed: ['update', 'reopen'] } } });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('PUT').map((request) => [request.path, request.json])).toEqual([['/api/v9/parcel/p-1/close', { reason: 'Done' }]]);
  });

  it('says why it cannot be done now', async () => {
    edit();
    const button = await screen.findByRole('button', { name: 'Reopen' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not possible now: State is Open.');
  });
});
