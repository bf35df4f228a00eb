import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import type { LecternRecord } from '../../../src/dataProvider';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { RecordForm } from '../../../src/screens/form/RecordForm';
import { defineResource, f, normalize } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const plan = defineResource({ name: 'plan', fields: { name: f.text({ required: true }), seats: f.integer(), fee: f.money() } });
const contract = defineResource({
  name: 'contract',
  fields: { name: f.text(), planId: f.ref('plan'), seats: f.integer(), fee: f.money(), status: f.choice(['new', 'open'], { readOnly: true, default: 'new' }) },
  lifecycle: { field: 'status', actions: { open: { from: ['new'], to: 'open', ask: { planId: f.ref('plan', { fills: { seats: 'seats', fee: 'fee' } }), seats: f.integer(), fee: f.money() }, set: { planId: { answer: 'planId', orKeep: true }, seats: { answer: 'seats', orKeep: true }, fee: { answer: 'fee' } } }, move: { from: ['new'], ask: { planId: f.ref('plan', { fills: { seats: 'seats' } }), seats: f.integer() }, set: { planId: { answer: 'planId' }, seats: { answer: 'seats' } } } } },
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

it.each([['is over', -3], ['is still to come', 3]])('begins with a last day that %s as it is, or with what the plan says from today, and leaves the rest to the record', async (_what, days) => {
  const day = (from: number): string => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const term = defineResource({ name: 'term', fields: { name: f.text({ required: true }), cycle: f.choice(['yearly']), seats: f.integer() } });
  const ask = { termId: f.ref('term', { required: true, fills: { endsOn: { by: 'cycle', months: { yearly: 12 } }, seats: 'seats' } }), endsOn: f.date({ earliest: { today: 0 } }), seats: f.integer() };
  const lease = defineResource({
    name: 'lease', fields: { name: f.text(), termId: f.ref('term'), endsOn: f.date(), seats: f.integer(), status: f.choice(['new', 'open'], { readOnly: true, default: 'new' }) },
    lifecycle: { field: 'status', actions: { renew: { from: ['new'], ask, set: { termId: { answer: 'termId' }, endsOn: { answer: 'endsOn' }, seats: { answer: 'seats' } } } } },
  });
  const held = { id: 'l-1', name: 'Vidya', termId: 't-1', endsOn: day(days), seats: null, status: 'new', version: 1, allowed: ['renew'] };
  server.current.reply = replies({
    'GET /term/list/minimal': () => ({ body: { data: [{ id: 't-1', title: 'Year' }] } }),
    'GET /term/t-1': () => ({ body: { data: { id: 't-1', name: 'Year', cycle: 'yearly', seats: 50 } } }),
    'PUT /lease/l-1/renew': () => ({ body: { data: { ...held, status: 'open' } } }),
  });
  show({ server: server.current, declarations: [term, lease], children: <Known><RowAction resource={normalize(lease)} record={held} action="renew" onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  const ends = (): string => within(dialog).getByLabelText<HTMLInputElement>(/Ends on/).value;
  await waitFor(() => expect(ends()).not.toBe(''));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(server.current.seen.some(({ method }) => method === 'PUT')).toBe(true));
  const { endsOn, ...rest } = server.current.seen.find(({ method }) => method === 'PUT')!.json as { endsOn: string };
  expect(rest).toEqual({ termId: 't-1' });
  if (days > 0) expect(endsOn).toBe(day(days));
  else expect(Date.parse(endsOn) - Date.now()).toBeGreaterThan(360 * 86_400_000);
});

it('leaves as they are the questions beside what is there already, until another is chosen', async () => {
  server.current.reply = replies({
    'GET /plan/list/minimal': () => ({ body: { data: PLANS.map(({ id, name }) => ({ id, title: name })) } }),
    'GET /plan/p-1': () => ({ body: { data: PLANS[0] } }),
    'GET /plan/p-2': () => ({ body: { data: PLANS[1] } }),
    'PUT /contract/c-1/move': () => ({ body: { data: record } }),
  });
  const planned = { ...record, planId: 'p-1', seats: null, allowed: ['move'] };
  show({ server: server.current, declarations: [plan, contract], children: <Known><RowAction resource={normalize(contract)} record={planned} action="move" onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  const seats = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Seats/ });
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Plan/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  expect(await within(dialog).findByDisplayValue('Small')).toBeTruthy();
  await choose('Large');
  await waitFor(() => expect(seats.value).toBe('500'));
  expect(server.current.seen.filter(({ path }) => path.endsWith('/plan/p-1')), 'what it says was never asked for').toEqual([]);
});

const pass = defineResource({ name: 'pass', tenant: 'platform', fields: { name: f.text(), days: f.integer() } });
const visit = defineResource({
  name: 'visit',
  tenant: 'platform',
  fields: { passId: f.ref('pass', { fills: { endsOn: { days: 'days', since: 'startsOn' } } }), startsOn: f.date(), endsOn: f.date() },
});
const stay = { id: 'v-1', passId: 'p-1', startsOn: '2026-03-01', endsOn: '2026-03-30', version: 1, allowed: ['update'] };

/** A form that is open with a record, and what stands in it. */
async function opened(record: object): Promise<{ ends: () => string; begin: (day: string) => void; end: (day: string) => void }> {
  server.current.reply = replies({ 'GET /pass/p-1': () => ({ body: { data: { id: 'p-1', name: 'Month', days: 30 } } }), 'GET /pass/list/minimal': () => ({ body: { data: [{ id: 'p-1', title: 'Month' }] } }) });
  show({ server: server.current, declarations: [pass, visit], children: <Known><RecordContextProvider value={record}><OpenForm record={record as LecternRecord} /></RecordContextProvider></Known> });
  const field = (name: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByLabelText(/^Ends/);
  return { ends: () => field(/^Ends/).value, begin: (day) => void fireEvent.change(field(/^Starts/), { target: { value: day } }), end: (day) => void fireEvent.change(field(/^Ends/), { target: { value: day } }) };
}

function OpenForm({ record }: { readonly record: LecternRecord }) {
  return <RecordForm resource={normalized(visit)} actor={useActor()!} record={record} onSaved={() => undefined} onCancel={() => undefined} />;
}

it('moves the last day with the first, where it was counted from it, and says what it was', async () => {
  const { ends, begin, end } = await opened(stay);
  begin('2026-04-01');
  await waitFor(() => expect(ends()).toBe('2026-04-30'));
  expect(screen.getByText(/^Filled in from “Pass”. Before: .*Mar 2026/)).toBeTruthy();
  begin('');
  begin('2026-05-01');
  await waitFor(() => expect(ends()).toBe('2026-05-30'));
  end('2026-12-31');
  begin('2026-06-01');
  await screen.findByText(/^What you typed stays. “Pass” says: .*Jun 2026/);
  expect(ends()).toBe('2026-12-31');
});

it('leaves a last day that was meant otherwise', async () => {
  const { ends, begin } = await opened({ ...stay, endsOn: '2026-07-15' });
  begin('2026-04-01');
  await screen.findByText(/“Pass” says: .*Apr 2026/);
  expect(ends()).toBe('2026-07-15');
});
