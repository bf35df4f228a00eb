import { rowsOf } from './support/list';
import { expect, test } from './support/test';

test('a sub admin who may only read coupons sees and does only that', async ({ page, signIn, api, silence }) => {
  silence.allow(/403/);
  await signIn('sub_admin');
  await expect(page).toHaveURL(/\/app\/coupon/);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  // Coupons, and the forum that is open to all.
  await expect(menu.getByRole('link')).toHaveCount(2);
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Coupon' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /Delete|Edit|Activate|Deactivate/ })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  await rowsOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: /Delete|Activate|Deactivate/ })).toHaveCount(0);

  const record = page.url().replace(/\/show$/, '');
  for (const address of ['/app/user', '/app/institution', '/app/coupon/create']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
  }
  // In place of its form the record stands, which may be read.
  await page.goto(record);
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('status').filter({ hasText: 'You may read this record, but not change it.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Description/ })).toHaveCount(0);

  const { call } = await api('sub_admin');
  const id = record.split('/').at(-1)!;
  const refused = await Promise.all([
    call('POST', '/coupon', { code: 'NEWCODE' }),
    call('PATCH', `/coupon/${id}`, { description: 'x' }),
    call('DELETE', `/coupon/${id}`),
    call('POST', '/user/search', {}),
    call('POST', '/institute/search', {}),
    call('PUT', `/institute/${id}/suspendInstitute`, {}),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await call('POST', '/coupon/search', {})).status).toBe(200);
});

test('two institutes do not see each other, not even by address', async ({ page, signIn, api, silence }) => {
  silence.allow(/404/);
  const other = await api('institute2');
  const theirs = await other.call<{ items: { id: string; code: string }[] }>('POST', '/coupon/search', { size: 1 });
  const { id, code } = theirs.body.data.items[0]!;
  await signIn('institute', { at: `/app/coupon?${new URLSearchParams({ filter: JSON.stringify({ q: code }) })}` });
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.goto(`/app/coupon/${id}`);
  await expect(page.getByRole('heading', { name: 'This record could not be found' })).toBeVisible();
});

test('a learner is told where to go', async ({ page, silence }) => {
  silence.allow(/403/);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone number').fill('student@demo.lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('Lectern-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/Please use the learning app/)).toBeVisible();
});

test('one click signs a demo account in; Logout ends the session', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Faculty' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Logout' }).or(page.getByRole('menuitem', { name: 'Logout' })).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goto('/app/coupon');
  await expect(page).toHaveURL(/\/auth\/login/);
});
