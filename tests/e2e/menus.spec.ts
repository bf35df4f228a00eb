import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PENDING_ROUTES } from '../../src/shell/table/pendingRoutes';
import { expectedMenu } from '../shell/support/contract';
import { expect, test } from './support/test';
import { signInAs, userOf, userWithoutModules, type User } from './support/users';

const ACCOUNTS = ['super_admin', 'admin', 'sub_admin', 'institute', 'faculty', 'whitelabel'] as const;
const RESOURCES = resolve(import.meta.dirname, '../../src/resources');
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
    expect([...new Set(entries.filter((entry) => entry.said !== '').map((entry) => entry.path))], `${language}: marked as not built yet`).toEqual(pendingOf(wanted));
    expect(new Set(entries.map((entry) => entry.said)).size, `${language}: one way to say so`).toBeLessThanOrEqual(2);
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
async function readMenu(page: Page): Promise<{ path: string; label: string; isCut: boolean; said: string }[]> {
  return page.locator('aside nav a[href^="/app/"]').evaluateAll((links) =>
    links.map((link) => {
      const words = link.querySelector('span') ?? link;
      return { path: link.getAttribute('href')!, label: (words.textContent ?? '').trim(), isCut: words.scrollWidth > words.clientWidth, said: link.querySelector('[data-pending-mark]') ? link.getAttribute('title')! : '' };
    }),
  );
}

/** The addresses among these whose screen is not built yet, in their order. */
function pendingOf(entries: readonly { readonly path: string }[]): string[] {
  const declared = new Set(readdirSync(RESOURCES).map((file) => `/${file.replace('.ts', '')}`));
  const waiting = new Set(PENDING_ROUTES.map((route) => `/${route.path}`));
  return entries.filter(({ path }) => waiting.has(path) && !declared.has(path)).map(({ path }) => `/app${path}`);
}

/** A key, or a name of the code, in place of words. */
function isRaw(label: string): boolean {
  return label === '' || /(lectern|resources)\.|_|^[a-z]+[A-Z]/.test(label);
}
