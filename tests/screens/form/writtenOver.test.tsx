import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const course = defineResource({ name: 'course', title: '{name}', tenant: 'platform', fields: { name: f.text({ required: true }), validity: f.integer() } });
const pass = defineResource({ name: 'pass', title: '{name}', tenant: 'platform', fields: { name: f.text(), courseId: f.ref('course', { fills: { endsOn: { days: 'validity', since: 'startsOn' } } }), startsOn: f.date(), endsOn: f.date() } });
const record = { id: 'p-1', name: 'P', courseId: 'k-1', startsOn: '2026-11-01', endsOn: '2027-01-31', version: 4, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', allowed: ['update', 'delete'] };

it('an end that was not changed here stays as somebody else has set it, where the beginning is written over theirs', async () => {
  let tries = 0;
  const theirs = { ...record, endsOn: '2027-12-31', version: 9 };
  server.current.reply = replies({
    'GET /pass/p-1': () => ({ body: { data: record } }),
    'GET /course/k-1': () => ({ body: { data: { id: 'k-1', name: 'K', validity: 30 } } }),
    'PUT /pass/p-1': (request) => (++tries === 1 ? { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Stale', data: theirs } } : { body: { data: { ...theirs, ...request.json, version: 10 } } }),
  });
  show({ server: server.current, declarations: [pass, course], at: '/pass/p-1', children: <EditScreen resource={normalized(pass)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts on/);
  await userEvent.clear(starts);
  await userEvent.type(starts, '2026-11-05');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('row', { name: /^Ends on.*stays as it is there/ })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(server.current.seen.filter(({ method }) => method === 'PUT').map(({ json }) => json)).toEqual([{ startsOn: '2026-11-05', endsOn: '2027-01-31' }, { startsOn: '2026-11-05', endsOn: '2027-12-31' }]);
});
