import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { flattenKeys, type Catalogue } from '../../scripts/checks/localeKeys';
import { DRAFT_PREFIX } from '../../src/schemas/storageKeys';
import type { first as FirstWords } from '../../src/i18n/en/first';
import { settle } from './support/list';
import { expect, test } from './support/test';

/** A key of a message, where a text should stand. */
const KEY = /\b(lectern|resources|fixed|ra)\.\w+\.\w+/;

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Asked for with the platform's own sentence beside it, or answered to a form or a dialog, which has all words: of a write that
 * another platform has no call for. The help of a screen
 * is named on its row, and said by the panel, which comes with all words too.
 */
const ELSEWHERE = /^lectern\.(problem\.|answer\.noCall$|\w+\.help\.)/;

test('whatever the first screen may say is among the words that come with it', async () => {
  // The bundler's own way to read them: titles of rooms are found by glob.
  const { first } = (await runnerImport<{ first: typeof FirstWords }>(resolve(ROOT, 'src/i18n/en/first.ts'), { root: ROOT, configFile: false, logLevel: 'silent' })).module;
  const known = flattenKeys(first as unknown as Catalogue);
  const page = readFileSync('dist/console/index.html', 'utf8');
  const files = new Set([...page.matchAll(/\/assets\/(?:base|console)-[\w-]+\.js/g)].map(([file]) => file));
  expect(files.size).toBe(2);
  const code = [...files].map((file) => readFileSync(`dist/console${file}`, 'utf8')).join('\n');
  const asked = [...code.matchAll(/[`'"]((?:lectern|fixed|ra)\.[\w.]+)(\$\{|[`'"])/g)].map((match) => ({ key: match[1]!, isPrefix: match[2] === '${' || match[1]!.endsWith('.') }));
  expect(asked.length).toBeGreaterThan(200);
  const lacking = asked.filter(({ key, isPrefix }) => {
    // Two words alone are a name in the browser's storage, not a message; so are drafts.
    if (ELSEWHERE.test(key) || key.split('.').length < 3 || key.startsWith(DRAFT_PREFIX)) return false;
    return !known.some((one) => one === key || one.startsWith(isPrefix ? key : `${key}.`));
  });
  expect(lacking.map(({ key }) => key)).toEqual([]);
});

for (const { locale, menu, language, create, save } of [
  { locale: 'en', menu: 'Help', language: 'Account', create: 'New coupon', save: 'Save' },
  { locale: 'ja', menu: 'ヘルプ', language: 'アカウント', create: 'クーポンを新規作成', save: '保存' },
]) {
  test(`no key is shown while the other words are on their way, ${locale}`, async ({ page, signIn }) => {
    await signIn('super_admin');
    await page.evaluate((chosen) => localStorage.setItem('lectern.locale', chosen), locale);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/later-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/app/coupon');
    await settle(page);
    for (const name of [menu, language]) {
      await page.getByRole('banner').getByRole('button', { name, exact: false }).last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(KEY);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: create }).click();
    await expect(page).toHaveURL(/\/create/);
    await page.waitForTimeout(300);
    expect(await page.locator('body').innerText()).not.toMatch(KEY);
    await expect(page.getByRole('button', { name: save, exact: true })).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(KEY);
  });
}
