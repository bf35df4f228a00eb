import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { cleanAddress } from '../../../src/screens/list/cleanAddress';
import { leftOutOf } from '../../../src/screens/list/leftOut';
import { f, segmentsFor } from '../../../src/schemas';
import { visibleFilters } from '../../../src/screens/model/listModel';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

const held = useServer();
const resource = normalized(parcel);
const addressOf = (query: Record<string, string>): string => `?${new URLSearchParams(query).toString()}`;
const of = (query: Record<string, string>, actor = superAdmin) => {
  const search = addressOf(query);
  const clean = cleanAddress({ search, resource, filters: visibleFilters({ resource, actor }), segments: new Set(segmentsFor({ resource, actor }).map(({ name }) => name)) }) ?? search;
  return leftOutOf({ search, clean, resource, actor });
};

it('an order that the list does not have is told of, with those that it has', () => {
  expect(of({ sort: 'status', order: 'ASC' })).toEqual({ sort: 'status', orders: ['label', 'createdAt', 'weight', 'sentOn'], filters: [], isUnreadable: false });
  expect(of({ sort: 'nope' }).sort).toBe('nope');
  for (const query of [{}, { sort: 'label' }, { sort: 'weight', order: 'DESC' }, { order: 'x' }, { page: '-1' }] as Record<string, string>[]) expect(of(query), JSON.stringify(query)).toMatchObject({ sort: null, filters: [] });
});

it('so are filters that it does not have, or of no shape, but for the own institute', () => {
  expect(of({ filter: '{"nope":1,"status":["packed"],"weight":{"x":2},"segment":"gone"}' }).filters).toEqual(['nope', 'weight', 'segment']);
  const clerk = { ...superAdmin, role: 'institute' as const, instituteId: 'i-1', allowAllInstitutes: false };
  for (const filter of ['{"instituteId":"i-1"}', '{"q":"a","status":"packed"}', '"x"', '{']) expect(of({ filter }, clerk).filters, filter).toEqual([]);
});

it('and such as cannot be read, and such as are called like parts of every object', () => {
  for (const filter of ['{"status":', '[1]', 'null', '"x"']) expect(of({ filter }), filter).toMatchObject({ filters: [], isUnreadable: true });
  for (const query of [{}, { filter: '{}' }, { filter: '{"status":["packed"]}' }] as Record<string, string>[]) expect(of(query).isUnreadable, JSON.stringify(query)).toBe(false);
  expect(of({ filter: '{"constructor":1,"toString":2,"__proto__":3}' }).filters).toEqual(['constructor', 'toString', '__proto__']);
});

const NOTICE = /^(This list|Left out|The filters)/;
const opened = (query: Record<string, string>, over: Partial<Parameters<typeof show>[0]> = {}) => {
  held.current.reply = platformOf(parcels(3));
  return show({ server: held.current, declarations: [parcel], at: `/parcel${addressOf(query)}`, i18n: wholeI18n('en') as never, children: <main tabIndex={-1}><ListScreen resource={resource} /></main>, ...over });
};

it('the list says so until something else is asked of it, and is shown', async () => {
  const { router } = opened({ sort: 'status', order: 'ASC', filter: '{"nope":1}' });
  expect(await screen.findByRole('link', { name: 'Parcel 01' })).toBeTruthy();
  const said = 'This list cannot be sorted by “Status”: it can be sorted by Label, Created, Weight and Sent on. Left out, since this list has no such filter, it is not yours to set, or it cannot be read: nope. The list may show more rows than were meant.';
  expect((await screen.findByText(NOTICE)).textContent).toBe(said);
  expect(router.state.location.search).toBe('?filter=%7B%7D');
  await act(() => router.navigate('/parcel?page=1'));
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
  await act(() => router.navigate('/parcel?sort=nope'));
  expect((await screen.findByText(NOTICE)).textContent).toContain('sorted by “nope”');
  await userEvent.click(within(screen.getByText(NOTICE).parentElement!).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(NOTICE)).toBeNull();
  // Whoever closed it by keyboard goes on in the page.
  await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
});

it('of many it names a few, and what somebody does not see as it is called in the address', async () => {
  const secret = { ...parcel, fields: { ...parcel.fields, margin: f.money({ roles: { read: ['super_admin'] } }) } };
  const clerk = { ...superAdmin, role: 'institute' as const, instituteId: 'i-1', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: true } } };
  const names = ['margin', ...Array.from({ length: 300 }, (_, at) => `unknown${at}`)];
  opened({ filter: JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))) }, { actor: clerk, declarations: [secret], children: <ListScreen resource={normalized(secret)} /> });
  expect((await screen.findByText(NOTICE)).textContent).toBe('Left out, since this list has no such filter, it is not yours to set, or it cannot be read: margin, unknown0, unknown1, unknown2, unknown3 and 296 more. The list may show more rows than were meant.');
});
