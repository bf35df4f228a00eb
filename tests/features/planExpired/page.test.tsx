import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import PlanExpired from '../../../src/customPages/planExpired/page/PlanExpired';
import { replies, show, superAdmin, useServer } from '../../screens/support/screens';

const held = useServer();
const user = { instituteId: 'i-1', isPlanOver: false };
vi.mock('../../../src/shell/context/shellContext', async (original) => ({ ...(await original<object>()), useShell: () => ({ user, signOut: async () => undefined }) }));

it('says the plan as every other screen says days and numbers, and shows the padlock only once it has run out', async () => {
  const plan = { plan: 'Growth', billingCycle: 'yearly', price: 150_000, endsAt: '2026-12-26', learners: 123_456, staff: 4, learnerSeats: null, staffSeats: null };
  held.current.reply = replies({ 'GET /institute/plan': () => ({ body: { data: plan } }), 'GET /tenant/default-tenant-info': () => ({ body: { data: {} } }) });
  const opened = async (isPlanOver: boolean): Promise<string> => {
    user.isPlanOver = isPlanOver;
    const { unmount, container } = show({ server: held.current, declarations: [], actor: { ...superAdmin, role: 'institute', instituteId: 'i-1', allowAllInstitutes: false }, children: <PlanExpired /> });
    expect(await screen.findByText('26 Dec 2026')).toBeTruthy();
    expect(screen.getByText('1,23,456')).toBeTruthy();
    expect(screen.getByText(isPlanOver ? 'Ended on' : 'Runs until')).toBeTruthy();
    await vi.waitFor(() => expect(container.querySelectorAll('svg path').length).toBeGreaterThan(1));
    const drawn = container.querySelector('svg')!.innerHTML;
    unmount();
    return drawn;
  };
  const padlock = '<rect x="58" y="54" width="36" height="26"';
  const runs = await opened(false);
  expect(runs.replace(/ class="[^"]*"/g, '')).not.toContain(padlock);
  expect((await opened(true)).replace(/ class="[^"]*"/g, '')).toContain(padlock);
});
