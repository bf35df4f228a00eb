import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrustedLoader, defineResource, f, normalize } from '../../src/schemas';
import type { Head, Resource, ResourceInput } from '../../src/schemas';
import { useAddresses } from '../../src/shell/nav/useAddresses';
import { isNarrowPage, menuOf } from '../../src/shell/nav/menu';
import { crumbsOf } from '../../src/shell/header/crumbs';
import { resolveAddress } from '../../src/shell/table/resolveAddress';
import { MissingAbove } from '../../src/screens';
import { replies, useServer } from '../screens/support/screens';
import { wholeI18n } from '../support/wholeI18n';
import { actorOf } from './support/actors';
import { openConsole } from './support/openConsole';

// What stands below a record is asked for first; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 40_000 });

const section = defineResource({ name: 'section', module: 'course', route: 'subject-section', fields: { title: f.text() } });
const topic = defineResource({ name: 'sectionTopic', module: 'course', route: ['subject-section/:sectionId/topics', 'section-topics'], fields: { title: f.text(), sectionId: f.ref('section') } });
const comment = defineResource({ name: 'comment', module: 'comments', route: ['interaction/comments', 'interaction/remarks', 'section-remarks/:sectionId', 'add-remark+', 'remark/:id/about', 'remarks/change/:ids'], menu: { group: 'interaction', order: 27 }, fields: { text: f.text(), sectionId: f.ref('section') } });
const note = defineResource({ name: 'sectionNote', module: 'comments', route: 'section-notes/:sectionId', fields: { text: f.text(), sectionId: f.ref('section') } });
const builder = defineResource({ name: 'builder', module: 'websiteAndApps', route: 'web-builder', menu: { group: 'site', order: 31 }, fields: { text: f.text() } });
const start = defineResource({ name: 'startPage', module: 'dashboard', route: 'dashboard', fields: { text: f.text() } });
const evaluation = defineResource({ name: 'evaluation', module: 'test', route: 'testManagment', fields: { text: f.text() } });
const reply = defineResource({ name: 'remarkReply', module: 'comments', route: 'remark-replies/:commentId', fields: { text: f.text(), commentId: f.ref('comment') } });
const part = defineResource({ name: 'part', module: 'course', route: 'parts/:partId', fields: { text: f.text(), partId: f.ref('part') } });
const declarations: readonly ResourceInput[] = [section, topic, comment, note, builder, start, evaluation, reply, part];
const modules = declarations.map(normalize);
const nameAt = (pathname: string): string => {
  const found = resolveAddress({ pathname, modules });
  return found.kind === 'module' ? found.name : found.kind === 'route' ? `row ${found.route.key}` : found.kind;
};

describe('an address apart from the name', () => {
  it.each([
    ['/interaction/comments', 'comment'], ['/interaction/comments/5/show', 'comment'], ['/interaction/comments/create', 'comment'], ['/interaction/doubts', 'unknown'],
    ['/subject-section', 'section'], ['/subject-section/5', 'section'], ['/subject-section/5/show', 'section'], ['/subject-section/5/topics', 'sectionTopic'],
    ['/subject-section/5/topics/7', 'sectionTopic'], ['/subject-section/5/topics/create', 'sectionTopic'], ['/comment', 'unknown'], ['/interaction', 'unknown'],
    ['/testManagment/5', 'evaluation'], ['/testManagment/prompt', 'row testPrompts'], ['/testManagment/a/b/c', 'row testManagmentNested'],
  ])('%s is %s', (pathname, expected) => expect(nameAt(pathname)).toBe(expected));
});

describe('a row of the table that is taken over', () => {
  const entries = (of: Parameters<typeof actorOf>[0], more: { isWhiteLabelled?: boolean; isPublicHost?: boolean } = {}) =>
    menuOf({ resources: modules, actor: actorOf(of), isWhiteLabelled: false, ...more }).filter(({ from }) => from === 'declaration').map(({ path, below }) => [path, ...below].join(' '));

  it('leaves its audience and the entries below it to the module', () => {
    expect(entries({ role: 'institute', keys: ['websiteAndApps'] })).toEqual(['/web-builder webBuilder']);
    expect(entries({ role: 'institute', keys: ['websiteAndApps'] }, { isPublicHost: true })).toEqual([]);
    expect(entries({ role: 'sub_admin', keys: ['websiteAndApps', 'comments'] })).toEqual(['/interaction/comments']);
  });

  it('and whom it is hidden from, which a declaration may say itself', () => {
    const configuration = normalize(defineResource({ name: 'configuration', module: 'home', route: 'home-configuration', menu: { group: 'site' }, fields: { text: f.text() } }));
    const own = normalize(defineResource({ name: 'own', module: 'websiteAndApps', menu: { group: 'site', only: 'institutePeople', below: ['webBuilder'] }, fields: { text: f.text() } }));
    const routes = [{ path: 'home-configuration', key: 'home', gate: { by: 'module' as const, modules: ['home'] }, menu: { group: 'overview' as const, icon: 'layout', order: 2, hiddenFor: ['whiteLabelled' as const] } }];
    const seen = (role: 'super_admin' | 'institute', isWhiteLabelled: boolean) => menuOf({ resources: [configuration, own], routes, actor: actorOf({ role, keys: ['websiteAndApps', 'home'] }), isWhiteLabelled }).filter(({ from }) => from === 'declaration').map(({ key }) => key);
    expect(seen('institute', false)).toEqual(['configuration', 'own']);
    expect(seen('institute', true)).toEqual(['own']);
    expect(seen('super_admin', false)).toEqual(['configuration']);
  });

  it('leaves it the narrow navigation', () => {
    expect(isNarrowPage({ pathname: '/testManagment/5', modules })).toBe(true);
    expect(isNarrowPage({ pathname: '/interaction/comments', modules })).toBe(false);
  });
});

it('a list below a record stands in the crumbs below the list of that', () => {
  const loader = createTrustedLoader({ sources: [{ name: 'test', read: () => declarations }] });
  const { translate } = wholeI18n('en');
  const crumbs = (pathname: string, mayOpen: (module: Head) => boolean = () => true) => crumbsOf({ pathname, loader, title: '', translate, mayOpen });
  const above = (pathname: string) => crumbs(pathname).above;
  expect(above('/subject-section/5/topics')).toEqual({ path: '/subject-section', label: 'Subject sections' });
  expect(above('/subject-section/5/topics/7')).toEqual({ path: '/subject-section/5/topics', label: 'Topics' });
  // Whatever its own address begins with, and with the menu's words where that has an entry.
  expect(above('/section-notes/5')).toEqual({ path: '/subject-section', label: 'Subject sections' });
  expect(crumbs('/remark-replies/5')).toMatchObject({ group: 'Interaction', above: { path: '/interaction/comments' } });
  expect(crumbs('/remark-replies/5', ({ name }) => name !== 'comment')).toMatchObject({ group: '', above: null });
  // Nothing stands below itself.
  expect(above('/parts/5')).toBeNull();
});

/** Says what a generated screen is told of where it stands. */
function Told({ resource }: { resource: Resource }) {
  const { list, create, within, record } = useAddresses(resource);
  return <p data-testid="told">{JSON.stringify({ list, create, within, record: record({ id: '7', page: 'show' }) })}</p>;
}

const held = useServer();
const told = async (): Promise<unknown> => JSON.parse((await screen.findByTestId('told')).textContent) as unknown;
const open = (at: string, of: Parameters<typeof actorOf>[0], more: Parameters<typeof replies>[0] = {}) => {
  held.current.reply = replies({
    'GET /section/list/minimal': ({ query }) => ({ body: { data: { items: query.get('id') === 's1' ? [{ id: 's1', title: 'Algebra' }] : [], total: 0, page: 0, size: 5 } } }),
    ...more,
  });
  return openConsole({ server: held.current, at, actor: actorOf(of), declarations, screens: { ListScreen: Told, CreateScreen: Told, ShowScreen: Told, MissingAbove } });
};
const kind = () => waitFor(() => {
  const found = document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
  expect(found).toBeTruthy();
  return found;
});

describe('the console', () => {
  beforeEach(() => localStorage.clear());
  const all = { role: 'super_admin' } as const;

  it('tells a list below a record which record that is', async () => {
    open('/subject-section/s1/topics', all);
    expect(await told()).toEqual({ list: '/subject-section/s1/topics', create: '/subject-section/s1/topics/create', within: { sectionId: 's1' }, record: '/subject-section/s1/topics/7/show' });
  });

  it.each([
    ['is gone for good, or somebody else’s', 'theirs', { code: 'NOT_FOUND', message: 'There is no such record.' }, 'This record could not be found'],
    ['was deleted', 'binned', { code: 'NOT_FOUND', reason: 'deleted', deleted: { id: 'binned', title: 'Geometry', deletedAt: '2026-01-01T00:00:00.000Z', purgedAt: '2026-01-31T00:00:00.000Z', allowed: [] } }, '“Geometry” has been deleted'],
  ])('shows nothing below a record that %s, says so, and leads to the list of that', async (_, id, body, says) => {
    open(`/subject-section/${id}/topics`, all, { [`GET /section/${id}`]: () => ({ status: 404, body }) });
    await screen.findByRole('heading', { name: says });
    expect(window.location.pathname).toBe(`/app/subject-section/${id}/topics`);
    expect(screen.getAllByRole('link', { name: /section/i }).map((link) => link.getAttribute('href'))).toContain('/app/subject-section');
    expect(screen.queryByTestId('told')).toBeNull();
  });

  it('shows what stands below a record once it is there', async () => {
    let isThere = false;
    const items = () => ({ body: { data: { items: isThere ? [{ id: 'late', title: 'Late' }] : [], total: 0, page: 0, size: 5 } } });
    open('/subject-section/late/topics', all, { 'GET /section/list/minimal': items, 'GET /section/late': () => (isThere ? { body: { data: { id: 'late', title: 'Late' } } } : { status: 500, body: {} }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isThere = true;
    retry.click();
    expect(await told()).toMatchObject({ within: { sectionId: 'late' } });
  });

  it('tells who does not read the module above no more than that there is nothing', async () => {
    open('/section-notes/theirs', { role: 'admin', keys: ['comments'] });
    await screen.findByRole('heading', { name: 'This record could not be found' });
    expect(held.current.seen.filter(({ path }) => path.endsWith('/section/theirs'))).toEqual([]);
  });

  it.each([
    ['/interaction/remarks?page=2', '/interaction/comments?page=2'],
    ['/interaction/remarks/5/show', '/interaction/comments/5/show'],
    ['/section-topics/5/show', '/subject-section/-/topics/5/show'],
    ['/add-remark', '/interaction/comments/create'],
    ['/remark/7/about', '/interaction/comments/7/show'],
    ['/remarks/change/7', '/interaction/comments/7'],
    ['/section-remarks/s1', `/interaction/comments?${new URLSearchParams({ filter: '{"sectionId":["s1"]}' }).toString()}`],
  ])('leads %s to %s', async (from, to) => {
    open(from, all);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/app${to}`));
  });

  it('begins a new record with what another address named', async () => {
    open('/section-remarks/s1/create', all);
    await waitFor(() => expect(window.location.pathname).toBe('/app/interaction/comments/create'));
    expect((window.history.state as { usr: unknown }).usr).toEqual({ record: { sectionId: 's1' } });
  });

  it('asks what is to change of several that an address names', async () => {
    open('/remarks/change/7,8', all);
    await waitFor(() => expect(window.location.pathname).toBe('/app/interaction/comments'));
    expect((window.history.state as { usr: unknown }).usr).toEqual({ changing: ['7', '8'] });
  });

  it('asks the module for what the row asked for', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    open('/web-builder', { role: 'institute', keys: ['websiteAndApps'] });
    expect(await kind()).toBe('device');
    vi.unstubAllGlobals();
    expect(screen.queryByTestId('told')).toBeNull();
  });

  it('shows the row’s fallback to who may not enter', async () => {
    open('/dashboard', { role: 'sub_admin', keys: ['coupon'] });
    expect(await kind()).toBe('fallback');
  });
});
