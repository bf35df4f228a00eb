import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectedInstitute } from '../../../src/dataProvider';
import { exportRows } from '../../../src/screens/export/exportRows';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor, Resource } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

// Parts of a list are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const held = useServer();
const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
const poster = defineResource({ name: 'poster', tenant: 'shared', fields: { title: f.text({ required: true }), order: f.integer() }, list: { columns: ['title', 'order'] } });
const room = defineResource({ name: 'room', fields: { title: f.text({ required: true }), order: f.integer() }, list: { columns: ['title', 'order'] } });
const bed = defineResource({ name: 'bed', route: 'room/:roomId', fields: { title: f.text({ required: true }), roomId: f.ref('room') }, list: { columns: ['title', 'roomId'] } });
const pin = defineResource({ name: 'pin', route: 'poster/:posterId', fields: { title: f.text({ required: true }), posterId: f.ref('poster') }, list: { columns: ['title', 'posterId'] } });
const DECLARATIONS = [institution, poster, room, bed, pin];
const own: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { room: { create: true, read: true, update: true, delete: true } } };

const rows = [{ id: 'r-1', title: 'One', order: 1, instituteId: null }, { id: 'r-2', title: 'Two', order: 2, instituteId: 'i-1' }, { id: 'r-3', title: 'Three', order: 3, instituteId: 'i-2' }];
const list = () => ({ body: { data: { items: rows, total: 3, page: 0, size: 20 } } });

beforeEach(() => {
  held.current.reply = replies({
    'POST /poster/search': list,
    'POST /room/search': list,
    'POST /bed/search': list,
    'POST /pin/search': list,
    'GET /room/r-1': () => ({ body: { data: { id: 'r-1', title: 'One' } } }),
    'GET /poster/p-1': () => ({ body: { data: { id: 'p-1', title: 'Poster' } } }),
    'GET /list/minimal': ({ query }) => ({ body: { data: { items: query.getAll('id').map((id) => ({ id, title: id === 'i-1' ? 'Kochi Academy' : 'Pune Institute' })), total: 2 } } }),
  });
});
afterEach(() => act(() => selectedInstitute.choose(null)));

function showList({ resource, actor = superAdmin, locale = 'en', at = `/${resource.name}` }: { resource: Resource; actor?: Actor; locale?: 'en' | 'ja'; at?: string }) {
  return show({ server: held.current, declarations: DECLARATIONS, at, actor, locale, children: <ListScreen resource={resource} /> });
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent).filter((text) => text !== '' && text !== 'Actions');

describe('a list across institutes', () => {
  it('says whose each row is behind the first column, by one look-up, and leads there', async () => {
    showList({ resource: normalized(poster) });
    expect(await screen.findByRole('link', { name: 'Kochi Academy' })).toHaveProperty('pathname', '/institution/i-1/show');
    expect(heads()).toEqual(['Title', 'Institute', 'Order']);
    expect(screen.getByRole('link', { name: 'Pune Institute' })).toBeTruthy();
    expect(within(screen.getByRole('link', { name: 'One' }).closest<HTMLElement>('[role=row]')!).getByText('Operator')).toBeTruthy();
    expect(held.current.seen.filter((one) => one.path.endsWith('/institution/list/minimal'))).toHaveLength(1);
  });

  it.each([
    ['has no such column below a record, whose institute they are all of', bed, '/room/r-1', ['Title']],
    ['has one below a shared record, which rows of several institutes stand below', pin, '/poster/p-1', ['Title', 'Institute']],
  ] as const)('%s', async (_, resource, at, columns) => {
    showList({ resource: normalized(resource), at });
    await screen.findByRole('link', { name: 'Two' });
    expect(heads()).toEqual(columns);
  });

  it('has no such column where one institute is chosen, but of shared rows, which are of two; what was chosen comes back', async () => {
    act(() => selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' }));
    const first = showList({ resource: normalized(room) });
    await screen.findByRole('link', { name: 'Two' });
    expect(heads()).toEqual(['Title', 'Order']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const created = await screen.findByRole('checkbox', { name: 'Created' });
    expect(screen.queryByRole('checkbox', { name: 'Institute' })).toBeNull();
    await userEvent.click(created);
    act(() => selectedInstitute.choose(null));
    await waitFor(() => expect(heads()).toEqual(['Title', 'Institute', 'Order', 'Created']));
    first.unmount();
    act(() => selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' }));
    showList({ resource: normalized(poster) });
    await screen.findByRole('link', { name: 'Two' });
    expect(heads()).toEqual(['Title', 'Institute', 'Order']);
  });

  it('has the column also for who chose columns before there was one, until it is left out', async () => {
    localStorage.setItem(`lectern.columns.${superAdmin.id}.room`, JSON.stringify(['title', 'order']));
    showList({ resource: normalized(room) });
    await screen.findByRole('link', { name: 'Two' });
    expect(heads()).toEqual(['Title', 'Institute', 'Order']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Institute' }));
    expect(heads()).toEqual(['Title', 'Order']);
    expect(JSON.parse(localStorage.getItem(`lectern.columns.${superAdmin.id}.room`)!)).toEqual({ shown: ['title', 'order'], hidden: ['instituteId'] });
  });

  it('says nothing of institutes to who belongs to one', async () => {
    showList({ resource: normalized(room), actor: own });
    await screen.findByRole('link', { name: 'Two' });
    expect(heads()).toEqual(['Title', 'Order']);
  });

  it('is exported with the institutes by name', async () => {
    const resource = normalized(poster);
    const written: unknown[] = [];
    const context = { translate: (key: string) => key, label: (name: string) => name } as never;
    const provider = { getList: async () => ({ data: rows, total: 3 }), lookup: async () => ({ data: [{ id: 'i-1', title: 'Kochi Academy' }, { id: 'i-2', title: 'Pune Institute' }], total: 2 }) } as never;
    const fields = ['title', 'instituteId'].map((name) => resource.fields[name]!);
    await exportRows({ provider, resource, fields, filter: {}, sort: { field: 'title', order: 'ASC' }, ids: null, context, signal: new AbortController().signal, write: (some) => written.push(...some), onProgress: () => undefined });
    expect(written).toEqual([['One', 'lectern.fields.operator'], ['Two', 'Kochi Academy'], ['Three', 'Pune Institute']]);
  });
});

it('on paper it says whose rows these are, how narrowed, how many and of when', async () => {
  act(() => selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' }));
  showList({ resource: normalized(room) });
  await screen.findByRole('link', { name: 'Two' });
  expect(screen.queryByText(/^Printed on/)).toBeNull();
  // What is said on paper alone comes once the rows have been painted.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Institute: Kochi Academy')).toBeTruthy();
  });
  expect(screen.getByText('1–3 of 3 · Page 1 of 1')).toBeTruthy();
  expect(screen.getByText(/^Printed on .*20\d\d/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/^Printed on/)).toBeNull();
});
