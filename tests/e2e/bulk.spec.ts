import { dialogOf, rowsOf, settle } from './support/list';
import { makeInstitutions } from './support/records';
import { expect, test } from './support/test';

test('25 are suspended, one call each; two that fail are listed with the reason and retried alone', async ({ page, signIn, api, silence }) => {
  silence.allow(/409/);
  const admin = await api('super_admin');
  const made = await makeInstitutions({ api: admin, prefix: 'Quartz School', count: 25 });
  const address = new URLSearchParams({ filter: JSON.stringify({ q: 'quartz school' }), perPage: '50', page: '1', sort: 'name', order: 'ASC' });
  await signIn('super_admin', { at: `/app/institution?${address}` });
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

  await expect(dialogOf(page)).toContainText('These failed:', { timeout: 30_000 });
  for (const { name } of failing) await expect(dialogOf(page)).toContainText(name);
  expect(new Set(calls).size).toBe(25);
  expect(calls).toHaveLength(25);

  for (const { id } of failing) await admin.call('PUT', `/institute/${id}/approveInstitute`, {});
  calls.length = 0;
  await dialogOf(page).getByRole('button', { name: 'Retry failed' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('25 institutions suspended.', { exact: true })).toBeVisible();
  expect([...calls].sort()).toEqual(failing.map(({ id }) => id).sort());

  await settle(page);
  const after = await admin.call<{ total: number }>('POST', '/institute/search', { query: 'quartz school', filters: { status: ['suspended'] } });
  expect(after.body.data.total).toBe(25);
});

test('who leaves while rows are being changed is asked, may stay until all of them are, or ends it there', async ({ page, signIn, api }) => {
  const admin = await api('super_admin');
  const prefix = `Leaving Run ${Date.now()}`;
  const made = await makeInstitutions({ api: admin, prefix, count: 12 });
  await signIn('super_admin', { at: '/app/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As a link does it, so that the way back stays within the console.
  await page.evaluate((address) => {
    window.history.pushState({ idx: 1, key: 'list', usr: null }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/app/institution?filter=${encodeURIComponent(JSON.stringify({ q: prefix }))}`);
  await settle(page);
  // The first rows are changed at once, and the others once somebody has answered whether to leave.
  let goOn = (): void => undefined;
  const answered = new Promise<void>((resolve) => (goOn = resolve));
  let begun = 0;
  await page.route('**/suspendInstitute', async (route) => {
    begun += 1;
    if (begun > 4) await answered;
    await route.continue();
  });
  const run = async (action: string): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('A test');
    await dialog.getByRole('button', { name: new RegExp(`^${action}`) }).click();
    await expect(page.getByText(/^[1-9]\d* of 12 done$/)).toBeVisible();
  };
  await run('Suspend');
  const held = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(held).toBe(true);
  await page.evaluate(() => window.history.back());
  const question = page.getByRole('alertdialog', { name: 'This is not finished' });
  await question.getByText('Let it finish', { exact: true }).click();
  goOn();
  await expect(page.getByText('12 institutions suspended.', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false);
  const suspended = await Promise.all(made.map(async ({ id }) => (await admin.call<{ isSuspended: boolean }>('GET', `/institute/${id}`)).body.data.isSuspended));
  expect(suspended).toEqual(made.map(() => true));
});

test('a page that is loaded anew in the midst of a run says how far it came, has the rest selected, and offers to take it back', async ({ page, signIn, api, silence }) => {
  // The calls that end with the page.
  silence.allow(/ERR_|Failed to load|fetch/);
  const admin = await api('super_admin');
  const prefix = `Broken Run ${Date.now()}`;
  await makeInstitutions({ api: admin, prefix, count: 12 });
  await signIn('super_admin', { at: `/app/institution?filter=${encodeURIComponent(JSON.stringify({ q: prefix }))}` });
  await expect(rowsOf(page)).toHaveCount(12);
  let begun = 0;
  await page.route('**/suspendInstitute', async (route) => {
    begun += 1;
    // The others are on their way when the page goes.
    if (begun <= 4) await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('A test');
  await page.getByRole('alertdialog').getByRole('button', { name: /^Suspend/ }).click();
  await expect(page.getByText('4 of 12 done')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('“Suspend” ended when the page was left: 4 of 12 are done, the others are selected.')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('8 selected');
  await page.getByRole('region', { name: 'The last change of several rows' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect.poll(async () => (await admin.call<{ total: number }>('POST', '/institute/search', { query: prefix, filters: { status: ['suspended'] } })).body.data.total).toBe(0);
});

test('on a phone the rest of the page is selected from the bar, and the way back stands within the window however far the cards are scrolled', async ({ page, signIn, api }) => {
  const prefix = `Phone Run ${Date.now()}`;
  await makeInstitutions({ api: await api('super_admin'), prefix, count: 8 });
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn('super_admin', { at: `/app/institution?filter=${encodeURIComponent(JSON.stringify({ q: prefix }))}` });
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(cards).toHaveCount(8);
  await cards.last().getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: 'Select all rows of this page' }).click();
  await expect(bar).toContainText('8 selected');
  await expect(bar.getByRole('button', { name: 'Select all rows of this page' })).toBeHidden();
  await bar.getByRole('button', { name: 'Suspend' }).click();
  await dialogOf(page).getByRole('textbox').fill('A test');
  await dialogOf(page).getByRole('button', { name: /^Suspend/ }).click();
  const undo = page.getByRole('region', { name: 'The last change of several rows' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  for (const place of [cards.last(), cards.first(), page.getByRole('contentinfo')]) {
    await place.scrollIntoViewIfNeeded();
    await expect(undo).toBeInViewport({ ratio: 1 });
  }
  await undo.click();
  await expect(page.getByText('Undone.')).toBeInViewport();
});
