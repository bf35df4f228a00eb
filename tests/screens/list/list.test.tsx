import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

const held = useServer();
const resource = normalized(parcel);

function showList({ at = '/parcel', actor = superAdmin, declaration = parcel } = {}) {
  return show({ server: held.current, declarations: [declaration], at, actor, children: <ListScreen resource={declaration === parcel ? resource : normalized(declaration)} /> });
}

const rowOf = (title: string): HTMLElement => screen.getByRole('link', { name: title }).closest<HTMLElement>('[role=row]')!;
const searches = () => held.current.seen.filter((request) => request.path.endsWith('/parcel/search') && !request.json['totals']);

it.each([['reads', true], ['does not read', false]])('offers what the records of another module name to who %s that', async (_, isRead) => {
  const trip = defineResource({ name: 'trip', fields: { parcelId: f.ref('parcel'), vanId: f.ref('van') } });
  const van = defineResource({ name: 'van', fields: { name: f.text() } });
  const carried = { ...parcel, fields: { ...parcel.fields, vanIds: f.named('van', { in: 'trip', by: 'parcelId', at: 'vanId' }) }, list: { ...parcel.list, columns: ['label', 'vanIds'], filters: ['vanIds', 'status'] } } as unknown as typeof parcel;
  held.current.reply = platformOf(parcels(2));
  const rights = { create: false, read: true, update: false, delete: false };
  show({ server: held.current, declarations: [carried, trip, van], at: '/parcel', actor: { ...superAdmin, role: 'sub_admin', allowAllInstitutes: false, instituteId: 'i-1', modules: { parcel: rights, van: rights, ...(isRead && { trip: rights }) } }, children: <ListScreen resource={normalized(carried)} /> });
  await screen.findByRole('link', { name: 'Parcel 01' });
  expect(screen.getAllByRole('columnheader').some(({ textContent }) => textContent?.startsWith('Van'))).toBe(isRead);
  const more = screen.queryByRole('button', { name: 'Add filter' });
  expect(more !== null).toBe(isRead);
  if (more) await userEvent.click(more);
  if (more) expect(await screen.findByText(/^Van/, { selector: '[role=menuitem] *, [role=option] *, [role=menuitem], [role=option]' })).toBeTruthy();
});

describe('the list of a module', () => {
  it('shows rows with a real link, chips, sums over all rows and where one stands', async () => {
    held.current.reply = platformOf(parcels(30));
    showList();
    const link = await screen.findByRole('link', { name: 'Parcel 01' });
    expect(link).toHaveProperty('pathname', '/parcel/p1');
    expect(within(rowOf('Parcel 01')).getByText('Packed')).toBeTruthy();
    expect(await screen.findByText('465')).toBeTruthy();
    expect(screen.getByText('1–20 of 30')).toBeTruthy();
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('31');
  });

  it('shows the sums below the cards of a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
    held.current.reply = platformOf(parcels(30));
    showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    expect(screen.queryByRole('grid')).toBeNull();
    const sums = (await screen.findByRole('heading', { name: 'Total of all pages' })).parentElement!;
    expect(sums.textContent).toBe('Total of all pagesWeight465');
    vi.unstubAllGlobals();
  });

  it('shows on the cards of a phone whom a row is of and what is summed, however far behind it stands', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
    const sale = defineResource({
      name: 'sale', title: '{number}', subtitle: '{buyer}',
      fields: { number: f.text(), day: f.date(), kind: f.text(), item: f.text(), place: f.text(), note: f.text(), buyer: f.text(), amount: f.money(), off: f.money() },
      list: { columns: ['number', 'day', 'kind', 'item', 'place', 'note', 'buyer', 'off', 'amount'], totals: ['amount', 'off'] },
    });
    held.current.reply = ({ path }) => ({ body: { data: { items: path.endsWith('/sale/search') ? [{ id: 's1', number: 'S-1', day: '2026-03-01', kind: 'Course', item: 'Algebra', place: 'Kochi', note: 'Paid late', buyer: 'Asha Sharma', amount: 1250, off: 10 }] : [], total: 1, page: 0, size: 20 } } });
    show({ server: held.current, declarations: [sale], at: '/sale', children: <ListScreen resource={normalized(sale)} /> });
    const card = (await screen.findByRole('link', { name: 'S-1' })).closest('li')!;
    expect([...card.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Institute', 'Day', 'Kind', 'Item', 'Buyer', 'Amount']);
    vi.unstubAllGlobals();
  });

  it('says on paper which rows and columns are left out', async () => {
    held.current.reply = platformOf(parcels(30));
    showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    expect(screen.queryByText(/not printed/)).toBeNull();
    // What is said on paper alone comes once the rows have been painted.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByText('10 rows on other pages are not printed.')).toBeTruthy();
    });
    expect(screen.getByText(/^Columns not printed: /).textContent).toContain('Created');
    expect(screen.getByText(/^Columns not printed: /).textContent).not.toContain('Weight');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('keeps search, sort and page in the address, and restores them from it', async () => {
    held.current.reply = platformOf(parcels(30));
    const first = showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    await userEvent.type(screen.getByRole('searchbox'), 'parcel 2');
    await waitFor(() => expect(first.router.state.location.search).toContain('parcel%202'));
    await userEvent.click(screen.getByRole('button', { name: 'Weight' }));
    await waitFor(() => expect(searches().at(-1)?.json).toMatchObject({ query: 'parcel 2', sortField: 'weight', sortOrder: 'asc' }));
    const address = `/parcel${first.router.state.location.search}`;
    first.unmount();
    showList({ at: address });
    await screen.findByRole('link', { name: 'Parcel 20' });
    expect(searches().at(-1)?.json).toMatchObject({ query: 'parcel 2', sortField: 'weight' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'parcel 2');
  });

  it('keeps both of two changes of which the first is not drawn yet', async () => {
    held.current.reply = platformOf(parcels(60));
    const { router } = showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });
    const weight = screen.getByRole('button', { name: 'Weight' });
    const sawFirst: string[] = [];
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(sizes, '10');
      sizes.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      sawFirst.push(router.state.location.search);
      weight.click();
    });
    expect(sawFirst[0]).toContain('perPage=10');
    await waitFor(() => expect(searches().at(-1)?.json).toMatchObject({ sortField: 'weight' }));
    expect(router.state.location.search).toMatch(/perPage=10.*sort=weight/);
  });

  it('says a filter of the address as a sentence and takes it away', async () => {
    held.current.reply = platformOf(parcels(3));
    const { router } = showList({ at: `/parcel?filter=${encodeURIComponent('{"status":["packed","lost"]}')}` });
    expect(await screen.findByText('Status is Packed or Lost')).toBeTruthy();
    await waitFor(() => expect(searches()[0]?.json).toMatchObject({ filters: { status: ['packed', 'lost'] } }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter on Status' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).not.toContain('packed'));
  });

  it('shows pinned filters before they are set, and others once they are', async () => {
    held.current.reply = platformOf(parcels(3));
    showList({ at: `/parcel?filter=${encodeURIComponent('{"weight":{"from":2}}')}` });
    const bar = within(await screen.findByRole('group', { name: 'Filters' }));
    await bar.findByRole('button', { name: 'Remove the filter on Weight' });
    expect(bar.getByRole('button', { name: 'Status' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Sent on' })).toBeNull();
  });

  it('tells no rows at all from none that match, and each says what to do next', async () => {
    held.current.reply = platformOf([]);
    const first = showList();
    expect(await screen.findByText('Parcel: nothing here yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New parcel' })).toHaveLength(2);
    first.unmount();
    showList({ at: `/parcel?filter=${encodeURIComponent('{"q":"zzz"}')}` });
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('Parcel: nothing here yet');
  });

  it('of rows that nobody makes by hand an empty list says what makes one, and leads there whoever may open it', async () => {
    const fee = defineResource({ name: 'parcelFee', source: 'parcelFees', fields: { label: f.text({ searchable: true }), paidOn: f.date() }, list: { madeIn: 'parcel', filters: ['paidOn'], sort: 'label' } });
    const words = wholeI18n('en');
    const i18n = { ...words, translate: (key: string, options?: Record<string, unknown>) => (key === 'resources.parcelFee.origin' ? 'A fee appears here once a parcel is sent.' : words.translate(key, options)) };
    const open = (at: string, actor = superAdmin) => show({ server: held.current, declarations: [parcel, fee], at, actor, i18n, children: <ListScreen resource={normalized(fee)} /> });
    held.current.reply = platformOf([]);
    const first = open('/parcelFee');
    expect(await screen.findByText('A fee appears here once a parcel is sent.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open “Parcel”' })).toHaveProperty('pathname', '/parcel');
    first.unmount();
    // A list that is opened with a filter is empty by it before there is any row.
    const filtered = open(`/parcelFee?filter=${encodeURIComponent('{"paidOn":{"from":"2026-01-01"}}')}`);
    expect(await screen.findByText(/^No row matches the filters.* A fee appears here once a parcel is sent\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open “Parcel”' })).toBeTruthy();
    filtered.unmount();
    open('/parcelFee', { ...superAdmin, role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { parcelFee: { create: false, read: true, update: false, delete: false } } });
    expect(await screen.findByText('A fee appears here once a parcel is sent.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open “Parcel”' })).toBeNull();
  });

  it.each([
    ['{"q":"zzz"}', 'No row matches the search. Try other words.', 'Clear search'],
    ['{"status":["lost"]}', 'No row matches the filters. Try changing one of them.', 'Clear filters'],
    ['{"q":"zzz","status":["lost"]}', 'No row matches both the search and the filters. Try changing one of them.', 'Clear search and filters'],
  ])('speaks, where nothing matches %s, of what was asked alone', async (filter, words, button) => {
    held.current.reply = platformOf([]);
    showList({ at: `/parcel?filter=${encodeURIComponent(filter)}` });
    const state = (await screen.findByText(words)).parentElement!;
    expect(within(state).getByRole('button', { name: button })).toBeTruthy();
  });

  it('speaks of the period, where nobody has set a filter and none is asked without one, and of nothing yet where that is all time', async () => {
    const report = { ...parcel, list: { ...parcel.list, filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, 'status'] } } as typeof parcel;
    held.current.reply = platformOf([]);
    showList({ declaration: report });
    expect(await screen.findByText('Parcel: nothing in this period')).toBeTruthy();
    expect(screen.queryByText(/No row matches/)).toBeNull();
    // On the first of a month there is little of it yet.
    await userEvent.click(screen.getByRole('button', { name: 'Last Month' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Last Month' })).toBeNull());
    const today = new Date();
    const first = new Date(today.getFullYear(), today.getMonth() - 1, 1).toISOString();
    expect(JSON.stringify(held.current.seen.at(-1))).toContain(first);
    await userEvent.click(await screen.findByRole('button', { name: 'All Time' }));
    expect(await screen.findByText('Parcel: nothing here yet')).toBeTruthy();
  });

  it('says why it failed and tries again', async () => {
    held.current.reply = () => ({ status: 500, body: { httpcode: 500, message: 'x' } });
    showList();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The list could not be fetched')).toBeTruthy();
    held.current.reply = platformOf(parcels(2));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Parcel 02' });
  });

  it('remembers chosen columns for the user', async () => {
    held.current.reply = platformOf(parcels(2));
    const first = showList();
    await screen.findByRole('columnheader', { name: 'Weight' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Weight' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull());
    first.unmount();
    const again = showList();
    await screen.findByRole('columnheader', { name: 'Status' });
    expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull();
    again.unmount();
    showList({ actor: { ...superAdmin, id: 'u-2' } });
    await screen.findByRole('columnheader', { name: 'Weight' });
    localStorage.clear();
  });

  it('is worked by the keyboard: arrows, space, a range with shift, enter', async () => {
    held.current.reply = platformOf(parcels(5));
    const { router } = showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    rowOf('Parcel 01').focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(rowOf('Parcel 02').getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(await screen.findByText('3 selected')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/p1'));
  });

  it('goes on in the rows where the one in focus goes from the list, and takes the focus from nothing else', async () => {
    held.current.reply = platformOf(parcels(3));
    const { queryClient } = show({ server: held.current, declarations: [parcel], at: '/parcel', children: <main tabIndex={-1}><ListScreen resource={resource} /></main> });
    await screen.findByRole('link', { name: 'Parcel 01' });
    rowOf('Parcel 01').focus();
    held.current.reply = platformOf(parcels(3).slice(1));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Parcel 02')));
    screen.getByRole('searchbox').focus();
    held.current.reply = platformOf(parcels(3).slice(2));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Parcel 02' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    // With the last row there is none to go on in: the page itself.
    rowOf('Parcel 03').focus();
    held.current.reply = platformOf([]);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('goes on in the cards of a phone, too, whether the card or its menu had the focus', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
    held.current.reply = platformOf(parcels(3));
    const { queryClient } = show({ server: held.current, declarations: [parcel], at: '/parcel', children: <main tabIndex={-1}><ListScreen resource={resource} /></main> });
    (await screen.findByRole('button', { name: /Parcel 01/ })).focus();
    held.current.reply = platformOf(parcels(3).slice(1));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Parcel 02' })));
    held.current.reply = platformOf([]);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    vi.unstubAllGlobals();
  });

  it('goes down to the rows from the search box and from the head', async () => {
    held.current.reply = platformOf(parcels(3));
    showList();
    await screen.findByRole('link', { name: 'Parcel 01' });
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowOf('Parcel 01'));
    screen.getByRole('checkbox', { name: 'Select all rows of this page' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(rowOf('Parcel 02'));
  });

  it('leads to the page of a row that may not be changed, and offers nothing that is not held', async () => {
    held.current.reply = platformOf(parcels(1).map((row) => ({ ...row, allowed: [] })));
    const modules = { parcel: { create: false, read: true, update: false, delete: false } };
    showList({ actor: { id: 'u-3', role: 'sub_admin', instituteId: 'i-1', allowAllInstitutes: false, modules } });
    const link = await screen.findByRole('link', { name: 'Parcel 01' });
    expect(link).toHaveProperty('pathname', '/parcel/p1/show');
    expect(screen.queryByRole('link', { name: 'New parcel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Parcel 01' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Show', 'Copy: ID']);
  });

  it('duplicates a row as it is now, and says why where that is not to be had', async () => {
    let isThere = true;
    held.current.reply = platformOf(parcels(1), ({ method, path }) => (method === 'GET' && path.endsWith('/parcel/p1') ? (isThere ? { body: { data: { ...parcels(1)[0], weight: 77 } } } : { status: 404, body: { httpcode: 404, code: 'NOT_FOUND' } }) : null));
    const { router } = showList();
    const duplicate = async (): Promise<void> => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions: Parcel 01' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    };
    isThere = false;
    await duplicate();
    await waitFor(() => expect(held.current.seen.at(-1)?.path).toMatch(/\/parcel\/p1$/));
    expect(router.state.location.pathname).toBe('/parcel');
    isThere = true;
    await duplicate();
    await waitFor(() => expect(router.state.location.pathname).toBe('/parcel/create'));
    expect(router.state.location.state).toMatchObject({ isCopy: true, record: { weight: 77 } });
  });

  it('draws a long page over several frames until every row is there', async () => {
    held.current.reply = platformOf(parcels(400));
    showList({ at: '/parcel?perPage=400&page=1&sort=label&order=ASC&filter=%7B%7D' });
    await waitFor(() => expect(document.querySelectorAll('[data-id]')).toHaveLength(400), { timeout: 10_000 });
    expect(document.querySelector('[data-id=p400]')?.getAttribute('aria-rowindex')).toBe('401');
  });
});

it('says in the menu of a row whether its state is in the way of an action, or that one is in it already', async () => {
  const from = { right: 'read', handler: 'joinClub' } as const;
  const club = defineResource({
    name: 'club',
    fields: { name: f.text(), state: f.choice(['open', 'shut'], { readOnly: true }) },
    lifecycle: { field: 'state', actions: { join: { ...from, from: ['open'], notFor: { of: 'guest', by: 'clubId', person: 'userId' } }, wake: { ...from, from: ['shut'] } } },
  } as never);
  held.current.reply = ({ path }) => ({ body: { data: { items: path.endsWith('/club/search') ? [{ id: 'c1', name: 'Chess', state: 'open', allowed: ['update', 'delete'] }] : [], total: 1, page: 0, size: 20 } } });
  show({ server: held.current, declarations: [club], at: '/club', children: <ListScreen resource={normalized(club)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Chess' }));
  expect((await screen.findByRole('menuitem', { name: /^Join/ })).textContent).toContain('You are in it, or have asked to be');
  expect((await screen.findByRole('menuitem', { name: /^Wake/ })).textContent).toContain('Not possible now');
});
