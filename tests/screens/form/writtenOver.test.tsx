import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f, type Actor } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

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
  // Each has changed another field: nothing of theirs is lost.
  expect(within(dialog).getByText(/You have changed other fields: both can stay/)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Overwrite with mine' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(server.current.seen.filter(({ method }) => method === 'PUT').map(({ json }) => json)).toEqual([{ startsOn: '2026-11-05', endsOn: '2027-01-31' }, { startsOn: '2026-11-05', endsOn: '2027-12-31' }]);
});

const noCourses: Actor = { id: 'u-2', role: 'faculty', instituteId: null, allowAllInstitutes: false, modules: { pass: { create: true, read: true, update: true, delete: false } } };

it.each([
  ['is sent as it was counted, once the course has come', { actor: superAdmin, delayMs: 0, sent: { startsOn: '2026-11-05', endsOn: '2026-12-04' } }],
  ['is left to the platform while the course is on its way', { actor: superAdmin, delayMs: 20_000, sent: { startsOn: '2026-11-05' } }],
  ['is left to the platform where the course may not be read', { actor: noCourses, delayMs: 0, sent: { startsOn: '2026-11-05' } }],
] as const)('an end that goes along with its beginning %s', async (_, { actor, delayMs, sent }) => {
  server.current.reply = replies({
    'GET /pass/p-1': () => ({ body: { data: { ...record, endsOn: '2026-11-30' } } }),
    'GET /course/k-1': () => ({ delayMs, body: { data: { id: 'k-1', name: 'K', validity: 30 } } }),
    'PUT /pass/p-1': (request) => ({ body: { data: { ...record, ...request.json, version: 5 } } }),
  });
  show({ server: server.current, declarations: [pass, course], at: '/pass/p-1', actor, children: <EditScreen resource={normalized(pass)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts on/);
  await userEvent.clear(starts);
  await userEvent.type(starts, '2026-11-05');
  await userEvent.tab();
  if ('endsOn' in sent) await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Ends on/).value).toContain('2026-12-04'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.filter(({ method }) => method === 'PUT').map(({ json }) => json)).toEqual([sent]));
});

it('an end that was typed as it was stays as it was typed', async () => {
  server.current.reply = replies({
    'GET /pass/p-1': () => ({ body: { data: { ...record, endsOn: '2026-11-30' } } }),
    'GET /course/k-1': () => ({ delayMs: 20_000, body: { data: { id: 'k-1', name: 'K', validity: 30 } } }),
    'PUT /pass/p-1': (request) => ({ body: { data: { ...record, ...request.json, version: 5 } } }),
  });
  show({ server: server.current, declarations: [pass, course], at: '/pass/p-1', children: <EditScreen resource={normalized(pass)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts on/);
  const ends = screen.getByLabelText<HTMLInputElement>(/^Ends on/);
  await userEvent.clear(ends);
  await userEvent.type(ends, '2026-11-30');
  await userEvent.clear(starts);
  await userEvent.type(starts, '2026-11-05');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.filter(({ method }) => method === 'PUT').map(({ json }) => json)).toEqual([{ startsOn: '2026-11-05', endsOn: '2026-11-30' }]));
});
