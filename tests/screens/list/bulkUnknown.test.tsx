import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { Notifications } from '../../../src/shell/signals/Notifications';
import { defineResource } from '../../../src/schemas';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

beforeAll(async () => {
  await import('../../../src/screens/bulk/BulkBar');
  await import('../../../src/screens/bulk/ActionDialog');
}, 300_000);

const held = useServer();
const COUNT = 120;
/** Sending is an update: of what has been sent already it changes nothing, and is no failure. */
const updated = defineResource({ ...parcel, lifecycle: { field: 'status', actions: { ...parcel.lifecycle!.actions, send: { from: ['packed'], to: 'sent', bulk: true, confirm: true, call: 'update' } } } });

/** A page of twenty that can be sent, and others of which the last two have been sent already; `askStates` answers what is asked beforehand. */
function open(askStates: () => { status: number; body: object } | null) {
  const rows = parcels(COUNT).map((row, at) => (at >= COUNT - 2 ? { ...row, status: 'sent', allowed: ['lose'] } : row));
  held.current.reply = platformOf(rows, ({ method, path, json }) => {
    const row = rows.find(({ id }) => path.endsWith(`/${id}`));
    if (row) return { body: { data: method !== 'GET' ? Object.assign(row, json) : row } };
    const { status } = (json as { filters?: { status?: string } }).filters ?? {};
    return status === undefined ? null : (askStates() ?? platformOf(rows.filter((one) => one.status === status))({ path: '/parcel/search', json: {}, query: new URLSearchParams('size=1000') } as never));
  });
  show({ server: held.current, declarations: [updated], at: '/parcel', children: <><ListScreen resource={normalized(updated)} /><Notifications /></> });
}

async function askToSend(): Promise<HTMLElement> {
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: `Select all ${COUNT} that match` }));
  await screen.findByText(`${COUNT} selected`);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  return screen.findByRole('alertdialog');
}

it('waits for the answer to what an action depends on while the platform is away', async () => {
  let isAway = true;
  open(() => (isAway ? { status: 503, body: {} } : null));
  const dialog = await askToSend();
  await waitFor(() => expect(held.current.seen.filter(({ json }) => (json as { filters?: { status?: string } } | null)?.filters?.status === 'packed').length).toBeGreaterThan(1));
  expect(within(dialog).getByRole('status').textContent).toContain('Checking');
  expect(within(dialog).getByRole('button', { name: /^Send/ })).toHaveProperty('disabled', true);
  isAway = false;
  expect(await within(dialog).findByRole('button', { name: `Send ${COUNT - 2} parcel` })).toBeTruthy();
  expect(within(dialog).getByText(/^2 rows cannot be changed/)).toBeTruthy();
  expect(screen.queryByText(/could not be reached/i)).toBeNull();
});

it('looks at each row of another page where nothing is known, and does not call done what changed nothing', async () => {
  open(() => ({ status: 500, body: {} }));
  const dialog = await askToSend();
  await userEvent.click(await within(dialog).findByRole('button', { name: `Send ${COUNT} parcel` }));
  expect(await screen.findByText(`Done: ${COUNT - 2} of ${COUNT}`, {}, { timeout: 30_000 })).toBeTruthy();
  expect(screen.getAllByText('“Send” is not possible now: the record is “Sent”.')).toHaveLength(2);
  const written = held.current.seen.filter(({ method }) => method !== 'GET' && method !== 'POST').map(({ path }) => path.split('/').at(-1));
  expect(written).toHaveLength(COUNT - 2);
  expect(written).not.toContain(`p${COUNT}`);
}, 300_000);
