import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { createTrustedLoader, filesSource, mayEnter, routeShape } from '../../src/schemas';
import type { Gate } from '../../src/schemas';
import { PENDING_ROUTES } from '../../src/shell/table/pendingRoutes';
import { resolveAddress } from '../../src/shell/table/resolveAddress';
import { ROUTE_ALIASES } from '../../src/shell/table/routeAliases';
import { CONSOLE_ROUTES, routesBeside } from '../../src/shell/table/routeTable';
import { useServer } from '../screens/support/screens';
import { actorOf } from './support/actors';
import { APP_ROUTES, gateOf, patternOf } from './support/contract';
import { openConsole } from './support/openConsole';

const declared = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] });
const modules = declared.all();
/** The module at a path of the contract, whatever its parameters are called. */
const moduleAt = (path: string) => modules.find(({ routes }) => routes.some((route) => routeShape(route) === routeShape(path)));
const isDeclared = (path: string): boolean => moduleAt(path) !== undefined;
const filled = (pattern: string): string => `/${pattern.replace(/:\w+/g, 'x1').replace('*', 'x1/x2')}`;
/** Said to be without a check, and leading to what a module gives: who lacks it is told so there. */
const STRICTER = ['institutions/form', 'forum/UserFlagView/:groupId/User-Flag/:userId'];
const patterns = [...new Set(APP_ROUTES.map(patternOf))];

describe('the route table', () => {
  it.each(patterns)('gives %s once, with the gate of the contract', (pattern) => {
    const gate = gateOf(APP_ROUTES.find((route) => patternOf(route) === pattern)!);
    const rows = routesBeside(modules).filter((route) => route.path === pattern);
    expect(rows.length + (isDeclared(pattern) ? 1 : 0)).toBe(1);
    if (!STRICTER.includes(pattern)) expect(rows[0]?.gate ?? declaredGate(pattern)).toEqual(gate);
    expect(resolveAddress({ pathname: filled(pattern), modules })).toEqual(rows[0] ? { kind: 'route', route: rows[0] } : { kind: 'module', name: moduleAt(pattern)!.name });
  });

  it('gives nothing else, and asks for a device and for exactness where the contract does', () => {
    // The books of tokens and money, which the operator proves, and an invoice as it is printed.
    expect(CONSOLE_ROUTES.map((route) => route.path).filter((path) => !patterns.includes(path))).toEqual(['ledger', 'invoice-sheet']);
    const paths = (rows: readonly { path: string }[]) => rows.map((row) => row.path).sort();
    expect(paths(CONSOLE_ROUTES.filter((route) => route.device))).toEqual(['app-builder', 'web-builder']);
    expect(paths(CONSOLE_ROUTES.filter((route) => route.hasFallback))).toEqual(['dashboard', 'home']);
    // The bare path of test management is exact only beside its own nested row.
    expect(paths(CONSOLE_ROUTES.filter((route) => route.isExact))).toEqual([...APP_ROUTES.filter((route) => route.exact && !isDeclared(patternOf(route))).map(patternOf), 'testManagment'].sort());
  });

  it('names what is not built yet: authoring, builders, checkout, and rooms of live teaching', () => {
    const pending = routesBeside(modules).filter((route) => !route.page);
    console.info(`Not available yet (${pending.length}):\n${pending.map((route) => `  /app/${route.path}`).join('\n')}`);
    expect(pending).toEqual(PENDING_ROUTES.filter((route) => !isDeclared(route.path)));
  });

  it('gives way to a declaration of the same name, and keeps the screens below it', () => {
    const withTwo = [...modules, { name: 'web-builder', routes: ['web-builder'] }];
    expect(resolveAddress({ pathname: '/course-manager', modules: withTwo })).toEqual({ kind: 'module', name: 'courseManager' });
    expect(resolveAddress({ pathname: '/web-builder/5/show', modules: withTwo })).toEqual({ kind: 'module', name: 'web-builder' });
    expect(resolveAddress({ pathname: '/live-class/5/zoom/batch', modules: withTwo })).toEqual({ kind: 'module', name: 'liveClassBatch' });
    expect(resolveAddress({ pathname: '/course-manager/single-content', modules: withTwo })).toEqual({ kind: 'module', name: 'singleContent' });
    expect(resolveAddress({ pathname: '/coupon/discount-coupon-usage-report/7', modules })).toEqual({ kind: 'module', name: 'couponUse' });
  });

  it('counts paths that begin with a parameter after all others', () => {
    expect(resolveAddress({ pathname: '/coupon/a/b/payment', modules })).toEqual({ kind: 'module', name: 'coupon' });
    expect(resolveAddress({ pathname: '/resource-pool/a/b/payment', modules })).toEqual({ kind: 'module', name: 'resourcePool' });
    expect(resolveAddress({ pathname: '/7/a/course/payment', modules })).toEqual({ kind: 'module', name: 'institutePayment' });
    expect(resolveAddress({ pathname: '/7/a/b/BankDetails', modules })).toEqual({ kind: 'module', name: 'bankDetail' });
    expect(resolveAddress({ pathname: '/7/course-information/a/b/c/d/filePreview', modules })).toMatchObject({ kind: 'route', route: { key: 'filePreview' } });
  });

  it('takes spellings to the letter, and exact paths without anything below', () => {
    for (const pathname of ['/Courses', '/profile/x', '/live-class/x', '/nothing', '/referral-PROGRAM']) expect(resolveAddress({ pathname, modules })).toEqual({ kind: 'unknown' });
  });

  it.each(ROUTE_ALIASES)('leads $from to $to, with what is below', ({ from, to }) => {
    expect(resolveAddress({ pathname: `/${from}`, modules })).toEqual({ kind: 'alias', to: `/${to}` });
    expect(resolveAddress({ pathname: `/${from}/a/b`, modules })).toEqual({ kind: 'alias', to: `/${to}/a/b` });
    expect(patterns).not.toContain(from);
  });
});

function declaredGate(path: string): Gate {
  const { modules, rights } = moduleAt(path)!;
  return modules.length > 0 ? { by: 'module', modules } : { by: rights.read?.join() === 'super_admin' ? 'superAdmin' : 'signedIn' };
}

test('learners enter nothing', () => {
  expect(CONSOLE_ROUTES.filter((route) => mayEnter({ role: 'student', modules: {} }, route.gate))).toEqual([]);
});

const held = useServer();
const open = (at: string, of: Parameters<typeof actorOf>[0], { showsPending = true } = {}) => openConsole({ server: held.current, at, actor: actorOf(of), showsPending });
const kind = () => waitFor(() => {
  const found = document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
  expect(found).toBeTruthy();
  return found;
});

describe('an address', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['/app-builder', ['websiteAndApps'], 'pending'],
    ['/integration', ['integrations'], 'generated'],
    ['/resource-pool', ['contentPool'], 'generated'],
    ['/courses', ['coupon'], 'denied'],
    ['/home', ['dashboard'], 'page:home'],
    ['/home', ['coupon'], 'fallback'],
    ['/dashboard', ['coupon'], 'fallback'],
    ['/dashboard', ['dashboard'], 'page:dashboard'],
    ['/settings', ['settings'], 'page:settings'],
    ['/settings/terms', ['settings'], 'page:settings'],
    ['/settings', ['dashboard'], 'denied'],
    ['/profile', [], 'page:profile'],
    ['/coupon', ['coupon'], 'generated'],
    ['/coupon/create', ['coupon'], 'denied'],
    ['/institute/membership', ['institution'], 'denied'],
    ['/lead_management', ['student'], 'denied'],
  ] as const)('%s with %j shows %s', async (at, keys, expected) => {
    open(at, { role: 'sub_admin', keys });
    expect(await kind()).toBe(expected);
    expect(window.location.pathname).toBe(`/app${at}`);
  });

  it('home without the dashboard offers what is built of what is held, and says where nothing is', async () => {
    open('/home', { role: 'sub_admin', keys: ['coupon', 'course', 'curriculum'] }, { showsPending: false });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('link', { name: /Coupons/ })).toBeTruthy();
    expect(within(main).queryAllByRole('link').filter((link) => link.hasAttribute('data-pending'))).toEqual([]);
    cleanup();
    open('/home', { role: 'sub_admin', keys: ['curriculum'] }, { showsPending: false });
    expect(await screen.findByText(/that were granted to you are not available yet/)).toBeTruthy();
    expect(screen.queryByText(/No module has been granted/)).toBeNull();
  });

  it('of another spelling leads to the specified one, with its query', async () => {
    open('/testManagement/a?page=2', { role: 'faculty', keys: ['test'] });
    expect(await kind()).toBe('pending');
    expect(window.location.pathname + window.location.search).toBe('/app/testManagment/a?page=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Test management of a course' })).toBeTruthy();
    expect(document.title).toBe('Test management of a course | Admin Panel – Lectern');
  });

  it('of the page of maintenance says while the platform answers that it is there, and leads on', async () => {
    open('/maintenance', { role: 'sub_admin', keys: ['coupon'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'The platform is there' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my screens' }).getAttribute('href')).toBe('/app/coupon');
    expect(screen.queryByText(/scheduled maintenance/)).toBeNull();
    cleanup();
    const reply = held.current.reply;
    held.current.reply = (seen) => (seen.path.endsWith('/branding') ? { status: 503, body: {} } : reply(seen));
    open('/maintenance', { role: 'sub_admin', keys: ['coupon'] });
    expect(await screen.findByRole('heading', { level: 1, name: "We'll Be Back Soon!" })).toBeTruthy();
    expect(screen.getByText(/scheduled maintenance/)).toBeTruthy();
  });

  it('nobody knows leads to the landing path', async () => {
    open('/no/such/place', { role: 'sub_admin', keys: ['integrations'] });
    expect(await kind()).toBe('generated');
    expect(window.location.pathname).toBe('/app/integration');
  });

  it('of a screen that is not built yet offers the working ones near it', async () => {
    open('/fermion/live/5', { role: 'sub_admin', keys: ['curriculum', 'coupon', 'user', 'banner'] });
    const near = await screen.findByRole('region', { name: 'What you can open meanwhile' });
    expect(within(near).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/app/user', '/app/banner', '/app/coupon']);
  });

  it('of a screen that is not built yet offers what is open to all to who has no other', async () => {
    open('/fermion/live/5', { role: 'sub_admin', keys: ['curriculum'] });
    const near = await screen.findByRole('region', { name: 'What you can open meanwhile' });
    expect(within(near).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/app/disscussion-forum']);
  });

  it('of a module opens with the role institute alone where that is asked', async () => {
    open('/institute/membership', { role: 'institute' });
    expect(await kind()).toBe('page:planExpired');
  });
});

describe('plain /app', () => {
  beforeEach(() => localStorage.clear());

  it('shows the first steps, and goes on to the landing path', async () => {
    open('', { role: 'sub_admin', keys: ['coupon'] });
    expect(await kind()).toBe('page:firstSteps');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(window.location.pathname).toBe('/app/coupon'));
  });

  it('leads straight on for the super admin, after signing in, and for who does not want them', async () => {
    const first = open('', { role: 'super_admin' });
    await waitFor(() => expect(window.location.pathname).toBe('/app/home'));
    first.unmount();
    const second = open('#landing', { role: 'sub_admin', keys: ['coupon'] });
    await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/app/coupon'));
    second.unmount();
    localStorage.setItem('RaStorelectern.u-sub_admin.firstSteps.isHidden', 'true');
    open('', { role: 'sub_admin', keys: ['coupon'] });
    await waitFor(() => expect(window.location.pathname).toBe('/app/coupon'));
  });
});
