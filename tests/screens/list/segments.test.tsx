import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';
import type { SeenRequest } from '../../dataProvider/support/server';
import { parcel, parcels, platformOf } from './support';

const held = useServer();
beforeEach(() => localStorage.clear());
const tabbed = defineResource({ ...parcel, list: { ...parcel.list, segments: ['packed', 'sent', { name: 'heavy', where: { weight: { gte: 1000 } } }] } });
const bodies = (end: string) => held.current.seen.filter(({ path }) => path.endsWith(end)).map(({ json }) => json as Record<string, unknown>);
const asked = () => bodies('/parcel/search').filter((body) => body['totals'] === undefined && body['fields'] === undefined);

function open(at: string, counts: Record<string, number> | null = { all: 12_000, packed: 2, sent: 0, heavy: 3 }) {
  held.current.reply = platformOf(parcels(2), ({ path, json }) => {
    if (path.endsWith('/segments')) return counts ? { body: { data: { counts, isMore: ['all'] } } } : { status: 404, body: { httpcode: 404, message: 'There is nothing' } };
    return path.endsWith('/search') && json['segment'] === 'sent' ? { body: { data: { items: [], total: 0, page: 0, size: 20 } } } : null;
  });
  return show({ server: held.current, declarations: [tabbed], at, children: <ListScreen resource={normalized(tabbed)} /> });
}
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Kinds of rows' }));
const filterOf = (search: string): unknown => JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');

it('are links with counts; one of them keeps the search and begins at its first page, and back leads back', async () => {
  const { router } = open('/parcel?filter=%7B%22q%22%3A%22parcel%22%7D&page=1&perPage=1&sort=label&order=DESC');
  const bar = await tabs();
  expect((await bar.findByRole('link', { name: 'All 12,000+' })).getAttribute('aria-current')).toBe('page');
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 12,000+', 'Packed 2', 'Sent 0', 'Heavy 3']);
  expect(bodies('/segments')).toEqual([{ query: 'parcel', filters: {} }]);
  const link = bar.getByRole('link', { name: /^Heavy/ });
  expect(filterOf(new URL(link.getAttribute('href')!, 'http://x').search)).toEqual({ q: 'parcel', segment: 'heavy' });
  await userEvent.click(link);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ query: 'parcel', segment: 'heavy', sortField: 'label', sortOrder: 'desc' }));
  expect(filterOf(router.state.location.search)).toEqual({ q: 'parcel', segment: 'heavy' });
  expect(bar.getByRole('link', { name: /^Heavy/ }).getAttribute('aria-current')).toBe('page');
  // Which tab is open changes no count.
  expect(bodies('/segments')).toHaveLength(1);
  await router.navigate(-1);
  await waitFor(() => expect(bar.getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('page'));
});

it('one is opened by its address; one without rows says so and leads to all', async () => {
  const { router } = open('/parcel?filter=%7B%22segment%22%3A%22sent%22%7D');
  expect(await screen.findByText('There are none under “Sent”.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Parcel 01' })).toBeTruthy();
  expect(filterOf(router.state.location.search)).toEqual({});
});

it('one that there is not is left out of the address, and where nobody counts there are no numbers', async () => {
  const { router } = open('/parcel?filter=%7B%22segment%22%3A%22gone%22%2C%22q%22%3A%22parcel%22%7D', null);
  expect(await screen.findByRole('link', { name: 'Parcel 01' })).toBeTruthy();
  expect(filterOf(router.state.location.search)).toEqual({ q: 'parcel' });
  await waitFor(() => expect(bodies('/segments')).toHaveLength(1));
  expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['All', 'Packed', 'Sent', 'Heavy']);
});

it('that of what was deleted tells when and until when it is kept, and restores one or several by its own call', async () => {
  const gone = parcels(2).map((row) => ({ ...row, allowed: ['restore'], deletedAt: '2026-10-01T00:00:00.000Z', deletedById: null, purgedAt: '2026-10-31T00:00:00.000Z' }));
  const kept = defineResource({ ...parcel, endpoint: { path: '/parcel' }, list: { ...parcel.list, segments: ['packed', 'deleted'] } });
  const base = platformOf(gone, ({ path, method }) => (method === 'PUT' ? { body: { data: { ...gone[0], allowed: ['update'] } } } : path.endsWith('/segments') ? { body: { data: { counts: { all: 0, packed: 0, deleted: 2 }, isMore: [] } } } : null));
  held.current.reply = (request: SeenRequest) => base(request);
  // An address of the bin leads to the tab.
  const { router } = show({ server: held.current, declarations: [kept], at: '/parcel?deleted=true', children: <ListScreen resource={normalized(kept)} /> });
  expect((await (await tabs()).findByRole('link', { name: 'Deleted 2' })).getAttribute('aria-current')).toBe('page');
  expect(filterOf(router.state.location.search)).toEqual({ segment: 'deleted' });
  expect(await screen.findByRole('columnheader', { name: 'Kept until' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Deleted:/ })).toBeNull();
  const row = (await screen.findByRole('link', { name: 'Parcel 01' })).closest<HTMLElement>('[role=row]')!;
  await userEvent.click(within(row).getByRole('button', { name: /Actions/ }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain('Send');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  const puts = () => held.current.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  await waitFor(() => expect(puts()).toEqual(['/api/v9/parcel/p1/unDelete']));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(puts().slice(1)).toEqual(['/api/v9/parcel/p1/unDelete', '/api/v9/parcel/p2/unDelete']));
});

it('a filter on the state that the tabs stand for marks its tab, and makes way for another', async () => {
  const states = defineResource({ ...parcel, list: { ...parcel.list, segments: ['packed', 'sent', 'deleted'] } });
  held.current.reply = platformOf(parcels(2), ({ path }) => (path.endsWith('/segments') ? { body: { data: { counts: { all: 9, packed: 2, sent: 7, deleted: 0 }, isMore: [] } } } : null));
  const at = `/parcel?${new URLSearchParams({ filter: '{"status":["packed"],"weight":{"from":1}}' }).toString()}`;
  const { router } = show({ server: held.current, declarations: [states], at, children: <ListScreen resource={normalized(states)} /> });
  const bar = await tabs();
  const marked = () => bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent);
  await bar.findByRole('link', { name: 'All 9' });
  await waitFor(() => expect(marked()).toEqual(['Packed 2']));
  // The numbers are of what a click leads to.
  expect(bodies('/segments')).toEqual([{ filters: { weight: { from: 1 } } }]);
  const link = bar.getByRole('link', { name: /^Sent/ });
  expect(filterOf(new URL(link.getAttribute('href')!, 'http://x').search)).toEqual({ weight: { from: 1 }, segment: 'sent' });
  await userEvent.click(link);
  await waitFor(() => expect(filterOf(router.state.location.search)).toEqual({ weight: { from: 1 }, segment: 'sent' }));
  await waitFor(() => expect(marked()).toEqual(['Sent 7']));
  await router.navigate(`/parcel?${new URLSearchParams({ filter: '{"status":["packed","lost"]}' }).toString()}`);
  // The rows of no one tab.
  await waitFor(() => expect(marked()).toEqual([]));
  await userEvent.click(bar.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(filterOf(router.state.location.search)).toEqual({}));
});
