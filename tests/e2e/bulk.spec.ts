import { dialogOf, rowsOf, settle } from './support/list';
import { makeInstitutions } from './support/records';
import { expect, test } from './support/test';

test('25 are suspended, one call each; two that fail are listed with the reason and retried alone', async ({ page, signIn, api, silence }) => {
  test.setTimeout(120_000);
  silence.allow(/409/);
  const admin = await api('super_admin');
  const made = await makeInstitutions({ api: admin, prefix: 'Quartz School', count: 25 });
  await signIn('super_admin');
  const address = new URLSearchParams({ filter: JSON.stringify({ q: 'quartz school' }), perPage: '50', page: '1', sort: 'name', order: 'ASC' });
  await page.goto(`/app/institution?${address}`);
  await expect(rowsOf(page)).toHaveCount(25);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('25 selected');

  const calls: string[] = [];
  const suspending = /\/api\/v9\/institute\/([\w-]+)\/suspendInstitute$/;
  page.on('request', (request) => {
    const found = suspending.exec(request.url());
    if (found && request.method() === 'PUT') calls.push(found[1]!);
  });
  await page.getByRole('toolbar', { name: 'Actions for the selection' }).getByRole('button', { name: 'Suspend' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Quartz School 01');
  const failing = [made[3]!, made[17]!];
  for (const { id } of failing) await admin.call('PUT', `/institute/${id}/suspendInstitute`, {});
  await dialog.getByRole('button', { name: /^Suspend 25/ }).click();

  await expect(dialogOf(page)).toContainText('These failed:');
  for (const { name } of failing) await expect(dialogOf(page)).toContainText(name);
  expect(new Set(calls).size).toBe(25);
  expect(calls).toHaveLength(25);

  for (const { id } of failing) await admin.call('PUT', `/institute/${id}/approveInstitute`, {});
  calls.length = 0;
  await dialogOf(page).getByRole('button', { name: 'Retry failed' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('25 institutions suspended.')).toBeVisible();
  expect([...calls].sort()).toEqual(failing.map(({ id }) => id).sort());

  await settle(page);
  const after = await admin.call<{ total: number }>('POST', '/institute/search', { query: 'quartz school', filters: { status: ['suspended'] } });
  expect(after.body.data.total).toBe(25);
});
