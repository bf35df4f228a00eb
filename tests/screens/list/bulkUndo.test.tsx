import { screen, within } from '@testing-library/react';
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
/** Fewer rows of other pages than are looked at one by one before the question, and more. */
const COUNTS = [50, 120];
/** Parcels that are lost are found again where they were: each state has an action that leads there. */
const found = defineResource({
  ...parcel,
  lifecycle: { field: 'status', actions: {
    lose: { from: ['packed', 'sent'], to: 'lost', bulk: true, confirm: true, undo: ['pack', 'send'] },
    pack: { from: ['lost'], to: 'packed', bulk: true }, send: { from: ['packed', 'lost'], to: 'sent', bulk: true },
  } },
});

it.each(COUNTS)('an action over %i rows of several pages is taken back row by row, to the state that each of them had', async (COUNT) => {
  const rows = parcels(COUNT).map((row, at) => ({ ...row, status: at % 2 === 0 ? 'packed' : 'sent', allowed: ['lose'] }));
  const was = rows.map(({ status }) => status);
  held.current.reply = platformOf(rows, ({ method, path }) => {
    const row = rows.find(({ id }) => path.includes(`/${id}/`) || path.endsWith(`/${id}`));
    if (!row) return null;
    const action = path.split('/').at(-1)!;
    if (method !== 'GET') Object.assign(row, { status: { lose: 'lost', pack: 'packed', send: 'sent' }[action]! });
    return { body: { data: row } };
  });
  show({ server: held.current, declarations: [found], at: '/parcel', children: <><ListScreen resource={normalized(found)} /><Notifications /></> });
  await screen.findByRole('link', { name: 'Parcel 01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await screen.findByRole('button', { name: `Select all ${COUNT} that match` }));
  await screen.findByText(`${COUNT} selected`);
  await userEvent.click(await screen.findByRole('button', { name: 'Lose' }));
  const go = await within(await screen.findByRole('alertdialog')).findByRole<HTMLButtonElement>('button', { name: `Lose ${COUNT} parcel` });
  await expect.poll(() => go.disabled, { timeout: 60_000 }).toBe(false);
  const isLookedAt = ({ method, path }: { method: string; path: string }): boolean => method === 'GET' && /\/parcel\/p\d+$/.test(path);
  await userEvent.click(go);
  await expect.poll(() => rows.every(({ status }) => status === 'lost'), { timeout: 60_000 }).toBe(true);
  const undo = await screen.findByRole('button', { name: 'Undo' }, { timeout: 30_000 });
  expect(document.body.textContent).not.toContain('Undo leaves');
  // None is looked at twice.
  const looked = held.current.seen.filter(isLookedAt).map(({ path }) => path);
  expect(new Set(looked).size).toBe(looked.length);
  await userEvent.click(undo);
  await expect.poll(() => rows.map(({ status }) => status), { timeout: 60_000 }).toEqual(was);
}, 300_000);
