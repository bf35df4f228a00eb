import type { Page } from '@playwright/test';
import routes from '../contract/routes.json' with { type: 'json' };
import type { Account } from './support/api';
import { expect, expectAccessible, setLook, test } from './support/test';

/** Every address outside the console, as the contract lists them. */
const outside = (area: string): string[] => routes.flatMap((route) => (route.area === area && route.fullPath ? [route.fullPath] : []));

/** One screen of every kind the frame has, as a person meets it who sees it. */
const SIGNED_IN: readonly { readonly account: Account; readonly paths: readonly string[] }[] = [
  { account: 'super_admin', paths: ['/app/home', '/app/profile', '/app/settings/domains', '/app/settings/tenantInfo', '/app/settings/paymentAccountInfo', '/app/settings/pricingConfig', '/app/settings/termsAndConditions', '/app/settings/supportContactInfo', '/app/maintenance', '/app/courses', '/app/institute/membership', '/app/coupon'] },
  { account: 'whitelabel', paths: ['/app', '/app/settings', '/app/institute/membership', '/app/web-builder'] },
  { account: 'sub_admin', paths: ['/app/home', '/app/user', '/app/disscussion-forum'] },
];

const THEMES = ['light', 'dark'] as const;
const PRESETS = ['indigo', 'teal', 'emerald', 'amber', 'rose'] as const;
const WIDTHS = [1440, 768, 390];

for (const area of ['auth', 'public']) {
  test(`every screen of the area ${area}: accessible in both themes, all presets and three widths, nothing cut off`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of outside(area)) await expectLooks({ page, path });
  });
}

for (const { account, paths } of SIGNED_IN) {
  test(`screens of the frame as ${account}: accessible in both themes, all presets and three widths, nothing cut off`, async ({ page, signIn }) => {
    test.setTimeout(300_000);
    await signIn(account);
    for (const path of paths) await expectLooks({ page, path });
  });
}

/** The whole of axe at each width in both themes and every preset; and the page at 200 % zoom. */
async function expectLooks({ page, path }: { page: Page; path: string }): Promise<void> {
  // Colours then change at once, so that none is measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await ready(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithin(page, `${path} at ${width} px`);
    for (const theme of THEMES) {
      for (const accent of PRESETS) {
        await setLook(page, { theme, accent });
        await expectAccessible(page, `${path} at ${width} px, ${theme}, ${accent}`);
      }
    }
  }
  // 200 % zoom is half the width in the units of the page.
  await page.setViewportSize({ width: 720, height: 450 });
  await expectWithin(page, `${path} at 200 %`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The page does not scroll sideways. */
async function expectWithin(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `width beyond the window: ${where}`).toBeLessThanOrEqual(0);
}
