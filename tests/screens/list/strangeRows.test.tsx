import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { parcel } from './support';

const held = useServer();
const resource = normalized(parcel);

function showRows(items: readonly unknown[], more: object = { total: items.length }) {
  held.current.reply = (request) => ({ body: { data: request.path.endsWith('/parcel/search') ? { items, ...more } : { items: [] } } });
  return show({ server: held.current, declarations: [parcel], at: '/parcel', actor: superAdmin, children: <ListScreen resource={resource} /> });
}

it('rows without an id are shown and say why nothing can be done with them', async () => {
  showRows([{ label: 'First', weight: 1 }, { number: 'x2', label: 'Second', weight: 2 }, { id: 'p3', label: 'Third', weight: 3 }]);
  const first = (await screen.findByText('First')).closest<HTMLElement>('[role=row]')!;
  expect(screen.getByText('Second')).toBeTruthy();
  expect(first.title).toMatch(/without an id/);
  expect(within(first).queryByRole('link')).toBeNull();
  expect(within(first).queryByRole('checkbox')).toBeNull();
  expect(within(first).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(await screen.findByText('1 selected')).toBeTruthy();
});

it('values that their type cannot read stand as they came, and the list stands', async () => {
  showRows([{ id: 'p1', label: { en: 'Named' }, weight: 'heavy', status: ['packed'], sentOn: '2026-03-09T10:00:00Z' }, { id: 'p2', label: 'Next', weight: 2, sentOn: 'soon' }]);
  expect(await screen.findByText('Next')).toBeTruthy();
  for (const raw of ['{"en":"Named"}', 'heavy', '["packed"]', '2026-03-09T10:00:00Z', 'soon']) expect(screen.getAllByText(raw).length, raw).toBeGreaterThan(0);
});

it('the pager says how many rows there are, and that there may be more', async () => {
  showRows(Array.from({ length: 20 }, (_, at) => ({ id: `p${at}`, label: `Parcel ${at}` })), {});
  expect(await screen.findByText('1–20, and more')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveProperty('disabled', true);
});
