import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const shelf = defineResource({ name: 'shelf', fields: { code: f.text({ required: true, unique: true }), note: f.text() } });
const plain = defineResource({ name: 'plain', fields: { code: f.text({ required: true, unique: true }) }, import: false });

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [shelf, plain] });
  token = await platform.login('super_admin');
  for (const [code, institute] of [['Élan 1', 'north'], ['B-2', 'north'], ['B-2', 'south'], ['50%', 'north']] as const) await platform.call({ method: 'POST', url: '/api/v9/shelf', token, body: { code, instituteId: INSTITUTES[institute] } });
});
afterAll(() => platform.close());

const search = (filters: unknown, module = 'shelf') => platform.call({ method: 'POST', url: `/api/v9/${module}/search`, token, body: { filters } });
const codes = async (filters: unknown): Promise<unknown[]> => ((await search(filters)).data as unknown as { items: { code: string }[] }).items.map(({ code }) => code).sort();

it('rows are asked for by what a file knows them by: whole texts, whatever their letter case', async () => {
  expect(await codes({ code: ['ÉLAN 1', 'b-2', 'none'] })).toEqual(['B-2', 'B-2', 'Élan 1']);
  expect(await codes({ code: 'élan 1' })).toEqual(['Élan 1']);
  expect(await codes({ code: ['b-2'], instituteId: INSTITUTES.south })).toEqual(['B-2']);
  expect(await codes({ code: ['%', '50_', 'B'] })).toEqual([]);
  expect(await codes({ code: [] })).toHaveLength(4);
  expect(await platform.call({ method: 'GET', url: '/api/v9/shelf?code=b-2', token })).toMatchObject({ status: 200, data: { total: 2 } });
});

it('more values than a query takes, and what is no text, are refused', async () => {
  expect(await search({ code: Array.from({ length: 1_001 }, (_, index) => `c${index}`) })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await search({ code: [{ a: 1 }] })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await search({ code: { nothing: 'a' } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await codes({ code: { empty: true } })).toEqual([]);
});

it('a module that takes no file has no such question', async () => expect(await search({ code: 'B-2' }, 'plain')).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } }));
