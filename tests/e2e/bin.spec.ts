import { expect, expectAccessible, test } from './support/test';

test('a record that was deleted says so on its own page, and comes back from there', async ({ page, signIn, api, silence }) => {
  silence.allow(/status of 404/);
  const institute = await api('institute');
  const { body } = await institute.call<{ id: string }>('POST', '/branch', { name: 'Ponnani Jetty', city: 'Ponnani' });
  const { id } = body.data;
  await signIn('institute');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Branches' }).click();
  await expect(page.getByRole('heading', { name: 'Branches', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('Ponnani');
  await page.getByRole('option', { name: /^Ponnani Jetty/ }).click();
  await expect(page.getByRole('heading', { name: 'Ponnani Jetty', level: 1 })).toBeVisible();
  await institute.call('DELETE', `/branch/${id}`);

  // Where one has been lately nothing leads to what is gone.
  await page.goto('/app/branch');
  await expect(page.getByRole('heading', { name: 'Branches', level: 1 })).toBeVisible();
  const answered = page.waitForResponse((reply) => reply.url().includes('/branch/list/minimal'));
  // The heading stands before there is anybody to hear the key.
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await answered;
  await expect(page.getByRole('option', { name: /^Ponnani Jetty/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (const path of [`/app/branch/${id}`, `/app/branch/${id}/show`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '“Ponnani Jetty” has been deleted', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Deleted .* by .+\. It can be restored until /)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('“Ponnani Jetty” was restored.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ponnani Jetty', level: 1, exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Ponnani' }).first()).toBeVisible();
});

test('the bin is searched, and the way to the page names it', async ({ page, signIn, api }) => {
  const institute = await api('institute');
  for (const name of ['Mahe Riverside', 'Mahe Fort', 'Bekal Fort']) {
    const { body } = await institute.call<{ id: string }>('POST', '/branch', { name, city: 'Mahe' });
    await institute.call('DELETE', `/branch/${body.data.id}`);
  }
  await signIn('institute', { at: '/app/branch' });
  await page.getByRole('link', { name: 'Deleted: Branches' }).click();
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByText('Deleted: Branches')).toBeVisible();
  await expect(way.getByRole('link', { name: 'Branches' })).toBeVisible();
  await expect(page.getByText('Mahe Riverside')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search deleted records' }).fill('fort');
  await expect(page.getByText('Mahe Riverside')).toHaveCount(0);
  await expect(page.getByText('Bekal Fort')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search deleted records' }).fill('no such place');
  await expect(page.getByText('No deleted record matches.')).toBeVisible();
});

test('closing an institute says until when it can be taken back before it speaks of that day', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/institution' });
  await page.getByRole('button', { name: /^Actions: / }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  const text = await dialog.innerText();
  expect(text.indexOf('You can restore it until')).toBeGreaterThan(text.indexOf('It is closed at once'));
  expect(text.indexOf('Nothing is lost until then')).toBeGreaterThan(text.indexOf('You can restore it until'));
  await expectAccessible(page);
});

test('a deletion that is refused or left out in part can be read and used by everybody, also on a phone', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/language' });
  for (const name of ['English', 'Hindi']) await page.getByRole('checkbox', { name: `Select: ${name}`, exact: true }).click({ force: true });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('What is in use cannot be deleted while these use it:')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/institution');
  await page.getByRole('button', { name: /^Actions: .{30}/ }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // What uses it takes its room first.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alertdialog').getByText('Checking what uses it')).toHaveCount(0);
  const dialog = (await page.getByRole('alertdialog').boundingBox())!;
  for (const button of await page.getByRole('alertdialog').getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(dialog.x);
    expect(box.x + box.width).toBeLessThanOrEqual(dialog.x + dialog.width);
  }
});

test('what was deleted and has been restored from the bin meanwhile is undone already', async ({ page, signIn, api, silence }) => {
  silence.allow(/status of 404/);
  const institute = await api('institute');
  const ids: string[] = [];
  for (const name of ['Valapad Beach', 'Valapad Centre']) ids.push((await institute.call<{ id: string }>('POST', '/branch', { name, city: 'Valapad' })).body.data.id);
  await signIn('institute', { at: `/app/branch?filter=${encodeURIComponent(JSON.stringify({ q: 'Valapad' }))}` });
  await expect(page.getByRole('link', { name: 'Valapad Beach' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('main')).not.toContainText('Valapad Beach');
  for (const id of ids) expect((await institute.call('PUT', `/branch/${id}/unDelete`)).status).toBe(200);
  await page.getByRole('region', { name: 'The last change of several rows' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Valapad Beach' })).toBeVisible();
});

test('what was restored here from the bin has no Undo of its deletion any longer', async ({ page, signIn, api }) => {
  const institute = await api('institute');
  for (const name of ['Elathur Beach', 'Elathur Centre']) await institute.call('POST', '/branch', { name, city: 'Elathur' });
  await signIn('institute', { at: `/app/branch?filter=${encodeURIComponent(JSON.stringify({ q: 'Elathur' }))}` });
  const kept = page.getByRole('region', { name: 'The last change of several rows' });
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(page.getByRole('link', { name: 'Elathur Beach' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }).click();
  await expect(kept).toContainText('2 branches deleted');
  await page.goto(`/app/branch?deleted=true&filter=${encodeURIComponent(JSON.stringify({ q: 'Elathur' }))}`);
  for (const name of ['Elathur Beach', 'Elathur Centre']) {
    await page.getByRole('button', { name: `Restore “${name}”` }).click();
    await expect(page.getByRole('button', { name: `Restore “${name}”` })).toHaveCount(0);
  }
  await page.goto(`/app/branch?filter=${encodeURIComponent(JSON.stringify({ q: 'Elathur' }))}`);
  await expect(page.getByRole('link', { name: 'Elathur Centre' })).toBeVisible();
  await expect(kept).toHaveCount(0);
});
