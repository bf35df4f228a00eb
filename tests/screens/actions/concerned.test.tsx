import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useActor } from '../../../src/dataProvider';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { defineResource, f, normalize } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const writer = defineResource({ name: 'writer', fields: { name: f.text({ required: true }) } });
const complaint = defineResource({
  name: 'complaint',
  title: '{text}',
  fields: { text: f.text(), writerId: f.ref('writer'), status: f.choice(['open', 'terminated'], { readOnly: true, default: 'open' }) },
  lifecycle: { field: 'status', actions: { terminate: { from: ['open'], to: 'terminated', confirm: 'danger', concerns: 'writerId' } } },
});
const record = { id: 'c-1', text: 'Buy my notes', writerId: 'w-1', status: 'open', version: 1, allowed: ['terminate'] };

function Said() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.map((one) => <p key={String(one.message)} role="status">{translate(String(one.message), one.notificationOptions?.messageArgs)}</p>);
}

/** Draws once it is known who asks. */
function Known({ children }: { children: ReactNode }) {
  return useActor() ? children : null;
}

function open(writers: readonly object[]) {
  server.current.reply = replies({
    'POST /writer/search': () => ({ body: { data: { items: writers, total: writers.length, page: 0, size: 20 } } }),
    'GET /writer/list/minimal': () => ({ body: { data: writers } }),
    'PUT /complaint/c-1/terminate': () => ({ body: { data: { ...record, status: 'terminated' } } }),
  });
  show({ server: server.current, declarations: [writer, complaint], children: <><RowAction resource={normalize(complaint)} record={record} action="terminate" onClose={() => undefined} /><Said /></> });
}

it('names the record that an action is done to, in the question and in the notice', async () => {
  open([{ id: 'w-1', title: 'Aditya Patel' }]);
  const dialog = await screen.findByRole('alertdialog', { name: 'Close the account of “Aditya Patel”?' });
  expect(within(dialog).queryByText(/for everyone who uses it/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terminate' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The account of “Aditya Patel” was closed, and the report decided.'));
});

it('names the record itself where the other cannot be named', async () => {
  open([]);
  expect(await screen.findByRole('alertdialog', { name: 'Close the account of “Buy my notes”?' })).toBeTruthy();
});

it('names beside a person’s name what the record is of, where that alone tells it apart: a seat is not the learner', async () => {
  const batch = defineResource({ name: 'batch', fields: { name: f.text({ required: true }) } });
  const seat = defineResource({ name: 'seat', fields: { name: f.text({ readOnly: true }), batchId: f.ref('batch', { required: true }), writerId: f.ref('writer', { required: true }) }, unique: [['batchId', 'writerId']] });
  const minimal = (title: string, id: string) => () => ({ body: { data: [{ id, title }] } });
  server.current.reply = replies({
    'GET /writer/list/minimal': minimal('Aditya Patel', 'w-1'), 'GET /batch/list/minimal': minimal('Morning', 'b-1'),
    'POST /seat/dependants': () => ({ body: { data: { uses: [] } } }),
    'DELETE /seat/s-1': () => ({ body: { data: {} } }),
  });
  show({ server: server.current, declarations: [writer, batch, seat], children: <><RowAction resource={normalize(seat)} record={{ id: 's-1', name: 'Aditya Patel', batchId: 'b-1', writerId: 'w-1', version: 1 }} action="delete" onClose={() => undefined} /><Said /></> });
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Aditya Patel · Morning”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('“Aditya Patel · Morning” was deleted.'));
});

it('is pressed again where the record was changed meanwhile: says what was, keeps the answers, and means the record as it is', async () => {
  const exam = defineResource({ name: 'exam', fields: { name: f.text(), room: f.text(), seats: f.integer(), state: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }) }, lifecycle: { field: 'state', actions: { publish: { from: ['draft'], to: 'live', ask: { reason: f.text({ required: true }) } } } } });
  const one = { id: 'e-1', name: 'Mock', room: 'A', state: 'draft', version: 1, allowed: ['publish'] };
  const sent: { readonly version: unknown; readonly body: unknown }[] = [];
  server.current.reply = replies({ 'PUT /exam/e-1/publish': ({ headers, json: body }) => {
    sent.push({ version: headers['if-match'], body });
    return headers['if-match'] === '"2"' ? { body: { data: { ...one, room: 'B', state: 'live', version: 3 } } } : { status: 412, body: { httpcode: 412, code: 'STALE', message: 'Changed.', data: { ...one, room: 'B', seats: 40, version: 2 } } };
  } });
  show({ server: server.current, declarations: [exam], children: <><RowAction resource={normalize(exam)} record={one} action="publish" onClose={() => undefined} /><Said /></> });
  // A list has asked for its columns alone, and knows nothing of the seats: nobody says that they have changed.
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Ready');
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await press();
  expect(await within(dialog).findByText(/Changed meanwhile: Room\. “Publish” now does it to the record as it is\./)).toBeTruthy();
  await press();
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)!.textContent).toContain('“Mock”'));
  expect(sent).toEqual([{ version: '"1"', body: { reason: 'Ready' } }, { version: '"2"', body: { reason: 'Ready' } }]);
});

it('tells in the notice what followed, as the platform answers, and not what the module has no words for', async () => {
  const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text(), state: f.choice(['awaiting', 'active'], { readOnly: true, default: 'awaiting' }) }, lifecycle: { field: 'state', actions: { approve: { from: ['awaiting'], to: 'active', confirm: true, handler: 'openInstitute', tells: ['invited', 'planUntil'] } } } });
  const facts = [{ name: 'invited', value: 'head@example.test' }, { name: 'planUntil', value: '2027-03-31' }, { name: 'unheardOf', value: 'x' }, { name: 7 }];
  server.current.reply = replies({ 'PUT /institution/i-1/approve': () => ({ body: { data: { id: 'i-1', name: 'Vidya', state: 'active' }, facts } }) });
  show({ server: server.current, declarations: [institution], children: <><RowAction resource={normalize(institution)} record={{ id: 'i-1', name: 'Vidya', state: 'awaiting', version: 1, allowed: ['approve'] }} action="approve" onClose={() => undefined} /><Said /></> });
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('“Vidya” was approved. An invitation was mailed to head@example.test. Its plan runs from now until 31 Mar 2027.'));
});

it.each([
  ['en', 'asked', 'You have asked to join “Algebra”, and wait to be let in.'],
  ['en', 'joined', 'You are in “Algebra”.'],
  ['fr', 'asked', 'Vous avez demandé à rejoindre «\u00a0Algebra\u00a0»\u00a0; votre demande attend d’être acceptée.'],
  ['en', 'unheardOf', 'You have joined “Algebra”.'],
] as const)('says by its own sentence what came of it: %s, %s', async (locale, outcome, said) => {
  const group = defineResource({ name: 'group', fields: { name: f.text(), status: f.choice(['open'], { readOnly: true, default: 'open' }) }, lifecycle: { field: 'status', actions: { join: { from: ['open'], confirm: false, handler: 'joinGroup', outcomes: ['joined', 'asked'] } } } });
  const one = { id: 'g-1', name: 'Algebra', status: 'open', version: 1, allowed: ['join'] };
  server.current.reply = replies({ 'PUT /group/g-1/join': () => ({ body: { data: one, facts: [{ name: outcome, value: '' }] } }) });
  show({ server: server.current, declarations: [group], locale, i18n: wholeI18n(locale), children: <Known><RowAction resource={normalize(group)} record={one} action="join" onClose={() => undefined} /><Said /></Known> });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
});

it.each([[100, 1, true], [100, 100, false], [100, undefined, false]])('asks before what would be done at once where two numbers that are meant to be alike differ: %s and %s', async (totalMark, marks, asks) => {
  const exam = defineResource({ name: 'exam', fields: { name: f.text(), totalMark: f.integer(), marks: f.integer({ readOnly: true }), state: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }) }, lifecycle: { field: 'state', actions: { publish: { from: ['draft'], to: 'live', alike: ['marks', 'totalMark'], undo: 'withdraw' }, withdraw: { from: ['live'], to: 'draft' } } } });
  const one = { id: 'e-1', name: 'Mock', totalMark, marks, state: 'draft', version: 1, allowed: ['publish'] };
  server.current.reply = replies({ 'PUT /exam/e-1/publish': () => ({ body: { data: { ...one, state: 'live' } } }) });
  show({ server: server.current, declarations: [exam], children: <Known><RowAction resource={normalize(exam)} record={one} action="publish" onClose={() => undefined} /></Known> });
  if (asks) {
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('1 (“Marks”) and 100 (“Total mark”) are meant to be the same.')).toBeTruthy();
    expect(server.current.seen.filter(({ path }) => path.endsWith('/publish'))).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  }
  await waitFor(() => expect(server.current.seen.filter(({ path }) => path.endsWith('/publish'))).toHaveLength(1));
});

it.each([[2, 'reports were decided against it'], [0, null]])('says before an action how many records of another module it concerns: %i', async (total, said) => {
  const report = defineResource({ name: 'contentReport', fields: { text: f.text(), about: f.oneOf({ comment: 'comment' }), status: f.choice(['suspended', 'terminated'], { readOnly: true, default: 'suspended' }), isSecret: f.boolean() }, list: { filters: ['about', 'status', { field: 'isSecret', op: 'include', name: 'withSecret' }] } });
  const comment = defineResource({
    name: 'comment', title: '{text}', fields: { text: f.text(), status: f.choice(['shown', 'hidden'], { readOnly: true, default: 'shown' }) }, related: [{ resource: 'contentReport', field: 'about' }],
    lifecycle: { field: 'status', actions: { hide: { from: ['shown'], to: 'hidden' }, show: { from: ['hidden'], to: 'shown', foretells: [{ says: 'cleared', resource: 'contentReport', where: { status: 'suspended' } }, { says: 'terminated', resource: 'contentReport', where: { status: 'terminated' } }] } } },
  });
  server.current.reply = replies({ 'POST /contentReport/search': ({ json }) => ({ body: { data: { items: [], total: String((json['filters'] as Record<string, unknown>)['status']) === 'suspended' ? total : 0, page: 0, size: 1 } } }) });
  show({ server: server.current, declarations: [report, comment], children: <Known><RowAction resource={normalize(comment)} record={{ id: 'k-1', text: 'Rubbish', status: 'hidden', version: 1, allowed: ['show'] }} action="show" onClose={() => undefined} /></Known> });
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(server.current.seen.filter(({ path }) => path.endsWith('/search')).map(({ json }) => (json as { filters: unknown }).filters)).toEqual(expect.arrayContaining([{ about: 'comment:k-1', status: 'suspended', withSecret: true }, { about: 'comment:k-1', status: 'terminated', withSecret: true }])));
  if (said) expect(await within(dialog).findByText(`${total} ${said}; showing it again sets them to Cleared.`)).toBeTruthy();
  else expect(within(dialog).queryByRole('status')).toBeNull();
});
