import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { draftOwner, keepDrafts, readDrafts } from '../../../src/forms/drafts';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
const crate = defineResource({ name: 'crate', title: '{label}', tenant: 'platform', fields: { label: f.text({ required: true }), note: f.text(), secret: f.text({ secret: true }) } });
const resource = normalized(crate);
const newKey = { resource: 'crate', id: null, owner: draftOwner(superAdmin) };
const user = userEvent.setup();
beforeEach(() => sessionStorage.clear());

const create = () => show({ server: server.current, declarations: [crate], at: '/crate/create', children: <CreateScreen resource={resource} /> });
const edit = () => show({ server: server.current, declarations: [crate], at: '/crate/c-1', children: <EditScreen resource={resource} /> });
const label = () => screen.findByLabelText<HTMLInputElement>(/^Label/);
const restore = async () => user.click(await screen.findByRole('button', { name: 'Restore it' }));
const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));

it('takes no secret along that was typed for another record', async () => {
  const sent: unknown[] = [];
  keepDrafts(newKey, [{ owner: newKey.owner, values: { label: 'B' }, savedAt: Date.now() }]);
  server.current.reply = replies({ 'POST /crate': (request) => (sent.push(request.json), { body: { data: { ...request.json, id: 'c-1', version: 1 } } }) });
  create();
  await user.type(await label(), 'A');
  await user.type(screen.getByLabelText(/^Secret/), 'secretOfA');
  await restore();
  expect((await label()).value).toBe('B');
  expect(screen.getByLabelText<HTMLInputElement>(/^Secret/).value).toBe('');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent)).not.toContain('secretOfA');
});

it('is not offered while a save is on its way', async () => {
  keepDrafts(newKey, [{ owner: newKey.owner, values: { label: 'an hour of typing' }, savedAt: Date.now() }]);
  server.current.reply = replies({ 'POST /crate': (request) => ({ delayMs: 2_000, body: { data: { ...request.json, id: 'c-1', version: 1 } } }) });
  const { router } = create();
  await user.type(await label(), 'New');
  await screen.findByRole('button', { name: 'Restore it' });
  await save();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull(), { timeout: 1_500 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/crate/c-1/show'), { timeout: 10_000 });
  expect(readDrafts(newKey).map(({ values }) => values)).toEqual([{ label: 'an hour of typing' }]);
});

it('does not write over what somebody else has set meanwhile without asking', async () => {
  const asked: { readonly json: unknown; readonly match: unknown }[] = [];
  let record: Record<string, unknown> = { id: 'c-1', label: 'first', note: 'n', version: 4 };
  server.current.reply = replies({
    'GET /crate/c-1': () => ({ body: { data: record } }),
    'PUT /crate/c-1': ({ json, headers }) => {
      asked.push({ json, match: headers['if-match'] });
      const isOld = headers['if-match'] !== undefined && headers['if-match'] !== `"${String(record['version'])}"`;
      return isOld ? { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Stale', data: record } } : { body: { data: { ...record, ...json, version: 6 } } };
    },
  });
  const before = edit();
  await user.type(await label(), ' mine');
  await waitFor(() => expect(readDrafts({ ...newKey, id: 'c-1' })).toHaveLength(1));
  before.unmount();
  record = { ...record, label: 'theirs', note: 'also theirs', version: 5 };
  edit();
  await restore();
  expect((await label()).value).toBe('first mine');
  await save();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('theirs');
  expect(dialog.textContent).toContain('first mine');
  expect(asked).toEqual([{ json: { label: 'first mine' }, match: '"4"' }]);
});
