import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LifecycleButtons } from '../../../src/screens/actions/LifecycleButtons';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const held = useServer();
const gate = defineResource({
  name: 'gate',
  fields: { name: f.text(), state: f.choice(['open', 'shut'], { readOnly: true, default: 'open' }) },
  lifecycle: {
    field: 'state',
    actions: {
      shut: { from: ['open'], to: 'shut', undo: 'unshut' },
      unshut: { from: ['open', 'shut'], to: 'open', undo: 'shut' },
      air: { from: ['open', 'shut'], set: { name: 'Aired' }, confirm: false },
      lock: { from: ['open'], to: 'shut', confirm: 'danger' },
      rename: { from: ['open', 'shut'], confirm: false, ask: { title: f.text({ required: true }), reason: f.text() }, set: { name: { answer: 'title' } } },
    },
  },
});
const resource = normalized(gate);
const record = { id: 'g-1', name: 'North', state: 'open' };
const actions = Object.values(resource.lifecycle!.actions).map((action) => ({ action, isAllowed: true }));
const ran = () => held.current.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1));

function open(delayMs: number) {
  const answer = () => ({ body: { data: record }, delayMs });
  held.current.reply = replies({ 'PUT /gate/g-1/shut': answer, 'PUT /gate/g-1/air': answer });
  show({ server: held.current, declarations: [gate], children: <LifecycleButtons resource={resource} record={record} actions={actions} /> });
}

it('runs an action that is pressed while another is under way', async () => {
  open(150);
  await userEvent.click(await screen.findByRole('button', { name: 'Shut' }));
  await userEvent.click(screen.getByRole('button', { name: 'Air' }));
  await waitFor(() => expect(ran()).toEqual(['shut', 'air']));
});

it('begins a question with what the record holds already', async () => {
  open(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('North');
  expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('');
});

it('asks where what is declared to take it back would lead this record elsewhere', async () => {
  open(0);
  // Shutting takes the unshutting of a shut one back; of one that is open nothing does.
  await userEvent.click(await screen.findByRole('button', { name: 'Unshut' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(ran()).toEqual([]);
});

it('leaves a question open that is asked while another action ends', async () => {
  open(150);
  await userEvent.click(await screen.findByRole('button', { name: 'Shut' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  await screen.findByRole('alertdialog');
  await new Promise((done) => setTimeout(done, 400));
  expect(ran()).toEqual(['shut']);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('says of one’s own account that it is one’s own, not that its state is in the way', async () => {
  const people = normalized(defineResource({ ...gate, name: 'guard', people: true }));
  const closed = Object.values(people.lifecycle!.actions).map((action) => ({ action, isAllowed: false }));
  const reasonAt = async (id: string): Promise<string | null | undefined> => {
    const { unmount } = show({ server: held.current, declarations: [gate], children: <LifecycleButtons resource={people} record={{ ...record, id, state: 'shut' }} actions={closed} /> });
    const button = await screen.findByRole('button', { name: 'Shut' });
    const own = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    await waitFor(() => expect(own()).toBeTruthy());
    await new Promise((done) => setTimeout(done, 100));
    const text = own();
    unmount();
    return text;
  };
  expect(await reasonAt(superAdmin.id)).toBe('Not on your own account');
  expect(await reasonAt('somebody')).toMatch(/^Not possible now: /);
});

it('says of an action that the state allows what is in its way, and never the state', async () => {
  const from = { from: ['open'], right: 'read', handler: 'joinGate' } as const;
  const hall = normalized(defineResource({ ...gate, name: 'hall', fields: { ...gate.fields, seats: f.integer() }, lifecycle: { field: 'state', actions: { join: { ...from, notFor: { of: 'guest', by: 'hallId', person: 'userId' } }, air: from, fill: { ...from, if: { seats: { gte: 1 } } } } } } as never));
  const closed = Object.values(hall.lifecycle!.actions).map((action) => ({ action, isAllowed: false }));
  const drawn = (state: string, locale: 'en' | 'ja' = 'en') => show({ server: held.current, declarations: [gate], locale, children: <LifecycleButtons resource={hall} record={{ ...record, state, seats: 0 }} actions={closed} /> });
  const reasons = (): (string | null)[] => screen.getAllByRole('button').map((button) => button.getAttribute('title'));
  const open = drawn('open');
  await waitFor(() => expect(reasons()).toEqual(['You are in it, or have asked to be', 'Not possible now', 'Not possible now']));
  open.unmount();
  const shut = drawn('shut');
  await waitFor(() => expect(reasons()[0]).toMatch(/^Not possible now: State is Shut/));
  shut.unmount();
  drawn('open', 'ja');
  await waitFor(() => expect(reasons()[0]).toBe('すでに参加しているか、申請済みです'));
});

it('tells why it cannot be done where it is pressed, as on a phone, where nothing is pointed at', async () => {
  const closed = actions.map(({ action }) => ({ action, isAllowed: false }));
  show({ server: held.current, declarations: [gate], children: <LifecycleButtons resource={resource} record={{ ...record, state: 'shut' }} actions={closed} /> });
  const button = await screen.findByRole('button', { name: 'Lock' });
  expect(screen.getByRole('list', { name: 'notices' }).textContent).toBe('');
  await userEvent.click(button);
  expect(screen.getByRole('list', { name: 'notices' }).textContent).toMatch(/^Not possible now: State is Shut/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what stands against an action that the state allows, in words of the module', async () => {
  const barred = normalized(defineResource({ ...gate, name: 'barred', lifecycle: { field: 'state', actions: { shut: { from: ['open'], to: 'shut', unless: [{ if: { name: 'North' }, says: 'keptOpen' }] } } } }));
  const told = () => document.getElementById(screen.getByRole('button', { name: 'Shut' }).getAttribute('aria-describedby') ?? '')?.textContent;
  show({ server: held.current, declarations: [gate], children: <LifecycleButtons resource={barred} record={record} actions={[{ action: barred.lifecycle!.actions['shut']!, isAllowed: false }]} /> });
  await waitFor(() => expect(told()).toContain('rules.keptOpen'));
});
