import { rowsOf } from './support/list';
import { expect, test } from './support/test';

/** Files of modules that were fetched, by language and name, in their order. */
function parts(asked: readonly string[]): readonly string[] {
  return asked.flatMap((url) => /\/assets\/modules-\w+\/(.+)\.json$/.exec(url)?.[1] ?? []);
}

test('what a module declares comes when it is opened, and its words follow the language', async ({ page, signIn }) => {
  // Who saves data has nothing fetched ahead of what is asked for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn('super_admin', { at: '/app/profile' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/app/branch');
  await rowsOf(page).first().waitFor();
  expect(parts(asked)).toEqual(['en/branch']);
  const ofCode = (url: string): boolean => /\/assets\/(opening|base|console)-/.test(url);
  const order = asked.filter((url) => ofCode(url) || parts([url]).length > 0 || url.includes('/branch/search'));
  expect(order.findIndex((url) => parts([url]).length > 0), 'beside the code, before the rows').toBeLessThan(order.findIndex((url) => url.includes('/branch/search')));

  await test.step('another one as soon as somebody comes near its link', async () => {
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' });
    await link.hover();
    await expect.poll(() => parts(asked)).toContain('en/coupon');
    await link.click();
    await expect(page.getByRole('columnheader', { name: 'Code' })).toBeVisible();
    expect(parts(asked).filter((part) => part === 'en/coupon')).toHaveLength(1);
  });

  await test.step('all words of those that are there in the language that is chosen', async () => {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).or(page.getByRole('menuitem', { name: 'Français' })).click();
    await expect(page.getByRole('columnheader', { name: 'Utilisations' })).toBeVisible();
    expect(parts(asked)).toContain('fr');
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: 'Loyer mensuel' })).toBeVisible();
    expect(parts(asked).filter((part) => part.startsWith('fr/'))).toEqual([]);
  });
});
