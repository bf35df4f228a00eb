import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

beforeAll(async () => {
  await import('../../../src/screens/list/summary/SummaryPanel');
  await import('../../../src/ui/Chart');
}, 300_000);
beforeEach(() => localStorage.clear());

const held = useServer();
const summed = defineResource({ ...parcel, fields: { ...parcel.fields, kind: f.choice(['box', 'tube']), price: f.money() }, list: { ...parcel.list, filters: ['status', 'kind'] }, summary: { by: ['createdAt:month', 'kind'], measures: { price: 'sum@createdAt', parcels: 'count' } } });
const told: Record<string, unknown> = {
  'createdAt:month': [{ key: '2026-01-01', values: { price: 1500.5, parcels: 3 } }, { key: '2026-03-01', values: { price: 20, parcels: 1 } }],
  kind: [{ key: 'box', values: { price: 1520.5, parcels: 4 } }, { key: null, values: { price: 0, parcels: 0 } }],
};
const asked = () => held.current.seen.filter(({ path }) => path.endsWith('/summary')).map(({ json }) => json as { by: string; filters: unknown; query?: string; timeZone: string });

function open(groups: Record<string, unknown> = told, more: Record<string, unknown> = { isCut: false }, i18n: ReturnType<typeof wholeI18n> = wholeI18n('en')) {
  held.current.reply = platformOf(parcels(2), ({ path, json }) => (path.endsWith('/summary') ? { body: { data: { by: json['by'], groups: groups[String(json['by'])], totals: { price: 1520.5, parcels: 4 }, ...more } } } : null));
  return show({ server: held.current, declarations: [summed], at: '/parcel', i18n, children: <ListScreen resource={normalized(summed)} /> });
}

const panel = () => screen.findByRole('region', { name: 'What the rows come to' });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')));

it('is asked when it is opened, tells what all rows come to, draws and remembers that it is open', async () => {
  open();
  await screen.findByRole('link', { name: 'Parcel 01' });
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Summary', expanded: false }));
  const shown = await panel();
  expect((await within(shown).findByRole('button', { name: /^Price/, pressed: true })).textContent).toContain('₹1,520.50');
  expect(within(shown).getByRole('button', { name: /^Parcels/, pressed: false }).textContent).toContain('4');
  expect(asked()).toEqual([{ by: 'createdAt:month', filters: {}, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }]);
  expect(await within(shown).findByRole('img', { name: 'Price, by month' })).toBeTruthy();
  // The figures are there for whoever does not see the drawing, with the month that has none.
  expect(rowsOf(within(shown).getByRole('table'))).toEqual([['Jan 2026', '₹1,500.50', '3'], ['Feb 2026', '₹0.00', '0'], ['Mar 2026', '₹20.00', '1']]);
  expect(within(shown).queryByRole('button', { name: 'Jan 2026' })).toBeNull();
  expect(localStorage.getItem('lectern.summed.parcel')).toBe('true');
  // It scrolls with the rows, so that no page scrolls around them.
  expect(shown.parentElement).toBe(screen.getByRole('grid').parentElement);
});

it('a sum has a name of its own where the words of its module give one', async () => {
  const words = wholeI18n('en');
  open(told, { isCut: false }, { ...words, translate: (key, options) => (key === 'resources.parcel.measures.price' ? 'Prices added up' : words.translate(key, options)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  expect(await within(await panel()).findByRole('button', { name: /^Prices added up/, pressed: true })).toBeTruthy();
  // Learners of several courses, added up, are no people.
  for (const [module, name] of [['courseManager', 'learners'], ['courseSubscriber', 'learners'], ['popularCourse', 'newLearners']]) expect(words.translate(`resources.${module}.measures.${name}`), module).toMatch(/subscriptions/);
});

it('a number says below the figures, and where it is pointed at, what it counts', async () => {
  const words = wholeI18n('en');
  open(told, { isCut: false }, { ...words, translate: (key, options) => (key === 'resources.parcel.hints.price' ? 'What was charged, before refunds.' : words.translate(key, options)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const shown = await panel();
  expect(await within(shown).findByText('What was charged, before refunds.')).toBeTruthy();
  expect((await within(shown).findByRole('button', { name: /^Price/ })).title).toBe('What was charged, before refunds.');
  await userEvent.click(within(shown).getByRole('button', { name: /^Parcels/ }));
  expect(within(shown).queryByText('What was charged, before refunds.')).toBeNull();
});

it('a figure of another time is not drawn by month: choosing it groups by what tells it, and by month the rows are counted', async () => {
  const later = defineResource({ ...summed, summary: { by: ['createdAt:month', 'kind'], measures: { price: 'sum', parcels: 'count' } } });
  const byMonth = [{ key: '2026-01-01', values: { parcels: 3 } }];
  held.current.reply = platformOf(parcels(2), ({ path, json }) => (path.endsWith('/summary') ? { body: { data: { by: json['by'], groups: json['by'] === 'kind' ? told['kind'] : byMonth, totals: { price: 1520.5, parcels: 4 }, isCut: false } } } : null));
  show({ server: held.current, declarations: [later], at: '/parcel', i18n: wholeI18n('en'), children: <ListScreen resource={normalized(later)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const shown = await panel();
  expect(await within(shown).findByRole('img', { name: 'Parcels, by month' })).toBeTruthy();
  expect(rowsOf(within(shown).getByRole('table'))).toEqual([['Jan 2026', '3']]);
  await userEvent.click(within(shown).getByRole('button', { name: /^Price/, pressed: false }));
  expect(await within(shown).findByRole('img', { name: 'Price, Kind' })).toBeTruthy();
  expect(asked().at(-1)?.by).toBe('kind');
  // Grouped by month again, the rows are counted.
  await userEvent.click(within(shown).getByRole('button', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By month' }));
  expect(await within(shown).findByRole('button', { name: /^Parcels/, pressed: true })).toBeTruthy();
});

it('a group of the table leads to its rows', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const shown = await panel();
  await userEvent.click(await within(shown).findByRole('button', { name: 'By month' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kind' }));
  await waitFor(() => expect(asked().at(-1)?.by).toBe('kind'));
  await userEvent.click(within(shown).getByRole('button', { name: 'Show as a table' }));
  await waitFor(() => expect(rowsOf(within(shown).getByRole('table'))).toEqual([['Box', '₹1,520.50', '4'], ['None', '₹0.00', '0']]));
  await userEvent.click(within(shown).getByRole('button', { name: 'Box' }));
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"kind":["box"]'));
  await waitFor(() => expect(asked().at(-1)?.filters).toEqual({ kind: 'box' }));
});

it.each([
  [20, false, /^The first 12 of 20 groups are drawn; shown as a table/, null],
  [1312, true, /^The first 12 of 1,312 groups are shown\. Narrow the list by a filter/, /^The first 20 of 1,312 groups are shown\. Narrow the list by a filter to see the others, or export its rows\.$/],
])('says how many of %i groups are shown', async (groupCount, isCut, drawn, listed) => {
  const groups = Array.from({ length: 20 }, (_, at) => ({ key: `k${at}`, values: { price: 20 - at, parcels: 1 } }));
  localStorage.setItem('lectern.summary.parcel', JSON.stringify({ by: 'kind' }));
  open({ kind: groups }, { isCut, groupCount });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  expect(await within(await panel()).findByText(drawn)).toBeTruthy();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Show as a table' }));
  if (listed) expect(await within(await panel()).findByText(listed)).toBeTruthy();
  else await waitFor(async () => expect(within(await panel()).queryByText(/of 20 groups/)).toBeNull());
});

it('says where no row matches', async () => {
  open({ 'createdAt:month': [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  expect(await within(await panel()).findByText(/nothing to add up/)).toBeTruthy();
  // It takes no room for a drawing that there is not.
  expect((await panel()).dataset['empty']).toBe('true');
});

it('what could not be asked is said, and asked again', async () => {
  let tries = 0;
  held.current.reply = platformOf(parcels(2), ({ path, json }) => (path.endsWith('/summary') ? (++tries < 2 ? { status: 400, body: { httpcode: 400, code: 'BAD_FILTER', message: 'No' } } : { body: { data: { by: json['by'], groups: told[String(json['by'])], totals: { price: 1, parcels: 1 }, isCut: false } } }) : null));
  show({ server: held.current, declarations: [summed], at: '/parcel', children: <ListScreen resource={normalized(summed)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  await userEvent.click(await within(await panel()).findByRole('button', { name: /again/i }));
  expect(await within(await panel()).findByRole('button', { name: /^Price/ })).toBeTruthy();
});

it('a bar leads to its rows by the arrows and Enter, and no bar does where the list cannot be asked for them', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const shown = await panel();
  const hint = 'Click a bar or a point to see its rows, or press an arrow and Enter.';
  // By month: the list has no filter of its own for when a row was made.
  await within(shown).findByRole('img', { name: 'Price, by month' });
  expect(within(shown).queryByRole('button', { name: hint })).toBeNull();
  await userEvent.click(await within(shown).findByRole('button', { name: 'By month' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Kind' }));
  (await within(shown).findByRole('button', { name: hint })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect((await within(shown).findByRole('button', { name: /^Box: / })).textContent).toContain('1,520.50');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"kind":["box"]'));
});

it('goes on to months where the days of a period are more than can be told, unless somebody chose days for it', async () => {
  const daily = defineResource({ ...summed, fields: summed.fields, list: { ...summed.list, filters: ['status', 'sentOn'] }, summary: { by: ['sentOn:day', 'sentOn:month'], measures: { price: 'sum@sentOn', parcels: 'count' } } });
  const days = (first: string, count: number) => Array.from({ length: count }, (_, at) => ({ key: new Date(Date.parse(first) + at * 2 * 86_400_000).toISOString().slice(0, 10), values: { price: 1, parcels: 1 } }));
  const replies: Record<string, unknown> = { 'sentOn:day': days('2024-01-01', 400), 'sentOn:month': [{ key: '2024-01-01', values: { price: 3, parcels: 2 } }, { key: '2024-02-01', values: { price: 4, parcels: 2 } }] };
  held.current.reply = platformOf(parcels(2), ({ path, json }) => (path.endsWith('/summary') ? { body: { data: { by: json['by'], groups: replies[String(json['by'])], totals: { price: 7, parcels: 4 }, isCut: json['by'] === 'sentOn:day', groupCount: json['by'] === 'sentOn:day' ? 454 : 2 } } } : null));
  const at = (range: object) => `/parcel?${new URLSearchParams({ filter: JSON.stringify({ sentOn: range }) }).toString()}`;
  const { router } = show({ server: held.current, declarations: [daily], at: at({ from: '1900-01-01' }), children: <ListScreen resource={normalized(daily)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const shown = await panel();
  // All time: only the answer tells how many days that is.
  expect(await within(shown).findByRole('img', { name: 'Price, by month' })).toBeTruthy();
  expect(asked().map(({ by }) => by)).toEqual(['sentOn:day', 'sentOn:month']);
  expect(within(shown).queryByText(/of 454/)).toBeNull();
  // A period whose length is known is asked for once.
  await router.navigate(at({ from: '2022-01-01', to: '2023-12-31' }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked().at(-1)?.by).toBe('sentOn:month');
  await router.navigate(at({ from: '2024-01-01', to: '2024-03-31' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ by: 'sentOn:day', filters: { sentOn: { from: '2024-01-01' } } }));
  await router.navigate(at({ from: '1900-01-01' }));
  await userEvent.click(await within(shown).findByRole('button', { name: 'By month' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By day' }));
  expect(await within(shown).findByRole('img', { name: 'Price, by day' })).toBeTruthy();
  expect(within(shown).getByText(/400 of 454/)).toBeTruthy();
  // Every second day had no row, and has its place all the same.
  expect(rowsOf(within(shown).getByRole('table'))).toHaveLength(799);
}, 300_000);

it('says which time rows are grouped by where there are several', async () => {
  const dated = defineResource({ ...summed, fields: summed.fields, summary: { by: ['createdAt:month', 'sentOn:month', 'kind'], measures: { price: 'sum', parcels: 'count' } } });
  held.current.reply = platformOf(parcels(2), ({ path, json }) => (path.endsWith('/summary') ? { body: { data: { by: json['by'], groups: told['createdAt:month'], totals: { price: 1, parcels: 1 }, isCut: false, groupCount: 2 } } } : null));
  show({ server: held.current, declarations: [dated], at: '/parcel', children: <ListScreen resource={normalized(dated)} /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Created by month' }));
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual(['Created by month', 'Sent on by month', 'Kind']);
});
