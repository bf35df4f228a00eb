import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { holdsRight, normalize, routeLeads, routeShape, WHICHEVER, type Resource, type ResourceInput, type Right } from '../../src/schemas';
import type { ConsoleRoute } from '../../src/shell/table/consoleRoute';
import { ROUTE_ALIASES } from '../../src/shell/table/routeAliases';
import { landingPath } from '../../src/authProvider/landing';
import { APP_ROUTES, expectedMenu, gateOf, opens, patternOf } from '../shell/support/contract';
import { PASSWORD } from './support/api';
import { expect, test } from './support/test';
import { signInAs, userOf, userWithoutModules, type User } from './support/users';
import { visit, type Seen } from './support/visit';

// Each only looks, as a person of its own: they may stand in any worker.
test.describe.configure({ mode: 'parallel' });

const ACCOUNTS = ['super_admin', 'admin', 'sub_admin', 'institute', 'faculty', 'whitelabel'] as const;
const RESOURCES = resolve(import.meta.dirname, '../../src/resources');
const ROOMS = resolve(import.meta.dirname, '../../src/customPages');
const ID = '01912d68-783e-7a03-8467-5661c1243ad4';
const UNKNOWN = ['/app/no/such/place', '/app/Courses', '/app/profile/below'];

/** Every address of the contract, with plausible parameters. */
const PATTERNS = [...new Set(APP_ROUTES.map(patternOf))];
const addressOf = (pattern: string): string => `/app/${pattern.replace(/:(\w+)/g, (_, name: string) => (/id|arr/i.test(name) ? ID : 'one')).replace('*', `${ID}/section`)}`;

for (const account of ACCOUNTS) {
  test(`${account} sees on each address what the contract says`, async ({ page, address, api, silence }) => {
    // Below a record that is not there.
    silence.allow(new RegExp(`404.*/api/v9/[\\w-]+(/[\\w-]+)?/${ID}`));
    const user = await userOf({ address, account });
    const { body } = await (await api(account)).call<{ steps: unknown[] }>('GET', '/home/first-steps');
    await signInAs({ page, email: user.email });
    await expect(page).toHaveURL(landingOf(user));
    await walk({ page, user });
    await expectPlaces({ page, user, hasSteps: body.data.steps.length > 0 });
  });
}

test('a user without any module sees what is open to all, and is led to sign-in from elsewhere', async ({ page, address, silence }) => {
  // A record that is not there, of a module that is open to all.
  silence.allow(new RegExp(`404.*/api/v9/[\\w-]+(/[\\w-]+)?/${ID}`));
  const user = await userWithoutModules({ address });
  await signInAs({ page, email: user.email });
  await expect(page).toHaveURL('/app/home');
  await walk({ page, user });
  // The page is left meanwhile.
  await visit(page, '/app/no/such/place').catch(() => undefined);
  await page.waitForURL('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Sign-in stays open to who has a session: nobody is sent back and forth.
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

test('a learner has no console', async ({ page, silence }) => {
  silence.allow(/403/);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone number').fill('student@demo.lectern.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/Please use the learning app/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

test('addresses that nobody knows lead on without a session too', async ({ page }) => {
  for (const [from, to] of [['/', '/auth/login'], ['/app', '/auth/login'], ['/app/coupon', '/auth/login'], ['/auth/nonsense', '/auth/login'], ['/nonsense', '/page-not-found']] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL((url) => url.pathname === to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a builder on a phone says what it needs, and offers the link', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('institute');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/web-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Builder needs a larger screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/app/web-builder');
  await expect(page.getByRole('link', { name: 'Send the link by e-mail' })).toHaveAttribute('href', /^mailto:.*web-builder/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.wb-begin, .wb-canvas').first()).toBeVisible();
});

/** Goes to every address of the contract within the console and compares what is shown. */
async function walk({ page, user }: { page: Page; user: User }): Promise<void> {
  const [declared, built] = await Promise.all([declaredPlaces(), builtRows()]);
  // Not from where the walk begins: what stands there already would not be drawn anew.
  await visit(page, '/app/profile');
  const seen: Record<string, Seen> = {};
  const wanted: Record<string, Seen> = {};
  for (const pattern of PATTERNS) {
    const address = addressOf(pattern);
    const found = await visit(page, address);
    // A screen with parts opens at its first.
    seen[pattern] = { ...found, path: found.path.startsWith(`${address}/`) ? address : found.path };
    // Of several addresses of a module the first is its own, and the others lead to it.
    wanted[pattern] = { path: declared.get(routeShape(pattern))?.path ?? address, screen: screenOf({ pattern, user, declared, built }), isBlank: false };
  }
  expect(seen).toEqual(wanted);
}

/** Unknown addresses, other spellings and plain `/app`. */
async function expectPlaces({ page, user, hasSteps }: { page: Page; user: User; hasSteps: boolean }): Promise<void> {
  for (const address of UNKNOWN) expect((await visit(page, address)).path, address).toBe(landingOf(user));
  for (const { from, to } of ROUTE_ALIASES.filter((alias) => PATTERNS.includes(alias.to))) {
    await visit(page, `/app/${from}?view=1`);
    const { pathname, search } = await page.evaluate(() => ({ pathname: window.location.pathname, search: window.location.search }));
    expect(pathname, from).toBe(`/app/${to}`);
    // A report begins with its period, beside what was asked for.
    expect(search, from).toMatch(/^\?view=1(&filter=[^&]*)?$/);
  }
  await visit(page, '/app/profile');
  const start = await visit(page, '/app');
  if (user.actor.role !== 'super_admin' && hasSteps) expect(start).toEqual({ path: '/app', screen: 'page:firstSteps', isBlank: false });
  // Without a step to take, the first steps lead on by themselves.
  else await expect(page).toHaveURL(landingOf(user));
}

function screenOf({ pattern, user, declared, built }: { pattern: string; user: User; declared: ReadonlyMap<string, DeclaredPlace>; built: readonly BuiltRow[] }): string {
  const route = APP_ROUTES.find((one) => patternOf(one) === pattern)!;
  if (!opens(user.actor, gateOf(route))) return pattern === 'home' || pattern === 'dashboard' ? 'fallback' : 'denied';
  const place = declared.get(routeShape(pattern));
  // A form asks for the right to what is done in it, also where the contract asks for no module; of a record that may be read, its page stands in its place.
  if (place) return place.needs && !holdsRight(user.actor, place.resource, place.needs) && !(place.needs === 'update' && holdsRight(user.actor, place.resource, 'read')) ? 'denied' : 'generated';
  const row = built.find((one) => one.path === pattern);
  return row ? `page:${row.key}` : 'pending';
}

function landingOf({ actor, isWhiteLabelled }: User): string {
  const menu = expectedMenu({ actor, isWhiteLabelled, isPublicHost: false }).map(({ path }) => {
    const gate = gateOf(APP_ROUTES.find((route) => `/${route.path}` === path)!);
    return { path: `/app${path}`, modules: gate.by === 'module' ? gate.modules : [] };
  });
  return landingPath({ actor, menu });
}

interface DeclaredPlace {
  readonly resource: Resource;
  /** Where the address leads, where that is another. */
  readonly path?: string;
  /** The right that the screen there asks for, beside reading. */
  readonly needs?: Right;
}

/** Where declarations are shown, whatever their parameters are called. */
async function declaredPlaces(): Promise<Map<string, DeclaredPlace>> {
  const modules = await Promise.all(readdirSync(RESOURCES).map((file) => import(resolve(RESOURCES, file)) as Promise<Record<string, ResourceInput>>));
  const resources = modules.flatMap((module) => Object.values(module)).map((one) => normalize(one));
  return new Map(resources.flatMap((resource) => resource.routes.map((route, at) => [routeShape(route), at === 0 ? { resource } : furtherPlace({ resource, route })] as const)));
}

/** A further address of a module leads to its list, to the form of a new record, or to the page or the form of the one it names. */
function furtherPlace({ resource, route }: { resource: Resource; route: string }): DeclaredPlace {
  const leads = routeLeads(route);
  const [own = ''] = resource.routes;
  if (leads === 'list') return { resource, path: `/app/${own.replace(/:\w+/g, WHICHEVER)}`, needs: 'read' };
  const list = `/app/${own.replace(/~\w+/g, WHICHEVER).replace(/:\w+/g, (name) => (route.includes(`${name}/`) ? ID : WHICHEVER))}`;
  if (leads === 'create') return { resource, path: `${list}/create`, needs: 'create' };
  return leads === 'record' ? { resource, path: `${list}/${ID}/show` } : { resource, path: `${list}/${ID}`, needs: 'update' };
}

type BuiltRow = Pick<ConsoleRoute, 'path' | 'key'>;

/** The rows that rooms give, and the frame's own. */
async function builtRows(): Promise<BuiltRow[]> {
  const files = readdirSync(ROOMS).map((room) => resolve(ROOMS, room, 'route.ts')).filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, BuiltRow>>));
  return [...modules.flatMap((module) => Object.values(module)), { path: 'maintenance', key: 'maintenance' }];
}
