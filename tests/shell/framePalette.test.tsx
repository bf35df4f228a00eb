import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defineResource, f, rowsOf } from '../../src/schemas';
import { usePageActions } from '../../src/shell/nav/pageActions';
import { parcel } from '../screens/list/support';
import { superAdmin, useServer } from '../screens/support/screens';
import { openFrame } from './support/frame';
import type { FrameParams } from './support/frame';

const held = useServer();
const school = defineResource({ name: 'school', tenant: 'self', menu: { group: 'organisation' }, fields: { name: f.text({ required: true, searchable: true }) } });

const note = defineResource({ name: 'note', module: 'settings', single: true, endpoint: { path: '/note' }, fields: { words: f.text() } });

/** Answers every look-up with records whose titles begin with what was asked, or with something else before it. */
function answerLookups({ before = '' }: { before?: string } = {}): void {
  held.current.reply = ({ path, query }) => {
    const [, module] = /\/(\w+)\/list\/minimal$/.exec(path) ?? [];
    const items = module ? [1, 2].map((number) => ({ id: `${module}-${number}`, title: `${before}${query.get('q')} ${module} ${number}` })) : [];
    return { body: { data: { items, total: items.length, page: 0, size: 5 } } };
  };
}

async function palette(params: Partial<FrameParams> = {}) {
  answerLookups();
  localStorage.clear();
  const shown = openFrame({ server: held.current, at: '/parcel', actor: superAdmin, declarations: [parcel, school], ...params });
  await screen.findByRole('heading', { name: 'The list' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search screens, records and actions', hidden: true });
  box.focus();
  return { ...shown, box };
}

const options = (): string[] => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent ?? '');
const sections = (): string[] => screen.queryAllByRole('group', { hidden: true }).filter((group) => group.closest('[role=listbox]')).map((group) => group.firstElementChild?.textContent ?? '');

describe('the command palette', () => {
  it('finds a screen by a few letters and opens it with Enter', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'my prof');
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('My Profile');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app/profile'));
    expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  });

  it('offers no page of a state, such as maintenance', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'maintenance');
    expect(options()).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, 'my prof');
    expect(options()).not.toEqual([]);
  });

  it('finds a screen by what people call it elsewhere', async () => {
    const exam = defineResource({ name: 'test', menu: { group: 'learning' }, fields: { name: f.text({ required: true }) } });
    const { box } = await palette({ declarations: [parcel, school, exam] });
    await userEvent.type(box, 'quiz');
    expect(options()[0]).toMatch(/^Tests/);
  });

  it('tells records of one title apart by what they stand in', async () => {
    const { box } = await palette();
    held.current.reply = ({ path }) => {
      const items = path.endsWith('/parcel/list/minimal') ? ['Algebra', 'Geometry'].map((course) => ({ id: course, title: 'Morning', within: [course] })) : [];
      return { body: { data: { items, total: items.length, page: 0, size: 5 } } };
    };
    await userEvent.type(box, 'morn');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining([expect.stringMatching(/^Morning\s*Algebra · Parcel$/), expect.stringMatching(/^Morning\s*Geometry · Parcel$/)])));
  });

  it('makes records of modules that no menu holds, too, but of what stands below another', async () => {
    const crate = defineResource({ name: 'crate', fields: { name: f.text() } });
    const lid = defineResource({ name: 'lid', route: 'crate/:crateId/lids', fields: { name: f.text(), crateId: f.ref('crate', { required: true }) } });
    const { box } = await palette({ declarations: [parcel, school, crate, lid] });
    await userEvent.type(box, 'new ');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['New parcel', 'New crate'])));
    expect(options()).not.toContain('New lid');
  });

  it('makes nothing of what the menu hides from whoever is white-labelled', async () => {
    const poster = defineResource({ name: 'poster', menu: { group: 'site', hiddenFor: ['whiteLabelled'] }, fields: { title: f.text() } });
    const { box } = await palette({ declarations: [parcel, school, poster], user: { isWhiteLabelled: true } });
    await userEvent.type(box, 'new ');
    await waitFor(() => expect(options()).toContain('New parcel'));
    expect(options()).not.toContain('New poster');
  });

  it('names the module above a list that stands below its records, whatever its address begins with', async () => {
    const crate = defineResource({ name: 'crate', menu: { group: 'organisation' }, fields: { name: f.text() } });
    const lid = defineResource({ name: 'lid', route: 'lid-report/:crateId', fields: { name: f.text(), crateId: f.ref('crate', { required: true }) } });
    const { box } = await palette({ declarations: [parcel, crate, lid] });
    await userEvent.type(box, 'lid');
    await waitFor(() => expect(options()[0]).toBe('LidCrate'));
  });

  it('shows a screen first by whatever it is called, before records that begin with the word', async () => {
    const crate = defineResource({ name: 'crate', route: 'boxroom', fields: { name: f.text() } });
    const { box } = await palette({ declarations: [parcel, school, crate] });
    await userEvent.type(box, 'Boxroom');
    await waitFor(() => expect(sections()).toContain('Records'));
    expect(sections()[0]).toBe('Screens');
    expect(options()[0]).toContain('Crate');
  });

  it('looks for records of modules that no menu holds, after all others', async () => {
    const crate = defineResource({ name: 'crate', fields: { name: f.text({ searchable: true }) } });
    const lid = defineResource({ name: 'lid', route: 'crate/:crateId/lids', fields: { name: f.text({ searchable: true }), crateId: f.ref('crate', { required: true }) } });
    const { box } = await palette({ declarations: [crate, lid, parcel] });
    await userEvent.type(box, 'zq');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['zq parcel 1Parcel', 'zq crate 1Crate', 'zq lid 2Lid'])));
    expect(options().indexOf('zq parcel 1Parcel')).toBeLessThan(options().indexOf('zq crate 1Crate'));
  });

  it('has those of some before the module of all of them', async () => {
    const person = defineResource({ name: 'person', menu: { group: 'learners', order: 1 }, fields: { name: f.text({ searchable: true, required: true }), kind: f.choice(['learner', 'other'], { required: true }) } });
    const learner = defineResource({ name: 'learner', of: rowsOf<typeof person>('person'), where: { kind: 'learner' }, takes: { name: true }, menu: { group: 'learners', order: 2 }, fields: {} });
    const { box } = await palette({ declarations: [person, learner, parcel] });
    await userEvent.type(box, 'zq');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['zq person 1Person', 'zq learner 1Learner'])));
    expect(options().indexOf('zq learner 2Learner')).toBeLessThan(options().indexOf('zq person 1Person'));
  });

  it('has first what is called exactly so, whichever module it is of', async () => {
    const crate = defineResource({ name: 'crate', fields: { name: f.text({ searchable: true }) } });
    const { box } = await palette({ declarations: [crate, parcel] });
    held.current.reply = ({ path }) => {
      const items = path.endsWith('/parcel/list/minimal') ? [{ id: 'a', title: 'Zest ten, of batch X' }] : path.endsWith('/crate/list/minimal') ? [{ id: 'b', title: 'Batch X' }, { id: 'c', title: 'Batch X 2' }] : [];
      return { body: { data: { items, total: items.length, page: 0, size: 5 } } };
    };
    await userEvent.type(box, 'batch x');
    await waitFor(() => expect(options()).toEqual(['Batch XCrate', 'Zest ten, of batch XParcel', 'Batch X 2Crate']));
  });

  it('looks for records in every module, a few of each, and gives older questions up', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'zq');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['zq parcel 1Parcel', 'zq school 2School'])));
    expect(sections()).toEqual(['Records', 'Actions']);
    expect(options()).toContain('Act for zq school 1');
    const asked = held.current.seen.filter(({ path }) => path.endsWith('/list/minimal'));
    expect(asked.map(({ query }) => query.get('size'))).toEqual(asked.map(() => '8'));
    expect(new Set(asked.map(({ query }) => query.get('q')))).toEqual(new Set(['zq']));
    await userEvent.clear(box);
    expect(options().some((option) => option.includes('zq parcel'))).toBe(false);
  });

  it('says what could not be searched, and that nothing was found where all was', async () => {
    const { box } = await palette();
    held.current.reply = ({ path }) => (path.includes('/school/') ? { status: 500, body: {} } : { body: { data: { items: [], total: 0, page: 0, size: 8 } } });
    await userEvent.type(box, 'zq');
    expect(await screen.findByText('Not everything could be searched. Try again in a moment.')).toBeTruthy();
    held.current.reply = () => ({ body: { data: { items: [], total: 0, page: 0, size: 8 } } });
    await userEvent.type(box, 'q');
    expect(await screen.findByText('Nothing was found for “zqq”.')).toBeTruthy();
    expect(box.getAttribute('maxlength')).toBe('200');
  });

  it('finds whom to act for by the words it offers itself', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'act for zq');
    await waitFor(() => expect(options()).toEqual(['Act for zq school 1', 'Act for zq school 2']));
    await userEvent.clear(box);
    await userEvent.type(box, 'act for');
    expect(options()[0]).toBe('Choose an institute');
  });

  it('chooses nothing by itself that changes a record, not even where nothing else is found', async () => {
    const suspend = vi.fn();
    const actions = [{ key: 'page parcel suspend', icon: 'play', label: 'Suspend “Tulip House”', isDanger: true, run: suspend }];
    function Offering() {
      usePageActions(actions);
      return <h1>The list</h1>;
    }
    const { box } = await palette({ ListScreen: Offering });
    // Nothing else is found, however slowly the keys follow one another.
    held.current.reply = () => ({ body: { data: { items: [], total: 0, page: 0, size: 5 } } });
    expect(options()[0]).toBe('Suspend “Tulip House”');
    expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).not.toContain('Suspend');
    await userEvent.type(box, 'suspend tulip');
    await waitFor(() => expect(options()).toEqual(['Suspend “Tulip House”']));
    await userEvent.keyboard('{Enter}');
    expect(suspend).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(suspend).toHaveBeenCalledOnce();
  });

  it('sorts records, tells equals apart by a second line, and leads to all of a module that match', async () => {
    const { box } = await palette();
    held.current.reply = ({ path }) => {
      const isParcel = path.endsWith('/parcel/list/minimal');
      const items = isParcel ? [{ id: 'a', title: 'Zest 10', subtitle: 'Kochi' }, { id: 'b', title: 'Zest 2', subtitle: 'Pune' }, { id: 'c', title: 'A zest' }] : [];
      return { body: { data: { items, total: isParcel ? 42 : 0, page: 0, size: 5 } } };
    };
    await userEvent.type(box, 'zest');
    await waitFor(() => expect(options()).toEqual(['Zest 2Pune · Parcel', 'Zest 10Kochi · Parcel', 'A zestParcel', 'All 42 results in Parcel']));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.pathname + decodeURIComponent(window.location.search)).toBe('/app/parcel?filter={"q":"zest"}'));
  });

  it('reads times and days of a second line as people do, and takes one sign of Chinese for a word', async () => {
    const { box } = await palette();
    held.current.reply = ({ path }) => ({ body: { data: { items: path.endsWith('/parcel/list/minimal') ? [{ id: 'a', title: '王 小三', subtitle: '2026-03-02T04:05:06.007Z, until 2026-04-30' }] : [], total: 1, page: 0, size: 5 } } });
    await userEvent.type(box, '王');
    await waitFor(() => expect(options()[0]).toMatch(/^王 小三2 Mar 2026, .*, until 30 Apr 2026 · Parcel$/));
  });

  it('finds a screen that no menu holds by its address, too', async () => {
    const lesson = defineResource({ name: 'lesson', route: 'time-table', fields: { name: f.text() } });
    const { box } = await palette({ declarations: [parcel, lesson] });
    await userEvent.type(box, 'time table');
    await waitFor(() => expect(options()).toContain('Lesson'));
  });

  it('opens a list below records with the rows of all of them', async () => {
    const crate = defineResource({ name: 'crate', fields: { name: f.text() } });
    const lid = defineResource({ name: 'lid', route: 'lids-of/:crateId/:name', fields: { name: f.text(), crateId: f.ref('crate', { required: true }) } });
    const { box } = await palette({ declarations: [parcel, crate, lid] });
    await userEvent.type(box, 'lid');
    await waitFor(() => expect(options()[0]).toBe('Lid'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app/lids-of/-/-'));
  });

  it('moves around its ends with the arrows and remembers what was chosen', async () => {
    const { box, unmount } = await palette();
    await userEvent.type(box, 'dark');
    expect(options()[0]).toBe('Theme: Dark');
    await userEvent.keyboard('{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.keyboard('{Control>}k{/Control}');
    const again = await screen.findByRole('combobox', { hidden: true });
    again.focus();
    expect(sections()[0]).toBe('Recent');
    expect(options()[0]).toBe('Theme: Dark');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.getElementById(again.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(options().at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.getElementById(again.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Theme: Dark');
    unmount();
  });

  it('offers what the open page offers, above what can be done anywhere', async () => {
    const suspend = vi.fn();
    const actions = [{ key: 'page parcel suspend', icon: 'play', label: 'Suspend “Box”', run: suspend }];
    function Page() {
      usePageActions(actions);
      return <h1>The list</h1>;
    }
    const { box } = await palette({ ListScreen: Page });
    expect(options()[0]).toBe('Suspend “Box”');
    await userEvent.type(box, 'suspend');
    expect(options()[0]).toBe('Suspend “Box”');
    await userEvent.keyboard('{Enter}');
    expect(suspend).toHaveBeenCalledOnce();
  });

  it('offers only what one may do: a reader makes nothing new and acts for nobody', async () => {
    const { actor } = { actor: { id: 'u-9', role: 'sub_admin' as const, instituteId: 'i', allowAllInstitutes: false, modules: { parcel: { create: false, read: true, update: false, delete: false } } } };
    await palette({ actor });
    expect(options().some((option) => /^(New |Act for|Choose an institute)/.test(option))).toBe(false);
    expect(options()).not.toContain('AI Token');
    expect(options()).toEqual(expect.arrayContaining(['Sign out', 'Language: Français', 'Keyboard shortcuts']));
  });

  it.each([
    ['new parcel', 'New parcel'],
    ['add parcel', 'New parcel'],
    ['log out', 'Sign out'],
    ['sign out', 'Sign out'],
    ['dark mode', 'Theme: Dark'],
    ['french', 'Language: Français'],
    ['francais', 'Language: Français'],
    ['domains', 'Settings: Domains'],
  ])('knows “%s” by another name, above records that contain it', async (words, label) => {
    const { box } = await palette({ declarations: [parcel, school, note] });
    answerLookups({ before: 'un' });
    await userEvent.type(box, words);
    await waitFor(() => expect(options()).toContain(`un${words} parcel 1Parcel`));
    expect(options()[0]).toBe(label);
  });

  it('offers actions and screens, of which the menu holds none that is not built yet', async () => {
    await palette();
    expect(sections()).toEqual(['Actions', 'Screens']);
    expect(options().length).toBeGreaterThan(0);
    expect(options().filter((option) => option.endsWith('not yet'))).toEqual([]);
  });

  it('leaves the keys of a word that is still being put together to the input method', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'my prof');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    expect(window.location.pathname).toBe('/app/parcel');
    expect(box.getAttribute('aria-activedescendant')).toMatch(/-0$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app/profile'));
  });

  it('reads out a result with what it is, and how many there are', async () => {
    const { box } = await palette();
    await userEvent.type(box, 'zq');
    expect(await screen.findByRole('option', { name: 'zq parcel 1, Parcel', hidden: true })).toBeTruthy();
    await waitFor(() => expect(screen.getByText(`${options().length} results`)).toBeTruthy());
  });

  it('asks before it acts for an institute', async () => {
    const actFor = vi.fn(async () => undefined);
    const { box } = await palette({ actFor });
    await userEvent.type(box, 'kochi');
    await userEvent.click(await screen.findByText('Act for kochi school 1'));
    const question = await screen.findByRole('alertdialog', { name: 'Act for kochi school 1?', hidden: true });
    expect(actFor).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByText('Act for this institute'));
    expect(actFor).toHaveBeenCalledExactlyOnceWith('school-1');
  });
});
