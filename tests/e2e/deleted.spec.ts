import type { Page } from '@playwright/test';
import type { Resource } from '../../src/schemas';
import { signInToApi, type Api } from './support/api';
import { rowsOf } from './support/list';
import { callOf, declared, listOf, rowsIn } from './support/modules';
import { newDataDir, removeDataDir, startProduct, type Product } from './support/product';
import { expect, signInByForm, test } from './support/test';
import { visitWhole } from './support/visit';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
/** Of each module so many records that others use are deleted. */
const EACH = 3;
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ dataDir: newDataDir() });
});
test.afterAll(async () => {
  await product?.stop();
  if (product) removeDataDir(product.dataDir);
});

test('whatever others refer to is deleted, no screen of any module shows a raw id; restored, names stand there again', async ({ page, silence }) => {
  // Some hundred screens, of every module there is: a busy machine takes its time.
  test.setTimeout(900_000);
  const modules = await declared();
  const api = await signInToApi({ address: product.address, account: 'super_admin' });
  const gone: { resource: Resource; id: string }[] = [];
  const kept: string[] = [];
  // An institute takes its people and records along: it goes last.
  for (const resource of [...modules].sort((a, b) => Number(a.name === 'institution') - Number(b.name === 'institution'))) {
    for (const id of await usedOf({ api, resource, modules })) {
      const reply = await callOf({ api, method: 'DELETE', resource, to: resource.endpoint.delete, id });
      if (reply.status === 200) gone.push({ resource, id });
      // A test that can be sat keeps its last section and question by a rule of its own, whoever uses them.
      else if (reply.status === 422) expect(reply.body, resource.name).toMatchObject({ problems: { testId: { code: 'rule', params: { says: expect.stringMatching(/^last/) } } } });
      else {
        expect(reply, resource.name).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
        kept.push(resource.name);
      }
    }
  }
  // Both ways are met, of several modules each: what may not go, since a reference says so, and what goes and leaves its name.
  const refusing = new Set(modules.flatMap(({ fields }) => Object.values(fields).filter(({ onDelete }) => onDelete === 'refuse').map(({ to }) => to)));
  expect(kept.filter((name) => !refusing.has(name))).toEqual([]);
  for (const names of [kept, gone.map(({ resource }) => resource.name)]) expect(new Set(names).size).toBeGreaterThan(4);

  silence.allow(/status of 404/);
  await signInByForm({ page, account: 'super_admin', address: product.address });
  const texts = await expectNames({ page, api, modules, gone: new Set(gone.map(({ id }) => id)) });
  expect(texts.some((text) => /\S \(deleted\)/.test(text))).toBe(true);

  for (const { resource, id } of gone.toReversed()) expect((await callOf({ api, method: 'PUT', resource, to: resource.endpoint.restore, id })).status, `restore ${resource.name}`).toBe(200);
  for (const { resource, id } of gone) expect((await callOf({ api, method: 'GET', resource, to: resource.endpoint.get, id })).status, `read ${resource.name}`).toBe(200);
});

/** Ids of records that others use, by the platform's own count; what a view tells of them, as who was in a class, is nobody's record. */
async function usedOf({ api, resource, modules }: { api: Api; resource: Resource; modules: readonly Resource[] }): Promise<string[]> {
  const viewed = new Set(modules.filter(({ source }) => source !== null).map(({ name }) => name));
  const used: string[] = [];
  // What a view gives is deleted by nobody.
  if (resource.source !== null) return [];
  for (const { id, role } of await rowsIn({ api, resource })) {
    // Whoever looks stays.
    if (used.length >= EACH || role === 'super_admin') continue;
    const reply = await callOf<{ uses: { module: string; count: number }[] }>({ api, method: 'POST', resource, to: resource.endpoint.dependants, body: { ids: [id] } });
    if (reply.body.data.uses?.some(({ module, count }) => count > 0 && !viewed.has(module))) used.push(id);
  }
  return used;
}

interface NamesParams {
  readonly page: Page;
  readonly api: Api;
  readonly modules: readonly Resource[];
  /** Ids of what was deleted. */
  readonly gone: ReadonlySet<string>;
}

/** Home, and of every module the list, the record that refers to most of what is gone, its form and the bin: all that stands there, for a check that something did. */
async function expectNames({ page, api, modules, gone }: NamesParams): Promise<string[]> {
  const texts = await look({ page, path: '/app/home' });
  for (const resource of modules) {
    const list = await listOf({ api, resource, modules });
    texts.push(...(await look({ page, path: `${list}?${new URLSearchParams({ perPage: '100', filter: '{}' })}` })));
    const links = await rowsOf(page).locator('a[data-open]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(links.length, `rows of ${resource.name}`).toBeGreaterThan(0);
    const named = (await rowsIn({ api, resource })).map((row) => ({ id: row.id, count: Object.values(row).flat().filter((value) => typeof value === 'string' && gone.has(value)).length }));
    const [most] = named.toSorted((one, other) => other.count - one.count).flatMap(({ id }) => links.find((link) => link.includes(id)) ?? []);
    const record = most ?? links[0]!;
    for (const path of [record, `${record.replace(/\/show$/, '')}/show`]) texts.push(...(await look({ page, path })));
    if (resource.softDelete) texts.push(...(await look({ page, path: `${list}?deleted=true` })));
  }
  return texts;
}

async function look({ page, path }: { page: Page; path: string }): Promise<string[]> {
  await visitWhole(page, path);
  const said = await page.evaluate(() => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')].map((input) => input.value);
    const names = [...document.querySelectorAll('[title], [aria-label], [alt]')].flatMap((one) => ['title', 'aria-label', 'alt'].map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...values, ...names].filter((text) => text !== '');
  });
  expect(said.filter((text) => ID.test(text)).map((text) => ID.exec(text)?.[0] && text.slice(0, 300)), path).toEqual([]);
  return said;
}
