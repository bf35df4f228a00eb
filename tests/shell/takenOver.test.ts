import { describe, expect, it } from 'vitest';
import { createTrustedLoader, defineResource, f, filesSource, holdsRight, mayEnter, ROLES, routeShape } from '../../src/schemas';
import type { Gate, ResourceInput } from '../../src/schemas';
import { menuOf } from '../../src/shell/nav/menu';
import type { ConsoleRoute } from '../../src/shell/table/consoleRoute';
import { PENDING_ROUTES } from '../../src/shell/table/pendingRoutes';
import { resolveAddress } from '../../src/shell/table/resolveAddress';
import { CONSOLE_ROUTES, ROOM_ROUTES, rowOf } from '../../src/shell/table/routeTable';
import { ACTORS } from './support/actors';
import { APP_ROUTES, patternOf } from './support/contract';

/** What its parameters stand for. */
const thing = defineResource({ name: 'thing', module: null, rights: { read: ROLES }, fields: { title: f.text() } });

/** Addresses of no list and no record: what they show is a page of its own. */
const PAGES: Readonly<Record<string, string>> = {
  testManagmentNested: 'whatever stands below, at any depth',
};

/** Where the record of a list is what another row shows. */
const RECORDS: Readonly<Record<string, string>> = { 'live-class/:liveId/:type/batch': 'live-class/:liveId/:type/batch/:batchId' };

const rightsOf = (gate: Gate): Pick<ResourceInput, 'module' | 'rights'> => {
  if (gate.by === 'module') return { module: gate.modules };
  const roles = gate.by === 'superAdmin' ? ['super_admin'] as const : gate.by === 'institute' ? ['institute'] as const : ROLES.filter((role) => role !== 'student');
  return { module: null, rights: { create: roles, read: roles, update: roles, delete: roles } };
};

/** A module at the address of a row, declared as the row says, and no more than it has to. */
function takenOver({ path, gate, menu }: ConsoleRoute) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!.charAt(0).toLowerCase() + name!.slice(1)).map((name) => (name === 'id' ? 'thingId' : name));
  let at = 0;
  const route = path.replace(/:\w+/g, () => `:${parameters[at++]!}`);
  const input = defineResource({
    name: 'taken',
    route,
    ...rightsOf(gate),
    ...(menu && { menu: { group: menu.group, icon: menu.icon, order: menu.order } }),
    fields: { title: f.text(), ...Object.fromEntries(parameters.map((name) => [name, f.ref('thing')])) },
  } as ResourceInput);
  return createTrustedLoader({ sources: [{ name: 'test', read: () => [thing, input] }] }).require('taken');
}

const rows = PENDING_ROUTES.filter(({ key }) => !(key in PAGES));
const said = (path: string): string => `/${path.replace(/:\w+/g, '0f8fad5b-d9cb-469f-a165-70867728950e')}`;

describe.each(rows.map((row) => [row.path, row] as const))('%s, taken over by a declaration', (path, row) => {
  const taken = takenOver(row);

  it('is the module’s, and every other screen stays where it was', () => {
    expect(resolveAddress({ pathname: said(path), modules: [taken] })).toEqual({ kind: 'module', name: 'taken' });
    for (const other of PENDING_ROUTES.filter((one) => one.path !== path && one.path !== RECORDS[path] && !one.path.endsWith('*'))) {
      const before = resolveAddress({ pathname: said(other.path), modules: [] });
      if (before.kind === 'route' && before.route === other) expect([other.path, resolveAddress({ pathname: said(other.path), modules: [taken] })]).toEqual([other.path, before]);
    }
  });

  it('opens for whom it opened, and keeps what the row asks of its screen', () => {
    for (const { who, actor } of ACTORS) expect([who, holdsRight(actor, taken, 'read')]).toEqual([who, mayEnter(actor, row.gate)]);
    expect(rowOf(taken)).toBe(row);
  });

  it('has its entry in the menus that had it', () => {
    for (const { who, ...person } of ACTORS) {
      const entries = (resources: Parameters<typeof menuOf>[0]['resources']) => menuOf({ resources, ...person }).map(({ path: to, group, icon, order, below }) => ({ to, group, icon, order, below }));
      if (!path.includes(':')) expect([who, ...entries([taken])]).toEqual([who, ...entries([])]);
    }
  });
});

it('is each signed-in route of the contract, but for those that are a page of their own', () => {
  const declared = new Set(createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] }).all().flatMap(({ routes }) => routes.map(routeShape)));
  const pages = new Set([...ROOM_ROUTES.map(({ path }) => path), ...CONSOLE_ROUTES.filter(({ page }) => page === 'frame').map(({ path }) => path), ...PENDING_ROUTES.filter(({ key }) => key in PAGES).map(({ path }) => path)]);
  const kinds = { 'of a declaration': (path: string) => declared.has(routeShape(path)), 'can be one’s': (path: string) => rows.some((row) => row.path === path), 'a page of its own': (path: string) => pages.has(path) };
  const patterns = [...new Set(APP_ROUTES.map(patternOf))];
  const table = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as string[]]));
  // Where a declaration has taken a row over, it is the declaration's.
  for (const path of patterns) table[Object.entries(kinds).find(([, isOf]) => isOf(path))?.[0] ?? 'nobody’s']?.push(path);
  console.info(`${APP_ROUTES.length} signed-in routes of ${patterns.length} addresses:\n${Object.entries(table).map(([kind, paths]) => `  ${kind}: ${paths.length}${kind === 'of a declaration' ? '' : ` (${paths.join(', ')})`}`).join('\n')}`);
  expect(Object.values(table).flat().sort()).toEqual(patterns.sort());
  expect(table['of a declaration']!.length).toBeGreaterThan(60);
});
