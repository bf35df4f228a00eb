import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource } from '../../../src/schemas';
import type { ScriptedReply } from '../../dataProvider/support/server';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

const held = useServer();
beforeEach(() => localStorage.setItem('lectern.summed.parcel', 'true'));

it('rows, pager and summary of the question before are marked as old until those of the new one are there', async () => {
  const summed = defineResource({ ...parcel, summary: { by: ['status'], measures: { parcels: 'count' } } });
  const all = platformOf(parcels(3));
  const waiting: (() => void)[] = [];
  let isSlow = false;
  held.current.reply = (request) => {
    const reply = request.path.endsWith('/summary') ? { body: { data: { by: 'status', groups: [{ key: 'packed', values: { parcels: 3 } }], totals: { parcels: 3 }, isCut: false } } } : all(request);
    return isSlow ? new Promise<ScriptedReply>((resolve) => waiting.push(() => resolve(reply))) : reply;
  };
  const { router } = show({ server: held.current, declarations: [summed], at: '/parcel', children: <ListScreen resource={normalized(summed)} /> });
  const old = (element: HTMLElement): boolean => element.closest('[data-stale]')?.closest('[aria-busy=true]') instanceof HTMLElement;
  const parts = async () => [await screen.findByRole('link', { name: 'Parcel 01' }), screen.getByRole('navigation', { name: 'Pages' }), await screen.findByRole('region', { name: 'What the rows come to' })];
  await waitFor(async () => expect((await parts()).map(old)).toEqual([false, false, false]));
  isSlow = true;
  await router.navigate(`/parcel?${new URLSearchParams({ filter: '{"status":["packed"]}' }).toString()}`);
  await waitFor(async () => expect((await parts()).map(old)).toEqual([true, true, true]));
  isSlow = false;
  for (const answer of waiting) answer();
  await waitFor(async () => expect((await parts()).map(old)).toEqual([false, false, false]));
});
