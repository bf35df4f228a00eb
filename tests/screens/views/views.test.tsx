import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAbsent } from '../../../src/dataProvider/absent';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { dayOf } from '../../../src/fields/values/datePresets';
import { normalized, replies, show, useServer } from '../support/screens';

// Parts of a list are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const held = useServer();
const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
const ticket = defineResource({
  name: 'ticket', title: '{code}', softDelete: true,
  fields: { code: f.text({ required: true, searchable: true }), status: f.choice(['open', 'done']), dueOn: f.date(), note: f.text() },
  list: { columns: ['code', 'status', 'dueOn'], filters: ['status', 'dueOn'] },
});
const all = { create: true, read: true, update: true, delete: true };
const faculty: Actor = { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: false, modules: { ticket: all } };
const ASKED = { filter: { status: ['done'] }, sort: 'code', order: 'DESC', perPage: 50, columns: { shown: ['code', 'note'], hidden: ['status', 'dueOn'] } };
const own = { id: 'v-1', name: 'Done lately', audience: 'own', role: null, asked: ASKED, ownerName: 'Asha', isOwn: true, mayDelete: true, version: 3 };
const roles = { ...own, id: 'v-2', name: 'For faculty', audience: 'role', role: 'faculty', ownerName: 'Ravi', isOwn: false, mayDelete: false };
const everybodys = { ...own, id: 'v-3', name: 'All open', audience: 'everybody', ownerName: 'Meera', isOwn: false, mayDelete: false, asked: { ...ASKED, filter: { status: ['open'], dueOn: { preset: 'thisYear' } }, columns: null } };

let views: object[] = [];
let answer: Parameters<typeof replies>[0] = {};
beforeEach(() => {
  localStorage.clear();
  views = [everybodys, roles, own];
  answer = {};
  held.current.reply = (request) => replies({
    'GET /list-views': () => ({ body: { data: { items: views } } }),
    'POST /list-views': ({ json }) => ({ status: 201, body: { data: { ...own, id: 'v-9', version: 1, ...json } } }),
    'PUT /list-views/v-1': ({ json }) => ({ body: { data: { ...own, ...json, version: 4 } } }),
    'DELETE /list-views/v-1': () => ({ body: { data: {} } }),
    'POST /ticket/search': () => ({ body: { data: { items: [{ id: 't1', code: 'T-1', status: 'open', dueOn: null, note: 'x' }], total: 1, page: 0, size: 20 } } }),
    ...answer,
  })(request);
});
afterEach(() => setAbsent(() => false));

const open = ({ at = '/ticket', actor = faculty }: { at?: string; actor?: Actor } = {}) => show({ server: held.current, declarations: [institution, ticket], at, actor, children: <ListScreen resource={normalized(ticket)} /> });
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Views?(:|$)/ }));
  return within(await screen.findByRole('menu', { name: 'Views' }));
};
const sent = (method: string) => held.current.seen.filter((request) => request.method === method && request.path.includes('/list-views'));
const lastSent = (method: string) => sent(method).at(-1)!;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent).filter(Boolean);

describe('the menu', () => {
  it('has the own views first, then those of the role, then everybody’s, with the owner of others', async () => {
    open();
    const menu = await openMenu();
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['Usual view', 'Done lately', 'For facultyRavi', 'All openMeera']);
    expect(menu.getAllByRole('menuitemradio').map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false', 'false']);
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Save as a view…', 'Manage views…']);
    expect(sent('GET')[0]!.query.get('module')).toBe('ticket');
  });

  it('leaves those of other roles to the dialog of who leads the institute', async () => {
    views = [{ ...roles, mayDelete: true }];
    open({ actor: { ...faculty, role: 'institute' } });
    const menu = await openMenu();
    expect(menu.queryAllByRole('menuitemradio')).toEqual([]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Manage views…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Views: Ticket' });
    expect(within(dialog).getByText('Role: Faculty · from Ravi')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Edit the view “For faculty”' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Delete the view “For faculty”' })).toBeTruthy();
  });

  it('says of one that came with the operator’s help whose it is', async () => {
    views = [{ ...everybodys, ownerName: null, mayDelete: true }];
    open({ actor: { ...faculty, role: 'institute' } });
    const menu = await openMenu();
    expect(menu.getByRole('menuitemradio', { name: /^All open.*Platform staff$/ })).toBeTruthy();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Manage views…' }));
    expect(within(await screen.findByRole('dialog', { name: 'Views: Ticket' })).getByText('Everybody · from Platform staff')).toBeTruthy();
  });

  it('opens a view: its filters, order, page size and columns; and ticks it', async () => {
    const { router } = open();
    await userEvent.click((await openMenu()).getByRole('menuitemradio', { name: 'Done lately' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=code'));
    const asked = Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(asked).toMatchObject({ filter: '{"status":["done"]}', sort: 'code', order: 'DESC', perPage: '50', page: '1' });
    await waitFor(() => expect(heads()).toEqual(expect.arrayContaining(['Note'])));
    expect(heads().join()).not.toContain('Due on');
    expect((await openMenu()).getByRole('menuitemradio', { name: 'Done lately' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^All open/ }));
    // A period is that of today, and columns are those of the list again.
    const year = new Date().getFullYear();
    await waitFor(() => expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter')!)).toEqual({ status: ['open'], dueOn: { from: `${year}-01-01`, to: `${year}-12-31` } }));
    await waitFor(() => expect(heads().join()).toContain('Due on'));
  });

  it('says which view is open, and leads back to the list without one, in the columns that were chosen before', async () => {
    const { router } = open();
    await waitFor(() => expect(heads().join()).toContain('Due on'));
    const before = heads();
    await userEvent.click((await openMenu()).getByRole('menuitemradio', { name: /^All open/ }));
    await userEvent.click((await openMenu()).getByRole('menuitemradio', { name: 'Done lately' }));
    await screen.findByRole('button', { name: 'View: Done lately' });
    await waitFor(() => expect(heads()).not.toEqual(before));
    // The list fresh by its menu entry has the columns of the view still.
    await act(() => router.navigate('/ticket'));
    await userEvent.click((await openMenu()).getByRole('menuitemradio', { name: 'Usual view' }));
    await waitFor(() => expect(heads()).toEqual(before));
    expect(router.state.location.search).toBe('');
    expect((await openMenu()).getByRole('menuitemradio', { name: 'Usual view' }).getAttribute('aria-checked')).toBe('true');
  });

  it('offers to save what was changed in the own view that is open, and in no other', async () => {
    const { router } = open();
    const change = (menu: Awaited<ReturnType<typeof openMenu>>) => menu.queryByRole('menuitem', { name: /^Save changes/ });
    await userEvent.click((await openMenu()).getByRole('menuitemradio', { name: 'Done lately' }));
    await screen.findByRole('button', { name: 'View: Done lately' });
    expect(change(await openMenu())).toBeNull();
    await act(() => router.navigate(`/ticket${router.state.location.search.replace('perPage=50', 'perPage=100')}`));
    await screen.findByRole('button', { name: 'Views' });
    const line = await screen.findByRole('menuitem', { name: 'Save changes to “Done lately”…' });
    await userEvent.click(line);
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Done lately');
    expect(dialog.getByText('You have the view “Done lately” already: it will be replaced.')).toBeTruthy();
    views = [{ ...own, asked: { ...ASKED, perPage: 100 }, version: 4 }, everybodys];
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(lastSent('PUT').json).toEqual({ name: 'Done lately', audience: 'own', asked: { ...ASKED, perPage: 100 } }));
    await screen.findByRole('button', { name: 'View: Done lately' });
    expect(change(await openMenu())).toBeNull();
    // Another's can be left for one's own alone.
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^All open/ }));
    await screen.findByRole('button', { name: 'View: All open' });
    await act(() => router.navigate('/ticket?perPage=100'));
    await screen.findByRole('button', { name: 'Views' });
    expect(change(await openMenu())).toBeNull();
  });

  it('says why there are none to choose from, and asks again', async () => {
    answer = { 'GET /list-views': () => ({ status: 500, body: { httpcode: 500, code: 'INTERNAL', message: 'x' } }) };
    open();
    const menu = await openMenu();
    const line = menu.getByRole('menuitem', { name: /^The views could not be fetched/ });
    answer = {};
    await userEvent.click(line);
    expect(await screen.findByRole('menuitemradio', { name: 'Done lately' })).toBeTruthy();
  });

  it('is not there in the bin, nor on a platform without the calls', async () => {
    setAbsent(({ path }) => path.startsWith('/list-views'));
    open();
    await screen.findByRole('link', { name: 'T-1' });
    await screen.findByRole('link', { name: /^New/ });
    // What comes with it is there by then.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByRole('button', { name: 'Views' })).toBeNull();
    expect(sent('GET')).toEqual([]);
  });
});

describe('saving', () => {
  const openSave = async () => {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Save as a view…' }));
    return within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  };
  const today = dayOf(new Date());

  it('keeps what is shown, under a name, for whom is said', async () => {
    open({ at: `/ticket?filter=${encodeURIComponent(JSON.stringify({ q: 'T', dueOn: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` } }))}&sort=code&order=ASC&perPage=50` });
    const dialog = await openSave();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '  This year ');
    await userEvent.click(dialog.getByRole('radio', { name: /^Everybody/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(lastSent('POST').json).toEqual({ module: 'ticket', name: 'This year', audience: 'everybody', asked: { filter: { q: 'T', dueOn: { preset: 'thisYear' } }, sort: 'code', order: 'ASC', perPage: 50, columns: null } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByLabelText('notices')).getByText('lectern.views.saved')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' }));
  });

  it('says whom the view is for', async () => {
    open();
    const dialog = await openSave();
    expect(dialog.getByText('People of your institute with the role “Faculty” who may open this list.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Me/ }).checked).toBe(true);
  });

  it('replaces the own view of that name, says so before, and keeps whom it is for', async () => {
    views = [{ ...own, audience: 'role', role: 'faculty' }, everybodys];
    open();
    const dialog = await openSave();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'all open');
    // Another's of that name stays.
    expect(dialog.getByRole('button', { name: 'Save' })).toBeTruthy();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'DONE  lately');
    expect(dialog.getByText('You have the view “Done lately” already: it will be replaced.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^My role/ }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(lastSent('PUT').json).toMatchObject({ name: 'DONE  lately', audience: 'role', asked: { filter: {}, columns: null } });
    expect(lastSent('PUT').headers['if-match']).toBe('"3"');
    expect(sent('POST')).toEqual([]);
    await waitFor(() => expect(within(screen.getByLabelText('notices')).getByText('lectern.views.replaced')).toBeTruthy());
  });

  it.each([
    ['a name that is taken', { status: 422, body: { httpcode: 422, code: 'VALIDATION', problems: { name: { code: 'unique' } }, errors: { name: 'Is already taken.' } } }, 'You have a view of this name already.'],
    ['too many', { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', reason: 'tooManyViews', params: { most: 50 }, message: 'x' } }, 'You have 50 views of this list already. Delete one first.'],
    ['no right', { status: 403, body: { httpcode: 403, code: 'FORBIDDEN', message: 'x' } }, /do not have/],
  ])('says what was refused, and loses nothing: %s', async (_, reply, words) => {
    answer = { 'POST /list-views': () => reply };
    open();
    const dialog = await openSave();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
    await userEvent.click(dialog.getByRole('radio', { name: /^My role/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mine');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^My role/ }).checked).toBe(true);
    answer = {};
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('managing', () => {
  const openManage = async () => {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Manage views…' }));
    return within(await screen.findByRole('dialog', { name: 'Views: Ticket' }));
  };

  it('lists what one may change or delete, and is not offered where there is nothing', async () => {
    open();
    const dialog = await openManage();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Done latelyMeEditDelete']);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    views = [everybodys];
    await openMenu();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Manage views…' })).toBeNull());
  });

  it('gives a view another name and to others, and leaves what it asks for', async () => {
    open();
    const dialog = await openManage();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit the view “Done lately”' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(name, 'Finished');
    await userEvent.click(dialog.getByRole('radio', { name: /^Everybody/ }));
    answer = { 'PUT /list-views/v-1': () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', problems: { name: { code: 'unique' } }, errors: { name: 'x' } } }) };
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You have a view of this name already.')).toBeTruthy();
    expect(name.value).toBe('Finished');
    answer = {};
    views = [{ ...own, name: 'Finished', audience: 'everybody', version: 4 }];
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const renamed = await dialog.findByRole('button', { name: 'Edit the view “Finished”' });
    expect(lastSent('PUT').json).toEqual({ name: 'Finished', audience: 'everybody', asked: ASKED });
    await waitFor(() => expect(document.activeElement).toBe(renamed));
  });

  it('says what somebody has made of a view meanwhile, and keeps of that what is not touched here', async () => {
    open();
    const dialog = await openManage();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit the view “Done lately”' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Finished');
    const now = { ...own, name: 'Ready', audience: 'everybody', version: 7 };
    views = [now];
    answer = { 'PUT /list-views/v-1': () => ({ status: 412, body: { httpcode: 412, code: 'STALE', message: 'x', data: now } }) };
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Meanwhile this view has been changed: it is called “Ready”, for: Everybody. Saving again replaces that.')).toBeTruthy();
    expect(name.value).toBe('Finished');
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Everybody/ }).checked).toBe(true));
    answer = {};
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSent('PUT').json).toEqual({ name: 'Finished', audience: 'everybody', asked: ASKED }));
    expect(lastSent('PUT').headers['if-match']).toBe('"7"');
  });

  it('asks before it deletes, and goes on at the next', async () => {
    views = [own, { ...own, id: 'v-4', name: 'Second' }];
    open();
    const dialog = await openManage();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the view “Done lately”' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the view “Done lately”?' }));
    answer = { 'DELETE /list-views/v-1': () => ({ status: 500, body: { httpcode: 500, code: 'INTERNAL', message: 'x' } }) };
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toBeTruthy();
    answer = {};
    views = [{ ...own, id: 'v-4', name: 'Second' }];
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.queryByText('Done lately')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Edit the view “Second”' })));
    expect(within(screen.getByLabelText('notices')).getByText('lectern.views.deleted')).toBeTruthy();
  });
});
