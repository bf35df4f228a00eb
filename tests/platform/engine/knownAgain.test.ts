import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { tableOf } from '../../../platform/kernel/db/columns';
import { sameStatements } from '../../../platform/kernel/db/schema/sameSearch';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const shelf = defineResource({ name: 'shelf', fields: { code: f.text({ required: true, unique: true }), note: f.text() } });
const plain = defineResource({ name: 'plain', fields: { code: f.text({ required: true, unique: true }) }, import: false });

const visit = defineResource({ name: 'visit', fields: { name: f.text({ required: true }), on: f.datetime({ required: true }), shelfId: f.ref('shelf') }, import: { key: ['name', 'on', 'shelfId'] } });

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [shelf, plain, visit] });
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
  expect(await codes({ code: [...Array.from({ length: 998 }, (_, index) => `c${index}`), '50％', 'ÉLAN  1'] })).toEqual(['50%', 'Élan 1']);
  expect(await codes({ code: [] })).toHaveLength(4);
  expect(await platform.call({ method: 'GET', url: '/api/v9/shelf?code=b-2', token })).toMatchObject({ status: 200, data: { total: 2 } });
});

it('an institute finds its own rows by them, along the index that keeps them apart, and nobody else’s', async () => {
  const own = await platform.login('institute');
  const find = async (filters: unknown) => ((await platform.call({ method: 'POST', url: '/api/v9/shelf/search', token: own, body: { filters } })).data as unknown as { items: { code: string; instituteId: string }[] }).items;
  expect((await find({ code: ['ÉLAN 1', 'b-2', 'none'] })).map(({ code, instituteId }) => [code, instituteId]).sort()).toEqual([['B-2', INSTITUTES.north], ['Élan 1', INSTITUTES.north]]);
  expect(await find({ code: ['none'] })).toEqual([]);
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/shelf', token: own, body: { code: 'Gone' } });
  await platform.call({ method: 'DELETE', url: `/api/v9/shelf/${String((data as unknown as { id: string }).id)}`, token: own });
  expect(await find({ code: ['gone'] })).toEqual([]);
  const found = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south }, readOnly: true }, async (trx) => (await sql<{ ids: string[] }>`select app.same_shelf('code', array['b-2', 'ÉLAN 1', '50%']) as ids`.execute(trx)).rows[0]!.ids);
  expect(found).toHaveLength(1);
  const asked = sameStatements(tableOf(platform.context.loader.require('shelf')))[0]!.match(/execute (E?'.*') into/)![1]!;
  const plan = await platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows: [query] } = await sql.raw<{ text: string }>(`select ${asked} as text`).execute(trx);
    return (await sql.raw<Record<string, string>>(`explain ${query!.text.replace('$1', `'${INSTITUTES.north}'`).replace('$2', "array['b-2']")}`).execute(trx)).rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('ux_shelf_code');
});

it('more values than a query takes, and what is no text, are refused', async () => {
  expect(await search({ code: Array.from({ length: 1_001 }, (_, index) => `c${index}`) })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await search({ code: [{ a: 1 }] })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await search({ code: { nothing: 'a' } })).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
  expect(await codes({ code: { empty: true } })).toEqual([]);
});

it('a module that takes no file has no such question', async () => expect(await search({ code: 'B-2' }, 'plain')).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } }));

it('rows known by several fields are asked for by all of them, one institute’s by its own people alone', async () => {
  const own = await platform.login('institute');
  for (const [name, on, institute] of [['Tea', '2026-12-10T04:30:00Z', 'north'], ['Tea', '2026-12-11T04:30:00Z', 'north'], ['Tea', '2026-12-10T04:30:00Z', 'south'], ['Milk', '2026-12-10T04:30:00Z', 'north']] as const) await platform.call({ method: 'POST', url: '/api/v9/visit', token, body: { name, on, instituteId: INSTITUTES[institute] } });
  const find = async (asker: string, filters: unknown) => ((await platform.call({ method: 'POST', url: '/api/v9/visit/search', token: asker, body: { filters } })).data as unknown as { items: { name: string }[] }).items.map(({ name }) => name).sort();
  const wanted = { name: ['TEA', 'none'], on: ['2026-12-10T10:00:00+05:30'], shelfId: [null] };
  expect(await find(own, wanted)).toEqual(['Tea']);
  expect(await find(token, wanted)).toEqual(['Tea', 'Tea']);
  expect(await find(own, { ...wanted, shelfId: '01980000-0000-7000-8000-000000000000' })).toEqual([]);
});
