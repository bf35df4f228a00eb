import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A cell as it is seen: its words, and where it stands in px. */
interface Seen {
  readonly text: string;
  readonly isAwaited: boolean;
  readonly place: readonly number[];
}

const LISTS = [['coupon', 'en'], ['user', 'fr'], ['faculty', 'ja'], ['institution', 'zh'], ['banner', 'fr'], ['language', 'ja'], ['subject', 'en'], ['students', 'zh']] as const;

for (const [list, language] of LISTS) {
  test(`the first rows of ${list} stand before its code has come, as they will stand with it, ${language}`, async ({ page, signIn }) => {
    await signIn('super_admin');
    await page.evaluate((chosen) => localStorage.setItem('lectern.locale', chosen), language);
    await holdTime(page);
    const letCode = await openWithoutCode(page, list);
    const picture = page.locator('#root > [data-sight]');
    await expect(picture.locator('[role=row][data-id]').first()).toBeVisible();
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
    await expect(picture).toHaveAttribute('aria-busy', 'true');
    expect(await picture.evaluate((one: HTMLElement) => one.inert)).toBe(true);
    await expect(page.getByRole('row')).toHaveCount(0);
    expect(await picture.locator('a[href], [id], [src], [onclick], script').count()).toBe(0);
    const title = await picture.locator('h1').textContent();
    const before = await rowsOf(picture);
    letCode();
    await expect(picture).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page.locator('[role=row] [aria-busy=true]')).toHaveCount(0);
    const after = await rowsOf(page.locator('#root'));
    expect(before.length).toBeGreaterThan(5);
    // What asks for a title first is a bar until it has come, as it is with the code.
    const told = before.map((row, at) => row.map((cell, column) => (cell.isAwaited ? { ...after[at]![column]!, isAwaited: true } : cell)));
    expect(told.map((row) => row.map(({ text, place }) => ({ text, place })))).toEqual(after.slice(0, told.length).map((row) => row.map(({ text, place }) => ({ text, place }))));
    expect(before.flat().filter(({ isAwaited }) => isAwaited).length).toBeLessThan(before.flat().length / 3);
  });
}

test('chosen columns, and those alone, stand in the first rows', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/user' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'City', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await openWithoutCode(page, 'user');
  const heads = page.locator('#root > [data-sight] [role=columnheader]');
  await expect(heads.filter({ hasText: 'Phone' })).toBeVisible();
  await expect(heads.filter({ hasText: 'City' })).toHaveCount(0);
});

test('Ctrl-K over the first rows opens the palette once it has come, with what was typed meanwhile', async ({ page, signIn }) => {
  await signIn('super_admin');
  const letCode = await openWithoutCode(page, 'coupon');
  await expect(page.locator('#root > [data-sight]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('subjects');
  letCode();
  await expect(page.getByRole('combobox', { name: 'Search screens, records and actions' })).toHaveValue('subjects');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/subject/);
});

test('what a record holds is text in the first rows, never markup', async ({ page, signIn }) => {
  await signIn('super_admin');
  const written = '<img src=x onerror="window.__ran = true"><b>bold</b>';
  await openWithoutCode(page, 'coupon', async () => {
    await page.route(/\/coupon\/search/, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: { items: Record<string, unknown>[] } };
      body.data.items[0]!['code'] = written;
      await route.fulfill({ response: reply, json: body });
    });
  });
  const row = page.locator('#root > [data-sight] [role=row][data-id]').first();
  await expect(row).toContainText(written);
  await expect(row.locator('img, b')).toHaveCount(0);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
});

const WITHOUT: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['rights have gone', (page) => page.evaluate(() => {
    localStorage.setItem('lectern.moduleAccess', '{}');
    localStorage.setItem('lectern.user', JSON.stringify({ ...(JSON.parse(localStorage.getItem('lectern.user')!) as object), role: 'faculty' }));
  })],
  ['the platform refuses the rows', (page) => page.route(/\/coupon\/search/, (route) => route.fulfill({ status: 403, json: { message: 'No' } }))],
  ['somebody acts for an institute', (page) => page.evaluate(() => localStorage.setItem('lectern.user', JSON.stringify({ ...(JSON.parse(localStorage.getItem('lectern.user')!) as object), isActing: true, instituteId: 'x' })))],
  ['the navigation stands above the page', (page) => page.evaluate(() => localStorage.setItem('lectern.navigation', 'top'))],
  ['the window is that of a phone', (page) => page.setViewportSize({ width: 420, height: 800 })],
  ['nobody is signed in', (page) => page.evaluate(() => localStorage.removeItem('lectern.token'))],
];

for (const [reason, change] of WITHOUT) {
  test(`no rows stand before the code where ${reason}`, async ({ page, signIn, silence }) => {
    silence.allow(/Failed to load resource/);
    await signIn('super_admin');
    await openWithoutCode(page, 'coupon', () => change(page));
    // As long as the rows take where they are drawn, and longer.
    await page.waitForTimeout(1_500);
    expect(await page.locator('#root > svg.start').count()).toBe(2);
    expect(await page.locator('[data-sight]').count()).toBe(0);
  });
}

/** “1 minute ago” becomes two between two looks. Held by the page itself: a context whose clock was set goes to no other test, and what it has fetched is fetched anew. */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    window.Date = new Proxy(Date, { construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now] : given) as object, get: (date, key) => (key === 'now' ? () => now : (Reflect.get(date, key) as unknown)) });
  }, Date.now());
}

/** Opens a list as it was opened before, while the code of the console is held back; gives how to let it go. */
async function openWithoutCode(page: Page, list: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<() => void> {
  await page.goto(`/app/${list}`);
  await expect(page.locator('#root:not(:has(> [data-sight])) [role=row][data-id]').first()).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // The picture that was kept of it would stand in the place of this one.
  await page.addInitScript(() => localStorage.removeItem('lectern.sight'));
  await page.route(/\/assets\/(base|console)-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await meanwhile();
  await page.goto(`/app/${list}`, { waitUntil: 'commit' });
  return release;
}

/** The rows in sight, head and all but the last cell, which holds a name for assistive technology alone. */
function rowsOf(within: Locator): Promise<Seen[][]> {
  return within.evaluate((root) =>
    [...root.querySelectorAll('[role=row]')].slice(0, 12).map((row) =>
      [...row.children].slice(0, -1).map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { text: cell.textContent ?? '', isAwaited: cell.querySelector('[class*=waiting]') !== null, place: [left, top, width, height].map(Math.round) };
      }),
    ),
  );
}
