import { rowOf, rowsOf, settle, titlesOf } from './support/list';
import { expect, setLook, test } from './support/test';

const address = (over: Readonly<Record<string, string>> = {}): string => `/app/coupon?${new URLSearchParams({ page: '1', perPage: '20', sort: 'code', order: 'ASC', filter: '{}', ...over })}`;

test('back from a record leads to its row, scrolled as it was left; the menu opens the list fresh', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  await signIn('super_admin', { at: address({ perPage: '50' }) });
  await settle(page);
  const titles = await titlesOf(page);
  const row = rowOf(page, titles[30]!);
  // The sums cover the foot of the rows, and come after them.
  await page.getByRole('row', { name: /^Total/ }).waitFor();
  await row.scrollIntoViewIfNeeded();
  const scroller = page.getByRole('grid').locator('..');
  const top = await scroller.evaluate((one) => one.scrollTop);
  expect(top).toBeGreaterThan(200);
  await row.getByRole('link', { name: titles[30]!, exact: true }).click();
  await expect(page.getByRole('heading', { name: titles[30]!, level: 1 })).toBeVisible();
  await page.goBack();
  await settle(page);
  await expect(rowOf(page, titles[30]!)).toBeFocused();
  await expect.poll(async () => Math.abs((await scroller.evaluate((one) => one.scrollTop)) - top)).toBeLessThan(4);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await expect(page).toHaveURL(/\/app\/coupon$/);
  await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBe(0);
});

test('from record to record in the order of the list, over the end of a page, and back to the row one has come to', async ({ page, signIn }) => {
  await signIn('super_admin', { at: address() });
  await settle(page);
  const first = await titlesOf(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await settle(page);
  const second = await titlesOf(page);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: first[18]!, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(first[18]!);
  const steps = page.getByRole('navigation', { name: 'Records of the list' });
  await expect(steps).toContainText(/19 of \d+/);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading).toHaveText(first[19]!);
  await steps.getByRole('button', { name: 'Next record' }).click();
  await expect(heading).toHaveText(second[0]!);
  await expect(steps).toContainText(/21 of \d+/);
  await expect(steps.getByRole('button', { name: 'Next record' })).toBeFocused();
  await page.goBack();
  await settle(page);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(rowOf(page, second[0]!)).toBeFocused();
});

test('a new record that is given up leads back to where its form was opened, and the way back from there past it', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/home' });
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await settle(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await settle(page);
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  // By its address it leads to the list, in place of the form.
  await page.goto('/app/coupon/create');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/coupon(\?|$)/);
  await settle(page);
});

test('a record is saved and the next of the list opened in one step', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/banner' });
  await settle(page);
  const titles = await titlesOf(page);
  await page.getByRole('link', { name: titles[0]!, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titles[0]!);
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(heading).toHaveText(titles[1]!);
  await page.keyboard.press('Control+Shift+S');
  await expect(heading).toHaveText(titles[2]!);
  await page.goBack();
  await settle(page);
  await expect(rowOf(page, titles[2]!)).toBeFocused();
});

test('nothing of a list outlives a sign-out or a reload: neither search nor selection', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  await page.getByRole('searchbox', { name: 'Search Coupons' }).fill('a');
  await expect(page).toHaveURL(/filter=/);
  await settle(page);
  await rowsOf(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('1 selected');
  await expect(page.getByRole('searchbox', { name: 'Search Coupons' })).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /coupon\.(listParams|selectedIds|selectionScope)/.test(key)))).toEqual([]);
  await signIn('super_admin');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await settle(page);
  await expect(page.getByRole('searchbox', { name: 'Search Coupons' })).toHaveValue('');
});

test('on a phone the bar of a selection stays at the foot, and the way back leads to the card', async ({ page, signIn }) => {
  await signIn('super_admin');
  await page.setViewportSize({ width: 390, height: 780 });
  await setLook(page, { theme: 'light' });
  await page.goto('/app/coupon');
  const cards = page.getByRole('list', { name: 'Coupons' }).getByRole('listitem');
  await expect(cards.nth(12)).toBeAttached();
  await cards.nth(9).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await cards.nth(14).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(cards.nth(14)).toContainText(/Active|Inactive|Expired/);
  await page.getByRole('button', { name: 'By Created' }).click();
  await page.getByRole('menuitemradio', { name: 'Code' }).click();
  await expect(page).toHaveURL(/sort=code/);
  await expect(page.getByRole('button', { name: 'By Code' })).toBeVisible();
  // The rows of before stand until those in the new order are there.
  await expect(page.getByRole('list', { name: 'Coupons' })).toHaveAttribute('aria-busy', 'false');
  const title = (await cards.nth(14).getByRole('link').first().textContent()) ?? '';
  await cards.nth(14).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(cards.nth(14).getByRole('link').first()).toBeFocused();
  await expect(cards.nth(14)).toBeInViewport();
});

test('the menu shows the entry of the open page, however far down it stands', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn('super_admin', { at: '/app/feedback' });
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]');
  await expect(entry).toBeInViewport({ ratio: 1 });
});

test('coupons that are left out of a list are said, shown, and seen alone; a hidden column that sorts is said and shown', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/\d+ not shown: Private/);
  const left = Number(/([\d,]+) not shown/.exec(await pages.innerText())![1]);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Private', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Only these' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Only “Private”');
  await expect(pages).toContainText(`of ${left}`);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Created', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'By Created' }).click();
  await page.getByRole('menuitem', { name: 'Show the column “Created”' }).click();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'By Created' })).toHaveCount(0);
});
