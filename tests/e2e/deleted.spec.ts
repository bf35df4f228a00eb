import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf } from '../../platform/operations/addresses';
import { createTrustedLoader, filesSource, type Call, type Resource } from '../../src/schemas';
import { signInToApi, type Api } from './support/api';
import { rowsOf } from './support/list';
import { newDataDir, removeDataDir, startProduct, type Product } from './support/product';
import { expect, signInByForm, test } from './support/test';

const RESOURCES = resolve(import.meta.dirname, '../../src/resources');
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
/** Of each module so many records that others use are deleted. */
const EACH = 3;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({ dataDir: newDataDir() });
});
test.afterAll(async () => {
  await product?.stop();
  if (product) removeDataDir(product.dataDir);
});

test('whatever others refer to is deleted, no screen of any module shows a raw id; restored, names stand there again', async ({ page, silence }) => {
  test.setTimeout(300_000);
  const modules = await declared();
  const api = await signInToApi({ address: product.address, account: 'super_admin' });
  const gone: { resource: Resource; id: string }[] = [];
  const kept: string[] = [];
  // An institute takes its people and records along: it goes last.
  for (const resource of [...modules].sort((a, b) => Number(a.name === 'institution') - Number(b.name === 'institution'))) {
    for (const id of await usedOf({ api, resource })) {
      const reply = await call({ api, method: 'DELETE', resource, to: resource.endpoint.delete, id });
      if (reply.status === 200) gone.push({ resource, id });
      else {
        expect(reply, resource.name).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
        kept.push(resource.name);
      }
    }
  }
  // Both ways are met: what may not go, and what goes and leaves its name.
  expect(new Set(kept)).toEqual(new Set(['language', 'membership']));
  expect(new Set(gone.map(({ resource }) => resource.name))).toEqual(new Set(['user', 'institution']));

  silence.allow(/status of 404/);
  await signInByForm({ page, account: 'super_admin', address: product.address });
  const texts = await expectNames({ page, modules });
  expect(texts.some((text) => /\S \(deleted\)/.test(text))).toBe(true);

  for (const { resource, id } of gone.toReversed()) expect((await call({ api, method: 'PUT', resource, to: resource.endpoint.restore, id })).status, `restore ${resource.name}`).toBe(200);
  for (const { resource, id } of gone) expect((await call({ api, method: 'GET', resource, to: resource.endpoint.get, id })).status, `read ${resource.name}`).toBe(200);
});

/** Ids of records that others use, by the platform's own count. */
async function usedOf({ api, resource }: { api: Api; resource: Resource }): Promise<string[]> {
  const found = await call<{ items: { id: string; role?: string }[] }>({ api, method: 'POST', resource, to: resource.endpoint.search, body: { size: 100 } });
  const used: string[] = [];
  for (const { id, role } of found.body.data.items) {
    // Whoever looks stays.
    if (used.length >= EACH || role === 'super_admin') continue;
    const reply = await call<{ uses: { count: number }[] }>({ api, method: 'POST', resource, to: resource.endpoint.dependants, body: { ids: [id] } });
    if (reply.body.data.uses?.some(({ count }) => count > 0)) used.push(id);
  }
  return used;
}

/** Home, and of every module the list, its first records, their forms and the bin: all that stands there, for a check that something did. */
async function expectNames({ page, modules }: { page: Page; modules: readonly Resource[] }): Promise<string[]> {
  const texts = await look({ page, path: '/app/home' });
  for (const resource of modules) {
    const list = `/app/${resource.name}`;
    texts.push(...(await look({ page, path: `${list}?perPage=100` })));
    const records = await rowsOf(page).locator('a[data-open]').evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).pathname));
    expect(records.length, `rows of ${resource.name}`).toBeGreaterThan(0);
    for (const record of records) {
      for (const path of [record, `${record.replace(/\/show$/, '')}/show`]) texts.push(...(await look({ page, path })));
    }
    if (resource.softDelete) texts.push(...(await look({ page, path: `${list}?deleted=true` })));
  }
  return texts;
}

async function look({ page, path }: { page: Page; path: string }): Promise<string[]> {
  await page.goto(`${product.address}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const said = await page.evaluate(() => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')].map((input) => input.value);
    const names = [...document.querySelectorAll('[title], [aria-label], [alt]')].flatMap((one) => ['title', 'aria-label', 'alt'].map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...values, ...names].filter((text) => text !== '');
  });
  expect(said.filter((text) => ID.test(text)).map((text) => ID.exec(text)?.[0] && text.slice(0, 300)), path).toEqual([]);
  return said;
}

async function call<T = Record<string, unknown>>({ api, method, resource, to, id = '', body }: { api: Api; method: string; resource: Resource; to: Call; id?: string; body?: unknown }) {
  return api.call<T>(method, addressOf({ resource, call: to }).replace('/api/v9', '').replace('{id}', id), body);
}

async function declared(): Promise<readonly Resource[]> {
  const files = await Promise.all(readdirSync(RESOURCES).map(async (file) => [file, await import(resolve(RESOURCES, file))] as const));
  return createTrustedLoader({ sources: [filesSource(Object.fromEntries(files))] }).all().filter((resource) => !resource.isSingle);
}
