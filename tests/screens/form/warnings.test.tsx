import type { ReactElement } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { ActionDialog } from '../../../src/screens/actions/ActionDialog';
import { ModuleActionDialog } from '../../../src/screens/actions/ModuleActionDialog';
import { DeleteDialog } from '../../../src/screens/actions/DeleteDialog';
import { Warnings } from '../../../src/screens/common/Warnings';
import { defineResource, f } from '../../../src/schemas';
import { wholeI18n } from '../../support/wholeI18n';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
const paper = defineResource({ name: 'paper', tenant: 'platform', fields: { name: f.text(), status: f.choice(['draft', 'published']) } });
const task = defineResource({ name: 'task', tenant: 'platform', fields: { words: f.text(), paperId: f.ref('paper', { warns: { status: 'published' } }) } });
const [open, shut] = ['0198c000-0000-7000-8000-0000000000a1', '0198c000-0000-7000-8000-0000000000a2'];
const i18n = { ...wholeI18n('en'), translate: (key: string, options?: Record<string, unknown>): string => (key === 'resources.task.warnings.paperId' ? 'Learners see it now.' : (wholeI18n('en').translate as (key: string, options?: unknown) => string)(key, options)) };
const opened = (children: ReactElement, at = '/task/create'): void => {
  server.current.reply = ({ path }) => {
    const id = /\/paper\/([^/]+)$/.exec(path)?.[1];
    return id ? { body: { data: { id, name: 'Paper', status: id === open ? 'published' : 'draft', version: 1 } } } : { body: { data: { items: [], total: 0, page: 0, size: 20, uses: [] } } };
  };
  show({ server: server.current, declarations: [paper, task], at, actor: superAdmin, i18n: i18n as never, children });
};

it('a new record below one where that matters says so', async () => {
  opened(<CreateScreen resource={normalized(task)} />, `/task/create?source=${encodeURIComponent(JSON.stringify({ paperId: open }))}`);
  expect(await screen.findByText('Learners see it now.')).toBeTruthy();
});

it('of a record of a module that this person may not read nothing is asked', async () => {
  const clerk = { ...superAdmin, role: 'sub_admin' as const, instituteId: 'i-1', allowAllInstitutes: false, modules: { task: { create: true, read: true, update: true, delete: false } } };
  server.current.reply = () => ({ body: { data: { items: [], total: 0, page: 0, size: 20 } } });
  show({ server: server.current, declarations: [paper, task], at: '/task', actor: clerk, i18n: i18n as never, children: <><Warnings resource={normalized(task)} values={{ paperId: open }} /><p>Drawn</p></> });
  expect(await screen.findByText('Drawn')).toBeTruthy();
  await new Promise((done) => setTimeout(done, 100));
  expect(server.current.seen.map(({ path }) => path).filter((path) => path.includes('/paper/'))).toEqual([]);
});

it('a copy says what it does not bring of what stands below the original', async () => {
  const paperOf = defineResource({ ...paper, related: [{ resource: 'task', field: 'paperId' }] });
  server.current.reply = () => ({ body: { data: { items: [], total: 0, page: 0, size: 20 } } });
  const { router } = show({ server: server.current, declarations: [paperOf, task], at: '/paper/create', actor: superAdmin, i18n: i18n as never, children: <CreateScreen resource={normalized(paperOf)} /> });
  expect(await screen.findByRole('textbox', { name: /name/i })).toBeTruthy();
  expect(screen.queryByText(/^A copy begins with these fields alone/)).toBeNull();
  await act(() => router.navigate('/paper/create', { state: { record: { name: 'One' }, isCopy: true } }));
  expect((await screen.findByText(/^A copy begins with these fields alone/)).textContent).toContain('stays there: ');
});

it('what depends on a field beside the reference is said as that stands in the form', async () => {
  const course = defineResource({ name: 'paper', tenant: 'platform', fields: { name: f.text(), startsOn: f.date() } });
  const lesson = defineResource({ name: 'task', tenant: 'platform', fields: { from: f.date(), paperId: f.ref('paper', { warns: { startsOn: { gt: { beside: 'from' } } } }) } });
  server.current.reply = ({ path }) => ({ body: path.endsWith(open) ? { data: { id: open, name: 'Paper', startsOn: '2030-04-02', version: 1 } } : { data: { items: [], total: 0, page: 0, size: 20, uses: [] } } });
  const source = encodeURIComponent(JSON.stringify({ paperId: open, from: '2030-04-01' }));
  show({ server: server.current, declarations: [course, lesson], at: `/task/create?source=${source}`, actor: superAdmin, i18n: i18n as never, children: <CreateScreen resource={normalized(lesson)} /> });
  expect(await screen.findByText('Learners see it now.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2030-04-02' } });
  await waitFor(() => expect(screen.queryByText('Learners see it now.')).toBeNull());
});

it('what may be a slip is told as it is typed, and saved all the same', async () => {
  const discount = defineResource({ name: 'discount', tenant: 'platform', fields: { off: f.integer(), least: f.integer({ when: { off: { empty: false } } }) }, cautions: [{ if: { off: { gt: { field: 'least' } } }, at: 'least', says: 'overLeast' }] });
  const words = { ...i18n, translate: (key: string, options?: Record<string, unknown>): string => (key === 'resources.discount.cautions.overLeast' ? 'More than that.' : i18n.translate(key, options)) };
  server.current.reply = ({ method }) => ({ body: method === 'GET' ? { data: { id: open, off: 5, least: 9, version: 1 } } : { data: { id: open, off: 50, least: 9, version: 2 } } });
  show({ server: server.current, declarations: [discount], at: `/discount/${open}`, actor: superAdmin, i18n: words as never, children: <EditScreen resource={normalized(discount)} /> });
  const off = await screen.findByLabelText(/^Off/);
  expect(screen.queryByText('More than that.')).toBeNull();
  fireEvent.change(off, { target: { value: '50' } });
  expect(await screen.findByText('More than that.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(server.current.seen.find(({ method }) => method === 'PUT')?.json).toEqual({ off: 50 }));
});

it('a deletion says so, too', async () => {
  opened(<DeleteDialog resource={normalized(task)} record={{ id: 't-1', words: 'One', paperId: open, version: 1 } as never} onClose={() => undefined} onDeleted={() => undefined} />);
  expect(await screen.findByText('Learners see it now.')).toBeTruthy();
});

it('nothing is said below one where it does not', async () => {
  opened(<><Warnings resource={normalized(task)} values={{ paperId: shut }} /><Warnings resource={normalized(task)} values={{ paperId: null }} /><p>Here</p></>);
  await expect.poll(() => server.current.seen.some(({ path }) => path.endsWith(shut))).toBe(true);
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(screen.queryByText('Learners see it now.')).toBeNull();
});

it('an action of the module that asks for such a record says so of the one that is answered', async () => {
  const adding = { ...task, actions: { add: { on: 'module', handler: 'addTasks', ask: { paperId: f.ref('paper', { required: true }), words: f.text() } } } } as never;
  const resource = normalized(adding);
  opened(<ModuleActionDialog resource={resource} action={resource.actions['add']!} begun={{ paperId: open }} onClose={() => undefined} />);
  expect(await screen.findByText('Learners see it now.')).toBeTruthy();
});

it('a question of an action that warns by itself says of whom, of the first of several of which it holds', async () => {
  const many = normalized({ ...task, actions: { add: { on: 'module', handler: 'addTasks', ask: { paperIds: f.refs('paper', { required: true, warns: { status: 'published' } }) } } } } as never);
  const named = { ...i18n, translate: (key: string, options?: Record<string, unknown>): string => (key === 'resources.task.warnings.paperIds' ? `“${String(options?.['name'])}” is seen by learners.` : i18n.translate(key, options)) };
  server.current.reply = ({ path }) => {
    const id = /\/paper\/(0198[^/]+)$/.exec(path)?.[1];
    return { body: { data: id ? { id, name: id === open ? 'Finals' : 'Notes', status: id === open ? 'published' : 'draft', version: 1 } : { items: [], total: 0, page: 0, size: 20 } } };
  };
  show({ server: server.current, declarations: [paper, task], at: '/task', actor: superAdmin, i18n: named as never, children: <ModuleActionDialog resource={many} action={many.actions['add']!} begun={{ paperIds: [shut, open] }} onClose={() => undefined} /> });
  expect(await screen.findByText('“Finals” is seen by learners.')).toBeTruthy();
  expect(screen.queryByText(/“Notes”/)).toBeNull();
});

it('so does a question before something is done to one record', async () => {
  const moved = normalized({ ...task, fields: { ...task.fields, state: f.choice(['new', 'moved'], { readOnly: true, default: 'new' }) }, lifecycle: { field: 'state', actions: { move: { from: ['new'], to: 'moved', ask: { paperId: f.ref('paper', { required: true }) }, set: { paperId: { answer: 'paperId' } } } } } } as never);
  opened(<ActionDialog resource={moved} record={{ id: 't-1', words: 'One', paperId: open, state: 'new', version: 1, allowed: ['move'] } as never} action={moved.lifecycle!.actions['move']!} onClose={() => undefined} onDone={() => undefined} />);
  expect(await screen.findByText('Learners see it now.')).toBeTruthy();
});

it('two numbers that an action means to be alike are told when what is typed makes them differ, once it has been done', async () => {
  const exam = defineResource({
    name: 'exam', tenant: 'platform', fields: { name: f.text(), totalMark: f.integer(), marks: f.integer({ readOnly: true }), state: f.choice(['draft', 'live'], { readOnly: true, default: 'draft' }) },
    lifecycle: { field: 'state', actions: { publish: { from: ['draft'], to: 'live', alike: ['marks', 'totalMark'], undo: 'withdraw' }, withdraw: { from: ['live'], to: 'draft' } } },
  });
  const held = (state: string): void => {
    server.current.reply = ({ path }) => ({ body: { data: path.endsWith('/exam/e-1') ? { id: 'e-1', name: 'Finals', totalMark: 10, marks: 10, state, version: 1, allowed: ['update'] } : { items: [], total: 0, page: 0, size: 20 } } });
  };
  const meant = (): HTMLElement | null => screen.queryByText('10 (“Marks”) and 12 (“Total mark”) are meant to be the same.');
  held('live');
  const first = show({ server: server.current, declarations: [exam], at: '/exam/e-1', actor: superAdmin, children: <EditScreen resource={normalized(exam)} /> });
  const box = await screen.findByLabelText(/^Total mark/);
  expect(meant()).toBeNull();
  fireEvent.change(box, { target: { value: '12' } });
  fireEvent.blur(box);
  await waitFor(() => expect(meant()).toBeTruthy());
  fireEvent.change(box, { target: { value: '10' } });
  fireEvent.blur(box);
  await waitFor(() => expect(meant()).toBeNull());
  first.unmount();
  held('draft');
  show({ server: server.current, declarations: [exam], at: '/exam/e-1', actor: superAdmin, children: <EditScreen resource={normalized(exam)} /> });
  fireEvent.change(await screen.findByLabelText(/^Total mark/), { target: { value: '12' } });
  await waitFor(() => expect((screen.getByLabelText(/^Total mark/) as HTMLInputElement).value).toBe('12'));
  expect(meant()).toBeNull();
});

it('of several that are referred to it is said once, and a day is compared with that of an instant in India', async () => {
  const course = defineResource({ name: 'paper', tenant: 'platform', fields: { name: f.text(), endsOn: f.date() } });
  const lesson = defineResource({ name: 'task', tenant: 'platform', fields: { from: f.datetime(), paperId: f.refs('paper', { warns: { endsOn: { lt: { beside: 'from' } } } }) } });
  const warned = (ids: readonly string[], from: string) => {
    server.current.reply = ({ path }) => ({ body: path.includes('/paper/0198') ? { data: { id: path.split('/').at(-1), name: 'Paper', endsOn: path.endsWith(open) ? '2030-04-01' : '2031-04-01', version: 1 } } : { data: { items: [], total: 0, page: 0, size: 20 } } });
    return show({ server: server.current, declarations: [course, lesson], at: '/task', actor: superAdmin, i18n: i18n as never, children: <Warnings resource={normalized(lesson)} values={{ paperId: ids }} beside={{ from }} /> });
  };
  const { unmount } = warned([shut, open, open], '2030-04-01T18:30:00.000Z');
  expect(await screen.findAllByText('Learners see it now.')).toHaveLength(1);
  unmount();
  const asked = server.current.seen.length;
  warned([shut, open], '2030-04-01T18:29:00.000Z');
  await waitFor(() => expect(server.current.seen.slice(asked).filter(({ path }) => path.includes('/paper/0198'))).toHaveLength(2));
  expect(screen.queryByText('Learners see it now.')).toBeNull();
});
