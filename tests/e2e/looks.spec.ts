import type { Page } from '@playwright/test';
import routes from '../contract/routes.json' with { type: 'json' };
import type { Account } from './support/api';
import { expect, expectAccessible, expectContrast, setLook, test } from './support/test';
import { ready, visitWhole } from './support/visit';

/** Every address outside the console, as the contract lists them. */
const outside = (area: string): string[] => routes.flatMap((route) => (route.area === area && route.fullPath ? [route.fullPath] : []));

/** One screen of every kind the frame has, as a person meets it who sees it. */
const SIGNED_IN: readonly { readonly account: Account; readonly paths: readonly string[] }[] = [
  { account: 'super_admin', paths: ['/app/home', '/app/profile', '/app/settings/domains', '/app/settings/tenantInfo', '/app/settings/paymentAccountInfo', '/app/settings/pricingConfig', '/app/settings/termsAndConditions', '/app/settings/supportContactInfo', '/app/maintenance', '/app/courses', '/app/institute/membership', '/app/coupon?perPage=10'] },
  { account: 'whitelabel', paths: ['/app', '/app/settings', '/app/institute/membership', '/app/web-builder'] },
  { account: 'sub_admin', paths: ['/app/home', '/app/user?perPage=10', '/app/disscussion-forum'] },
];

// Each only looks: they may stand in any worker.
test.describe.configure({ mode: 'parallel' });

const THEMES = ['light', 'dark'] as const;
const PRESETS = ['indigo', 'teal', 'emerald', 'amber', 'rose'] as const;
const WIDTHS = [1440, 768, 390];

for (const path of ['auth', 'public'].flatMap(outside)) {
  test(`${path}: accessible in both themes, all presets and three widths, nothing cut off`, async ({ page }) => {
    // Colours then change at once, so that none is measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await ready(page);
    await expectLooks({ page, path });
  });
}

for (const { account, paths } of SIGNED_IN) {
  test.describe(account, () => {
    test.use({ keptAs: account });
    for (const path of paths) {
      test(`${path}: accessible in both themes, all presets and three widths, nothing cut off`, async ({ page }) => {
        await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
        await visitWhole(page, path);
        await expectLooks({ page, path });
        await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
      });
    }
  });
}

/** The whole of axe at each width; contrast, which is all that a theme and a preset change, in every one of them; and the page at 200 % zoom. */
async function expectLooks({ page, path }: { page: Page; path: string }): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithin(page, `${path} at ${width} px`);
    for (const theme of THEMES) {
      // A further preset changes colours alone, the same at each width: it is looked at at one, each at another.
      for (const [index, accent] of PRESETS.entries()) {
        if (index > 0 && WIDTHS[(index + THEMES.indexOf(theme)) % WIDTHS.length] !== width) continue;
        await setLook(page, { theme, accent });
        await (index === 0 && theme === 'light' ? expectAccessible : expectContrast)(page, `${path} at ${width} px, ${theme}, ${accent}`);
      }
    }
  }
  // 200 % zoom is half the width in the units of the page.
  await page.setViewportSize({ width: 720, height: 450 });
  await expectWithin(page, `${path} at 200 %`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page does not scroll sideways. */
async function expectWithin(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: `width beyond the window: ${where}` }).toBeLessThanOrEqual(0);
}
