import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import FirstSteps from '../../src/customPages/firstSteps';
import HomePage from '../../src/customPages/home';
import type { Actor } from '../../src/schemas';
import { parcel } from '../screens/list/support';
import { replies, show, useServer } from '../screens/support/screens';

const held = useServer();
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
const WORK = [
  { id: 'w-1', at: AN_HOUR_AGO, actorName: 'Asha Nair', resource: 'parcel', recordId: 'p-7', title: 'Box of books', action: 'update' },
  { id: 'w-2', at: AN_HOUR_AGO, actorName: null, resource: 'parcel', recordId: 'p-8', title: 'Gone', action: 'delete' },
  { id: 'w-4', at: AN_HOUR_AGO, actorName: 'Meera', resource: 'parcel', recordId: 'p-9', title: 'Sealed box', action: 'approve' },
  { id: 'w-3', at: AN_HOUR_AGO, actorName: 'Ravi', resource: 'hidden', recordId: 'h-1', title: 'Not declared', action: 'seal' },
];

function home({ figures = [{ resource: 'parcel', total: 12_345, isEstimate: true, added: 3 }], work = WORK }: { figures?: unknown[]; work?: unknown[] } = {}) {
  held.current.reply = replies({
    'POST /home/statistics': () => ({ body: { data: { figures } } }),
    'GET /home/recent': () => ({ body: { data: { items: work, total: work.length, page: 0, size: 10 } } }),
  });
  return show({ server: held.current, declarations: [parcel], at: '/home', children: <HomePage /> });
}

it('shows each module with its total and what came this week, and leads to its list', async () => {
  home();
  const tile = await screen.findByRole('link', { name: /Parcel.*about 12,345.*\+3 this week/ });
  expect(tile.getAttribute('href')).toBe('/parcel');
});

it('leaves out what nobody declared, and says when there is nothing', async () => {
  home({ figures: [{ resource: 'nowhere', total: 4, isEstimate: false, added: 0 }], work: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeTruthy();
  expect(await screen.findByText('No changes have been recorded here yet.')).toBeTruthy();
});

it('says who did what to which record, and links what may be read and is still there', async () => {
  home();
  const list = within(await screen.findByRole('region', { name: 'Recent work' }));
  expect((await list.findByRole('link', { name: 'Box of books' })).getAttribute('href')).toBe('/parcel/p-7/show');
  expect(list.queryByRole('link', { name: 'Gone' })).toBeNull();
  expect(list.getByText('Deleted · The system')).toBeTruthy();
  expect(list.queryByRole('link', { name: 'Not declared' })).toBeNull();
  expect(list.getByText('Approved · Meera')).toBeTruthy();
  expect(list.getAllByText('1 hour ago')).toHaveLength(4);
});

it('stands though its calls fail, and tries again when asked', async () => {
  held.current.reply = () => ({ status: 500, body: { httpcode: 500, message: 'broken' } });
  show({ server: held.current, declarations: [parcel], at: '/home', children: <HomePage /> });
  const figures = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect((await figures.findByRole('alert')).textContent).toContain('The figures could not be fetched.');
  held.current.reply = replies({ 'POST /home/statistics': () => ({ body: { data: { figures: [{ resource: 'parcel', total: 2, isEstimate: false, added: 0 }] } } }) });
  await userEvent.click(figures.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Parcel.*2/ })).toBeTruthy();
});

it('names what may be added', async () => {
  home();
  expect((await screen.findByRole('link', { name: 'New parcel' })).getAttribute('href')).toBe('/parcel/create');
});

const branchHead: Actor = { id: 'u-3', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: true } } };

function steps(found: unknown[], onDone = vi.fn()) {
  held.current.reply = replies({ 'GET /home/first-steps': () => ({ body: { data: { steps: found } } }) });
  show({ server: held.current, declarations: [parcel], actor: branchHead, at: '/home', children: <FirstSteps onDone={onDone} /> });
  return onDone;
}

it('ticks the first steps that are done and counts them', async () => {
  const onDone = steps([{ key: 'branch', isDone: true }, { key: 'coupon', isDone: false }]);
  const done = (await screen.findByText('Add a branch')).closest('li')!;
  expect(within(done).getByRole('img', { name: 'Done' })).toBeTruthy();
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('goes on by itself where there is no step to take', async () => {
  const onDone = steps([]);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
