import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ownersOf } from '../../../src/screens/bulk/owners';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f, type ResourceInput } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

beforeAll(async () => {
  await import('../../../src/screens/bulk/BulkBar');
  await import('../../../src/screens/bulk/ActionDialog');
}, 300_000);

const held = useServer();
const carrier = defineResource({ name: 'carrier', fields: { name: f.text({ searchable: true }) } });
const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text({ searchable: true }) } });
const carried: ResourceInput = { ...parcel, fields: { ...parcel.fields, carrierId: f.ref('carrier') } };

/** Opens the dialog for a page of parcels of these institutes, with the reference chosen. */
async function editCarrier(institutes: readonly string[]) {
  const rows = parcels(institutes.length).map((row, at) => ({ ...row, carrierId: null, instituteId: institutes[at] }));
  held.current.reply = platformOf(rows);
  show({ server: held.current, declarations: [carried, carrier, institution], at: '/parcel', children: <ListScreen resource={normalized(carried)} /> });
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Field'), 'carrierId');
  await userEvent.click(await within(dialog).findByRole('combobox', { name: /^Carrier/ }));
  return dialog;
}

const asked = () => held.current.seen.filter(({ path }) => path.includes('/carrier/')).map(({ query, json }) => query.get('instituteId') ?? (json as { filters?: { instituteId?: string } } | null)?.filters?.instituteId ?? null);

it('offers for rows of one institute what is of this institute', async () => {
  const dialog = await editCarrier(['i-1', 'i-1']);
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  expect(new Set(asked())).toEqual(new Set(['i-1']));
  expect(within(dialog).queryByText(/belong to several institutes/)).toBeNull();
});

it('says of rows of several institutes that one choice does not suit them all', async () => {
  const dialog = await editCarrier(['i-1', 'i-2']);
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  expect(new Set(asked())).toEqual(new Set([null]));
  expect(within(dialog).getByText(/belong to several institutes/)).toBeTruthy();
});

it('offers what comes with a value that is chosen, and says that rows need it', async () => {
  const sized = defineResource({ ...parcel, fields: { ...parcel.fields, kind: f.choice(['box', 'tube'], { required: true }), bore: f.integer({ required: true, when: { kind: 'tube' } }) } });
  held.current.reply = platformOf(parcels(2), ({ method, path, json }) => (method === 'GET' || method === 'POST' ? null : { body: { data: { id: path.split('/').at(-1), ...json } } }));
  show({ server: held.current, declarations: [sized], at: '/parcel', children: <ListScreen resource={normalized(sized)} /> });
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('alertdialog');
  const field = within(dialog).getByRole('combobox', { name: 'Field' });
  const offered = () => within(field).getAllByRole('option').map((option) => option.textContent);
  expect(offered()).not.toContain('Bore');
  await userEvent.selectOptions(field, 'kind');
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Box' }));
  expect(offered()).not.toContain('Bore');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Tube' }));
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /Bore/ }), '9');
  expect(offered()).not.toContain('Bore');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change 2 parcel' }));
  await waitFor(() => expect(held.current.seen.filter(({ method }) => method === 'PUT' || method === 'PATCH').map(({ json }) => json)).toEqual([{ kind: 'tube', bore: 9 }, { kind: 'tube', bore: 9 }]));
});

it('offers what has to belong to a value once that is chosen, and says which rows stay as they are without it', async () => {
  const tray = defineResource({ name: 'tray', fields: { name: f.text({ searchable: true }), carrierId: f.ref('carrier') } });
  const sorted: ResourceInput = { ...carried, fields: { ...carried.fields, trayId: f.ref('tray', { where: { carrierId: { field: 'carrierId' } } }) } };
  held.current.reply = platformOf(parcels(2).map((row) => ({ ...row, carrierId: 'c-1', trayId: row.id === 'p1' ? 't-1' : null })), ({ method, path, json }) => (method === 'GET' || method === 'POST' ? null : { body: { data: { id: path.split('/').at(-1), ...json } } }));
  show({ server: held.current, declarations: [sorted, carrier, tray, institution], at: '/parcel', children: <ListScreen resource={normalized(sorted)} /> });
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
  const dialog = await screen.findByRole('alertdialog');
  const field = within(dialog).getByRole('combobox', { name: 'Field' });
  const offered = () => within(field).getAllByRole('option').map((option) => option.textContent);
  expect(offered()).not.toContain('Tray');
  await userEvent.selectOptions(field, 'carrierId');
  await waitFor(() => expect(offered()).toContain('Tray'));
  expect(within(dialog).getByText(/^What rows have at Tray has to belong to it/)).toBeTruthy();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Clear “Carrier” in all of them' }));
  await userEvent.selectOptions(field, 'trayId');
  expect(within(dialog).queryByText(/^What rows have at Tray/)).toBeNull();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Clear “Tray” in all of them' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Clear Carrier and Tray/ }));
  await waitFor(() => expect(held.current.seen.filter(({ method }) => method === 'PUT' || method === 'PATCH').map(({ json }) => json)).toEqual([{ carrierId: null, trayId: null }, { carrierId: null, trayId: null }]));
});

it('knows whose rows are by what is known of them, else by the list’s filter', () => {
  const known = new Map([['a', { id: 'a', instituteId: 'i-1' }], ['b', { id: 'b', instituteId: 'i-1' }], ['o', { id: 'o', instituteId: null }]]);
  expect(ownersOf({ ids: ['a', 'b'], known, filter: {} })).toEqual({ only: 'i-1', narrowest: 'i-1', areSeveral: false });
  expect(ownersOf({ ids: ['o'], known, filter: {} })).toEqual({ only: null, narrowest: null, areSeveral: false });
  expect(ownersOf({ ids: ['a', 'o'], known, filter: {} })).toEqual({ only: null, narrowest: 'i-1', areSeveral: true });
  expect(ownersOf({ ids: ['a', 'x'], known, filter: {} })).toEqual({ only: null, narrowest: 'i-1', areSeveral: true });
  expect(ownersOf({ ids: ['o', 'x'], known, filter: {} }).narrowest).toBeUndefined();
  expect(ownersOf({ ids: ['a', 'x'], known, filter: { instituteId: ['i-1'] } })).toEqual({ only: 'i-1', narrowest: 'i-1', areSeveral: false });
});
