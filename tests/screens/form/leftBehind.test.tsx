import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { FROM_PAGE } from '../../../src/screens/common/useLeaveForm';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({ name: 'crate', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }) } });
const old = { id: 'c-1', label: 'Tea', version: 1, allowed: ['update'] };

/** Opens the list, or a record’s page, then the form, and saves; gives where that leads, and where the way back does. */
async function wayBack({ through, at, state }: { through: string; at: string; state?: unknown }): Promise<readonly string[]> {
  server.current.reply = replies({ 'GET /crate/c-1': () => ({ body: { data: old } }), 'PUT /crate/c-1': (request) => ({ body: { data: { ...old, ...request.json, version: 2 } } }), 'POST /crate': (request) => ({ body: { data: { ...request.json, id: 'c-2', version: 1 } } }) });
  const { router, unmount } = show({ server: server.current, declarations: [crate], at, children: at.endsWith('create') ? <CreateScreen resource={normalized(crate)} /> : <EditScreen resource={normalized(crate)} /> });
  for (const step of ['/home/first/second/third', through]) await act(() => router.navigate(step));
  await act(() => router.navigate(at, { state }));
  await userEvent.type(await screen.findByLabelText(/^Label/), ' chest');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe(at));
  const left = router.state.location.pathname;
  await act(() => router.navigate(-1));
  const back = router.state.location.pathname;
  unmount();
  return [left, back];
}

it('the way back from a record that was made or changed leads past its form to where that was opened', async () => {
  expect(await wayBack({ through: '/crate', at: '/crate/create' })).toEqual(['/crate/c-2/show', '/crate']);
  expect(await wayBack({ through: '/crate', at: '/crate/c-1' })).toEqual(['/crate/c-1/show', '/crate']);
  expect(await wayBack({ through: '/crate/c-1/show', at: '/crate/c-1', state: FROM_PAGE })).toEqual(['/crate/c-1/show', '/home/first/second/third']);
});
