import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const shelf = defineResource({ name: 'shelf', fields: { name: f.text({ searchable: true }), note: f.text() }, list: { sortable: ['name', 'createdAt'] } });
const NAMES = ['Zenith', 'École du Port', 'eagle', 'Élodie', 'Zoé', 'Ａlpha', 'beta', 'Œuvre', 'olive', 'Über', '東京', 'あさ'];
const IN_ORDER = ['Ａlpha', 'beta', 'eagle', 'École du Port', 'Élodie', 'Œuvre', 'olive', 'Über', 'Zenith', 'Zoé', 'あさ', '東京'];

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [shelf] });
  token = await platform.login('super_admin');
  for (const name of NAMES) expect(await platform.call({ method: 'POST', url: '/api/v9/shelf', token, body: { name, instituteId: INSTITUTES.north } })).toMatchObject({ status: 201 });
});
afterAll(() => platform.close());

/** The list page by page, as it is read on. */
async function names({ sortOrder, size, by = token }: { sortOrder: 'ASC' | 'DESC'; size: number; by?: string }): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 0; page * size < NAMES.length; page += 1) {
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/shelf/search', token: by, body: { page, size, sortField: 'name', sortOrder } });
    found.push(...(data['items'] as { name: string }[]).map(({ name }) => name));
  }
  return found;
}

it.each([['all at once', 50], ['page by page', 5]])('a text stands where its plain letters do: É with E, full-width letters with the others, %s', async (_, size) => {
  expect(await names({ sortOrder: 'ASC', size })).toEqual(IN_ORDER);
  expect(await names({ sortOrder: 'DESC', size })).toEqual([...IN_ORDER].reverse());
  const own = await platform.login('institute');
  expect(await names({ sortOrder: 'ASC', size, by: own })).toEqual(IN_ORDER);
});
