import { rowsOf, settle, settleOrNone, titlesOf } from './support/list';
import { expect, setLook, test } from './support/test';

test('filter by status and text, sort, page; the address gives a second window the same rows', async ({ page, context, signIn }) => {
  await signIn('super_admin');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Institution' }).click();
  await expect(page.getByRole('heading', { name: 'Institutions', level: 1 })).toBeVisible();
  await settle(page);

  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Suspended' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Status is Suspended');
  await settle(page);
  await expect(rowsOf(page).first()).toContainText('Suspended');
  await expect(rowsOf(page).filter({ hasNotText: 'Suspended' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter on Status' }).click();

  // Typing that comes to rest leads to the first page.
  const found = page.waitForResponse((reply) => (reply.request().postData() ?? '').includes('"query":"a"'));
  await page.getByRole('searchbox', { name: 'Search Institutions' }).fill('a');
  await found;
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('10');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await settle(page);
  const titles = await titlesOf(page);
  expect(titles.length).toBeGreaterThan(0);

  const second = await context.newPage();
  await second.goto(page.url());
  await settle(second);
  expect(await titlesOf(second)).toEqual(titles);
  await expect(second.getByRole('searchbox', { name: 'Search Institutions' })).toHaveValue('a');
  await second.close();
});

test('a search without a match says so and leads back', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await page.getByRole('searchbox', { name: 'Search Coupons' }).fill('no coupon is called this');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await settle(page);
  await expect(rowsOf(page)).toHaveCount(50);
});

test('columns are chosen and remembered', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/user' });
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'City', exact: true }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeHidden();
  await page.reload();
  await settle(page);
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeHidden();
  // What the opening needed: three files of code, and nothing of forms, editors and exports.
  const scripts = await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => /\/assets\/(opening|base|console)-/.test(name)).map(({ encodedBodySize }) => encodedBodySize));
  expect(scripts).toHaveLength(3);
  expect(scripts.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
  const heavy = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(Editor|xlsx|signedOut)-/.test(name)).length);
  expect(heavy).toBe(0);
});

test('the next page comes while this one is read, and is not asked for twice', async ({ page, signIn }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => request.url().includes('/user/search') && asked.push(new URL(request.url()).searchParams.get('page')));
  await signIn('super_admin', { at: `/app/user?${new URLSearchParams({ page: '1', perPage: '10', sort: 'name', order: 'ASC' })}` });
  await settle(page);
  const first = await titlesOf(page);
  // The next one alone is meant: whatever is shown may be asked for anew.
  await expect.poll(() => asked.filter((one) => one !== '0')).toEqual(['1']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await settle(page);
  expect((await titlesOf(page)).filter((title) => first.includes(title))).toEqual([]);
  await expect.poll(() => asked.filter((one) => one !== '0')).toEqual(['1', '2']);
});

test('an export holds what the filter matches', async ({ page, signIn }) => {
  await signIn('super_admin', { at: `/app/coupon?${new URLSearchParams({ filter: JSON.stringify({ kind: ['percent'] }) })}` });
  await settle(page);
  const total = Number(/of (\d+)/.exec(await page.getByRole('navigation', { name: 'Pages' }).innerText())![1]);
  await expect(page.getByRole('gridcell', { name: 'Total of all pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'As CSV' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await (await import('node:fs/promises')).readFile((await download.path())!, 'utf8');
  expect(text.trim().split(/\r?\n/).length).toBe(total + 1);
  expect(text).not.toMatch(/,Amount,/);
});

test('the notice of an export says how many rows the list leaves out', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  const left = (await page.getByText(/^\d+ not shown: /).first().innerText()).split('\n')[0]!.replace(/Show$/, '').trim();
  await page.getByRole('button', { name: 'Export' }).click();
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'As CSV' }).click()]);
  await expect(page.getByText(/rows exported\. /)).toContainText(left);
});

test('a row opened before typing has come to rest stays open', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  const title = (await page.getByRole('grid').locator('a[data-open]').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search Coupons' }).fill('a');
  // A slow device: the click is taken, and nothing is drawn until the search would have been due.
  await page.getByRole('grid').locator('a[data-open]').first().evaluate((link: HTMLElement) => {
    link.click();
    const until = performance.now() + 400;
    while (performance.now() < until);
  });
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('STILL HERE');
  await expect(page).toHaveURL(/\/app\/coupon\/[0-9a-f-]{36}/);
});

test('an address that the list does not understand shows the rows it can, and is not kept', async ({ page, signIn }) => {
  await signIn('super_admin', { at: `/app/coupon?filter=${encodeURIComponent('{"nope":1,"status":["active"]}')}&sort=password&order=ASC&page=-1&perPage=1e9` });
  await settle(page);
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Status is Active');
  await expect(rowsOf(page).filter({ hasNotText: 'Active' })).toHaveCount(0);
  await page.goto('/app/coupon');
  await settle(page);
  expect(decodeURIComponent(page.url())).not.toMatch(/nope|password|1e9/);
});

test('a selection stays over pages and a look at a record, and ends once other rows are asked for', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await rowsOf(page).first().getByRole('checkbox').check();
  await expect(bar).toContainText('1 selected');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(bar).toContainText('1 selected');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Banners' }).click();
  await expect(page.getByRole('heading', { name: 'Banners', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText('1 selected');
  await page.goto(`/app/coupon?filter=${encodeURIComponent('{"status":["expired"]}')}`);
  await settle(page);
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Status is Expired');
  await expect(bar).toHaveCount(0);
  await page.goto(`/app/coupon?filter=${encodeURIComponent('{}')}`);
  await settle(page);
  await expect(bar).toHaveCount(0);
});

test('paper is light in the dark theme too, and holds the list alone', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/coupon' });
  await settle(page);
  await setLook(page, { theme: 'dark' });
  await rowsOf(page).first().getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  const [red] = (await heading.evaluate((one) => getComputedStyle(one).color)).match(/\d+/g)!.map(Number);
  expect(red).toBeLessThan(80);
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden();
});

test('codes and ids are copied from a list, and filters by instants name the time zone', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('institute', { at: '/app/coupon' });
  await settle(page);
  const first = page.locator('[role=row]').filter({ has: page.locator('a[data-open]') }).first();
  const code = (await first.locator('a[data-open]').textContent()) ?? '';
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await first.locator('a[data-open]').hover();
  await first.getByRole('button', { name: 'Copy: Code' }).click();
  await expect.poll(copied).toBe(code);
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/coupon/);
  const id = await first.getAttribute('data-id');
  await first.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: 'Copy: ID' }).click();
  await expect.poll(copied).toBe(id);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: /^Created/ }).or(page.getByRole('option', { name: /^Created/ })).first().click();
  await expect(page.getByText('Days as they are in your time zone: India Standard Time.')).toBeVisible();
});

test('a report begins with this month, is never without a period, and is read only', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/report/manage-sales-report' });
  // On the first days of a month nothing may have been sold.
  await settleOrNone(page);
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters).toContainText('Sold: This Month');
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')).toHaveProperty('soldAt.from');
  await expect(filters.getByRole('button', { name: 'Remove the filter on Sold' })).toHaveCount(0);
  const ofMonth = await titlesOf(page);
  // With one that may be taken away, this one stays.
  await filters.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Paid' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove the filter on Status' }).click();
  await expect(filters).toContainText('Sold: This Month');
  // Taken out of the address by hand it is any, and opened anew it begins with the month again.
  await page.goto('/app/report/manage-sales-report?filter=%7B%7D');
  await expect(filters).toContainText('Sold: All Time');
  await page.goto('/app/report/manage-sales-report');
  await expect(filters).toContainText('Sold: This Month');
  await settleOrNone(page);
  await filters.getByRole('button', { name: 'Sold: This Month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Last Year', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(filters).toContainText('Sold: Last Year');
  await settle(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect.poll(async () => (await titlesOf(page)).filter((title) => ofMonth.includes(title))).toEqual([]);
  await expect(page.getByRole('link', { name: /New/ })).toHaveCount(0);
  // On paper a summary that is told by a table is whole, and its buttons are not there.
  const summary = page.getByRole('region', { name: 'What the rows come to' });
  await summary.getByRole('button', { name: 'Show as a table' }).click();
  await page.emulateMedia({ media: 'print' });
  const told = summary.getByRole('group').filter({ has: page.getByRole('table') });
  expect(await told.evaluate((one) => [getComputedStyle(one).maxHeight, one.scrollHeight - one.clientHeight])).toEqual(['none', 0]);
  await expect(summary.getByRole('button', { name: 'Show as a chart' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await rowsOf(page).locator('a[data-open]').first().click();
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('tabs keep their height above more rows than the window holds', async ({ page, signIn }) => {
  await signIn('super_admin', { at: '/app/courses?perPage=50' });
  await settle(page);
  const tabs = page.getByRole('navigation', { name: 'Kinds of rows' });
  await expect.poll(() => tabs.evaluate((bar) => [bar.clientHeight >= bar.scrollHeight, bar.getBoundingClientRect().height])).toEqual([true, 41]);
});
