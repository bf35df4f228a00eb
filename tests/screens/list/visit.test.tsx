import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { listAddress, RETURN_STATE } from '../../../src/shell/nav/listVisit';
import { consoleStore } from '../../../src/shell/context/consoleStore';
import { normalized, show, useServer } from '../support/screens';
import { parcel, parcels, platformOf } from './support';

// Fetched when first needed; a busy machine takes its time.
beforeAll(() => import('../../../src/screens/bulk/BulkBar'), 60_000);

const held = useServer();
const resource = normalized(parcel);

async function openList(at = '/parcel') {
  held.current.reply = platformOf(parcels(30));
  const shown = show({ server: held.current, declarations: [parcel], at, children: <ListScreen resource={resource} /> });
  await screen.findAllByRole('row');
  await screen.findAllByRole('link', { name: /Parcel \d/ });
  const go = async (to: string | number, state?: unknown): Promise<void> => {
    await act(() => (typeof to === 'number' ? shown.router.navigate(to) : shown.router.navigate(to, { state })));
  };
  return { ...shown, go };
}

const select = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select: ${title}` }));

describe('a visit to a list', () => {
  it('keeps its selection for the way back, and begins without one by the menu', async () => {
    const { go } = await openList();
    await select('Parcel 03');
    await screen.findByText('1 selected');
    await go('/parcel/p3');
    expect(screen.getByText('elsewhere')).toBeTruthy();
    await go(-1);
    await screen.findByText('1 selected');
    await go('/parcel/p3');
    await go('/parcel');
    await screen.findByRole('link', { name: 'Parcel 03' });
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('opens fresh by the menu, as often as it is pressed, and as it was left by the way back', async () => {
    const { go, router } = await openList();
    await userEvent.type(screen.getByRole('searchbox'), 'parcel 2');
    await waitFor(() => expect(listAddress('/parcel')).toContain('parcel%202'));
    const left = listAddress('/parcel');
    expect(left).toContain(router.state.location.search);
    await go('/parcel');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
    expect(router.state.location.search).toBe('');
    await go(-1);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'parcel 2'));
    await go('/parcel/p20');
    expect(listAddress('/parcel')).toBe(left);
    await go(listAddress('/parcel'), RETURN_STATE);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'parcel 2'));
    await go('/parcel/p20');
    await go('/parcel');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  });

  it('leaves search and filters where they are while rows are selected; other rows end the selection and say so', async () => {
    await openList();
    await select('Parcel 03');
    await screen.findByText('1 selected');
    expect(screen.getByRole('group', { name: 'Filters' })).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'parcel 1');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(await screen.findByText('lectern.bulk.ended')).toBeTruthy();
  });

  it('ends the selection by Escape, but not while something is open that Escape closes', async () => {
    await openList();
    await select('Parcel 03');
    await screen.findByText('1 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull());
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
});

describe('what the console keeps in the browser', () => {
  it('is nothing of a visit, also of one under an earlier release', () => {
    localStorage.setItem('RaStorelectern.u-7.coupon.selectedIds', '["c-1"]');
    localStorage.setItem('RaStorelectern.u-7.coupon.listParams', '{"filter":{"q":"priya"}}');
    localStorage.setItem('RaStorelectern.u-7.nav.isNarrow', 'true');
    const store = consoleStore('u-7');
    store.setup();
    store.setItem('coupon.listParams', { filter: { q: 'rahul' } });
    expect(Object.entries(localStorage).filter(([, value]) => /c-1|priya|rahul/.test(String(value)))).toEqual([]);
    expect(store.getItem('coupon.listParams', 'none')).toBe('none');
    expect(store.getItem('nav.isNarrow', false)).toBe(true);
  });
});
