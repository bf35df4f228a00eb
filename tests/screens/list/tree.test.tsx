import { configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { ListScreen } from '../../../src/screens/list/ListScreen';
import { Notifications } from '../../../src/shell/signals/Notifications';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

// Menu and dialog are fetched when they are first opened, which takes its time beside other files.
configure({ asyncUtilTimeout: 40_000 });
vi.setConfig({ testTimeout: 30_000 });

// Fetched when first needed; a busy machine takes its time.
beforeAll(() => import('../../../src/screens/list/grid/RowDrag'), 60_000);

const server = useServer();

const folder = defineResource({
  name: 'folder',
  tenant: 'platform',
  fields: { name: f.text({ required: true }), parentId: f.ref('folder'), order: f.integer({ readOnly: true }) },
  tree: { parent: 'parentId', order: 'order' },
  list: { columns: ['name'], filters: ['parentId'] },
});

const id = (end: string): string => `0198c000-0000-7000-8000-0000000000${end}`;
const rows = [
  { id: id('a0'), name: 'Alpha', parentId: null, treeDepth: 1 },
  { id: id('a1'), name: 'Inner', parentId: id('a0'), treeDepth: 2 },
  { id: id('b0'), name: 'Beta', parentId: null, treeDepth: 1 },
].map((row, at) => ({ ...row, order: at, version: 1, allowed: ['update', 'delete'] }));

let answer: () => { status?: number; body: unknown };
beforeEach(() => {
  answer = () => ({ body: { data: { ...rows[2], version: 2 } } });
  const page = { body: { data: { items: rows, total: 3, page: 0, size: 20 } } };
  server.current.reply = replies({ 'POST /folder/search': () => page, 'GET /folder/list/minimal': () => ({ body: { data: { items: rows.map((row) => ({ id: row.id, title: row.name })), total: 3, page: 0, size: 20 } } }), '/move': () => answer() });
  const reply = server.current.reply;
  server.current.reply = (request) => (request.path.endsWith('/move') ? answer() : reply(request));
});

const list = (at = '/folder') => show({ server: server.current, declarations: [folder], at, actor: superAdmin, children: <ListScreen resource={normalized(folder)} /> });
const rowOf = async (name: string): Promise<HTMLElement> => (await screen.findByRole('link', { name })).closest<HTMLElement>('[role=row]')!;
const moves = () => server.current.seen.filter((request) => request.path.endsWith('/move')).map(({ method, path, json }) => [method, path.split('/').at(-2), json]);

it('shows rows below one another, by level, and asks for them in their order', async () => {
  list();
  expect(Object.fromEntries(await Promise.all(['Alpha', 'Inner', 'Beta'].map(async (name) => [name, (await rowOf(name)).getAttribute('aria-level')])))).toEqual({ Alpha: '1', Inner: '2', Beta: '1' });
  expect(screen.getByRole('treegrid')).toBeTruthy();
  expect((await rowOf('Inner')).querySelector<HTMLElement>('[data-indented]')?.style.getPropertyValue('--indent')).toBe('24px');
  expect(server.current.seen.find((request) => request.path.endsWith('/search'))?.json).toMatchObject({ sortField: 'order', sortOrder: 'asc' });
});

it('moves a row by Alt and an arrow, keeps the focus on it, and says so', async () => {
  list();
  const beta = await rowOf('Beta');
  beta.focus();
  fireEvent.keyDown(beta, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(moves()).toEqual([['PUT', id('b0'), { by: -1 }]]));
  expect(await screen.findByText('“Beta” was moved.')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Beta')));
});

it('moves a row from the link within it, too, and not the one beside it', async () => {
  list();
  await rowOf('Beta');
  const link = screen.getByRole('link', { name: 'Beta' });
  link.focus();
  fireEvent.keyDown(link, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(moves()).toEqual([['PUT', id('b0'), { by: -1 }]]));
  await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Beta')));
});

it('moves a row by its menu, up, down, and into another, where what is wrong is said', async () => {
  list();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Beta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(moves()).toEqual([['PUT', id('b0'), { by: 1 }]]));
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Alpha' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move into…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Move “Alpha”' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Parent/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Inner' }));
  answer = () => ({ status: 422, body: { httpcode: 422, code: 'VALIDATION', message: 'No', problems: { parentId: { code: 'belowItself' } }, errors: { parentId: 'No.' } } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('This stands below the record itself.')).toBeTruthy();
  expect(moves().at(-1)).toEqual(['PUT', id('a0'), { parentId: id('a1') }]);
});

it('drags a row by its handle before, into and after another', async () => {
  list();
  const [beta, inner] = [await rowOf('Beta'), await rowOf('Inner')];
  inner.getBoundingClientRect = () => new DOMRect(0, 100, 500, 40);
  const drop = async (clientY: number): Promise<void> => {
    const before = moves().length;
    fireEvent.dragStart(beta.querySelector('[data-handle]')!);
    // jsdom's drag events know no place of the pointer.
    for (const kind of ['dragOver', 'drop'] as const) {
      const event = createEvent[kind](inner);
      Object.defineProperty(event, 'clientY', { value: clientY });
      fireEvent(inner, event);
    }
    await waitFor(() => expect(moves()).toHaveLength(before + 1));
  };
  await drop(102);
  await drop(120);
  await drop(138);
  expect(moves().map(([, , json]) => json)).toEqual([{ parentId: id('a0'), before: id('a1') }, { parentId: id('a1') }, { parentId: id('a0'), after: id('a1') }]);
});

it('drops at the foot of a row whose own follow before the first of them, where the line is drawn', async () => {
  list();
  const [beta, alpha] = [await rowOf('Beta'), await rowOf('Alpha')];
  alpha.getBoundingClientRect = () => new DOMRect(0, 100, 500, 40);
  const drag = (row: HTMLElement): void => {
    fireEvent.dragStart(row.querySelector('[data-handle]')!);
    for (const kind of ['dragOver', 'drop'] as const) {
      const event = createEvent[kind](alpha);
      Object.defineProperty(event, 'clientY', { value: 138 });
      fireEvent(alpha, event);
    }
  };
  // The first of them stays where it is.
  drag(await rowOf('Inner'));
  drag(beta);
  await waitFor(() => expect(moves().map(([, , json]) => json)).toEqual([{ parentId: id('a0'), before: id('a1') }]));
});

it('marks no place where a row would stand too deep or below itself, and takes it nowhere', async () => {
  const flat = defineResource({ ...folder, tree: { parent: 'parentId', order: 'order', depth: 2 } });
  show({ server: server.current, declarations: [flat], at: '/folder', actor: superAdmin, children: <ListScreen resource={normalized(flat)} /> });
  const drag = async ({ from, onto, clientY }: { from: string; onto: string; clientY: number }): Promise<string | undefined> => {
    const target = await rowOf(onto);
    target.getBoundingClientRect = () => new DOMRect(0, 100, 500, 40);
    fireEvent.dragStart((await rowOf(from)).querySelector('[data-handle]')!);
    const events = (['dragOver', 'drop'] as const).map((kind) => createEvent[kind](target));
    for (const event of events) Object.defineProperty(event, 'clientY', { value: clientY });
    fireEvent(target, events[0]!);
    const marked = target.dataset['drop'];
    fireEvent(target, events[1]!);
    return marked;
  };
  // Below a row of the last level; with its own row below another; below itself.
  expect(await drag({ from: 'Beta', onto: 'Inner', clientY: 120 })).toBeUndefined();
  expect(await drag({ from: 'Alpha', onto: 'Beta', clientY: 120 })).toBeUndefined();
  expect(await drag({ from: 'Alpha', onto: 'Inner', clientY: 102 })).toBeUndefined();
  expect(await drag({ from: 'Inner', onto: 'Beta', clientY: 120 })).toBe('into');
  await waitFor(() => expect(moves().map(([, at]) => at)).toEqual([id('a1')]));
});

it('says of a row that stands at the end already that it does', async () => {
  answer = () => ({ body: { data: rows[2] } });
  list();
  fireEvent.keyDown(await rowOf('Beta'), { key: 'ArrowDown', altKey: true });
  expect(await screen.findByText('“Beta” stands last there already.')).toBeTruthy();
});

it('takes a move back to where the row stood', async () => {
  show({ server: server.current, declarations: [folder], at: '/folder', actor: superAdmin, children: <><ListScreen resource={normalized(folder)} /><Notifications /></> });
  fireEvent.keyDown(await rowOf('Beta'), { key: 'ArrowUp', altKey: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moves().at(-1)).toEqual(['PUT', id('b0'), { parentId: null, after: id('a0') }]));
  expect((await screen.findAllByText('“Beta” was moved back.')).length).toBeGreaterThan(0);
  expect(moves()).toHaveLength(2);
  // A move goes by whatever stands there; taken back is that move alone, not what somebody has made of the row since.
  expect(server.current.seen.filter(({ path }) => path.endsWith('/move')).map(({ headers }) => headers['if-match'])).toEqual([undefined, '"2"']);
});

it('takes a move back among the rows of the same institute, where those of several are listed', async () => {
  const shared = rows.slice(0, 3).map((row, at) => ({ ...row, parentId: null, treeDepth: 1, instituteId: `i-${at === 2 ? 2 : 1}` }));
  server.current.reply = ({ path }) => (path.endsWith('/move') ? { body: { data: { ...shared[1], version: 2 } } } : { body: { data: { items: shared, total: 3, page: 0, size: 20 } } });
  show({ server: server.current, declarations: [folder], at: '/folder', actor: superAdmin, children: <><ListScreen resource={normalized(folder)} /><Notifications /></> });
  fireEvent.keyDown(await rowOf('Inner'), { key: 'ArrowUp', altKey: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moves().at(-1)).toEqual(['PUT', id('a1'), { parentId: null, after: id('a0') }]));
});

it('a move into another is taken back, too, and where nothing else is chosen nothing moves', async () => {
  show({ server: server.current, declarations: [folder], at: '/folder', actor: superAdmin, children: <><ListScreen resource={normalized(folder)} /><Notifications /></> });
  const ask = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Beta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move into…' }));
    return screen.findByRole('alertdialog', { name: 'Move “Beta”' });
  };
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(moves()).toEqual([]);
  const dialog = await ask();
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Parent/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Alpha' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moves().map(([, , json]) => json)).toEqual([{ parentId: id('a0') }, { parentId: null, after: id('a0') }]));
});

it('offers no place up or down where another order is shown', async () => {
  list('/folder?sort=name&order=ASC');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Beta' }));
  expect(await screen.findByRole('menuitem', { name: 'Move into…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  const beta = await rowOf('Beta');
  beta.focus();
  fireEvent.keyDown(beta, { key: 'ArrowUp', altKey: true });
  expect(moves()).toEqual([]);
});
