import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dependants } from '../../../src/screens/actions/Dependants';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { isTold } from '../../../src/screens/common/isTold';
import { defineResource, f, type ResourceInput } from '../../../src/schemas';
import type { ScriptedReply } from '../../dataProvider/support/server';
import { normalized, replies, show, useServer } from '../support/screens';

const server = useServer();
const plan = defineResource({ name: 'plan', fields: { name: f.text({ required: true }) } });
const offer = defineResource({ name: 'offer', fields: { name: f.text({ required: true }), planId: f.ref('plan', { onDelete: 'refuse' }), otherId: f.ref('plan'), isSecret: f.boolean() }, list: { filters: ['planId', { field: 'isSecret', op: 'include', name: 'withSecret' }] } });
const house = defineResource({ name: 'house', tenant: 'self', fields: { name: f.text({ required: true }) } });
const DECLARATIONS: readonly ResourceInput[] = [plan, offer, house];

const use = { module: 'offer', field: 'planId', effect: 'refuse', count: 12, items: [{ id: 'o-1', title: 'Diwali' }], of: ['p-1'] };
const named = { module: 'offer', field: 'otherId', effect: 'name', count: 1, items: [{ id: 'o-2', title: 'Holi' }], of: [] };

function open({ resource = plan as ResourceInput, uses = [] as readonly object[], remove = (): ScriptedReply => ({ body: { data: { id: 'p-1' } } }), told = (): ScriptedReply => ({ body: { data: { people: 1234 } } }) } = {}) {
  server.current.reply = replies({
    'POST /told': told,
    [`POST /${resource.name}/dependants`]: () => ({ body: { data: { uses, keptDays: 30 } } }),
    [`DELETE /${resource.name}/p-1`]: remove,
    [`PUT /${resource.name}/p-1/unDelete`]: () => ({ body: { data: { id: 'p-1', name: 'Gold' } } }),
  });
  const record = { id: 'p-1', name: 'Gold', isDraft: false, version: 1, allowed: ['delete'] };
  show({ server: server.current, declarations: DECLARATIONS, children: <RowAction resource={normalized(resource)} record={record} action="delete" onClose={() => undefined} /> });
  return userEvent.setup();
}

const calls = (method: string) => server.current.seen.filter((request) => request.method === method);

describe('deleting a record', () => {
  it('says before what refers to it and until when it can be taken back; verb and name stand on the button', async () => {
    const user = open({ uses: [named] });
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Gold”?' });
    expect(await within(dialog).findByText('These keep its name, marked as deleted:')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Holi' }).getAttribute('href')).toBe('/offer/o-2/show');
    expect(within(dialog).getByText(/You can restore it until/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete plan Gold' }));
    await waitFor(() => expect(calls('DELETE')).toHaveLength(1));
    expect(await screen.findByText('lectern.record.doneOne')).toBeTruthy();
  });

  it('says whether people are told of it, by what the record is', async () => {
    const seat = defineResource({ name: 'plan', fields: { name: f.text({ required: true }), isDraft: f.boolean(), userId: f.ref('person') }, after: { delete: [{ tell: 'userId', message: 'gone', if: { isDraft: false } }] } });
    open({ resource: seat as unknown as ResourceInput });
    expect(await screen.findByText('The people it concerns are told by mail, a minute later.')).toBeTruthy();
    expect(await screen.findByText('Told by mail: 1,234 people.')).toBeTruthy();
    expect(calls('POST').find(({ path }) => path.endsWith('/told'))!.json).toEqual({ module: 'plan', event: 'delete', ids: ['p-1'] });
    expect(isTold({ resource: normalized(seat as unknown as ResourceInput), event: 'delete', record: { isDraft: true } })).toBe(false);
    expect(isTold({ resource: normalized(plan), event: 'delete' })).toBe(false);
  });

  it('says how many are told where that is known, and nothing of what nobody is told', async () => {
    const seat = defineResource({ name: 'plan', fields: { name: f.text({ required: true }), userId: f.ref('person') }, after: { delete: [{ tell: 'userId', message: 'gone' }] } }) as unknown as ResourceInput;
    open({ resource: seat, told: () => ({ body: { data: { people: 0 } } }) });
    expect(await screen.findByText('Told by mail: nobody.')).toBeTruthy();
    cleanup();
    open({ resource: seat, told: () => ({ status: 403, body: { httpcode: 403, code: 'FORBIDDEN', message: 'x' } }) });
    await waitFor(() => expect(calls('POST').filter(({ path }) => path.endsWith('/told'))).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/^Told by mail/)).toBeNull());
    cleanup();
    open();
    await screen.findByText(/You can restore it until/);
    expect(calls('POST').filter(({ path }) => path.endsWith('/told'))).toHaveLength(2);
    expect(screen.queryByText(/^Told by mail/)).toBeNull();
  });

  it('says before an institute is deleted what no list and no figure has any more', async () => {
    open({ resource: house, uses: [{ module: 'offer', field: 'planId', effect: 'leave', count: 1234, items: [], of: [] }] });
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('In no list and no figure any more, until you restore it:')).toBeTruthy();
    expect(within(dialog.querySelector<HTMLElement>('[data-effect=leave]')!).getByText(/^1,234 offer/)).toBeTruthy();
  });

  it('tells apart, of one place, what goes with it and what loses its name alone', async () => {
    const place = { module: 'offer', field: 'planId', of: [] };
    open({ uses: [{ ...place, effect: 'cascade', count: 2, items: [{ id: 'o-1', title: 'Diwali' }, { id: 'o-2', title: 'Holi' }] }, { ...place, effect: 'clear', count: 1, items: [{ id: 'o-3', title: 'Onam' }] }] });
    const dialog = await screen.findByRole('alertdialog');
    const group = (effect: string) => within(dialog.querySelector<HTMLElement>(`[data-effect=${effect}]`)!);
    await within(dialog).findByRole('link', { name: 'Holi' });
    expect(group('cascade').getByText(/^2 offer/)).toBeTruthy();
    expect(group('cascade').queryByRole('link', { name: 'Onam' })).toBeNull();
    expect(group('clear').getByText(/^1 offer/)).toBeTruthy();
    expect(group('clear').getByRole('link', { name: 'Onam' })).toBeTruthy();
    // Its list, narrowed to that place, would hold all three.
    expect(within(dialog).queryByRole('link', { name: /^2 offer/ })).toBeNull();
  });

  it('does not offer it where it is in use, and leads to what uses it', async () => {
    open({ uses: [use] });
    const dialog = await screen.findByRole('dialog', { name: '“Gold” is in use' });
    expect(within(dialog).getByRole('link', { name: /^12 offer \(/ }).getAttribute('href')).toBe(`/offer?${new URLSearchParams({ filter: '{"isSecret":true,"planId":["p-1"]}' }).toString()}`);
    expect(within(dialog).getByRole('link', { name: 'Diwali' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(calls('DELETE')).toEqual([]);
  });

  it.each([
    ['began to use it', { status: 409, body: { httpcode: 409, code: 'IN_USE', message: 'In use', uses: [use] } }],
    ['would go with it without the right to delete it', { status: 403, body: { httpcode: 403, code: 'FORBIDDEN', message: 'No', reason: 'goesAlong', params: { count: 12, module: 'offer' }, uses: [use] } }],
  ])('tells of what %s while the question stood', async (_, refusal) => {
    const user = open({ remove: () => refusal });
    const dialog = await screen.findByRole('alertdialog');
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete plan Gold' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: '“Gold” is in use' })).toBeTruthy();
  });

  it('promises nothing of a platform that keeps nothing, and says that it does not know what uses a record', async () => {
    const kept = defineResource({ name: 'house', tenant: 'self', softDelete: false, fields: { name: f.text({ required: true }) } });
    server.current.reply = replies({ 'POST /house/dependants': () => ({ status: 404, body: { message: 'No such path' } }) });
    show({ server: server.current, declarations: [plan, offer, kept], children: <RowAction resource={normalized(kept)} record={{ id: 'p-1', name: 'Gold', version: 1, allowed: ['delete'] }} action="delete" onClose={() => undefined} /> });
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/What uses it is not known here/)).toBeTruthy();
    expect(within(dialog).getByText('It is removed for good.')).toBeTruthy();
    expect(within(dialog).queryByText(/Nothing is lost until then|It is closed at once/)).toBeNull();
  });

  it('asks for the name of a tenant, typed, and says who goes with it', async () => {
    const user = open({ resource: house, uses: [{ module: 'plan', field: 'instituteId', effect: 'go', count: 18, items: [], of: [] }] });
    const dialog = await screen.findByRole('alertdialog');
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete house Gold' });
    expect(await within(dialog).findByText('18 plan')).toBeTruthy();
    expect(button.disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox', { name: 'Type “Gold” to confirm' }), 'Golf');
    expect(button.disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox'), '{Backspace}d');
    expect(button.disabled).toBe(false);
  });
});

it.each([
  [['p-1'], ['It cannot be deleted while these use it:', 'These keep its name, marked as deleted:']],
  [['p-1', 'p-2'], ['What is in use cannot be deleted while these use it:', 'These keep their names, marked as deleted:']],
])('speaks of what uses %j by their number', async (ids, sentences) => {
  server.current.reply = replies({});
  show({ server: server.current, declarations: DECLARATIONS, children: <Dependants uses={[use, named] as never} ids={ids} /> });
  for (const words of sentences) expect(await screen.findByText(words)).toBeTruthy();
});
