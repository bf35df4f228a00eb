import { settle } from './support/list';
import { declared, wholePeriod } from './support/modules';
import { expect, test } from './support/test';

test('what the rows of a report come to leaves the foot of the page below them, also in a low window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1200, height: 680 });
  const sales = (await declared()).find(({ name }) => name === 'salesReport')!;
  await signIn('super_admin', { at: `/app/report/manage-sales-report?${wholePeriod(sales)}` });
  await settle(page);
  const pager = (await page.getByText(/^Page 1 of/).boundingBox())!;
  const foot = (await page.getByText('Powered by Lectern').boundingBox())!;
  expect(foot.y).toBeGreaterThan(pager.y + pager.height);
});

for (const [width, height] of [[1440, 900], [1024, 700]] as const) {
  test(`a grid of many rows scrolls by itself and the page does not, at ${width} × ${height}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('institute', { at: '/app/coupon?perPage=50' });
    await settle(page);
    // What comes after the rows takes its room first.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
    const grid = page.locator('[data-fills]');
    await expect.poll(() => grid.evaluate((scroller) => scroller.scrollHeight > scroller.clientHeight && scroller.clientHeight > 200)).toBe(true);
    await expect(page.getByText('Page 1 of')).toBeInViewport();
  });
}

test('a form has one right edge', async ({ page, signIn }) => {
  await signIn('institute');
  for (const path of ['/app/coupon/create', '/app/branch/create', '/app/user/create']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const edges = await page.evaluate(() => {
      const bar = document.querySelector('[data-foot-bar]')!;
      const form = bar.parentElement!;
      return [...form.children].filter((child) => child.getBoundingClientRect().width > 0).map((child) => [child.getBoundingClientRect().left, child.getBoundingClientRect().right].map(Math.round).join(' '));
    });
    expect(new Set(edges).size, `${path}: ${edges.join(', ')}`).toBe(1);
  }
});

test('the row in focus has its ring whole, above the cells that stay', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/coupon' });
  await settle(page);
  await page.locator('a[data-open]').nth(3).focus();
  await page.keyboard.press('ArrowDown');
  const row = page.locator('[role=row]:focus');
  await expect(row).toHaveCount(1);
  const shadows = await row.evaluate((one) => [...one.children].map((cell) => getComputedStyle(cell).boxShadow));
  expect(shadows[0]).toMatch(/2px 2px 0px 0px inset.*0px -1px 0px 0px inset/);
  expect(shadows.at(-1)).toMatch(/-2px 2px 0px 0px inset.*0px -1px 0px 0px inset/);
});
