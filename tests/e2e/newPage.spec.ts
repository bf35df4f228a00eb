import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examplesOf } from '../structure/support/example';
import { signInToApi } from './support/api';
import { newDataDir, removeDataDir, startProduct } from './support/product';
import { expect, signInByForm, test } from './support/test';
import { copyTree } from './support/treeCopy';

test('the files of the guide are a page with its calls; a room that is not whole does not pass the check', async ({ page }) => {
  test.setTimeout(300_000);
  const tree = copyTree();
  const dataDir = newDataDir();
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' } });
  const check = () => run('scripts/tsRun.mjs', 'scripts/checks/run.ts');
  for (const { path, code } of examplesOf('docs/add-a-page.md')) {
    mkdirSync(dirname(join(tree.root, path)), { recursive: true });
    writeFileSync(join(tree.root, path), code);
  }
  try {
    await test.step('they compile, lint and pass the check', () => {
      run('scripts/tsRun.mjs', 'scripts/freeze.ts');
      for (const { status, stdout, stderr } of [run('node_modules/typescript/bin/tsc', '--noEmit'), run('node_modules/oxlint/bin/oxlint', '--quiet', 'src/customPages', 'platform/features'), check()]) expect(status, stdout + stderr).toBe(0);
    });

    const product = await startProduct({ root: tree.root, dataDir });
    try {
      await test.step('the API keeps a notice for each institute, and asks for the right', () => checkApi(product.address));
      await test.step('the console shows it, and writes another', async () => {
        await signInByForm({ page, account: 'whitelabel', address: product.address });
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Notice board' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Notice board' })).toBeVisible();
        await expect(page).toHaveTitle(/^Notice board/);
        await expect(page.getByText('Closed on Monday')).toBeVisible();
        await page.getByLabel('Notice', { exact: true }).fill('Open again');
        await page.getByRole('button', { name: 'Put on the board' }).click();
        await expect(page.locator('p', { hasText: 'Open again' })).toBeVisible();
        await page.goto('about:blank');
      });
    } finally {
      await product.stop();
    }

    await test.step('the tests of all calls run by its being there', () => {
      const { status, stdout, stderr } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'platform', 'tests/platform/featureCalls.test.ts', '-t', '/notice-board');
      expect(status, stdout + stderr).toBe(0);
      expect(stdout).toMatch(/Tests\s+[1-9]\d* passed/);
    });

    rmSync(join(tree.root, 'src/customPages/noticeBoard/words/ja.ts'));
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain('src/customPages/noticeBoard/words/ja.ts is missing');
  } finally {
    tree.remove();
    removeDataDir(dataDir);
  }
});

async function checkApi(address: string): Promise<void> {
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
