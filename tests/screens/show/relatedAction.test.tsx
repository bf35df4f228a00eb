import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

// Parts of a page are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const server = useServer();
const shelf = defineResource({ name: 'shelf', title: '{name}', fields: { name: f.text({ required: true }), books: f.count('book', 'shelfId') }, related: [{ resource: 'book', field: 'shelfId' }] });
const book = defineResource({
  name: 'book',
  fields: { name: f.text({ required: true }), shelfId: f.ref('shelf', { required: true }) },
  list: { columns: ['name'], filters: ['shelfId'] },
  actions: {
    put: { on: 'module', ask: { shelfId: f.ref('shelf', { required: true }), name: f.text({ required: true }) }, call: 'POST /book/put', handler: 'put' },
    fill: { on: 'module', ask: { shelfId: f.ref('shelf', { required: true }), rows: f.list({ name: f.text({ required: true }) }, { required: true, maxItems: 10 }) }, call: 'POST /shelf/{shelfId}/fill', handler: 'makeRows' },
  },
  import: { key: 'name', by: 'fill' },
});
const all = { create: true, read: true, update: true, delete: true };
const actor: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { shelf: all, book: all } };

it('what is done to a related module is counted on the page at once, and rows of a file are left to its list', async () => {
  let books = 0;
  server.current.reply = replies({
    'GET /shelf/s-1': () => ({ body: { data: { id: 's-1', name: 'Low', books, version: 1, instituteId: 'i-1', allowed: [] } } }),
    'GET /shelf/s-1/history': () => ({ body: { data: { items: [], page: 0, size: 20, hasMore: false } } }),
    'GET /shelf/list/minimal': () => ({ body: { data: { items: [{ id: 's-1', title: 'Low' }], total: 1 } } }),
    'POST /book/search': () => ({ body: { data: { items: [], total: 0, page: 0, size: 5 } } }),
    'POST /book/put': () => ({ body: { data: { count: (books += 1) } } }),
  });
  show({ server: server.current, declarations: [shelf, book], at: '/shelf/s-1/show', actor, children: <ShowScreen resource={normalized(shelf)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Put' }));
  expect(screen.queryByRole('button', { name: 'Fill' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toContain('/book');
  const counted = (): string | null => screen.getByText('Books').closest('div')!.textContent;
  expect(counted()).toBe('Books0');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText(/Name/), 'Trees');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(counted()).toBe('Books1'));
});

it('rows that are called as the record itself are told apart by what else they belong to', async () => {
  const reader = defineResource({ name: 'reader', fields: { name: f.text({ required: true }) }, related: [{ resource: 'loan', field: 'readerId' }] });
  const loan = defineResource({ name: 'loan', fields: { name: f.text({ readOnly: true }), shelfId: f.ref('shelf', { required: true }), readerId: f.ref('reader', { required: true }), lentTo: f.text(), note: f.text() }, list: { columns: ['name', 'shelfId', 'lentTo', 'note'], filters: ['readerId'] } });
  const rows = [{ id: 'l-1', name: 'Asha', shelfId: 's-1', readerId: 'r-1', lentTo: 'Asha', note: 'One' }, { id: 'l-2', name: 'Asha', shelfId: 's-2', readerId: 'r-1', lentTo: 'Asha', note: 'Two' }];
  server.current.reply = replies({
    'GET /reader/r-1': () => ({ body: { data: { id: 'r-1', name: 'Asha', version: 1, allowed: [] } } }),
    'GET /shelf/list/minimal': () => ({ body: { data: { items: [{ id: 's-1', title: 'Low' }, { id: 's-2', title: 'High' }], total: 2 } } }),
    'POST /loan/search': () => ({ body: { data: { items: rows, total: 2, page: 0, size: 5 } } }),
  });
  show({ server: server.current, declarations: [reader, loan, shelf, book], at: '/reader/r-1/show', children: <ShowScreen resource={normalized(reader)} /> });
  expect((await screen.findByRole('link', { name: 'Low' })).getAttribute('href')).toContain('/loan/l-1');
  expect(screen.getByRole('link', { name: 'High' }).getAttribute('href')).toContain('/loan/l-2');
  expect(within(screen.getByRole('table')).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Shelf', 'Note']);
});

it('what stands below the same record as this one begins with both, and its list is filtered by this one, before there is anything', async () => {
  const exam = defineResource({ name: 'exam', fields: { name: f.text({ required: true }) } });
  const part = defineResource({ name: 'part', route: 'exam/:examId/parts', fields: { name: f.text({ required: true }), examId: f.ref('exam', { required: true }) }, list: { columns: ['name'], filters: ['examId'] }, related: [{ resource: 'task', field: 'partId' }] });
  const task = defineResource({
    name: 'task', route: 'exam/:examId/tasks',
    fields: { name: f.text({ required: true }), examId: f.ref('exam', { required: true }), partId: f.ref('part', { where: { examId: { field: 'examId' } } }) },
    list: { columns: ['name'], filters: ['examId', 'partId'] },
  });
  server.current.reply = replies({
    'GET /part/p-1': () => ({ body: { data: { id: 'p-1', name: 'First', examId: 'e-1', version: 1, allowed: [] } } }),
    'POST /task/search': () => ({ body: { data: { items: [], total: 0, page: 0, size: 5 } } }),
    'GET /exam/list/minimal': () => ({ body: { data: { items: [{ id: 'e-1', title: 'Finals' }], total: 1, page: 0, size: 20 } } }),
  });
  const { router } = show({ server: server.current, declarations: [exam, part, task], at: '/part/p-1/show', children: <ShowScreen resource={normalized(part)} /> });
  expect(await screen.findByText('There are none yet.')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'See all' }).getAttribute('href')!;
  expect(all).toBe(`/exam/e-1/tasks?${new URLSearchParams({ filter: '{"partId":["p-1"]}' }).toString()}`);
  const link = screen.getByRole('link', { name: 'New task' });
  expect(link.getAttribute('href')).toBe('/exam/e-1/tasks/create');
  await userEvent.click(link);
  expect(router.state.location.state).toEqual({ begun: { examId: 'e-1', partId: 'p-1' } });
});

it('what an action on the record changes below it is shown at once', async () => {
  const club = defineResource({
    name: 'club', fields: { name: f.text({ required: true }), status: f.choice(['open'], { readOnly: true, default: 'open' }) }, related: [{ resource: 'seat', field: 'clubId' }],
    lifecycle: { field: 'status', actions: { join: { from: ['open'], confirm: false, handler: 'joinClub' } } },
  });
  const seat = defineResource({ name: 'seat', fields: { name: f.text({ required: true }), clubId: f.ref('club', { required: true }) }, list: { columns: ['name'], filters: ['clubId'] } });
  const seats: object[] = [];
  const data = { id: 'k-1', name: 'Chess', status: 'open', version: 1, instituteId: 'i-1', allowed: ['join'] };
  server.current.reply = replies({
    'GET /club/k-1': () => ({ body: { data } }),
    'GET /club/k-1/history': () => ({ body: { data: { items: [], page: 0, size: 20, hasMore: false } } }),
    'POST /seat/search': () => ({ body: { data: { items: seats, total: seats.length, page: 0, size: 5 } } }),
    'PUT /club/k-1/join': () => (seats.push({ id: 'p-1', name: 'Asha', clubId: 'k-1' }), { body: { data } }),
  });
  show({ server: server.current, declarations: [club, seat], at: '/club/k-1/show', actor: { ...actor, modules: { club: all, seat: all } }, children: <ShowScreen resource={normalized(club)} /> });
  expect(await screen.findByText('There are none yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('link', { name: 'Asha' })).toBeTruthy();
});

it('rows that their list hides until it is asked for them are counted and shown, and the way to all of them leads to them, too', async () => {
  const pass = defineResource({ name: 'pass', fields: { name: f.text({ required: true }), shelfId: f.ref('shelf'), isSecret: f.boolean() }, list: { columns: ['name'], filters: ['shelfId', { field: 'isSecret', op: 'include', name: 'withSecret' }] } });
  const room = defineResource({ ...shelf, related: [{ resource: 'pass', field: 'shelfId' }] });
  server.current.reply = replies({
    'GET /shelf/s-1': () => ({ body: { data: { id: 's-1', name: 'Low', version: 1, allowed: [] } } }),
    'POST /pass/search': ({ json }) => {
      const items = [{ id: 'p-1', name: 'Open', isSecret: false }, { id: 'p-2', name: 'Hidden', isSecret: true }].filter(({ isSecret }) => !isSecret || (json['filters'] as Record<string, unknown>)['withSecret'] === true);
      return { body: { data: { items, total: items.length, page: 0, size: 5 } } };
    },
  });
  show({ server: server.current, declarations: [room, pass, book], at: '/shelf/s-1/show', children: <ShowScreen resource={normalized(room)} /> });
  expect(await screen.findByRole('link', { name: 'Hidden' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: /\(2\)/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(`/pass?${new URLSearchParams({ filter: '{"shelfId":["s-1"],"isSecret":true}' }).toString()}`);
});
