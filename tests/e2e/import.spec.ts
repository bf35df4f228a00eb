import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { settle } from './support/list';
import { expect, expectAccessible, test } from './support/test';

const windowOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Import |をインポート$/ });

async function open(page: Page): Promise<Locator> {
  await settle(page).catch(() => undefined);
  await page.getByRole('button', { name: /^(Import|インポート)$/ }).click();
  return windowOf(page);
}

async function chooseFile(page: Page, { name, text }: { name: string; text: string | Buffer }): Promise<void> {
  await windowOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: typeof text === 'string' ? Buffer.from(text) : text });
}

const branches = (prefix: string, count: number, change: (index: number) => string[] | null = () => null): string =>
  [['Name', 'City', 'Seats', 'Monthly rent', 'Opened on'], ...Array.from({ length: count }, (_, index) => change(index) ?? [`${prefix} ${String(index + 1).padStart(2, '0')}`, 'Kochi', '40', '"1,20,000.50"', '31/01/2026'])].map((cells) => cells.join(',')).join('\r\n');

test('of 30 rows 3 have a wrong cell: they are mended in place, all are imported, and the import is undone', async ({ page, signIn, api }) => {
  const prefix = `Banyan ${Date.now()}`;
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  await expectAccessible(page, 'the file');
  const wrong: Readonly<Record<number, string[]>> = { 4: [`${prefix} 05`, 'Kochi', 'forty', '', '31/01/2026'], 11: [`${prefix} 12`, '', '40', '', '31/01/2026'], 20: [`${prefix} 21`, 'Kochi', '40', '', '31/02/2026'] };
  await chooseFile(page, { name: 'branches.csv', text: branches(prefix, 30, (index) => wrong[index] ?? null) });
  await expect(dialog).toContainText('branches.csv: 30 rows');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Seats')).toHaveValue('2');
  await expectAccessible(page, 'the columns');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('27 are new to this list');
  await expect(dialog).toContainText('3 cannot be imported yet');
  await expectAccessible(page, 'the check');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download these rows (CSV)' }).click()]);
  expect((await readFile((await download.path())!, 'utf8')).trim().split('\r\n')).toHaveLength(4);
  await dialog.getByLabel('Row 6, column C: Seats').fill('45');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Row 13, column B: City').fill('Delhi');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Row 22, column E: Opened on').fill('28/02/2026');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Import 30 rows' }).dblclick({ delay: 20 });
  await expect(dialog).toContainText('30 created');
  await expectAccessible(page, 'what was made');
  const institute = await api('institute');
  const found = async (): Promise<{ total: number; items: Record<string, unknown>[] }> => (await institute.call<{ total: number; items: Record<string, unknown>[] }>('POST', '/branch/search', { query: prefix, size: 50 })).body.data;
  expect(await found()).toMatchObject({ total: 30 });
  expect((await found()).items.find(({ name }) => name === `${prefix} 01`)).toMatchObject({ city: 'Kochi', capacity: 40, monthlyRent: 120_000.5, openedOn: '2026-01-31' });

  // The same file again: nothing is made twice, and what the platform refuses comes back as a row.
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog).toContainText('The import was undone.');
  expect((await found()).total).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('a title above the names of the columns is left out, and said to be', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  await chooseFile(page, { name: 'branches.csv', text: `Branches of our school,,,,\r\n\r\n${branches(`Titled ${Date.now()}`, 2)}` });
  await expect(dialog).toContainText('branches.csv: 2 rows');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('The columns are named in row 3.');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('2 are new to this list');
});

test('rows that are there already are changed by an Excel file, and are as before once that is undone', async ({ page, signIn, api }) => {
  const prefix = `Cedar ${Date.now()}`;
  const institute = await api('institute');
  const made = await institute.call<{ id: string }>('POST', '/branch', { name: `${prefix} 1`, city: 'Kochi', capacity: 10 });
  const cityOf = async (): Promise<unknown> => (await institute.call<Record<string, unknown>>('GET', `/branch/${made.body.data.id}`)).body.data['city'];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['notes'], ['nothing']]), 'Notes');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name', 'city', 'capacity'], [`${prefix} 1`.toUpperCase(), 'Chennai', null], [`${prefix} 2`, '=1+1', 7]]), 'Branches');
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  await chooseFile(page, { name: 'branches.xlsx', text: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer) });
  await dialog.getByLabel('Sheet').selectOption('Branches');
  await expect(dialog).toContainText('branches.xlsx: 2 rows');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('1 is new');
  await expect(dialog).toContainText('1 is there and will be changed');
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toContainText('1 changed');
  expect(await cityOf()).toBe('Chennai');
  // Also once the window was closed.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await open(page);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toContainText('Your last import here');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog).toContainText('The import was undone.');
  expect(await cityOf()).toBe('Kochi');
  expect((await institute.call<{ total: number }>('POST', '/branch/search', { filters: { name: [`${prefix} 2`] } })).body.data.total).toBe(0);
});

test('files that are none are named, and who leaves midway is asked', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  for (const [name, text, sentence] of [
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'neither a CSV nor an Excel'],
    ['empty.csv', '', 'nothing in this file'],
    ['head.csv', 'Name,City\r\n', 'no rows below it'],
    ['large.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'), 'larger than 5 MB'],
    ['many.csv', `Name\n${'x\n'.repeat(100_000)}`, 'more than 5,000 rows'],
    ['broken.xlsx', Buffer.from('PK\u0003\u0004 nothing behind it'), 'cannot be read'],
  ] as const) {
    await chooseFile(page, { name, text });
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  }
  const choose = async (): Promise<void> => {
    await chooseFile(page, { name: 'few.csv', text: '\uFEFFName;Name;<b>City</b>\r\n"A;\r\nB";;x\r\n' });
    await expect(dialog).toContainText('few.csv: 1 row');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog).toContainText('Still missing: City');
  };
  await choose();
  // Nothing was chosen or mended that could be lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open(page);
  await choose();
  await dialog.getByRole('combobox', { name: /^City/ }).selectOption('2');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave the import?' });
  await question.getByRole('button', { name: 'Go on importing' }).last().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('a head in Japanese is known in English, a choice of columns is remembered, and a template is read back', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Template as Excel (XLSX)' }).click()]);
  await chooseFile(page, { name: 'template.xlsx', text: await readFile((await download.path())!) });
  await expect(dialog).toContainText('template.xlsx: 1 row');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Opened on')).not.toHaveValue('none');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('1 is the example of the template as it was, and is left out');
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await chooseFile(page, { name: 'ja.csv', text: '座席数,開校日,Place,責任者,Title\r\n40,2026年1月31日,Kochi,Nobody At All,Pine\r\n' });
  await expect(dialog).toContainText('ja.csv: 1 row');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Seats')).toHaveValue('0');
  await expect(dialog.getByLabel('Opened on')).toHaveValue('1');
  await dialog.getByLabel('City').selectOption('Place');
  await dialog.getByLabel(/^Name/).selectOption('Title');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('Nothing under “Users” is called “Nobody At All”.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await chooseFile(page, { name: 'again.csv', text: 'Title,Place\r\nPine,Kochi\r\n' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('1');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('0');
});

test('of people the check says what it cannot see: whether an address is in use elsewhere', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/students' });
  const dialog = await open(page);
  await chooseFile(page, { name: 'learners.csv', text: ['Name,E-mail', `Asha Rao,asha.rao.${Date.now()}@school.example`].join('\r\n') });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('1 is new to this list');
  await expect(dialog).toContainText('Whether “E-mail” is in use elsewhere on the platform shows when the rows are imported.');
});

test('who may not create sees no import', async ({ page, signIn }) => {
  await signIn('sub_admin', { at: '/app/coupon' });
  await settle(page);
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
});

test('a lost connection is waited for and nothing is made twice; what the platform refuses comes back with its reason', async ({ page, signIn, api, silence }) => {
  silence.allow(/ERR_|422|Failed to load/);
  const prefix = `Teak ${Date.now()}`;
  const code = `T${String(Date.now()).slice(-8)}`;
  const institute = await api('institute');
  await institute.call('POST', '/branch', { name: `${prefix} old`, code, city: 'Kochi' });
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  await chooseFile(page, { name: 'b.csv', text: `Name,City,Code\n${Array.from({ length: 8 }, (_, index) => `${prefix} ${index},Kochi,${index === 3 ? code : ''}`).join('\n')}\n` });
  await expect(dialog).toContainText('b.csv: 8 rows');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('8 are new to this list');
  let lost = 0;
  await page.route('**/api/v9/branch', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 3) return route.continue();
    lost += 1;
    // It is written, and the answer never comes.
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Import 8 rows' }).click();
  await expect(dialog).toContainText('7 are imported', { timeout: 60_000 });
  expect(lost).toBe(3);
  const total = async (): Promise<number> => (await institute.call<{ total: number }>('POST', '/branch/search', { query: prefix })).body.data.total;
  expect(await total()).toBe(8);
  await dialog.getByLabel('Row 5, column C: Code').fill(`${code}X`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog).toContainText('8 created');
  expect(await total()).toBe(9);
});

test('rows that were downloaded and mended are imported in the same window, and what somebody has changed since is not undone', async ({ page, signIn, api, silence }) => {
  silence.allow(/412|Failed to load/);
  const prefix = `Neem ${Date.now()}`;
  await signIn('institute', { at: '/app/branch' });
  const dialog = await open(page);
  const next = dialog.getByRole('button', { name: 'Next' });
  await chooseFile(page, { name: 'b.csv', text: `Name,City,Seats\n${prefix} 1,Kochi,1\n${prefix} 2,Kochi,two\n${prefix} 3,Kochi,3\n` });
  await next.click();
  await next.click();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toContainText('2 are imported');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download these rows (CSV)' }).click()]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await chooseFile(page, { name: 'mended.csv', text: (await readFile((await download.path())!, 'utf8')).replace(',two,', ',2,') });
  await expect(dialog).toContainText('mended.csv: 1 row');
  await next.click();
  await next.click();
  await expect(dialog).toContainText('1 is new');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog).toContainText('3 created');
  const institute = await api('institute');
  const found = async (): Promise<{ id: string; name: string; capacity: number }[]> => (await institute.call<{ items: { id: string; name: string; capacity: number }[] }>('POST', '/branch/search', { query: prefix, sortField: 'name' })).body.data.items;
  expect((await found()).map(({ capacity }) => capacity)).toEqual([1, 2, 3]);
  await institute.call('PUT', `/branch/${(await found())[1]!.id}`, { capacity: 20 });
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 could not be taken back');
  expect((await found()).map(({ capacity }) => capacity)).toEqual([20]);
});

test('learners are imported into a course by their addresses: what is wrong is named at its row, and the same file enrols nobody twice', async ({ page, signIn, api, silence }) => {
  silence.allow(/ERR_|422|Failed to load/);
  const { call } = await api('institute');
  const stamp = Date.now();
  const made = async (path: string, body: object): Promise<string> => (await call<{ id: string }>('POST', path, body)).body.data.id;
  const course = await made('/course/courseMaster', { name: `Algebra ${stamp}`, planType: 'free', validity: 90 });
  const emails = ['asha', 'biju', 'chitra', 'dev', 'esha'].map((name) => `${name}.${stamp}@learners.example`);
  const [asha, , , dev] = await Promise.all(emails.map((emailId, index) => made('/student', { name: `Learner ${stamp} ${index}`, emailId })));
  expect((await call('POST', '/subscription', { courseId: course, userId: asha, startsOn: '2026-11-01' })).status).toBe(201);
  const attending = async (): Promise<number> => (await call<{ total: number }>('POST', `/subscription/${course}/subscribers`, {})).body.data.total;
  const file = { name: 'course.csv', text: ['Learner,Begins,Ends', ...emails.map((email, index) => `${email},01/11/2026,${index === 4 ? '01/10/2026' : ''}`), `nobody.${stamp}@learners.example,01/11/2026,`].join('\n') };
  await signIn('institute', { at: `/app/course/${course}/show` });
  await page.goto(`/app/studentList/${course}`);
  const dialog = await open(page);
  await chooseFile(page, file);
  await expect(dialog).toContainText('course.csv: 6 rows');
  await dialog.getByRole('button', { name: 'Next' }).click();
  // 01/11/2026 may be of January, or of November.
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  for (const field of ['Begins', 'Ends']) await dialog.getByLabel(`How days of “${field}” are read`).selectOption('day');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('3 are new to this list');
  await expect(dialog).toContainText('2 cannot be imported yet');
  await expectAccessible(page, 'the check of learners');
  // Somebody is enrolled meanwhile, and one answer is lost on its way back.
  expect((await call('POST', '/subscription', { courseId: course, userId: dev, startsOn: '2026-11-01' })).status).toBe(201);
  const sent: unknown[] = [];
  await page.route('**/students/import', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length !== 2) return route.continue();
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog).toContainText('2 are imported', { timeout: 60_000 });
  expect(sent.map((body) => (body as { students: unknown[] }).students.length).slice(0, 2)).toEqual([3, 2]);
  expect(await attending()).toBe(4);
  await dialog.getByLabel('Row 6, column C: Ends').fill('31/12/2026');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect.poll(attending).toBe(5);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog).toContainText('3 created');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await open(page);
  await chooseFile(page, { name: 'again.csv', text: file.text });
  await dialog.getByRole('button', { name: 'Next' }).click();
  // Each file is asked about for itself.
  for (const field of ['Begins', 'Ends']) await dialog.getByLabel(`How days of “${field}” are read`).selectOption('day');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).not.toContainText('new to this list');
  expect(await attending()).toBe(5);
});
