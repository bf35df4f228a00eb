import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'ra-core';
import { expect, it } from 'vitest';
import { useCellContext } from '../../../src/fields/cellContext';
import { ColumnsStep } from '../../../src/screens/importing/ColumnsStep';
import type { FileTable } from '../../../src/screens/importing/fileTable';
import type { Mapping } from '../../../src/screens/importing/mapping';
import type { Actor } from '../../../src/schemas';
import { useMapping } from '../../../src/screens/importing/useMapping';
import { ListModelProvider } from '../../../src/screens/model/listModel';
import { platformOf } from '../list/support';
import { normalized, show, superAdmin, useServer } from '../support/screens';
import { depot, parcel } from './support';

const held = useServer();
const resource = normalized(parcel);
const visit = { entry: '', search: '', selected: [], scope: '', place: { top: 0, left: 0, page: 0 }, recordId: null, sequence: null };
const FIELDS = ['code', 'weight', 'sentOn', 'dueOn'].map((name) => resource.fields[name]!);
const WITHIN = {};
const tableOf = (weights: readonly string[]): FileTable => ({ head: ['Code', 'Weight'], rows: weights.map((weight, index) => ({ line: index + 2, cells: [`P-${index}`, weight] })), sheets: [], sheet: null });

function open(table: FileTable, locale: 'en' | 'fr' = 'en', actor: Actor = superAdmin) {
  const seen: { isReady: boolean; weight: unknown; mapping: Mapping } = { isReady: false, weight: undefined, mapping: {} };
  function Probe() {
    const context = useCellContext('parcel');
    const mapping = useMapping({ resource, actor, fields: FIELDS, contexts: [context], table, within: WITHIN, isOwnerSaid: true });
    Object.assign(seen, { isReady: mapping.isReady, weight: mapping.mapping['weight'], mapping: mapping.mapping });
    return <ColumnsStep mapping={mapping} fields={FIELDS} table={table} context={context} />;
  }
  held.current.reply = platformOf([], () => null);
  show({ server: held.current, declarations: [parcel, depot], at: '/parcel', locale, children: <ListBase resource="parcel" disableAuthentication><ListModelProvider resource={resource} visit={visit}><Probe /></ListModelProvider></ListBase> });
  return seen;
}

it('how numbers are written that the file does not tell clearly has to be said before its rows are read', async () => {
  const seen = open(tableOf(['1,250', '12,500', '2,20', '24,000']));
  const ways = await screen.findByRole('combobox', { name: 'How numbers of “Weight” are read' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Of these the file does not tell clearly how its numbers are written. Say what they are read as: Weight.'));
  expect([seen.isReady, (ways as HTMLSelectElement).value]).toEqual([false, '']);
  await userEvent.selectOptions(ways, '1,250 is 1,250');
  expect([seen.isReady, seen.weight, screen.queryByRole('status')]).toEqual([true, { column: 1, decimal: '.', numbers: { told: '.', own: '.', isOpen: false } }, null]);
  await userEvent.selectOptions(ways, '1,250 is 1.25');
  expect(seen.weight).toMatchObject({ numbers: { told: ',' } });
  await userEvent.selectOptions(ways, 'Choose what 1,250 is');
  expect(seen.isReady).toBe(false);
});

it('numbers that are written otherwise than the reader writes are said to be, and may be read otherwise', async () => {
  const seen = open(tableOf(['12.345,67', '1.200']));
  const ways = await screen.findByRole('combobox', { name: 'How numbers of “Weight” are read' });
  expect([seen.isReady, (ways as HTMLSelectElement).selectedOptions[0]!.textContent]).toEqual([true, '1.200 is 1,200']);
  await userEvent.selectOptions(ways, '1.200 is 1.2');
  expect(seen.weight).toMatchObject({ numbers: { told: '.' } });
});

it('of numbers that nothing tells each is asked for, or all are said at once', async () => {
  const seen = open(tableOf(['1.200', '85.000']));
  const ways = await screen.findByRole('combobox', { name: 'How numbers of “Weight” are read' });
  expect([seen.isReady, (ways as HTMLSelectElement).selectedOptions[0]!.textContent]).toEqual([true, 'Ask of each, as of 1.200']);
});

it('numbers as the reader writes them are asked nothing about', async () => {
  const seen = open(tableOf(['1,250', '12,500.50']));
  await waitFor(() => expect(seen.isReady).toBe(true));
  expect(screen.queryByRole('combobox', { name: /are read$/ })).toBeNull();
});

it('a column without a head in which rows hold something is named with them', async () => {
  const table = tableOf(['1', '2', '3']);
  open({ ...table, head: [...table.head, '', 'Note'], rows: table.rows.map((row, index) => ({ ...row, cells: [...row.cells, index === 1 ? 'x' : '', 'n'] })) });
  expect((await screen.findByRole('status')).textContent).toMatch(/^Column C has no head and is not imported, though row 3 holds something in it\./);
  expect(screen.getByText('Columns that are not imported: Note.')).toBeTruthy();
});

it('which of day and month comes first is told by another column of the file, or has to be said', async () => {
  const days = (rows: readonly (readonly string[])[]): FileTable => ({ head: ['Code', 'Weight', 'Sent on', 'Due on'], rows: rows.map((cells, index) => ({ line: index + 2, cells: [`P-${index}`, '1', ...cells] })), sheets: [], sheet: null });
  const seen = open(days([['04/05/2026', '05/06/2026'], ['', '']]));
  const sent = await screen.findByRole('combobox', { name: 'How days of “Sent on” are read' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Of these the file does not tell whether the day or the month comes first. Say how they are read: Sent on, Due on.'));
  expect([seen.isReady, (sent as HTMLSelectElement).value]).toEqual([false, '']);
  for (const [name, way] of [['Sent on', 'Month first: 04/05/2026 is 5 April 2026'], ['Due on', 'Day first: 05/06/2026 is 5 June 2026']] as const) await userEvent.selectOptions(screen.getByRole('combobox', { name: `How days of “${name}” are read` }), way);
  expect([seen.isReady, seen.mapping['sentOn'], seen.mapping['dueOn']]).toEqual([true, { column: 2, isMonthFirst: true }, { column: 3, isMonthFirst: false }]);
});

it('columns of texts and those with debits are read as such', async () => {
  const seen = open(tableOf(['1 Dr', '2 Cr']));
  await screen.findByRole('combobox', { name: /^Weight/ });
  expect([seen.mapping['code'], seen.weight]).toMatchObject([{ column: 0, isText: true }, { column: 1, isLedger: true }]);
});

it('who may not change records is not offered to, and told why', async () => {
  open(tableOf(['1', '2']), 'en', { ...superAdmin, role: 'sub_admin', modules: { parcel: { create: true, read: true, update: false, delete: false } } });
  const change = await screen.findByRole<HTMLInputElement>('radio', { name: /^Change the record/ });
  expect([change.disabled, change.checked, screen.getByRole<HTMLInputElement>('radio', { name: /^Leave the record/ }).checked]).toEqual([true, false, true]);
  expect(document.getElementById(change.getAttribute('aria-describedby')!)!.textContent).toBe('You may not change records here: those that are there stay as they are.');
});

it('who may change them chooses', async () => {
  open(tableOf(['1', '2']));
  const change = await screen.findByRole<HTMLInputElement>('radio', { name: /^Change the record/ });
  expect([change.disabled, change.checked, change.getAttribute('aria-describedby')]).toEqual([false, true, null]);
});
