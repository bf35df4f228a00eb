import type { Page } from '@playwright/test';
import { expectedMenu } from '../shell/support/contract';
import { expect, test } from './support/test';
import { signInAs, userOf, userWithoutModules, type User } from './support/users';

const ACCOUNTS = ['super_admin', 'admin', 'sub_admin', 'institute', 'faculty', 'whitelabel'] as const;
const LANGUAGES = ['en', 'fr', 'zh', 'ja'] as const;

for (const account of ACCOUNTS) {
  test(`the menu of ${account} is the one of the specification in four languages`, async ({ page, address }) => {
    await expectMenus({ page, user: await userOf({ address, account }) });
  });
}

test('the menu of a user without any module holds what is open to all', async ({ page, address }) => {
  await expectMenus({ page, user: await userWithoutModules({ address }) });
});

async function expectMenus({ page, user }: { page: Page; user: User }): Promise<void> {
  await signInAs({ page, email: user.email });
  const wanted = expectedMenu({ ...user, isPublicHost: false });
  const english = new Map<string, string>();
  for (const language of LANGUAGES) {
    await page.evaluate((locale) => window.localStorage.setItem('lectern.locale', locale), language);
    await page.goto('/app/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('aside nav a').first()).toBeVisible();
    const entries = await readMenu(page);
    expect([...new Set(entries.map((entry) => entry.path))], language).toEqual(wanted.map((entry) => `/app${entry.path}`));
    expect(entries.filter((entry) => entry.isCut), `${language}: cut off at 210 px`).toEqual([]);
    expect(entries.filter((entry) => isRaw(entry.label)), `${language}: raw`).toEqual([]);
    if (language === 'en') {
      for (const { path, label } of entries) english.set(path, english.get(path) ?? label);
      for (const { path, label } of wanted) if (label) expect(english.get(`/app${path}`)).toBe(label);
      expect(await page.locator('aside').first().evaluate((side) => side.getBoundingClientRect().width)).toBe(210);
    } else if (language !== 'fr') {
      // French shares some words with English, as the list of translations says.
      expect(entries.filter((entry) => /^[ -~]*$/.test(entry.label)), `${language}: left in English`).toEqual([]);
    }
  }
}

/** The links of the side navigation, with the words that are seen. */
async function readMenu(page: Page): Promise<{ path: string; label: string; isCut: boolean }[]> {
  return page.locator('aside nav a[href^="/app/"]').evaluateAll((links) =>
    links.map((link) => {
      const words = link.querySelector('span') ?? link;
      return { path: link.getAttribute('href')!, label: (words.textContent ?? '').trim(), isCut: words.scrollWidth > words.clientWidth };
    }),
  );
}

/** A key, or a name of the code, in place of words. */
function isRaw(label: string): boolean {
  return label === '' || /(lectern|resources)\.|_|^[a-z]+[A-Z]/.test(label);
}
