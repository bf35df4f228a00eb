import { expect, signInByForm, test } from './support/test';

test('a date that does not exist, or is not complete, is refused at its field, and what was stored stays', async ({ page, api }) => {
  const admin = await api('super_admin');
  const code = `DATES-${Date.now() % 100_000}`;
  const made = await admin.call<{ id: string; endsAt: string }>('POST', '/coupon', { code, kind: 'percent', percentOff: 5, appliedFor: 'course', instituteId: null, endsAt: '2026-12-21T12:00:00.000Z' });
  expect(made.status).toBe(201);
  await signInByForm({ page, account: 'super_admin' });
  await page.goto(`/app/coupon/${made.body.data.id}`);
  const ends = page.getByLabel(/^Ends/);
  await ends.focus();
  // November has no 31st day.
  await page.keyboard.type('1131');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter a date and a time.').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${made.body.data.id}$`));
  expect((await admin.call<{ endsAt: string }>('GET', `/coupon/${made.body.data.id}`)).body.data.endsAt).toBe('2026-12-21T12:00:00.000Z');

  await page.goto('/app/banner/create');
  const until = page.getByLabel(/^Shown until/);
  await until.focus();
  await page.keyboard.type('0301');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter a date.').first()).toBeVisible();
  // Emptied again, nothing is wrong with it.
  await until.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter a date.')).toHaveCount(0);

  // A filter says so as well, and the list stays as it was.
  await page.goto(`/app/coupon?filter=${encodeURIComponent(JSON.stringify({ status: ['active'] }))}`);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Created' }).click();
  await page.getByLabel('Created: From').focus();
  await page.keyboard.type('1131');
  await page.keyboard.press('Tab');
  await page.getByLabel('Created: To').focus();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a date.' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('filter')).not.toContain('createdAt');
});
