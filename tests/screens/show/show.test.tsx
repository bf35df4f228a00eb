import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { selectedInstitute } from '../../../src/dataProvider';
import { OPERATOR } from '../../../src/fields/cells/owner';
import { draftOwner, keepDrafts } from '../../../src/forms/drafts';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor, ResourceInput } from '../../../src/schemas';
import { ONLY_READ } from '../../../src/shell/nav/listVisit';
import { useOfferedPageActions } from '../../../src/shell/nav/pageActions';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const shelf = defineResource({
  name: 'shelf',
  title: '{name}',
  fields: {
    name: f.text({ required: true, unique: true, copy: true }),
    about: f.longText(),
    width: f.integer({ when: { name: 'Wide' } }),
    cost: f.money({ roles: { read: ['super_admin'] } }),
    secret: f.password(),
    seenAt: f.datetime({ readOnly: true }),
    state: f.choice(['up', 'down'], { readOnly: true, default: 'up', tones: { up: 'green', down: 'grey' } }),
  },
  form: { sections: [{ name: 'general', fields: ['name', 'about', 'width', 'secret'] }, { name: 'money', fields: ['cost'] }] },
  lifecycle: { field: 'state', actions: { lower: { from: ['up'], to: 'down', confirm: 'danger' } } },
  related: [{ resource: 'book', field: 'shelfId' }],
});
const book = defineResource({ name: 'book', fields: { name: f.text({ required: true }), pages: f.integer(), shelfId: f.ref('shelf') }, list: { columns: ['name', 'shelfId', 'pages'], filters: ['shelfId'] } });
const DECLARATIONS: readonly ResourceInput[] = [shelf, book, defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } })];
const resource = normalized(shelf);
const record = { id: 's-1', name: 'Narrow', about: 'One\ntwo', width: null, cost: 120000, seenAt: null, state: 'up', version: 1, instituteId: null, createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z', allowed: ['update', 'delete', 'lower'] };

const TREES = [{ id: 'b-1', name: 'Trees', pages: 1200, shelfId: 's-1' }];

function open({ actor = superAdmin, over = {}, books = TREES }: { actor?: Actor; over?: object; books?: readonly object[] } = {}) {
  server.current.reply = replies({
    'GET /shelf/s-1': () => ({ body: { data: { ...record, ...over } } }),
    'GET /shelf/s-1/history': () => ({ body: { data: { items: [], page: 0, size: 20, hasMore: false } } }),
    'DELETE /shelf/s-1': () => ({ body: { data: { id: 's-1' } } }),
    'POST /book/search': () => ({ body: { data: { items: books, total: books.length && 12, page: 0, size: 5 } } }),
  });
  return { ...show({ server: server.current, declarations: DECLARATIONS, at: '/shelf/s-1/show', actor, children: <><ShowScreen resource={resource} /><Offered /></> }), user: userEvent.setup() };
}

/** What the palette is offered by the page. */
function Offered() {
  return useOfferedPageActions().map(({ key, label, run }) => <button key={key} onClick={run}>palette: {label}</button>);
}

describe('a record’s page', () => {
  it('says behind the end of something how long it lasts', async () => {
    const lesson = defineResource({ name: 'lesson', tenant: 'platform', fields: { startsAt: f.datetime(), endsAt: f.datetime({ after: 'startsAt' }), paidAt: f.datetime() } });
    server.current.reply = replies({
      'GET /lesson/l-1': () => ({ body: { data: { id: 'l-1', startsAt: '2026-12-10T04:30:00.000Z', endsAt: '2026-12-10T05:20:00.000Z', paidAt: null, version: 1, createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z', allowed: [] } } }),
      'GET /lesson/l-1/history': () => ({ body: { data: { items: [], page: 0, size: 20, hasMore: false } } }),
    });
    show({ server: server.current, declarations: [lesson], at: '/lesson/l-1/show', actor: superAdmin, children: <ShowScreen resource={normalized(lesson)} /> });
    const valueOf = async (label: string): Promise<string> => (await screen.findByText(label)).nextElementSibling!.textContent;
    expect(await valueOf('Ends at')).toMatch(/ · 50 mins$/);
    expect([await valueOf('Starts at'), await valueOf('Paid at')].filter((text) => text.includes('·'))).toEqual([]);
  });

  it('says where nothing belongs to it', async () => {
    open({ books: [] });
    expect(await screen.findByText('There are none yet.')).toBeTruthy();
  });

  it('tells who came for its form that it may only be read, and that what was typed is kept', async () => {
    const reader: Actor = { ...superAdmin, id: 'u-2', role: 'sub_admin', modules: { shelf: { create: false, read: true, update: false, delete: false } } };
    for (const isTyped of [false, true]) {
      sessionStorage.clear();
      if (isTyped) keepDrafts({ resource: 'shelf', id: 's-1', owner: draftOwner(reader) }, [{ owner: draftOwner(reader), values: { name: 'Wide' }, savedAt: Date.now() }]);
      const { router } = open({ actor: reader });
      await screen.findByRole('heading', { level: 1, name: 'Narrow' });
      expect(screen.queryByText(/may read this record/)).toBeNull();
      await act(() => router.navigate('/shelf/s-1/show', { state: ONLY_READ }));
      expect((await screen.findByText(/may read this record/)).textContent?.includes('What you typed is kept')).toBe(isTyped);
      cleanup();
    }
  });

  it('leads to its form where something of it may still be changed', async () => {
    for (const [about, isOffered] of [[f.text(), true], [f.text({ createOnly: true }), false]] as const) {
      const kept = defineResource({ name: 'shelf', fields: { name: f.text({ createOnly: true }), about, seenAt: f.datetime({ readOnly: true }) } });
      server.current.reply = replies({ 'GET /shelf/s-1': () => ({ body: { data: { ...record, allowed: ['update', 'delete'] } } }), 'GET /shelf/s-1/history': () => ({ body: { data: { items: [], page: 0, size: 20, hasMore: false } } }) });
      show({ server: server.current, declarations: [kept], at: '/shelf/s-1/show', actor: superAdmin, children: <ShowScreen resource={normalized(kept)} /> });
      await screen.findByRole('heading', { level: 2, name: 'History' });
      expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(isOffered ? 1 : 0);
      cleanup();
    }
  });

  it.each([
    [[{ name: 'open', where: { isOpen: true } }, { name: 'shut', where: { isOpen: false } }], false, 'Shut'],
    [[{ name: 'open', where: { isOpen: true } }, { name: 'shut', where: { isOpen: false } }], true, 'Open'],
    [[], true, 'Is open'],
    [[], false, /^Is open.*no$/i],
  ])('tells in its head a state that is true or false, by the name of its tab: %j, %s', async (segments, isOpen, text) => {
    const door = defineResource({ name: 'door', fields: { name: f.text({ required: true }), isOpen: f.boolean({ readOnly: true, default: false }) }, list: { segments }, lifecycle: { field: 'isOpen', actions: { open: { if: { isOpen: false }, set: { isOpen: true } }, shut: { if: { isOpen: true }, set: { isOpen: false } } } } });
    server.current.reply = replies({ 'GET /door/d-1': () => ({ body: { data: { id: 'd-1', name: 'Front', isOpen, version: 1, allowed: [] } } }) });
    show({ server: server.current, declarations: [door], at: '/door/d-1/show', children: <ShowScreen resource={normalized(door)} /> });
    const head = (await screen.findByRole('heading', { name: 'Front' })).parentElement!;
    expect(within(head).getByText(text).closest('[data-tone]')?.getAttribute('data-tone')).toBe(isOpen ? 'green' : 'grey');
  });

  it('shows first what is declared to stand first', async () => {
    const front = defineResource({ ...shelf, related: [{ resource: 'book', field: 'shelfId', first: true }] });
    open();
    const order = async () => (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent?.replace(/ \(.*/, ''));
    await screen.findByRole('link', { name: 'Trees' });
    expect((await order()).slice(0, 1)).toEqual(['General']);
    cleanup();
    show({ server: server.current, declarations: [front, ...DECLARATIONS.slice(1)], at: '/shelf/s-1/show', actor: superAdmin, children: <ShowScreen resource={normalized(front)} /> });
    await screen.findByRole('link', { name: 'Trees' });
    expect((await order()).slice(0, 2)).toEqual(['Book', 'General']);
  });

  it('shows its fields by section, without those that do not apply and without secrets', async () => {
    open();
    const general = await screen.findByRole('region', { name: 'General' });
    expect(within(general).getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'About']);
    expect(within(screen.getByRole('region', { name: 'Money' })).getByText('₹1,20,000.00')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Status and figures' })).getByText('–')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Record' })).getAllByRole('term').map((term) => term.textContent)).toEqual(['Institute', 'Created', 'Updated']);
    expect(screen.queryByText('Secret')).toBeNull();
  });

  it('copies what is meant to be taken elsewhere, and says what to do where the browser forbids it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy: Name' }));
    expect(await navigator.clipboard.readText()).toBe('Narrow');
    expect(await screen.findByText('lectern.fields.copied')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy: About' })).toBeNull();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy: Name' }));
    expect(await screen.findByText('lectern.fields.notCopied')).toBeTruthy();
  });

  it('leaves out what the reader may not see', async () => {
    open({ actor: { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: false, modules: { shelf: { create: false, read: true, update: false, delete: false } } }, over: { allowed: [] } });
    await screen.findByRole('heading', { level: 1, name: 'Narrow' });
    expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
    expect(screen.queryByText('Institute')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lower' })).toBeNull();
    expect(screen.queryByRole('region', { name: /Book/ })).toBeNull();
  });

  it('lists what belongs to it, with the way to all of it', async () => {
    open();
    const books = await screen.findByRole('region', { name: /^Book \(12\)/ });
    expect(await within(books).findByRole('link', { name: 'Trees' })).toBeTruthy();
    const all = within(books).getByRole('link', { name: 'See all' });
    expect(new URL(all.getAttribute('href')!, 'http://x').searchParams.get('filter')).toBe('{"shelfId":["s-1"]}');
    expect(server.current.seen.find((request) => request.path.endsWith('/book/search'))?.json['filters']).toEqual({ shelfId: 's-1' });
  });

  it('deletes after asking, naming the record, and asks for it and its changes no more', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Show changes' }));
    await waitFor(() => expect(server.current.seen.some(({ path }) => path.endsWith('/s-1/history'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Narrow”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete shelf Narrow' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shelf'));
    const sent = (): string[] => server.current.seen.map(({ method, path }) => `${method} ${path}`);
    const after = (): string[] => sent().slice(sent().findIndex((one) => one.startsWith('DELETE ')));
    // What else the page shows is asked for anew.
    await waitFor(() => expect(after().some((one) => one.endsWith('/book/search'))).toBe(true));
    expect(sent().filter((one) => one.startsWith('DELETE '))).toHaveLength(1);
    expect(after().filter((one) => one.startsWith('GET ') && one.includes('/shelf/s-1'))).toEqual([]);
  });

  it('offers in the palette what may be done to it', async () => {
    const { user } = open({ over: { allowed: ['delete', 'lower'] } });
    await user.click(await screen.findByRole('button', { name: 'palette: Lower “Narrow”' }));
    expect(await screen.findByRole('alertdialog', { name: 'Lower “Narrow”?' })).toBeTruthy();
    expect(screen.getAllByText(/^palette: /).map((one) => one.textContent)).toEqual(['palette: Lower “Narrow”', 'palette: Delete “Narrow”']);
  });

  it('duplicates without what is unique; whose it is stays, the operator included', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shelf/create'));
    expect(router.state.location.state).toEqual({ record: { about: 'One\ntwo', cost: 120000, instituteId: OPERATOR }, isCopy: true });
  });

  it('shows the record as it is after an action', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Lower' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lower “Narrow”?' });
    server.current.reply = replies({ 'PUT /shelf/s-1/lower': () => ({ body: { data: { ...record, state: 'down', version: 2, allowed: ['update'] } } }) });
    await user.click(within(dialog).getByRole('button', { name: 'Lower' }));
    await waitFor(() => expect(screen.getAllByText('Down').length).toBeGreaterThan(0));
    expect(screen.getByRole('button', { name: 'Lower' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('says what happened when it cannot be loaded, and tries again', async () => {
    server.current.reply = () => ({ status: 500, body: { httpcode: 500, message: 'Oops' } });
    show({ server: server.current, declarations: DECLARATIONS, at: '/shelf/s-1/show', children: <ShowScreen resource={resource} /> });
    await screen.findByRole('heading', { name: 'The record could not be loaded' });
    server.current.reply = replies({ 'GET /shelf/s-1': () => ({ body: { data: record } }) });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Narrow' })).toBeTruthy();
  });
});

describe('of another institute than the one that is chosen', () => {
  const titles = () => ({ body: { data: { items: [{ id: 'i-1', title: 'North School' }], total: 1, page: 0, size: 20 } } });
  const openOf = (instituteId: string | null) => {
    server.current.reply = replies({ 'GET /shelf/s-1': () => ({ body: { data: { ...record, instituteId } } }), 'GET /institution/list/minimal': titles });
    return show({ server: server.current, declarations: DECLARATIONS, at: '/shelf/s-1/show', children: <ShowScreen resource={resource} /> });
  };

  it('a record says whose it is once another is chosen, with the way to the list', async () => {
    openOf('i-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Go to Shelf' })).toBeNull();
    act(() => selectedInstitute.choose({ id: 'i-2', name: 'South School' }));
    expect(await screen.findByText('This belongs to North School, while South School is chosen above.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Shelf' }).getAttribute('href')).toBe('/shelf');
    act(() => selectedInstitute.choose({ id: 'i-1', name: 'North School' }));
    expect(screen.queryByText(/^This belongs to/)).toBeNull();
    act(() => selectedInstitute.choose(null));
  });

  it('what is the operator’s own belongs to no other', async () => {
    act(() => selectedInstitute.choose({ id: 'i-2', name: 'South School' }));
    openOf(null);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^This belongs to/)).toBeNull();
    act(() => selectedInstitute.choose(null));
  });
});
