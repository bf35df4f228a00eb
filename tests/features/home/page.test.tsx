import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import FirstSteps from '../../../src/customPages/firstSteps/page/FirstSteps';
import HomePage from '../../../src/customPages/home/page/HomePage';
import { selectedInstitute } from '../../../src/dataProvider/selectedInstitute';
import { institution } from '../../../src/resources/institution';
import { membership } from '../../../src/resources/membership';
import { defineResource, f, type Actor } from '../../../src/schemas';
import { ShellContext, type ShellParts } from '../../../src/shell/context/shellContext';
import { parcel } from '../../screens/list/support';
import { replies, show, superAdmin, useServer } from '../../screens/support/screens';

const held = useServer();

/** The home screen within what the frame knows of who is signed in. */
function Framed({ isWhiteLabelled = false }: { isWhiteLabelled?: boolean }) {
  return <ShellContext.Provider value={{ user: { isWhiteLabelled }, publicHosts: [] } as unknown as ShellParts}><HomePage /></ShellContext.Provider>;
}
const LATELY = new Date(Date.now() - 20_000).toISOString();
const WORK = [
  { id: 'w-1', at: LATELY, actorName: 'Asha Nair', resource: 'parcel', recordId: 'p-7', title: 'Box of books', action: 'update' },
  { id: 'w-5', at: LATELY, actorName: 'Asha Nair', instituteName: 'Kochi Academy', resource: 'parcel', recordId: 'p-5', title: 'Chalk', action: 'update' },
  { id: 'w-6', at: LATELY, actorName: 'Asha Nair', instituteName: null, resource: 'parcel', recordId: 'p-6', title: 'Sponge', action: 'update' },
  { id: 'w-2', at: LATELY, actorName: null, resource: 'parcel', recordId: 'p-8', title: 'Gone', action: 'delete' },
  { id: 'w-4', at: LATELY, actorName: 'Meera', resource: 'parcel', recordId: 'p-9', title: 'Sealed box', action: 'approve' },
  { id: 'w-3', at: LATELY, actorName: 'Ravi', resource: 'hidden', recordId: 'h-1', title: 'Not declared', action: 'seal' },
];

const shelf = defineResource({ name: 'shelf', menu: { group: 'sales' }, fields: { label: f.text() } });

function home({ figures = [{ resource: 'parcel', total: 12_345, isEstimate: true, added: 3 }], work = WORK }: { figures?: unknown[]; work?: unknown[] } = {}) {
  held.current.reply = replies({
    'POST /home/statistics': () => ({ body: { data: { figures } } }),
    'GET /home/recent': () => ({ body: { data: { items: work, total: work.length, page: 0, size: 10 } } }),
  });
  return show({ server: held.current, declarations: [parcel, shelf], at: '/home', children: <Framed /> });
}

it('shows each module with its total and what came in the last seven days, and leads to its list', async () => {
  home();
  const tile = await screen.findByRole('link', { name: /Parcel.*about 12,345.*\+3 in the last 7 days/ });
  expect(tile.getAttribute('href')).toBe('/parcel');
});

it('says how much of a figure is the operator’s', async () => {
  home({ figures: [{ resource: 'parcel', total: 5, isEstimate: false, added: 0, ofOperator: 2 }] });
  expect(await screen.findByRole('link', { name: /Parcel.*5.*2 of them the operator’s/ })).toBeTruthy();
  cleanup();
  home({ figures: [{ resource: 'parcel', total: 5, isEstimate: false, added: 0, ofOperator: 5 }] });
  expect(await screen.findByRole('link', { name: /Parcel.*5.*all of them the operator’s/ })).toBeTruthy();
});

it('leaves out what does not ask to be counted, though the platform counts it', async () => {
  home({ figures: [{ resource: 'parcel', total: 2, isEstimate: false, added: 0 }, { resource: 'shelf', total: 4, isEstimate: false, added: 0 }] });
  const figures = within(await screen.findByRole('region', { name: 'At a glance' }));
  await figures.findByRole('link', { name: /Parcel/ });
  expect(figures.getAllByRole('link')).toHaveLength(1);
});

it('leaves out what nobody declared, and says when there is nothing', async () => {
  home({ figures: [{ resource: 'nowhere', total: 4, isEstimate: false, added: 0 }], work: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeTruthy();
  expect(await screen.findByText('No changes have been recorded here yet.')).toBeTruthy();
});

it('says who did what to which record, and links what may be read and is still there', async () => {
  home();
  const list = within(await screen.findByRole('region', { name: 'Recent work' }));
  expect((await list.findByRole('link', { name: 'Box of books' })).getAttribute('href')).toBe('/parcel/p-7/show');
  expect(list.queryByRole('link', { name: 'Gone' })).toBeNull();
  expect(list.getByText('Deleted · The system')).toBeTruthy();
  expect(list.queryByRole('link', { name: 'Not declared' })).toBeNull();
  expect(list.getByText('Approved · Meera')).toBeTruthy();
  expect(list.getAllByText('just now')).toHaveLength(6);
  expect(list.getByText('Changed · Asha Nair · Kochi Academy')).toBeTruthy();
  expect(list.getByText(/^Changed · Asha Nair · (?!Kochi)/)).toBeTruthy();
});

it('says many changes of one go as one line, which leads to the list', async () => {
  const line = { at: LATELY, actorName: 'Meera', isStaff: false, instituteName: null, resource: 'parcel', recordId: 'p-1', title: 'Chalk', stateBefore: null };
  home({ work: [{ ...line, id: 'w-1', action: 'delete', together: 1_650, isMore: false, records: [] }, { ...line, id: 'w-2', action: 'update', institutes: 12, instituteName: 'Kochi', together: 2_000, isMore: true, records: [] }] });
  expect((await screen.findByRole('link', { name: 'Parcel (1,650)' })).getAttribute('href')).toBe('/parcel');
  expect(screen.getByText(/^Deleted · Meera/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Parcel (2,000+)' })).toBeTruthy();
  expect(screen.getByText(/Meera · 12 institutes$/)).toBeTruthy();
  expect(screen.queryByText('Chalk')).toBeNull();
});

it('says of an action what it is called from the state that was left', async () => {
  const institution = defineResource({
    name: 'institution', tenant: 'self', fields: { name: f.text({ required: true }), status: f.choice(['inactive', 'active'], { readOnly: true }) },
    lifecycle: { field: 'status', actions: { approve: { to: 'active', if: { status: ['inactive'] } } } },
  });
  const line = { at: LATELY, actorName: 'Meera', isStaff: false, instituteName: null, resource: 'institution', action: 'approve' };
  held.current.reply = replies({
    'POST /home/statistics': () => ({ body: { data: { figures: [] } } }),
    'GET /home/recent': () => ({ body: { data: { items: [{ ...line, id: 'w-1', recordId: 'i-1', title: 'Kochi', stateBefore: 'inactive' }, { ...line, id: 'w-2', recordId: 'i-2', title: 'Pune', stateBefore: 'awaiting' }], total: 2, page: 0, size: 10 } } }),
  });
  show({ server: held.current, declarations: [institution], at: '/home', children: <Framed /> });
  expect(await screen.findByText(/^Reopened · Meera/)).toBeTruthy();
  expect(screen.getByText(/^Approved · Meera/)).toBeTruthy();
});

it('stands though its calls fail, and tries again when asked', async () => {
  held.current.reply = () => ({ status: 500, body: { httpcode: 500, message: 'broken' } });
  show({ server: held.current, declarations: [parcel, shelf], at: '/home', children: <Framed /> });
  const figures = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect((await figures.findByRole('alert')).textContent).toContain('The figures could not be fetched.');
  held.current.reply = replies({ 'POST /home/statistics': () => ({ body: { data: { figures: [{ resource: 'parcel', total: 2, isEstimate: false, added: 0 }] } } }) });
  await userEvent.click(figures.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Parcel.*2/ })).toBeTruthy();
});

it('names what may be added', async () => {
  home();
  expect((await screen.findByRole('link', { name: 'New parcel' })).getAttribute('href')).toBe('/parcel/create');
});

it('leads the head of an institute to its first steps, and nobody else', async () => {
  const at = (actor: Actor) => show({ server: held.current, declarations: [parcel], actor, at: '/home', children: <Framed /> });
  const { unmount } = at(branchHead);
  expect((await screen.findByRole('link', { name: 'First steps' })).getAttribute('href')).toBe('/');
  unmount();
  at(superAdmin);
  expect(await screen.findByRole('link', { name: 'New parcel' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull();
});

it.each([false, true])('names nothing that the menu hides from whoever is white-labelled (%s)', async (isWhiteLabelled) => {
  const poster = defineResource({ name: 'poster', menu: { group: 'site', hiddenFor: ['whiteLabelled'] }, fields: { title: f.text({ required: true }) } });
  show({ server: held.current, declarations: [parcel, poster], actor: { ...branchHead, modules: { ...branchHead.modules, poster: branchHead.modules['parcel']! } }, at: '/home', children: <Framed isWhiteLabelled={isWhiteLabelled} /> });
  const next = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(await next.findByRole('link', { name: 'New parcel' })).toBeTruthy();
  expect(next.queryByRole('link', { name: 'New poster' }) === null).toBe(isWhiteLabelled);
});

const branchHead: Actor = { id: 'u-3', role: 'institute', instituteId: 'i-1', allowAllInstitutes: false, modules: { parcel: { create: true, read: true, update: true, delete: true } } };

it.each([['of its people', false], ['of who has chosen it', true]])('counts of a shared module an institute’s own rows, and leads to them, for the home %s', async (_, isChosen) => {
  const poster = defineResource({ name: 'poster', tenant: 'shared', fields: { title: f.text({ required: true }), state: f.choice(['up', 'down']) }, list: { filters: ['state'] }, attention: { up: { filters: { state: ['up'] } } } });
  held.current.reply = replies({ 'POST /poster/search': () => ({ body: { data: { items: [], total: 2, page: 0, size: 1 } } }) });
  if (isChosen) selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  show({ server: held.current, declarations: [poster], actor: isChosen ? superAdmin : { ...branchHead, modules: { poster: branchHead.modules['parcel']! } }, at: '/home', children: <Framed /> });
  const section = within(await screen.findByRole('region', { name: 'Needs you today' }));
  const links = await section.findAllByRole('link');
  const href = new URL(links.map((link) => link.getAttribute('href')!).find((one) => one.startsWith('/poster'))!, 'http://console');
  expect(JSON.parse(href.searchParams.get('filter')!)).toEqual({ state: ['up'], instituteId: ['i-1'] });
  expect(held.current.seen.filter(({ path }) => path.endsWith('/poster/search')).map(({ json }) => json)).toMatchObject([{ filters: { instituteId: 'i-1', state: 'up' } }]);
  selectedInstitute.choose(null);
});

it('counts of the operator’s what is about the chosen institute, and leaves out what is about none', async () => {
  const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
  const lead = defineResource({ name: 'lead', tenant: 'platform', institute: 'institutionId', fields: { name: f.text(), institutionId: f.ref('institution'), state: f.choice(['new', 'old']) }, list: { filters: ['state'] }, attention: { due: { filters: { state: ['new'] } } } });
  const plan = defineResource({ name: 'plan', tenant: 'platform', fields: { name: f.text(), state: f.choice(['new', 'old']) }, list: { filters: ['state'] }, attention: { due: { filters: { state: ['new'] } } } });
  const reply = () => ({ body: { data: { items: [], total: 2, page: 0, size: 1 } } });
  held.current.reply = replies({ 'POST /lead/search': reply, 'POST /plan/search': reply });
  selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  show({ server: held.current, declarations: [institution, lead, plan], at: '/home', children: <Framed /> });
  const section = within(await screen.findByRole('region', { name: 'Needs you today' }));
  await section.findAllByRole('link');
  expect(held.current.seen.filter(({ path }) => path.endsWith('/search')).map(({ path }) => path.split('/').at(-2))).toEqual(['lead']);
  selectedInstitute.choose(null);
});

it.each([[300, 2], [20_000, 1]])('shows what needs somebody at once rather than line by line, where it is not long in coming (%i ms)', async (delayMs, lines) => {
  localStorage.clear();
  const asked = (name: string) => defineResource({ name, tenant: 'platform', fields: { name: f.text(), state: f.choice(['new', 'old']) }, list: { filters: ['state'] }, attention: { due: { filters: { state: ['new'] } } } });
  const counted = { body: { data: { items: [], total: 2, page: 0, size: 1 } } };
  held.current.reply = replies({ 'POST /lead/search': () => counted, 'POST /plan/search': () => ({ ...counted, delayMs }) });
  show({ server: held.current, declarations: [asked('lead'), asked('plan')], at: '/home', children: <Framed /> });
  const section = within(await screen.findByRole('region', { name: 'Needs you today' }));
  const [seen, watch] = [new Set<number>(), new MutationObserver(() => seen.add(section.queryAllByRole('link').length))];
  watch.observe(document.body, { childList: true, subtree: true });
  await expect.poll(() => section.queryAllByRole('link').length, { timeout: 60_000 }).toBe(lines);
  watch.disconnect();
  expect([...seen].filter((count) => count > 0)).toEqual([lines]);
  // What is on its way still keeps the room that is left.
  if (delayMs > 2_000) expect(section.getByText(/^Looking for what needs you/).style.getPropertyValue('--lines')).toBe('5');
});

it.each([['institute', '/institute/membership'], ['sub_admin', '/institution?filter=']] as const)('tells the people of an institute of their own plan by its day, and leads the %s on', async (role, leads) => {
  const ends = new Date(Date.now() + 16 * 86_400_000);
  const day = new Date(ends.getTime() - ends.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  held.current.reply = ({ json, path }) => {
    const { filters = {} } = (json ?? {}) as { filters?: Record<string, { from?: string; to?: string }> };
    const { from = '', to = '' } = filters['planEndsAt'] ?? {};
    const items = path.endsWith('/institute/search') && from <= day && day <= to ? [{ id: 'i-1', planEndsAt: day }] : [];
    return { body: { data: { items, total: items.length, page: 0, size: 1 } } };
  };
  show({ server: held.current, declarations: [institution, membership], actor: { ...branchHead, role, modules: { institution: branchHead.modules['parcel']! } }, at: '/home', children: <Framed /> });
  const section = within(await screen.findByRole('region', { name: 'Needs you today' }));
  const line = await section.findByRole('link', { name: `Your plan ends on ${new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(ends)}` });
  expect(line.getAttribute('href')!.startsWith(leads)).toBe(true);
  expect(section.getAllByRole('link')).toHaveLength(1);
});

it('has of work that is somebody’s own for that person alone what names them, and leads to just these rows', async () => {
  const lesson = defineResource({ name: 'lesson', tenant: 'platform', fields: { name: f.text(), state: f.choice(['new', 'old']), teacherId: f.ref('user') }, list: { filters: ['state', 'teacherId'] }, attention: { due: { filters: { state: ['new'] }, whose: { faculty: 'teacherId' } } } });
  held.current.reply = replies({ 'POST /lesson/search': () => ({ body: { data: { items: [], total: 2, page: 0, size: 1 } } }) });
  const asked = () => held.current.seen.filter(({ path }) => path.endsWith('/lesson/search')).map(({ json }) => json['filters']);
  const home = async (role: Actor['role']): Promise<URLSearchParams> => {
    show({ server: held.current, declarations: [lesson], actor: { ...superAdmin, id: 'u-7', role, modules: { lesson: branchHead.modules['parcel']! } }, at: '/home', children: <Framed /> });
    const line = await within(await screen.findByRole('region', { name: 'Needs you today' })).findByRole('link');
    return new URLSearchParams(line.getAttribute('href')!.split('?')[1]);
  };
  const own = await home('faculty');
  expect(asked()).toEqual([{ state: 'new', teacherId: 'u-7' }]);
  expect(JSON.parse(own.get('filter')!)).toEqual({ state: ['new'], teacherId: ['u-7'] });
  cleanup();
  expect(JSON.parse((await home('institute')).get('filter')!)).toEqual({ state: ['new'] });
});

it('asks for the rows of the new day where the home screen is left open over midnight', async () => {
  const lesson = defineResource({ name: 'lesson', tenant: 'platform', fields: { name: f.text(), day: f.date() }, list: { filters: ['day'] }, attention: { due: { filters: { day: { days: [0, 0] } } } } });
  held.current.reply = replies({ 'POST /lesson/search': () => ({ body: { data: { items: [], total: 2, page: 0, size: 1 } } }) });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T18:10:00.000Z'));
  const days = () => held.current.seen.filter(({ path }) => path.endsWith('/lesson/search')).map(({ json }) => (json['filters'] as { day?: unknown }).day);
  show({ server: held.current, declarations: [lesson], at: '/home', children: <Framed /> });
  await expect.poll(days, { timeout: 20_000 }).toEqual([{ from: '2026-11-29', to: '2026-11-29' }]);
  // Half past midnight in India, and still the evening before elsewhere.
  clock.mockReturnValue(Date.parse('2026-11-29T19:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => days().at(-1), { timeout: 20_000 }).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  clock.mockRestore();
});

function steps(found: unknown[], onDone = vi.fn()) {
  held.current.reply = replies({ 'GET /home/first-steps': () => ({ body: { data: { steps: found } } }) });
  show({ server: held.current, declarations: [parcel], actor: branchHead, at: '/home', children: <FirstSteps onDone={onDone} /> });
  return onDone;
}

it('ticks the first steps that are done and counts them', async () => {
  const onDone = steps([{ key: 'branch', isDone: true }, { key: 'coupon', isDone: false }]);
  const done = (await screen.findByText('Add a branch')).closest('li')!;
  expect(within(done).getByRole('img', { name: 'Done' })).toBeTruthy();
  expect(screen.getByText('1 of 2 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('goes on by itself where there is no step to take', async () => {
  const onDone = steps([]);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

it('names the records of a joined line, each the way to it, and says that all of it was undone', async () => {
  const line = { id: 'w-1', at: LATELY, actorName: 'Meera', isStaff: false, instituteName: null, resource: 'parcel', recordId: 'p-1', title: 'Chalk', stateBefore: null, action: 'update', isMore: false };
  home({ work: [{ ...line, together: 4, isUndone: true, records: [{ id: 'p-1', title: 'Chalk' }, { id: 'p-2', title: null }] }, { ...line, id: 'w-2', action: 'delete', together: 2, isUndone: false, records: [{ id: 'p-3', title: 'Sponge' }] }, { ...line, id: 'w-3', together: 3, isUndone: false, records: ['Pen', 'Ink', 'Pad'].map((title, at) => ({ id: `p-${at + 4}`, title })) }] });
  expect((await screen.findByRole('link', { name: 'Chalk' })).getAttribute('href')).toBe('/parcel/p-1/show');
  expect(screen.getByRole('link', { name: 'Parcel (4)' })).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
  // Where all are named, the list of all others besides is not led to.
  expect(screen.getByText('Parcel (3)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Parcel (3)' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ink' })).toBeTruthy();
  expect(screen.getByText(/^Changed, then undone · Meera/)).toBeTruthy();
  expect(screen.getByText('Sponge')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sponge' })).toBeNull();
});

it('begins what an institute may add with what it needs first, as the checklist does', async () => {
  const modules = [['section', 1], ['student', 17], ['course', 21], ['branch', 15], ['user', 5]] as const;
  const declarations = modules.map(([name, order]) => defineResource({ name, menu: { group: 'learning', order }, fields: { label: f.text() } }));
  const people: Actor = { ...branchHead, modules: Object.fromEntries(modules.map(([name]) => [name, branchHead.modules['parcel']!])) };
  held.current.reply = replies({ 'POST /home/statistics': () => ({ body: { data: { figures: [] } } }), 'GET /home/recent': () => ({ body: { data: { items: [], total: 0, page: 0, size: 10 } } }) });
  show({ server: held.current, declarations, actor: people, at: '/home', children: <Framed /> });
  const links = await screen.findAllByRole('link', { name: /^New/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/branch/create', '/user/create', '/course/create', '/student/create', '/section/create']);
});
