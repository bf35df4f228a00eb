import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useUndo } from '../../../src/screens/actions/useUndo';
import { RestoreRows } from '../../../src/screens/bin/RestoreRows';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { defineResource, f } from '../../../src/schemas';
import type { Actor } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

// What the screen is made of is fetched when first used; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const held = useServer();
const ticket = defineResource({ name: 'ticket', fields: { code: f.text({ required: true, unique: true, searchable: true }), isSecret: f.boolean(), ownerId: f.ref('user') }, list: { columns: ['code'], filters: [{ field: 'isSecret', op: 'include', name: 'withSecret' }] } });
const resource = normalized(ticket);
const DAY = 86_400_000;
const gone = (id: string, code: string) => ({
  id, code, version: 2, deletedAt: new Date(Date.now() - 2 * DAY).toISOString(), purgedAt: new Date(Date.now() + 28 * DAY - 60_000).toISOString(), deletedById: 'u-9', allowed: ['restore'],
});

function open({ actor = superAdmin as Actor, restore = () => ({ body: { data: { id: 't-1', code: 'HOLI' } } }) as never } = {}) {
  held.current.reply = replies({
    'POST /ticket/search': ({ json }) => ({ body: { data: json['deleted'] ? { items: [gone('t-1', 'HOLI'), gone('t-2', 'DIWALI')], total: 2, page: 0, size: 50 } : { items: [], total: 0, page: 0, size: 20 } } }),
    'GET /user/list/minimal': () => ({ body: { data: { items: [{ id: 'u-9', title: 'Asha' }], total: 1 } } }),
    'PUT /ticket/t-1/unDelete': restore,
    'PUT /ticket/t-2/unDelete': () => ({ body: { data: { id: 't-2', code: 'DIWALI' } } }),
  });
  show({ server: held.current, declarations: [ticket, defineResource({ name: 'user', fields: { name: f.text() } })], at: '/ticket?deleted=true', actor, children: <ListScreen resource={resource} /> });
  return userEvent.setup();
}

const puts = () => held.current.seen.filter((request) => request.method === 'PUT');

describe('what was deleted', () => {
  it('says when and by whom, and for how long it is kept', async () => {
    open();
    const line = (await screen.findByText('HOLI')).closest('li')!;
    expect(await within(line).findByText(/by Asha$/)).toBeTruthy();
    expect(within(line).getByText('28 days left')).toBeTruthy();
    expect(held.current.seen.find((request) => request.path.endsWith('/ticket/search'))?.json).toMatchObject({ deleted: true, filters: { withSecret: true }, sortField: 'deletedAt', sortOrder: 'desc' });
  });

  it('is restored by itself, and several at once', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Restore “HOLI”' }));
    await waitFor(() => expect(puts()).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Restore 2 ticket' }));
    await waitFor(() => expect(puts()).toHaveLength(3));
  });

  it('says after it was restored what its state asks for', async () => {
    const guest = defineResource({
      name: 'ticket',
      fields: { code: f.text({ required: true }), status: f.choice(['invited', 'active'], { readOnly: true }) },
      lifecycle: { field: 'status', actions: { join: { from: ['invited'], to: 'active' } } },
    });
    held.current.reply = replies({
      'POST /ticket/search': () => ({ body: { data: { items: [{ ...gone('t-1', 'ASHA'), status: 'invited' }], total: 1, page: 0, size: 50 } } }),
      'PUT /ticket/t-1/unDelete': () => ({ body: { data: { id: 't-1', code: 'ASHA', status: 'invited' } } }),
    });
    show({ server: held.current, declarations: [guest], at: '/ticket?deleted=true', children: <ListScreen resource={normalized(guest)} /> });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore “ASHA”' }));
    expect(await screen.findByText('“ASHA” was restored. The invitation sent before is no longer valid: use “Invite again”.')).toBeTruthy();
  });

  it('says so of all that were restored, also of those of which nothing was known but their ids', async () => {
    const guest = defineResource({
      name: 'ticket',
      fields: { code: f.text({ required: true }), status: f.choice(['invited', 'active'], { readOnly: true }) },
      lifecycle: { field: 'status', actions: { join: { from: ['invited'], to: 'active' } } },
    });
    const back = (id: string) => () => ({ body: { data: { id, code: id, status: 'invited' } } });
    held.current.reply = replies({ 'PUT /ticket/t-1/unDelete': back('t-1'), 'PUT /ticket/t-2/unDelete': back('t-2'), 'PUT /ticket/t-3/unDelete': back('t-3') });
    const normal = normalized(guest);
    function Ways() {
      const undo = useUndo(normal);
      const [isRestoring, setRestoring] = useState(false);
      return (
        <>
          <button type="button" onClick={() => void undo({ action: 'delete', ids: ['t-1', 't-2', 't-3'], records: [] }).onUndo?.()}>Undo it</button>
          <button type="button" onClick={() => setRestoring(true)}>Restore them</button>
          {isRestoring && <RestoreRows resource={normal} records={[{ id: 't-1' }, { id: 't-2' }]} onEnd={() => setRestoring(false)} />}
        </>
      );
    }
    show({ server: held.current, declarations: [guest], children: <Ways /> });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
    expect(await screen.findByText(/^Undone\. The invitations sent to 3 of them/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore them' }));
    expect(await screen.findByText(/^2 records were restored\. The invitations sent to 2 of them/)).toBeTruthy();
  });

  it('an Undo that leaves some as they are says how many were undone', async () => {
    const door = defineResource({
      name: 'ticket',
      fields: { code: f.text({ required: true }), status: f.choice(['open', 'closed', 'locked'], { readOnly: true }) },
      lifecycle: { field: 'status', actions: { lock: { from: ['open', 'closed'], to: 'locked', undo: 'open' }, open: { from: ['locked'], to: 'open' } } },
    });
    held.current.reply = replies({ 'PUT /ticket/t-1/open': () => ({ body: { data: { id: 't-1', code: 'A', status: 'open' } } }) });
    const normal = normalized(door);
    function Way() {
      const undo = useUndo(normal);
      return <button type="button" onClick={() => void undo({ action: 'lock', ids: ['t-1', 't-2'], records: [{ id: 't-1', status: 'open' }] }).onUndo?.()}>Undo it</button>;
    }
    show({ server: held.current, declarations: [door], children: <Way /> });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
    expect(await screen.findByText('1 was undone.')).toBeTruthy();
  });

  it('says what did not come back with it', async () => {
    const user = open({ restore: (() => ({ body: { data: { id: 't-1', code: 'HOLI' }, leftOut: [{ module: 'user', id: 'u-7', title: 'Morning' }] } })) as never });
    await user.click(await screen.findByRole('button', { name: 'Restore “HOLI”' }));
    expect(await screen.findByText('“HOLI” was restored. Not restored with it, since it no longer fits: User “Morning”.')).toBeTruthy();
  });

  it('is offered another value where its own was given away', async () => {
    let tries = 0;
    const user = open({
      restore: (() => (tries++ === 0
        ? { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', reason: 'restoreTaken', message: 'Taken', params: { field: 'code', value: 'HOLI' }, taken: [{ field: 'code', value: 'HOLI', id: 't-7' }] } }
        : { body: { data: { id: 't-1', code: 'HOLI2' } } })) as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Restore “HOLI”' }));
    const dialog = await screen.findByRole('alertdialog', { name: '“HOLI” cannot be restored as it was' });
    expect(within(dialog).getByRole('link', { name: 'Open that record' }).getAttribute('href')).toBe('/ticket/t-7/show');
    const input = within(dialog).getByRole('textbox');
    await user.clear(input);
    await user.type(input, 'HOLI2');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(puts().at(-1)?.json).toEqual({ code: 'HOLI2' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not offered another value where a record it refers to tells it apart: the other has to go', async () => {
    const user = open({
      restore: (() => ({ status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', reason: 'restoreTwin', message: 'Taken', taken: [{ field: 'ownerId', with: ['code'], value: '01a226a8-adff', id: 't-7' }] } })) as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Restore “HOLI”' }));
    const dialog = await screen.findByRole('alertdialog', { name: '“HOLI” cannot be restored as it was' });
    expect(dialog.textContent).toContain('Another record has the same Owner and Code. Delete that one first, or leave this one deleted.');
    expect(dialog.textContent).not.toContain('01a226a8');
    expect(within(dialog).getByRole('link', { name: 'Open that record' }).getAttribute('href')).toBe('/ticket/t-7/show');
    expect(within(dialog).queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('comes back together, whichever is asked for first', async () => {
    let isThere = false;
    const user = open({
      restore: (() => (isThere
        ? { body: { data: { id: 't-1', code: 'HOLI' } } }
        : { status: 409, body: { httpcode: 409, code: 'TRANSITION_REFUSED', reason: 'restoreNeeds', message: 'Needed', params: { field: 'parentId' }, missing: { field: 'parentId', module: 'ticket', ids: [{ id: 't-2', title: 'DIWALI' }] } } })) as never,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const reply = held.current.reply;
    held.current.reply = (request) => {
      // The one that it belongs to is back a moment after it was refused.
      if (request.path.endsWith('/t-2/unDelete')) isThere = true;
      return reply(request);
    };
    await user.click(screen.getByRole('button', { name: 'Restore 2 ticket' }));
    await waitFor(() => expect(puts().filter(({ path }) => path.endsWith('/t-1/unDelete'))).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore 2/ })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(puts().filter(({ path }) => path.endsWith('/t-2/unDelete'))).toHaveLength(1);
  });

  it('is not for those who may not delete', async () => {
    open({ actor: { id: 'u-2', role: 'faculty', instituteId: 'i-1', allowAllInstitutes: false, modules: { ticket: { create: false, read: true, update: true, delete: false } } } });
    await waitFor(() => expect(held.current.seen.some((request) => request.path.endsWith('/ticket/search'))).toBe(true));
    expect(held.current.seen.filter((request) => request.path.endsWith('/ticket/search') && request.json['deleted'])).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Deleted: Ticket' })).toBeNull();
  });
});
