import type { Page } from '@playwright/test';
import { dialogOf } from './support/list';
import { expect, expectAccessible, expectContrast, setLook, test } from './support/test';

/** What the institute has, as the screen says it. */
const remaining = async (page: Page): Promise<number> => Number((await page.locator('[data-figure=balance] dd').innerText()).replaceAll(',', ''));
const checkoutOf = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

test('an institute buys AI tokens: every message on the way, a blocked script, a declined card, thanks, and the badge', async ({ page, signIn, silence }) => {
  silence.allow(/Failed to load resource: net::ERR_FAILED .*checkout\.js/);
  await signIn('institute', { at: '/app/ai-token' });
  const figure = page.locator('[data-figure=balance] dd');
  await expect(figure).toHaveText(/^[\d,]+\.\d\d$/);
  await expectAccessible(page);
  const before = await remaining(page);

  await page.getByRole('button', { name: 'Buy AI tokens' }).click();
  const dialog = dialogOf(page);
  const [token, price, buyNow] = [dialog.getByLabel('Token', { exact: true }), dialog.getByLabel('Price', { exact: true }), dialog.getByRole('button', { name: 'Buy Now' })];
  await expect(dialog.getByRole('heading', { name: 'AI Token' })).toBeVisible();
  await expect(dialog).toContainText(`Remaining AI tokens: ${await figure.innerText()}`);
  await page.mouse.click(10, 10);
  await expect(dialog, 'a click beside it does not close it').toBeVisible();
  await buyNow.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please Enter Price.');
  await expect(price).toBeFocused();
  for (const wrong of ['abc', '0', '-500', '499.99']) {
    await price.fill(wrong);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await price.press('Enter');
    await expect(dialog.getByRole('alert'), wrong).toHaveText('Please Enter Valid Price/Token count.');
  }
  await expectAccessible(page);
  for (const theme of ['dark', 'light'] as const) {
    await setLook(page, { theme });
    await expectContrast(page);
  }
  await token.fill('612.345');
  await expect(price).toHaveValue('612.35');
  await price.fill('750.5');
  await expect(token).toHaveValue('750.5');

  await page.route('**/checkout.js', (route) => route.abort());
  await buyNow.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to initiate payment.');
  await expect(price, 'nothing that was typed is lost').toHaveValue('750.50');
  await page.unroute('**/checkout.js');

  await buyNow.click();
  await checkoutOf(page).getByRole('button', { name: 'Have it declined' }).click();
  await expect(checkoutOf(page).getByRole('alert')).toContainText('declined');
  await checkoutOf(page).getByRole('button', { name: 'Leave without paying' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Failed to Purchase AI Token\. If another try went through after all, /);
  await expect(page.getByText('Failed to Purchase AI Token.'), 'said once').toHaveCount(1);
  expect(await remaining(page)).toBe(before);

  let orders = 0;
  page.on('request', (request) => void (orders += Number(request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/order'))));
  await buyNow.dblclick({ delay: 20 });
  await checkoutOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('AI Token Purchased Successfully.')).toBeVisible();
  await expect(page.locator('iframe.razorpay-checkout-frame'), 'a double click buys once').toHaveCount(0);
  expect(orders).toBe(1);
  const after = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(before + 750.5);
  await expect(dialogOf(page)).toContainText('Thank you for your purchase.');
  await expect(dialogOf(page)).toContainText(`${after} AI tokens are now available.`);
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(figure).toHaveText(after);
  await expect(page.getByRole('listitem').filter({ hasText: '750.50 AI tokens' }).first()).toContainText('Paid');

  // Never more than there is.
  await page.getByRole('banner').getByRole('button', { name: /Meera|Institute/ }).last().click();
  await expect(page.getByRole('menuitem', { name: /AI Token/ })).toContainText(new Intl.NumberFormat('en').format(Math.floor(Math.round((before + 750.5) * 100) / 100)));
});

test('what was paid before the page was lost arrives by the provider’s message, and the operator finds rates and books', async ({ page, signIn }) => {
  await signIn('institute2');
  await page.goto('/app/ai-token');
  await expect(page.locator('[data-figure=balance] dd')).toHaveText(/\d/);
  const before = await remaining(page);
  await page.getByRole('button', { name: 'Buy AI tokens' }).click();
  await dialogOf(page).getByLabel('Token', { exact: true }).fill('500');
  await dialogOf(page).getByRole('button', { name: 'Buy Now' }).click();
  await checkoutOf(page).getByRole('button', { name: 'Have it declined' }).click();
  await expect(checkoutOf(page).getByRole('alert')).toContainText('declined');
  await checkoutOf(page).getByRole('combobox').selectOption('Twice');
  await checkoutOf(page).getByRole('button', { name: 'Pay and lose the page' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('look at your purchases before you pay again');
  // Nothing is clicked but the dialog away: the page asks while an order waits.
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).last().click();
  await expect.poll(() => remaining(page), { timeout: 30_000 }).toBe(before + 500);
  await expect(page.getByRole('region', { name: 'Purchases' }).getByRole('listitem').first()).toContainText('Paid');
  await expect(async () => {
    await page.goto('/app/ai-token');
    await expect(page.locator('[data-figure=balance] dd')).toHaveText(/\d/);
    expect(await remaining(page)).toBe(before + 500);
  }).toPass({ timeout: 20_000 });
  await signIn('super_admin', { at: '/app/ai-token' });
  await page.getByRole('link', { name: 'Rates' }).click();
  await expect(page).toHaveURL(/\/app\/ai-token\/rate/);
  await expect(page.getByRole('row', { name: /Standard/ }).first()).toBeVisible();
});
