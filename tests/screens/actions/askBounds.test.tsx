import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import { institution } from '../../../src/resources/institution';
import { membership } from '../../../src/resources/membership';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { normalize } from '../../../src/schemas';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const resource = normalize(institution);

/** Draws once it is known who asks. */
function Known({ children }: { children: ReactNode }) {
  return useActor() ? children : null;
}

it.each([
  ['approve', 'awaiting', 'Approve'],
  ['changePlan', 'active', 'Change plan'],
])('the end of a plan that is over is refused in the dialog of %s, before anything is sent', async (action, status, verb) => {
  const record = { id: 'i-1', name: 'Vidya', status, isApproved: status !== 'awaiting', membershipPlanId: 'p-1', planEndsAt: null, version: 1, allowed: [action] };
  server.current.reply = replies({
    'GET /modules': () => ({ body: { data: [] } }),
    'GET /membership-plan/list/minimal': () => ({ body: { data: [{ id: 'p-1', title: 'Growth' }] } }),
    'GET /membership-plan/p-1': () => ({ body: { data: { id: 'p-1', subscriptionPlan: 'Growth', billingCycle: 'monthly' } } }),
  });
  show({ server: server.current, declarations: [institution, membership], children: <Known><RowAction resource={resource} record={record} action={action} onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  const ends = within(dialog).getByLabelText<HTMLInputElement>(/^Plan ends/);
  expect(ends.min, 'the calendar offers none either').toMatch(/^\d{4}-\d\d-\d\d$/);
  fireEvent.change(ends, { target: { value: '2020-11-20' } });
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
  expect(await within(dialog).findByText('This may not lie in the past.')).toBeTruthy();
  expect(server.current.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
});
