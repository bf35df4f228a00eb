import type { Page } from '@playwright/test';
import { signInToApi } from './support/api';
import { dialogOf } from './support/list';
import { expect, expectAccessible, setLook, test } from './support/test';

// Each only looks, as a person of its own: they may stand in any worker.
test.describe.configure({ mode: 'parallel' });

/** Every module of the shipped declarations; its list, form, edit and record page follow from the name. */
const MODULES = [
  ['institution', '/institute'], ['user', '/user'], ['coupon', '/coupon'], ['language', '/language'], ['branch', '/branch'], ['banner', '/banner'], ['membership', '/membership-plan'],
] as const;

for (const [name, path] of MODULES) {
  test(`${name}: list, create, edit and show are accessible in light and dark, and silent`, async ({ page, address, signIn }) => {
    test.setTimeout(120_000);
    const { call } = await signInToApi({ address, account: 'super_admin' });
    const found = await call<{ items: { id: string }[] }>('POST', `${path}/search`, { size: 1 });
    const { id } = found.body.data.items[0]!;
    await signIn('super_admin');
    // Ten rows hold a cell of every kind.
    for (const screen of [`/app/${name}?perPage=10`, `/app/${name}/create`, `/app/${name}/${id}`, `/app/${name}/${id}/show`]) {
      await page.goto(screen);
      await ready(page);
      for (const theme of ['light', 'dark'] as const) {
        await setLook(page, { theme });
        await expectAccessible(page);
      }
    }
  });
}

test('menus, filters, bulk bar and dialogs are accessible', async ({ page, signIn }) => {
  await signIn('super_admin');
  await page.goto('/app/coupon?perPage=10');
  await ready(page);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Status', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar', { name: 'Actions for the selection' }).getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});

test('on a phone lists are cards, nothing is cut off, and it is accessible', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('super_admin').catch(() => undefined);
  for (const path of ['/app/institution?perPage=10', '/app/coupon?perPage=10', '/app/coupon/create', '/app/branch?perPage=10']) {
    await page.goto(path);
    await ready(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} scrolls sideways`).toBe(0);
    await expectAccessible(page);
  }
  // The longest words.
  await page.evaluate(() => localStorage.setItem('lectern.locale', 'fr'));
  for (const [name] of MODULES) {
    await page.goto(`/app/${name}`);
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${name} in French scrolls sideways`).toBe(0);
  }
  await page.evaluate(() => localStorage.setItem('lectern.locale', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

/** The heading stands and nothing is being fetched any more. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
