import { describe, expect, it, test } from 'vitest';
import { createI18n } from '../../src/i18n';
import { createTrustedLoader, defineResource, f, filesSource, normalize } from '../../src/schemas';
import type { Actor } from '../../src/schemas';
import { OPEN } from '../../src/shell/table/consoleRoute';
import { ICON_PATHS } from '../../src/ui/iconPaths';
import { isNarrowPage, menuOf, menuWithoutPlan } from '../../src/shell/nav/menu';
import { ACTORS } from './support/actors';
import { expectedMenu, MENU } from './support/contract';

const may = { create: false, read: true, update: false, delete: false };

describe('the entries of declarations', () => {
  const make = (name: string, menu: Parameters<typeof defineResource>[0]['menu']) => normalize(defineResource({ name, menu: menu ?? false, fields: { name: f.text() } }));
  const resources = [
    make('late', { group: 'sales', order: 9 }),
    make('early', { group: 'sales', order: 2, hiddenFor: ['whiteLabelled'] }),
    make('person', { group: 'organisation', order: 5 }),
    make('unlisted', false),
  ];
  const actor: Actor = { id: 'u', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { late: may, early: may, person: may, unlisted: may } };
  const keys = (of: Omit<Parameters<typeof menuOf>[0], 'resources' | 'routes'>) => menuOf({ resources, routes: [], ...of }).map((entry) => entry.key);

  it('stand in groups, in the order of the specification inside them', () => {
    expect(keys({ actor, isWhiteLabelled: false })).toEqual(['person', 'early', 'late']);
  });

  it('leave out what is not granted and what the white-label flag takes away', () => {
    expect(keys({ actor: { ...actor, modules: { late: may } }, isWhiteLabelled: false })).toEqual(['late']);
    expect(keys({ actor, isWhiteLabelled: true })).toEqual(['person', 'late']);
  });

  it('take the place of a screen of the table that has their name', () => {
    const branch = make('faculty', { group: 'organisation', order: 7, icon: 'user' });
    const entries = menuOf({ resources: [branch], actor: { ...actor, modules: { faculty: may } }, isWhiteLabelled: false });
    expect(entries.filter((entry) => entry.path === '/faculty').map((entry) => entry.from)).toEqual(['declaration']);
  });
});

it('say which screens are not built yet, and no others', () => {
  const routes = [
    { path: 'there', key: 'home', gate: OPEN, page: 'frame' as const, menu: { group: 'overview' as const, icon: 'home', order: 1 } },
    { path: 'later', key: 'dashboard', gate: OPEN, menu: { group: 'overview' as const, icon: 'home', order: 2 } },
  ];
  const actor: Actor = { id: 'u', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
  const note = normalize(defineResource({ name: 'note', menu: { group: 'sales', order: 3 }, fields: { name: f.text() } }));
  expect(menuOf({ resources: [note], routes, actor, isWhiteLabelled: false }).map(({ path, isPending }) => [path, isPending])).toEqual([['/there', false], ['/later', true], ['/note', false]]);
});

it.each([['institute', ['/profile', '/institute/membership']], ['faculty', ['/profile']]] as const)('once the plan has ended, hold for role %s what the platform still answers', (role, paths) => {
  const actor: Actor = { id: 'u', role, instituteId: 'i', allowAllInstitutes: false, modules: { coupon: may } };
  expect(menuWithoutPlan({ actor }).map((entry) => entry.path)).toEqual(paths);
});

const resources = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] }).all();

test.each(ACTORS)('the menu of $who is the one of the specification', ({ actor, isWhiteLabelled, isPublicHost }) => {
  const entries = menuOf({ resources, actor, isWhiteLabelled, isPublicHost });
  expect(entries.map((entry) => entry.path)).toEqual(expectedMenu({ actor, isWhiteLabelled, isPublicHost }).map((entry) => entry.path));
});

test('labels in English are those of the specification, and every entry has an icon of its own', () => {
  const { provider } = createI18n({ locale: 'en' });
  const translate = (key: string, options?: object) => provider.translate(key, options);
  const all = menuOf({ resources, actor: ACTORS[0]!.actor, isWhiteLabelled: false }).concat(menuOf({ resources, actor: ACTORS[3]!.actor, isWhiteLabelled: false }));
  for (const entry of all) {
    const label = entry.from === 'declaration' ? translate(`resources.${entry.key}.menu`, { _: translate(`resources.${entry.key}.name`, { smart_count: 2 }) }) : translate(`lectern.menu.${entry.key}`, { _: translate(`lectern.routes.${entry.key}`) });
    const stated = MENU.find((one) => one.path === entry.path)?.label;
    if (stated) expect(label).toBe(stated);
    expect(label).not.toMatch(/^(lectern|resources)\.|_/);
    expect(Object.keys(ICON_PATHS)).toContain(entry.icon);
  }
  const builder = all.find((entry) => entry.path === '/web-builder');
  expect(builder?.below.map((key) => translate(`lectern.routes.${key}`))).toEqual(['Website Builder']);
  expect(['product', 'class', 'test'].map((key) => translate(`lectern.menu.spare.${key}`))).toEqual(['Product', 'Class', 'Test']);
});

test('the navigation narrows by itself on the pages the specification names', () => {
  const isNarrow = (pathname: string) => isNarrowPage({ pathname, modules: [{ name: 'coupon', routes: ['coupon'] }] });
  const narrow = ['/details/1/x/course-curriculum/2', '/import-pool-content/details/1/x/course-curriculum/2', '/testManagment', '/testManagment/7', '/testManagment/prompt', '/test-management/a', '/test-management/descriptive-evaluation/7'];
  expect(narrow.filter((pathname) => !isNarrow(pathname))).toEqual([]);
  expect(['/coupon', '/courses', '/', '/nothing'].filter(isNarrow)).toEqual([]);
});
