import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Account } from './support/api';
import { startFaultProxy, type FaultProxy } from './support/faultProxy';
import { rowsOf, settle } from './support/list';
import { recordNotices, timesSaid } from './support/said';
import { emailOf, PASSWORD } from './support/api';
import { expect, signInByForm, test } from './support/test';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const storage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
const FOUR_HOURS = 4 * 60 * 60 * 1_000;
/** Everything that belongs to a session; what stays is a choice of the browser's owner. */
const SESSION_KEYS = ['lectern.token', 'lectern.user', 'lectern.role', 'lectern.moduleAccess', 'lectern.accessFetchedAt', 'lectern.loginTime', 'lectern.planExpired', 'lectern.institute', 'lectern.branding', 'lectern.early', 'INSTITUTE'];

test.use({ byForm: true });

test.describe('signing in leads to the landing path', () => {
  test('of the super admin: home', async ({ page, signIn }) => {
    await signIn('super_admin');
    await expect(page).toHaveURL(/\/app\/home$/);
  });

  for (const account of ['admin', 'sub_admin', 'institute', 'faculty', 'whitelabel'] as const) {
    test(`of ${account}: the first menu entry of a module that is held`, async ({ page, signIn, api }) => {
      await signIn(account);
      const { call } = await api(account);
      const held = (await call<{ userDetails: { moduleAccess: { key: string }[] } }>('GET', '/user/details')).body.data.userDetails.moduleAccess;
      expect(held.length).toBeGreaterThan(0);
      const first = await frame(page).getByRole('link').first().getAttribute('href');
      await expect(page).toHaveURL(new RegExp(`${first!.replace(/[/?]/g, '\\$&')}(\\?|$)`));
    });
  }
});

test('signing in stores token, role, user, module access and login time, and INSTITUTE for role institute alone', async ({ page, signIn }) => {
  await signIn('institute');
  const own = await storage(page);
  expect(own['lectern.token']).toMatch(/^Bearer \S+$/);
  expect(own['lectern.role']).toBe('institute');
  expect(JSON.parse(own['lectern.user']!)).toMatchObject({ role: 'institute', isPlanActive: true });
  expect(Object.keys(JSON.parse(own['lectern.moduleAccess']!) as object)).toContain('coupon');
  expect(Math.abs(Date.now() - Number(own['lectern.loginTime']))).toBeLessThan(60_000);
  expect(Object.keys(JSON.parse(own['INSTITUTE']!) as object).sort()).toEqual(['instituteId', 'instituteName']);
  await page.evaluate(() => localStorage.setItem('lectern.institute', JSON.stringify('left over')));

  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  const left = await storage(page);
  expect(Object.keys(left).filter((key) => SESSION_KEYS.includes(key))).toEqual([]);

  await signInByForm({ page, account: 'faculty' });
  expect((await storage(page))['INSTITUTE']).toBeUndefined();
});

test('signing in leads back to the address that was asked for, filter and page included', async ({ page, signIn }) => {
  const address = `/app/coupon?${new URLSearchParams({ filter: JSON.stringify({ status: 'active' }), page: '1', perPage: '25' })}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await fillIn(page, 'institute');
  await expect(frame(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/coupon\?/);
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter')!)).toEqual({ status: 'active' });
  expect(new URL(page.url()).searchParams.get('perPage')).toBe('25');
  // Once: the next sign-in begins at the start.
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await signIn('institute');
  await expect(page).not.toHaveURL(/filter=/);
});

test.describe('a token in the address', () => {
  test('is gone from address and history before any other request, and the page opens signed in', async ({ page, api }) => {
    const { token } = await api('institute');
    const asked = watchRequests(page);
    await page.goto('/app/coupon?token=' + encodeURIComponent(token) + '&perPage=25');
    await expect(frame(page)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/coupon\?/);
    const [first, ...others] = await asked();
    expect(first).toContain('token=');
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((one) => one.includes(encodeURIComponent(token)) || one.includes(token))).toEqual([]);
    expect(page.url()).not.toContain('token');
    expect((await storage(page))['lectern.token']).toBe(token.startsWith('Bearer ') ? token : `Bearer ${token}`);
    // Every address the tab could go back to.
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('token=');
  });

  test('that the platform does not know stores nothing', async ({ page, silence }) => {
    silence.allow(/401|Failed to load resource/);
    const asked = watchRequests(page);
    await page.goto('/app/coupon?token=no-such-token');
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(Object.keys(await storage(page)).filter((key) => SESSION_KEYS.includes(key))).toEqual([]);
    expect((await asked()).slice(1).filter((one) => one.includes('no-such-token'))).toEqual([]);
  });

  test('belongs to somebody else: asked first, the session becomes that one’s', async ({ page, signIn, api }) => {
    await signIn('institute2');
    const { token } = await api('faculty');
    await page.goto('/app?token=' + encodeURIComponent(token));
    await expect(page.getByRole('heading', { name: /^Go on as .+\?$/ })).toBeFocused();
    expect((await storage(page))['lectern.role']).toBe('institute');
    await page.getByRole('button', { name: /^Stay / }).click();
    await expect(frame(page)).toBeVisible();
    expect((await storage(page))['lectern.role'], 'nothing has changed').toBe('institute');
    await page.goto('/app?token=' + encodeURIComponent(token));
    await page.getByRole('button', { name: /^Go on as / }).click();
    await page.waitForFunction(() => localStorage.getItem('lectern.role') === 'faculty');
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^You are now signed in as .+ \(before: .+\)\.$/ })).toBeVisible();
    await page.reload();
    await expect(frame(page)).toBeVisible();
    await expect(page.getByText('You are now signed in as')).toHaveCount(0);
  });
});

test('signing out in one tab leaves the others at the sign-in page', async ({ page, context, signIn, silence }) => {
  silence.allow(/401|Failed to load resource/);
  await signIn('institute');
  const other = await openTab(context, '/app/coupon');
  await expect(rowsOf(other).first()).toBeVisible();
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  expect(Object.keys(await storage(other)).filter((key) => SESSION_KEYS.includes(key))).toEqual([]);
});

test('a tab of before is covered, and sends nothing, once another tab has signed in as somebody else', async ({ page, context, signIn, silence }) => {
  silence.allow(/401|Failed to load resource/);
  await signIn('institute', { at: '/app/profile' });
  await page.getByRole('textbox', { name: /^Name/ }).fill('Not saved yet');
  const sent: string[] = [];
  const other = await openTab(context, '/app/coupon');
  await expect(rowsOf(other).first()).toBeVisible();
  const { token, user } = await page.evaluate(() => ({ token: localStorage.getItem('lectern.token'), user: localStorage.getItem('lectern.user') }));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url());
  });
  // What a sign-in in the other tab leaves behind: its user first, its token last.
  await other.evaluate((stored) => localStorage.setItem('lectern.user', JSON.stringify({ ...(JSON.parse(stored!) as object), id: 'somebody-else' })), user);
  await other.evaluate((stored) => localStorage.setItem('lectern.token', `${stored}`), token);
  await expect(page.getByRole('alertdialog', { name: 'You are signed in as somebody else now' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/, includeHidden: true })).toHaveValue('Not saved yet');
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
});

test('an expired plan is told once at the sign-in', async ({ page, silence }) => {
  silence.allow(/404|Failed to load resource/);
  await recordNotices(page);
  await page.goto('/auth/login');
  await fillIn(page, 'expired');
  await expect(frame(page)).toBeVisible();
  const plan = 'Plan Expired. Please renew/upgrade your plan.';
  await expect.poll(() => timesSaid(page, plan)).toBe(1);
  await page.waitForTimeout(800);
  expect(await timesSaid(page, plan)).toBe(1);
  expect((await storage(page))['lectern.planExpired']).toBe('said');
  // Nothing stands in the menu that would only lead back.
  const entries = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(entries).toHaveText(['My Profile', 'Membership of the institute']);
  // A form says it before anything is typed.
  await page.goto('/app/coupon/create');
  await expect(page).toHaveURL(/\/app\/institute\/membership\?p=changeplan$/);
});

test.describe('through a proxy', () => {
  let proxy: FaultProxy;
  test.beforeAll(async ({ address }) => {
    proxy = await startFaultProxy({ target: address });
  });
  test.afterAll(() => proxy.close());

  test('five calls that fail together with 401 give one sign-out and one notice', async ({ page, silence }) => {
    silence.allow(/401|Failed to load resource/);
    proxy.answer();
    await signInByForm({ page, account: 'institute', address: proxy.address });
    await page.goto(`${proxy.address}/app/coupon`);
    await settle(page);
    const boxes = rowsOf(page).getByRole('checkbox');
    for (let index = 0; index < 5; index++) await boxes.nth(index).check();
    let logins = 0;
    page.on('framenavigated', (one) => {
      if (one === page.mainFrame() && /\/auth\/login/.test(one.url())) logins += 1;
    });
    proxy.answer({ method: 'DELETE', path: /^\/api\/v9\/coupon\/[\w-]+$/, status: 401, together: 2 });
    await page.getByRole('toolbar', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: /Delete/ }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Please login again' })).toHaveCount(1);
    await page.waitForTimeout(500);
    expect(proxy.met.length).toBeGreaterThan(1);
    expect(logins).toBe(1);
    proxy.answer();
    await fillIn(page, 'institute');
    await expect(page).toHaveURL(/\/app\/coupon/);
  });

  test('module access is read anew when it is missing, and four hours after it was read', async ({ page }) => {
    await page.clock.install();
    proxy.answer();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/modules/my-access')) asked.push(request.url());
    });
    await signInByForm({ page, account: 'sub_admin', address: proxy.address });
    await page.reload();
    await expect(frame(page)).toBeVisible();
    expect(asked).toEqual([]);

    // The page is left before the clock moves, so that what is asked is the new page's.
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + FOUR_HOURS + 1_000);
    await page.goto(`${proxy.address}/app`);
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    // A page that is left before the answer was kept would ask again.
    await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('lectern.accessFetchedAt')))).toBeGreaterThan(Date.now() + FOUR_HOURS / 2);
    await page.reload();
    await expect(frame(page)).toBeVisible();
    expect(asked).toHaveLength(1);

    await page.evaluate(() => localStorage.removeItem('lectern.moduleAccess'));
    await page.reload();
    await expect(frame(page).getByRole('link', { name: 'Coupons' })).toBeVisible();
    // The page that is left may have asked as well, in the moment before.
    expect(asked.length).toBeGreaterThan(1);
  });
});

test('another language is there at once, the page’s own included, and stays', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/coupon' });
  await settle(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).or(page.getByRole('menuitem', { name: 'Français' })).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  expect(loads).toBe(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

async function fillIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-mail or phone number').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Gives, when asked, the address of every request until then and what it named as its referrer. */
function watchRequests(page: Page): () => Promise<string[]> {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return () => Promise.all(seen.map(async (request) => `${request.url()} ${(await request.headerValue('referer').catch(() => null)) ?? ''}`));
}

async function openTab(context: BrowserContext, at: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at);
  return page;
}
