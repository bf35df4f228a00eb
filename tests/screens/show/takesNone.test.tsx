import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
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
  list: { columns: ['name'], filters: ['clubId'] },
});
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
