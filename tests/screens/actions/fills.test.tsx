import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { defineResource, f, normalize } from '../../../src/schemas';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const plan = defineResource({ name: 'plan', fields: { name: f.text({ required: true }), seats: f.integer(), fee: f.money() } });
const contract = defineResource({
  name: 'contract',
  fields: { name: f.text(), planId: f.ref('plan'), seats: f.integer(), fee: f.money(), status: f.choice(['new', 'open'], { readOnly: true, default: 'new' }) },
  lifecycle: { field: 'status', actions: { open: { from: ['new'], to: 'open', ask: { planId: f.ref('plan', { fills: { seats: 'seats', fee: 'fee' } }), seats: f.integer(), fee: f.money() }, set: { planId: { answer: 'planId', orKeep: true }, seats: { answer: 'seats', orKeep: true }, fee: { answer: 'fee' } } } } },
});
const record = { id: 'c-1', name: 'Vidya', planId: null, seats: 12, fee: null, status: 'new', version: 1, allowed: ['open'] };
const PLANS = [{ id: 'p-1', name: 'Small', seats: 50, fee: 1499 }, { id: 'p-2', name: 'Large', seats: 500, fee: null }];

/** Draws once it is known who asks. */
function Known({ children }: { children: ReactNode }) {
  return useActor() ? children : null;
}

it('puts what a chosen record says into the questions beside it, to be seen and changed before it is sent', async () => {
  server.current.reply = replies({
    'GET /plan/list/minimal': () => ({ body: { data: PLANS.map(({ id, name }) => ({ id, title: name })) } }),
    'GET /plan/p-1': () => ({ body: { data: PLANS[0] } }),
    'GET /plan/p-2': () => ({ body: { data: PLANS[1] } }),
    'PUT /contract/c-1/open': () => ({ body: { data: { ...record, status: 'open' } } }),
  });
  show({ server: server.current, declarations: [plan, contract], children: <Known><RowAction resource={normalize(contract)} record={record} action="open" onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  const seats = (): HTMLInputElement => within(dialog).getByRole('textbox', { name: /Seats/ });
  expect(seats().value, 'begins with what it has').toBe('12');
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Plan/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('Small');
  await waitFor(() => expect(seats().value).toBe('50'));
  expect(within(dialog).getByText('Filled in from “Plan”. Before: 12.')).toBeTruthy();
  await choose('Large');
  await waitFor(() => expect(seats().value).toBe('500'));
  await userEvent.clear(seats());
  await userEvent.type(seats(), '450');
  expect(within(dialog).queryByText(/Filled in from “Plan”/)).toBeNull();
  await choose('Small');
  expect(await within(dialog).findByText('What you typed stays. “Plan” says: 50.')).toBeTruthy();
  expect(seats().value).toBe('450');
  await choose('Large');
  expect(await within(dialog).findByText('What you typed stays. “Plan” says: 500.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  // The larger plan says nothing of a fee: that of the smaller one, which nobody has entered, does not stay.
  await waitFor(() => expect(server.current.seen.find(({ method }) => method === 'PUT')?.json).toEqual({ planId: 'p-2', seats: 450 }));
});

it('begins with what the record says that it begins with, where a question would be empty', async () => {
  server.current.reply = replies({
    'GET /plan/list/minimal': () => ({ body: { data: PLANS.map(({ id, name }) => ({ id, title: name })) } }),
    'GET /plan/p-1': () => ({ body: { data: PLANS[0] } }),
    'PUT /contract/c-1/open': () => ({ body: { data: { ...record, status: 'open' } } }),
  });
  const planned = { ...record, planId: 'p-1' };
  show({ server: server.current, declarations: [plan, contract], children: <Known><RowAction resource={normalize(contract)} record={planned} action="open" onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  const valueOf = (name: RegExp): string => within(dialog).getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(() => expect(valueOf(/Fee/)).toBe('1,499'));
  expect(valueOf(/Seats/), 'what the record has itself').toBe('12');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(server.current.seen.find(({ method }) => method === 'PUT')?.json).toEqual({ planId: 'p-1', seats: 12, fee: 1499 }));
});
