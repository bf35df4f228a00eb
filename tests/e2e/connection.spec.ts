import { faultyConsole } from './support/faultyConsole';
import { forgetFetched } from './support/keptContext';
import { rowsOf, settle } from './support/list';
import { expect, test } from './support/test';

/** Calls of modules; those of the session and of the frame pass. */
const MODULES = /^\/api\/v9\/(coupon|branch)\b/;

const { proxy, open } = faultyConsole();

test.describe('without the platform', () => {
  test('a banner says so, goes by itself, and the list is asked for anew', async ({ page }) => {
    await open({ page, faults: [{ path: /^\/(api|healthz)\b/, instead: 'drop' }] });
    const banner = page.getByText('The platform does not answer.');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    proxy.answer();
    await expect(banner).toBeHidden({ timeout: 20_000 });
    await settle(page);
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('one lost call is not a lost platform', async ({ page }) => {
    await open({ page, faults: [{ path: MODULES, instead: 'drop', times: 2 }] });
    await page.waitForTimeout(800);
    await expect(page.getByText('The platform does not answer.')).toBeHidden();
  });

  test('without a network a banner says so; a save keeps what was typed and says so', async ({ page, context }) => {
    await open({ page, at: '/app/branch/create' });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Offline Hall');
    await page.getByRole('combobox', { name: 'City' }).fill('Munnar');
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing was saved; what you typed is kept here. The platform could not be reached.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('lectern.draft.branch')))).toBe(true);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('“Offline Hall” was created.')).toBeVisible();
  });
});

test('a part that is gone is met by loading the page anew once, then by “We\'ll Be Back Soon!”', async ({ page, silence }) => {
  silence.allow(/dynamically imported module|Failed to fetch|preload|error occurred in|Error boundary/i);
  await forgetFetched(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await open({ page, at: '/app/coupon/create', faults: [{ path: /^\/assets\/record-.*\.js$/, status: 404 }] });
  await expect(page.getByRole('heading', { name: "We'll Be Back Soon!" })).toBeVisible();
  await page.waitForTimeout(1_000);
  // The sign-in page, the screen, and the screen once more.
  expect(loads).toBe(3);
  proxy.answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
});
