import type { Page } from '@playwright/test';
import { rowsOf, settle } from './support/list';
import { expect, expectAccessible, test } from './support/test';

const ALL = '[role=row][data-id]';
/** More coupons than one page of the usual length holds. */
const ADDRESS = `/app/coupon?${new URLSearchParams({ page: '1', perPage: '300', sort: 'createdAt', order: 'DESC', filter: '{}' })}`;

async function openAll(page: Page): Promise<number> {
  await page.goto(ADDRESS);
  await settle(page);
  await rowsOf(page).first().waitFor();
  // The sums stand below the rows, and come after them.
  await page.getByRole('row', { name: /^Total/ }).waitFor();
  return Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
}
const focusedPlace = (page: Page) => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-rowindex')));

test.describe('a long page of a list', () => {
  test.beforeEach(({ signIn }) => signIn('super_admin'));

  test('leaves out what is far out of sight, and brings it as one scrolls', async ({ page }) => {
    const total = await openAll(page);
    expect(total).toBeGreaterThan(200);
    expect(await page.locator(ALL).count()).toBeLessThan(120);
    const scroller = page.getByRole('grid').locator('..');
    const height = await scroller.evaluate((element) => element.scrollHeight);
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.locator(`[role=row][aria-rowindex="${total + 1}"]`)).toBeInViewport();
    await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBe(height);
    await expect.poll(() => page.locator(ALL).count()).toBeLessThan(160);
    await expectAccessible(page);
  });

  test('is walked through by the keyboard from end to end', async ({ page }) => {
    const total = await openAll(page);
    await page.locator(ALL).first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => focusedPlace(page)).toBe(total + 1);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedPlace(page)).toBe(total);
    await page.keyboard.press('Home');
    await expect.poll(() => focusedPlace(page)).toBe(2);
    for (let step = 0; step < 70; step++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedPlace(page)).toBe(72);
    await expect(page.locator('[role=row][aria-rowindex="72"]')).toBeInViewport();
  });

  test('is printed whole', async ({ page }) => {
    const total = await openAll(page);
    // What stands once the event has been heard is what is printed.
    const printed = await page.evaluate((row) => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll(row).length;
    }, ALL);
    expect(printed).toBe(total);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator(ALL).count()).toBeLessThan(160);
  });
});

test('a time told by how far away it is stands on paper by its date', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/home' });
  const told = page.locator('time[data-apart]').first();
  await told.waitFor();
  await page.emulateMedia({ media: 'print' });
  const [shown, date, size] = await told.evaluate((time: HTMLElement) => [getComputedStyle(time, '::after').content, time.title, getComputedStyle(time).fontSize]);
  expect(shown).toBe(`"${date}"`);
  expect(size).toBe('0px');
});
