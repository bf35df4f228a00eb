import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedExample } from '../structure/support/example';
import { signInToApi } from './support/api';
import { newDataDir, removeDataDir, startProduct, StartRefused } from './support/product';
import { expect, signInByForm, test } from './support/test';
import { copyTree } from './support/treeCopy';

test('one file of at most 40 lines is a module; a wrong one stops the start', async ({ page }) => {
  test.setTimeout(300_000);
  const tree = copyTree();
  const dataDir = newDataDir();
  const example = documentedExample();
  const file = join(tree.root, example.path);
  writeFileSync(file, example.code);
  try {
    const product = await startProduct({ root: tree.root, dataDir });
    try {
      await test.step('the API serves and describes it', () => checkApi(product.address));
      await test.step('the console shows it', async () => {
        await signInByForm({ page, account: 'super_admin', address: product.address });
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Study room' }).click();
        await expect(page.getByRole('link', { name: 'Quiet corner' })).toBeVisible();
        await expect(page.getByRole('button', { name: /Status/ }).first()).toBeVisible();
        await page.getByRole('link', { name: /^(New|Create|Add)/ }).first().click();
        await expect(page.getByLabel(/^Name/)).toBeVisible();
        // What a page fetches in quiet moments must not meet the end of its product.
        await page.goto('about:blank');
      });
    } finally {
      await product.stop();
    }

    await test.step('its conformance tests run by its being there', () => {
      const args = ['run', '--project', 'platform', 'tests/platform/engine/conformance.test.ts', '-t', 'shipped declarations studyRoom'];
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree.root, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: tree.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' } });
      expect(status, stdout + stderr).toBe(0);
      expect(stdout).toMatch(/Tests\s+[1-9]\d* passed/);
    });

    writeFileSync(file, example.code.replace("columns: ['name'", "columns: ['nmae'"));
    const refused = await startProduct({ root: tree.root, dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toMatch(/studyRoom at list\.columns\.0: .*nmae/);
  } finally {
    tree.remove();
    removeDataDir(dataDir);
  }
});

async function checkApi(address: string): Promise<void> {
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
