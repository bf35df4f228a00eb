import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentedExample, examplesOf } from '../structure/support/example';
import { signInToApi } from './support/api';
import { newDataDir, removeDataDir, startProduct, type Product } from './support/product';
import { expect, signInByForm, test } from './support/test';
import { copyTree } from './support/treeCopy';

/** A copy of the tree with the files that the guides show, built and started once. */
let tree: ReturnType<typeof copyTree>;
let dataDir: string;
let product: Product;

const MODULE = documentedExample();
/** What has screens of its own in one module that ships: here a word each, in two that nobody has heard of. */
const OTHERS = [
  { path: 'src/resources/hall.ts', code: `import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';
export const hall = defineResource({
  name: 'hall', tenant: 'platform', menu: { group: 'learning', icon: 'list' },
  fields: { name: f.text({ required: true, searchable: true }), parentId: f.ref('hall', { onDelete: 'refuse' }), order: f.integer({ readOnly: true }), keys: f.matrix(RIGHTS_OVER_MODULES) },
  tree: { parent: 'parentId', order: 'order' },
  list: { columns: ['name', 'updatedAt'] },
});
` },
  { path: 'src/resources/parcel.ts', code: `import { defineResource, f } from '../schemas';
export const parcel = defineResource({
  name: 'parcel', tenant: 'platform', menu: { group: 'learning', icon: 'list' },
  fields: { name: f.text({ required: true, searchable: true }), status: f.choice(['packed', 'sent'], { readOnly: true, default: 'packed' }) },
  list: { columns: ['name', 'status'], filters: ['status'], board: true },
  lifecycle: { field: 'status', actions: { send: { from: ['packed'], to: 'sent', undo: 'recall' }, recall: { from: ['sent'], to: 'packed', undo: 'send' } } },
});
` },
];
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' } });
const check = () => run('scripts/tsRun.mjs', 'scripts/checks/run.ts');
const write = ({ path, code }: { path: string; code: string }): void => {
  mkdirSync(dirname(join(tree.root, path)), { recursive: true });
  writeFileSync(join(tree.root, path), code);
};

test.beforeAll(async () => {
  test.setTimeout(600_000);
  tree = copyTree();
  dataDir = newDataDir();
  for (const file of [MODULE, ...OTHERS, ...examplesOf('docs/add-a-page.md')]) write(file);
  // Both halves are built first.
  product = await startProduct({ root: tree.root, dataDir, longest: 270_000 });
});
test.afterAll(async () => {
  await product?.stop();
  tree?.remove();
  if (dataDir) removeDataDir(dataDir);
});

test('one file of at most 40 lines is a module', async ({ page }) => {
  await test.step('the API serves and describes it', () => checkModule(product.address));
  await test.step('the console shows it', async () => {
    await signInByForm({ page, account: 'super_admin', address: product.address });
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Study room' }).click();
    await expect(page.getByRole('link', { name: 'Quiet corner' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Status/ }).first()).toBeVisible();
    await page.getByRole('link', { name: /^(New|Create|Add)/ }).first().click();
    await expect(page.getByLabel(/^Name/)).toBeVisible();
  });
});

test('a tree, a table to tick and a board are a word of any module', async ({ page }) => {
  const { call } = await signInToApi({ address: product.address, account: 'super_admin' });
  for (const name of ['Alpha', 'Beta']) expect((await call('POST', '/hall', { name })).status).toBe(201);
  expect((await call('POST', '/parcel', { name: 'First parcel' })).status).toBe(201);
  await signInByForm({ page, account: 'super_admin', address: product.address });

  await test.step('what stands below another is moved there from the list', async () => {
    await page.goto(`${product.address}/app/hall`);
    const row = page.getByRole('row').filter({ hasText: 'Beta' });
    await row.getByRole('button', { name: /More|Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Move into…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Move “Beta”' });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Alpha' }).click();
    await dialog.getByRole('button', { name: /^Move/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await call<{ items: { name: string; parentId: string | null }[] }>('POST', '/hall/search', {})).body.data.items.map(({ name, parentId }) => [name, parentId !== null])).toEqual([['Alpha', false], ['Beta', true]]);
  });

  await test.step('the table is ticked in the form and kept', async () => {
    const { id } = (await call<{ items: { id: string }[] }>('POST', '/hall/search', {})).body.data.items[0]!;
    await page.goto(`${product.address}/app/hall/${id}`);
    await page.getByRole('checkbox', { name: 'Create: Coupons' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('“Alpha” was saved.')).toBeVisible();
    expect((await call<{ items: { keys: object }[] }>('POST', '/hall/search', {})).body.data.items[0]!.keys).toEqual({ coupon: ['create', 'read'] });
  });

  await test.step('a card is led to the next column by the keyboard', async () => {
    await page.goto(`${product.address}/app/parcel`);
    await page.getByRole('button', { name: 'As a board' }).click();
    const column = (name: RegExp) => page.getByRole('region', { name });
    await column(/^Packed/).getByRole('link', { name: 'First parcel' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(column(/^Sent/).getByRole('link', { name: 'First parcel' })).toBeVisible();
    await expect.poll(async () => (await call<{ items: { status: string }[] }>('POST', '/parcel/search', {})).body.data.items[0]!.status).toBe('sent');
  });
});

test('the files of the other guide are a page with its calls', async ({ page }) => {
  await test.step('the API keeps a notice for each institute, and asks for the right', () => checkPage(product.address));
  await test.step('the console shows it, and writes another', async () => {
    await signInByForm({ page, account: 'whitelabel', address: product.address });
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Notice board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notice board' })).toBeVisible();
    await expect(page).toHaveTitle(/^Notice board/);
    await expect(page.getByText('Closed on Monday')).toBeVisible();
    await page.getByLabel('Notice', { exact: true }).fill('Open again');
    await page.getByRole('button', { name: 'Put on the board' }).click();
    await expect(page.locator('p', { hasText: 'Open again' })).toBeVisible();
  });
});

test('they compile, lint and pass the check; a room that is not whole does not, and a wrong module stops the start', async () => {
  test.setTimeout(900_000);
  await test.step('the tests of all modules and calls run by their being there', () => {
    const { status, stdout, stderr } = run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project', 'platform', 'tests/platform/engine/conformance.test.ts', 'tests/platform/featureCalls.test.ts', '-t', 'shipped declarations studyRoom|/notice-board');
    expect(status, stdout + stderr).toBe(0);
    // A file of which none ran is not counted.
    expect(stdout).toMatch(/Test Files\s+2 passed/);
  });

  // The guide of a module asks for words in each language besides; the page is whole as it stands there.
  for (const { path } of [MODULE, ...OTHERS]) rmSync(join(tree.root, path));
  run('scripts/tsRun.mjs', 'scripts/freeze.ts');
  for (const { status, stdout, stderr } of [run('node_modules/typescript/bin/tsc', '--noEmit'), run('node_modules/oxlint/bin/oxlint', '--quiet', 'src/customPages', 'platform/features'), check()]) expect(status, stdout + stderr).toBe(0);

  rmSync(join(tree.root, 'src/customPages/noticeBoard/words/ja.ts'));
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('src/customPages/noticeBoard/words/ja.ts is missing');

  await product.stop();
  write({ path: MODULE.path, code: MODULE.code.replace("columns: ['name'", "columns: ['nmae'") });
  const refused = startFromSources();
  expect(refused).toMatchObject({ error: 'DeclarationError', message: expect.stringMatching(/studyRoom at list\.columns\.0: .*nmae/) });
  // Nor is the console built of it, which takes a minute.
  const built = run('scripts/build.mjs', '--if-stale');
  expect([built.status, built.stderr]).toEqual([1, expect.stringMatching(/studyRoom at list\.columns\.0: .*nmae/)]);
  expect(built.stdout).not.toContain('console');
});

/** What the platform's start says first, from the sources as they stand: nothing is bundled for a start that is refused. */
function startFromSources(): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/tsRun.mjs', 'tests/faults/support/platformProcess.ts'], { cwd: tree.root, encoding: 'utf8', timeout: 60_000, env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, PORT: '0', LECTERN_DATA: dataDir, LOG_LEVEL: 'silent' } });
  const said = stdout.split('\n').find((line) => line.startsWith('{'));
  if (!said) throw new Error(stdout + stderr);
  return JSON.parse(said);
}

async function checkModule(address: string): Promise<void> {
  const description = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(description.paths).filter((path) => path.includes('/studyRoom'))).toEqual(expect.arrayContaining([expect.stringMatching(/\/studyRoom\/search$/), expect.stringMatching(/\/studyRoom\/\{id\}\/open$/)]));

  const institute = await signInToApi({ address, account: 'super_admin' });
  const branches = await institute.call<{ items: { id: string; instituteId: string }[] }>('POST', '/branch/search', { filters: { status: 'open' } });
  const branch = branches.body.data.items[0]!;
  const created = await institute.call<{ id: string; status: string; allowed: string[] }>('POST', '/studyRoom', { name: 'Quiet corner', branchId: branch.id, instituteId: branch.instituteId, kind: 'silent', seats: 12 });
  expect(created.body.errors).toBeUndefined();
  expect(created.body.data).toMatchObject({ status: 'draft', allowed: expect.arrayContaining(['open']) });
  const opened = await institute.call<{ status: string }>('PUT', `/studyRoom/${created.body.data.id}/open`);
  expect(opened.body.data.status).toBe('open');
  const found = await institute.call<{ total: number }>('POST', '/studyRoom/search', { filters: { seats: { from: 10 }, status: ['open'] } });
  expect(found.body.data.total).toBe(1);
  const invalid = await institute.call('POST', '/studyRoom', { name: '', branchId: branch.id, seats: 0 });
  expect(invalid).toMatchObject({ status: 422, body: { errors: { name: expect.any(String), seats: expect.any(String) } } });
  const stranger = await signInToApi({ address, account: 'sub_admin' });
  expect((await stranger.call('POST', '/studyRoom/search', {})).status).toBe(403);
}

async function checkPage(address: string): Promise<void> {
  interface Notice { readonly text: string | null; readonly changedAt: string | null }
  const institute = await signInToApi({ address, account: 'whitelabel' });
  expect((await institute.call<Notice>('GET', '/notice-board')).body.data).toEqual({ text: null, changedAt: null });
  expect(await institute.call('PUT', '/notice-board', { text: '' })).toMatchObject({ status: 422, body: { errors: { text: expect.any(String) } } });
  const written = await institute.call<Notice>('PUT', '/notice-board', { text: 'Closed on Monday' });
  expect(written.body.data).toEqual({ text: 'Closed on Monday', changedAt: expect.any(String) });
  expect((await institute.call<Notice>('GET', '/notice-board')).body.data).toEqual(written.body.data);
  const operator = await signInToApi({ address, account: 'super_admin' });
  expect((await operator.call<Notice>('GET', '/notice-board')).body.data.text).toBeNull();
  const faculty = await signInToApi({ address, account: 'faculty' });
  expect((await faculty.call('PUT', '/notice-board', { text: 'Mine' })).status).toBe(403);
}
