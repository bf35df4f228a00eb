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
