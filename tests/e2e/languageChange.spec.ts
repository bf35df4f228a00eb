import { expect, test } from './support/test';

test('what is typed stays when the language is changed, on the profile and in any form', async ({ page, signIn }) => {
  await signIn('institute2', { at: '/app/profile' });
  const name = page.locator('form input').first();
  const own = await name.inputValue();
  await name.fill('Vivek K. Kulkarni');
  await page.waitForTimeout(500);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil');
  await expect(name).toHaveValue('Vivek K. Kulkarni');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(name).toHaveValue('Vivek K. Kulkarni');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);

  await name.fill(own);
  await page.goto('/app/branch/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Language Hall');
  await page.waitForTimeout(500);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).or(page.getByRole('menuitem', { name: 'Français' })).first().click();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Language Hall');
});
