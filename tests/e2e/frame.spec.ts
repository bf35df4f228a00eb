import type { Page } from '@playwright/test';
import { makeInstitutions } from './support/records';
import { rowsOf, settle } from './support/list';
import { expect, expectAccessible, setLook, test } from './support/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search screens, records and actions' });

/** In light and in dark, as it stands. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setLook(page, { theme });
    await expectAccessible(page);
  }
  await setLook(page, { theme: 'light' });
}

async function expectNoSideways(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: 'scrolls sideways' }).toBe(0);
}

/** Once nothing moves any more, but for what never ends. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))).then(() => undefined));
}

const widthOfMenu = async (page: Page): Promise<number | undefined> => (await page.locator('aside:has(nav)').boundingBox())?.width;

const ACCOUNT = [
  ['super_admin', 'Super admin', ['My Profile', 'Logout']],
  ['institute', 'Institute', ['My Profile', /^AI Token\d[\d,]*$/, 'Logout']],
  ['whitelabel', 'Super admin', ['My Profile', /^AI Token\d[\d,]*$/, 'Membership', 'Logout']],
  // Without the right to AI tokens, as in the navigation.
  ['faculty', 'Faculty', ['My Profile', 'Logout']],
] as const;

for (const [account, role, lines] of ACCOUNT) {
  test(`the account menu of ${account} names name and role and leads to what is theirs`, async ({ page, signIn }) => {
    await signIn(account);
    await page.getByRole('button', { name: /^Account:/ }).click();
    const menu = page.getByRole('dialog', { name: 'Account' });
    await expect(menu.getByText(role, { exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText([...lines]);
    await expectAccessibleInBoth(page);
    await menu.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page).toHaveURL(/\/app\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the palette finds screens, records and actions by the keyboard alone', async ({ page, signIn }) => {
  await signIn('super_admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.type('coup');
  await expect(page.getByRole('option', { name: /^Coupons/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/coupon$/);
  await expect(page.getByRole('main')).toBeFocused();
  await settle(page);
  const name = (await rowsOf(page).locator('a[data-open]').first().textContent()) ?? '';

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(/^Coupons/);
  await page.keyboard.type(name);
  const record = page.getByRole('group', { name: 'Records' }).getByRole('option', { name }).first();
  await expect(record).toBeVisible();
  await expectAccessible(page);
  while ((await record.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/coupon\/[\w-]+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('what is typed right after the page has come is in the palette, however late its code is', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await expect(palette(page)).toHaveValue('log out');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/^Sign out/);
});

test('the box over the menu filters it, and leads on to everything else', async ({ page, signIn }) => {
  await signIn('super_admin');
  const box = page.getByRole('searchbox', { name: 'Find a screen' });
  await box.fill('user');
  await expect(main(page).getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Coupons', exact: true })).toBeHidden();
  await box.fill('zzzz');
  await page.getByRole('button', { name: 'Search everything for “zzzz”' }).click();
  await expect(palette(page)).toHaveValue('zzzz');
});

test('a chosen institute narrows lists until all are shown again', async ({ page, signIn, api }) => {
  const [made] = await makeInstitutions({ api: await api('super_admin'), prefix: `Chosen ${Date.now() % 100_000}`, count: 1 });
  await signIn('super_admin', { at: '/app/branch' });
  await settle(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Institute' })).toBeVisible();
  await page.getByRole('button', { name: 'Institute: All institutes' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find an institute' })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.type(made!.name);
  await expect(page.getByRole('button', { name: made!.name, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Choose an institute' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Institute: ${made!.name}` })).toBeFocused();
  const nothing = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(nothing).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await page.reload();
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('button', { name: `Institute: ${made!.name}` })).toBeVisible();
  await expectAccessibleInBoth(page);
  // Of a shared module an institute without rows of its own sees the operator's; what is new is the institute's.
  await page.goto('/app/banner');
  await settle(page);
  await expect(rowsOf(page).first()).toContainText('Operator');
  await expect(rowsOf(page).filter({ hasNotText: 'Operator' })).toHaveCount(0);
  await page.goto('/app/branch/create');
  await expect(page.getByRole('combobox', { name: /^Institute/ })).toHaveValue(made!.name);
  await page.goto('/app/branch');
  await page.getByRole('button', { name: 'Show all institutes' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('the super admin acts for an institute after a question, sees it said, and stops', async ({ page, signIn, api }) => {
  const [made] = await makeInstitutions({ api: await api('super_admin'), prefix: `Acted ${Date.now() % 100_000}`, count: 1 });
  await signIn('super_admin');
  await page.getByRole('button', { name: 'Institute: All institutes' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find an institute' })).toBeFocused();
  await page.keyboard.type(made!.name);
  // Its line moves until the others have gone.
  await expect(page.getByRole('dialog', { name: 'Choose an institute' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: `Act for ${made!.name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Act for ${made!.name}?` });
  await expect(question).toBeVisible();
  await expectAccessibleInBoth(page);
  await question.getByRole('button', { name: 'Act for this institute' }).click();
  await expect(page.getByText(`You act for ${made!.name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Institute:/ })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page.getByText(`You act for ${made!.name}.`)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Institute: All institutes' })).toBeVisible();
});

test('the navigation stands at the top when it is asked to, and puts away what has no room', async ({ page, signIn }) => {
  await signIn('super_admin');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByText('Top', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find a screen' })).toBeHidden();
  await main(page).getByRole('button', { name: /^Sales/ }).click();
  await expectAccessibleInBoth(page);
  await page.getByRole('dialog', { name: 'Sales' }).getByRole('link', { name: 'Coupons' }).click();
  await expect(page).toHaveURL(/\/app\/coupon$/);
  await expect(page.getByRole('dialog', { name: 'Sales' })).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^Sales/ })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await main(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' }).getByRole('heading', { name: 'Reports' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('labels of the menu are never cut off, wide or narrow, in any language', async ({ page, signIn }) => {
  await signIn('super_admin');
  for (const [language, code] of [['English', 'en'], ['中文', 'zh'], ['Français', 'fr'], ['日本語', 'ja']] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(language);
    if (language !== 'English') await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(language);
    await page.keyboard.press(language === 'English' ? 'Escape' : 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    for (const isNarrow of [false, true]) {
      const cut = (): Promise<(string | null)[]> => page.locator('aside nav a span').evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).display !== 'inline').map((label) => label.textContent));
      // As it stands once it has come to rest.
      await atRest(page);
      await expect.poll(cut, { message: `${language}, ${isNarrow ? 'narrow' : 'wide'}` }).toEqual([]);
      const width = await widthOfMenu(page);
      await page.locator('aside:has(nav)').locator('button').last().click();
      await expect.poll(() => widthOfMenu(page)).not.toBe(width);
    }
  }
});

test('on a phone the navigation is a drawer, and the palette is as wide as the screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('super_admin', { at: '/app/coupon' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/app/coupon');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSideways(page);
  }
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(main(page)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: 'Users', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Search screens, records and actions' }).click();
  await expect(palette(page)).toBeFocused();
  await expect.poll(async () => (await page.locator('dialog[open]').boundingBox())?.width).toBe(320);
  await expectAccessibleInBoth(page);
});

test('the frame is reached by the skip link, and is left out in print', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page)).toBeHidden();
});
