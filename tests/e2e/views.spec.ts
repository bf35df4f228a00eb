import type { Locator, Page } from '@playwright/test';
import { rowsOf, settle, titlesOf } from './support/list';
import { expect, expectAccessible, setLook, test } from './support/test';

const NAME = 'Active this year';
const openMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Views?(:|$)/ }).click();
  const menu = page.getByRole('menu', { name: 'Views' });
  await expect(menu.getByRole('menuitem', { name: 'Save as a view…' })).toBeVisible();
  return menu;
};
/** In both themes; colours measured by axe are those that stay. */
const accessible = async (page: Page, what: string): Promise<void> => {
  for (const theme of ['dark', 'light'] as const) {
    await setLook(page, { theme });
    await expectAccessible(page, `${what}, ${theme}`);
  }
};

test('a list as it is shown is saved for everybody, opened again from another state, and kept from whom it is not for', async ({ page, signIn, api }) => {
  const year = new Date().getFullYear();
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Active', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: /^Created/ }).or(page.getByRole('option', { name: /^Created/ })).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'This Year', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(filters).toContainText('Created: This Year');
  await page.getByRole('columnheader', { name: 'Code' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=code/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Kind', exact: true }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeHidden();
  await page.keyboard.press('Escape');
  await settle(page);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  const titles = await titlesOf(page);
  expect(titles.length).toBeGreaterThan(0);

  await test.step('by the keyboard alone', async () => {
    const button = page.getByRole('button', { name: /^Views?(:|$)/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Views' });
    await expect(menu.getByRole('menuitem', { name: 'Save as a view…' })).toBeFocused();
    await accessible(page, 'the menu without views');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save as a view' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(NAME);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('radio', { name: /^Me/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /^Everybody/ })).toBeChecked();
    await accessible(page, 'saving');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The view “${NAME}” was saved.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('opened from another state, after a reload', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
    await page.goto('/app/coupon?filter=%7B%22q%22%3A%22no%20such%20coupon%22%7D');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    const menu = await openMenu(page);
    const view = menu.getByRole('menuitemradio', { name: NAME });
    await expect(view).toHaveAttribute('aria-checked', 'false');
    await view.click();
    await settle(page);
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(asked);
    await expect(filters).toContainText('Created: This Year');
    expect(JSON.parse(asked['filter']!)).toMatchObject({ createdAt: { from: new Date(`${year}-01-01T00:00:00+05:30`).toISOString() } });
    await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeHidden();
    await expect.poll(() => titlesOf(page)).toEqual(titles);
    await expect((await openMenu(page)).getByRole('menuitemradio', { name: NAME })).toHaveAttribute('aria-checked', 'true');
    await accessible(page, 'the menu with a view');
    await page.keyboard.press('Escape');
  });

  await test.step('by somebody else of the operator’s, who cannot change it', async () => {
    await signIn('admin', { at: '/app/coupon' });
    await settle(page);
    const menu = await openMenu(page);
    const view = menu.getByRole('menuitemradio', { name: new RegExp(`^${NAME}`) });
    await expect(view).toContainText((await api('super_admin')).details['name'] as string);
    await expect(menu.getByRole('menuitem', { name: 'Manage views…' })).toHaveCount(0);
    await view.click();
    await settle(page);
    await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeHidden();
    await expect.poll(() => titlesOf(page)).toEqual(titles);
    const admin = await api('admin');
    const { body: { data } } = await admin.call<{ items: { id: string; asked: object }[] }>('GET', '/list-views?module=coupon');
    expect((await admin.call('PUT', `/list-views/${data.items[0]!.id}`, { name: 'Taken', audience: 'own', asked: data.items[0]!.asked })).status).toBe(403);
    expect((await admin.call('DELETE', `/list-views/${data.items[0]!.id}`)).status).toBe(403);
  });

  await test.step('and not by an institute', async () => {
    await signIn('institute', { at: '/app/coupon' });
    await settle(page);
    await expect((await openMenu(page)).getByRole('menuitemradio')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('changed and deleted by its owner, on a phone too', async () => {
    await signIn('super_admin', { at: '/app/coupon' });
    await settle(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await (await openMenu(page)).getByRole('menuitem', { name: 'Manage views…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Views: Coupons' });
    await accessible(page, 'managing');
    await dialog.getByRole('button', { name: `Edit the view “${NAME}”` }).click();
    await accessible(page, 'a view that is edited');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Active ones');
    await dialog.getByRole('radio', { name: /^My role/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Edit the view “Active ones”' })).toBeFocused();
    await expect(dialog.getByText('My role', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await dialog.getByRole('button', { name: 'Delete the view “Active ones”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('There are no views left that you may change.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(rowsOf(page).first()).toBeVisible();
  });
});
