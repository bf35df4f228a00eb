import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { leftOutOf } from '../../../src/screens/list/leftOut';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

const held = useServer();
const resource = normalized(parcel);
const addressOf = (query: Record<string, string>): string => `?${new URLSearchParams(query).toString()}`;
const of = (query: Record<string, string>, actor = superAdmin) => leftOutOf({ search: addressOf(query), resource, actor });

it('an order that the list does not have is told of, with those that it has', () => {
  expect(of({ sort: 'status', order: 'ASC' })).toEqual({ sort: 'status', orders: ['label', 'createdAt', 'weight', 'sentOn'], filters: [] });
  expect(of({ sort: 'nope' }).sort).toBe('nope');
  for (const query of [{}, { sort: 'label' }, { sort: 'weight', order: 'DESC' }, { order: 'x' }, { page: '-1' }] as Record<string, string>[]) expect(of(query), JSON.stringify(query)).toMatchObject({ sort: null, filters: [] });
});

it('so are filters that it does not have, or of no shape, but for the own institute', () => {
  expect(of({ filter: '{"nope":1,"status":["packed"],"weight":{"x":2},"segment":"gone"}' }).filters).toEqual(['nope', 'weight', 'segment']);
  const clerk = { ...superAdmin, role: 'institute' as const, instituteId: 'i-1', allowAllInstitutes: false };
  for (const filter of ['{"instituteId":"i-1"}', '{"q":"a","status":"packed"}', '"x"', '{']) expect(of({ filter }, clerk).filters, filter).toEqual([]);
});

it('the list says so once, and is shown', async () => {
  held.current.reply = platformOf(parcels(3));
  const { router } = show({ server: held.current, declarations: [parcel], at: `/parcel${addressOf({ sort: 'status', order: 'ASC', filter: '{"nope":1}' })}`, i18n: wholeI18n('en') as never, children: <ListScreen resource={resource} /> });
  expect(await screen.findByRole('link', { name: 'Parcel 01' })).toBeTruthy();
  const said = 'This list cannot be sorted by “Status”, as its address asks: it can be sorted by Label, Created, Weight and Sent on. The address asks for filters that this list does not have, or that are not yours to set: nope. It may show more rows than were meant.';
  await waitFor(() => expect(screen.getByRole('list', { name: 'notices' }).textContent).toBe(said));
  expect(router.state.location.search).toBe('?filter=%7B%7D');
  await act(() => router.navigate('/parcel?page=1'));
  expect(screen.getByRole('list', { name: 'notices' }).textContent).toBe(said);
  await act(() => router.navigate('/parcel?sort=nope'));
  await waitFor(() => expect(screen.getByRole('list', { name: 'notices' }).textContent).toContain('sorted by “nope”'));
});
