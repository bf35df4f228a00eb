import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { createCellContext } from '../../../src/fields/createCellContext';
import { notTaken } from '../../../src/screens/common/notTaken';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, replies, show, useServer } from '../support/screens';

// Parts of a page are fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const server = useServer();
const club = defineResource({
  name: 'club', title: '{name}', related: [{ resource: 'talk', field: 'clubId' }],
  fields: { name: f.text({ required: true }), status: f.choice(['open', 'closed'], { readOnly: true, default: 'open' }) },
});
const talk = defineResource({
  name: 'talk', route: 'club/:clubId/talk',
  fields: { name: f.text({ required: true }), clubId: f.ref('club', { required: true, where: { status: 'open' } }) },
  actions: { gather: { on: 'module', ask: { clubId: f.ref('club', { required: true }), hall: f.text() }, handler: 'gather' }, tidy: { on: 'module', ask: {}, handler: 'tidy' } },
  list: { columns: ['name'], filters: ['clubId'] },
});
const TALK = { id: 't-1', name: 'Openings', clubId: 'k-1', version: 1, instituteId: 'i-1', allowed: ['update'] };
const all = { create: true, read: true, update: true, delete: true };
const actor: Actor = { id: 'u-2', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { club: all, talk: all } };
const answering = (status: string) => replies({
  'GET /club/k-1': () => ({ body: { data: { id: 'k-1', name: 'Chess', status, version: 1, instituteId: 'i-1', allowed: [] } } }),
  'GET /club/list/minimal': () => ({ body: { data: { items: [{ id: 'k-1', title: 'Chess' }], total: 1 } } }),
});
const page = () => show({ server: server.current, declarations: [club, talk], at: '/club/k-1/show', actor, children: <ShowScreen resource={normalized(club)} /> });
const list = (who: Actor = actor) => show({ server: server.current, declarations: [club, talk], at: '/club/k-1/talk', actor: who, children: <ListScreen resource={normalized(talk)} /> });

it('a new one is offered on the page of a record that takes it', async () => {
  server.current.reply = answering('open');
  page();
  expect((await screen.findByRole('link', { name: 'New talk' })).getAttribute('href')).toBe('/club/k-1/talk/create');
});

it('the page of a record that takes none says why not, and leads nowhere', async () => {
  server.current.reply = answering('closed');
  const { router } = page();
  const button = await screen.findByRole('button', { name: 'New talk' });
  expect(button.getAttribute('title')).toBe('Not possible now: Status is Closed.');
  await userEvent.click(button);
  expect(router.state.location.pathname).toBe('/club/k-1/show');
  expect(screen.queryByRole('link', { name: 'New talk' })).toBeNull();
});

it('the list below a record that takes new ones offers them, at its head and in place of rows', async () => {
  server.current.reply = answering('open');
  list();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'New talk' })).toHaveLength(2));
  await waitFor(() => expect(server.current.seen.some(({ path }) => path.endsWith('/club/k-1'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'New talk' })).toBeNull();
});

it('the list below a record that takes none says why not, at its head and in place of rows', async () => {
  server.current.reply = answering('closed');
  list();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'New talk' }).map((one) => one.getAttribute('title'))).toEqual(Array(2).fill('Not possible now: Status is Closed.')));
  expect(screen.queryByRole('link', { name: 'New talk' })).toBeNull();
});

it('of a record above that may not be read nothing is asked, and new ones are offered', async () => {
  server.current.reply = answering('closed');
  list({ ...actor, modules: { talk: all } });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'New talk' })).toHaveLength(2));
  expect(server.current.seen.some(({ path }) => path.endsWith('/club/k-1'))).toBe(false);
});

const WHY = 'Not possible now: Status is Closed.';

it('nothing is brought in from a file, nor made by what asks for the record, where none are taken; what asks for nothing of it is done', async () => {
  server.current.reply = answering('closed');
  list();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' }).getAttribute('title')).toBe(WHY));
  expect(screen.getByRole('button', { name: 'Gather' }).getAttribute('title')).toBe(WHY);
  expect(screen.getByRole('button', { name: 'Tidy' }).getAttribute('title')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gather' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('on the page of the record what is done to the module about it says so, too', async () => {
  server.current.reply = answering('closed');
  page();
  expect((await screen.findByRole('button', { name: 'Gather' })).getAttribute('title')).toBe(WHY);
});

const talks = (status: string): ReturnType<typeof replies> => {
  const others = answering(status);
  return (request) => {
    if (request.method === 'POST' && request.path.endsWith('/talk/search')) return { body: { data: { items: [TALK], total: 1, page: 0, size: 20 } } };
    if (request.method === 'GET' && request.path.endsWith('/talk/t-1')) return { body: { data: TALK } };
    return others(request);
  };
};

it.each([['in the menu of a row below it', '/club/k-1/talk'], ['in that of a row of all', '/club/-/talk']])('a record is not copied where none are taken: %s', async (_, at) => {
  server.current.reply = talks('closed');
  const { router } = show({ server: server.current, declarations: [club, talk], at, actor, children: <ListScreen resource={normalized(talk)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Openings' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Duplicate/ }).textContent).toContain(WHY));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Duplicate/ }));
  expect(router.state.location.pathname).toBe(at);
});

it.each([['closed', WHY], ['open', '']])('nor from its own page, below one that is %s', async (status, why) => {
  server.current.reply = talks(status);
  show({ server: server.current, declarations: [club, talk], at: '/club/k-1/talk/t-1/show', actor, children: <ShowScreen resource={normalized(talk)} /> });
  await waitFor(() => expect(server.current.seen.some(({ path }) => path.endsWith('/club/k-1'))).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Duplicate/ }).textContent).toBe(`Duplicate${why}`));
});

it('the form of a new one says so before anything is typed', async () => {
  server.current.reply = answering('closed');
  show({ server: server.current, declarations: [club, talk], at: '/club/k-1/talk/create', actor, children: <CreateScreen resource={normalized(talk)} /> });
  expect((await screen.findByText(WHY)).closest('[role=alert]')).not.toBeNull();
});

it('below what was deleted nothing is made', async () => {
  server.current.reply = ({ method, path }) => (method === 'GET' && path.endsWith('/club/k-1') ? { status: 404, body: { httpcode: 404, code: 'NOT_FOUND', reason: 'deleted', message: 'This record has been deleted.' } } : { body: { data: { items: [], total: 0, page: 0, size: 20 } } });
  list();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' }).getAttribute('title')).toBe('What this belongs to has been deleted, and takes nothing new.'));
  expect(screen.queryByRole('link', { name: 'New talk' })).toBeNull();
});

it('what is so or not is said by its name where it stands against a new one', () => {
  const room = normalized(defineResource({ name: 'room', fields: { name: f.text(), isLocked: f.boolean() } }));
  const field = normalized(defineResource({ name: 'seat', fields: { name: f.text(), roomId: f.ref('room', { where: { isLocked: false } }) } })).fields['roomId']!;
  const context = createCellContext({ resource: 'room', locale: 'en', translate: wholeI18n('en').translate as never });
  const said = (isLocked: boolean) => notTaken({ field, resource: room, record: { id: 'r-1', isLocked, allowed: [] } as never, context, rules: { now: '2030-01-01T00:00:00.000Z' } });
  expect([said(true), said(false)]).toEqual(['Not possible now: Is locked.', null]);
});
