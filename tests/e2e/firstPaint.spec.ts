import { expect, test } from './support/test';

for (const theme of ['light', 'dark'] as const) {
  test(`a sketch of the page is painted before styles and code have come, ${theme}`, async ({ page, silence }) => {
    silence.allow(/Failed to load resource|ERR_/);
    await page.addInitScript((chosen) => localStorage.setItem('lectern.theme', chosen), theme);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const sketch = page.locator('svg.start.outside');
    await expect(sketch).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    expect(await sketch.locator('rect').nth(1).evaluate((rect) => getComputedStyle(rect).fill)).toBe(theme === 'dark' ? 'rgb(41, 46, 56)' : 'rgb(227, 230, 235)');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sketch).toHaveCount(0);
  });
}

test('the list that was seen last stands while its rows are on their way, cannot be acted on, and is gone after signing out', async ({ page, signIn }) => {
  await signIn('super_admin');
  await page.goto('/app/coupon');
  const rows = page.locator('[role=row][data-id]');
  await expect(rows.first()).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('lectern.sight') !== null);
  await expect.poll(kept).toBe(true);
  const seen = await rows.first().locator('[role=gridcell]').nth(1).textContent();

  // Neither the rows nor the code come before they are let go: the picture stays as long as it is looked at.
  const hold = async (what: RegExp): Promise<() => void> => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(what, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };
  const [letRows, letCode, letStyles] = [await hold(/\/coupon\/search/), await hold(/\/assets\/.*\.js$/), await hold(/\/assets\/.*\.css$/)];
  await page.reload({ waitUntil: 'commit' });
  const picture = page.locator('#root > [data-sight]');
  // Without its styles it would be a heap of words: until they have come the sketch stands.
  await expect(page.locator('svg.start.inside')).toBeVisible();
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
  await expect(picture).toHaveCount(0);
  letStyles();
  await expect(picture.locator('[role=row][data-id]').first()).toContainText(seen ?? '');
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  expect(await picture.evaluate((one: HTMLElement) => one.inert)).toBe(true);
  await expect(page.getByRole('row')).toHaveCount(0);
  letCode();
  // Who waits longer than a second gets the frame to work with.
  await expect(picture).toHaveCount(0);
  letRows();
  await expect(page.getByRole('row', { name: seen ?? '' }).first()).toBeVisible();

  await expect.poll(kept).toBe(true);
  await page.getByRole('button', { name: /account/i }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/auth\/login/);
  expect(await kept()).toBe(false);
});
