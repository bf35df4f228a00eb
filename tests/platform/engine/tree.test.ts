import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { roomAt } from '../../../platform/records/write/arrange';
import { defineResource, f } from '../../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const folder = defineResource({
  name: 'folder',
  fields: { name: f.text({ required: true, searchable: true }), parentId: f.ref('folder'), order: f.integer({ readOnly: true }) },
  tree: { parent: 'parentId', order: 'order', depth: 4 },
  list: { columns: ['name', 'parentId'], filters: ['parentId'] },
});
const slide = defineResource({ name: 'slide', fields: { name: f.text({ required: true }), order: f.integer({ readOnly: true }) }, list: { columns: ['name'], order: 'order' } });

let platform: TestPlatform;
let token: string;
let folders: ModuleCalls;
let slides: ModuleCalls;
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [folder, slide] });
  token = await platform.login('super_admin');
  folders = callsOf({ platform, resource: platform.context.loader.require('folder'), token });
  slides = callsOf({ platform, resource: platform.context.loader.require('slide'), token });
});
afterAll(() => platform.close());
const asAll = <R>(statement: ReturnType<typeof sql<R>>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => statement.execute(trx));
beforeEach(async () => {
  await asAll(sql`update app.folder set parent_id = null`);
  for (const table of ['app.folder', 'app.slide']) await asAll(sql`delete from ${sql.raw(table)}`);
});

const moved = (name: string, id: string, body: unknown, by = token): Promise<CallResult> => platform.call({ method: 'PUT', url: `/api/v9/${name}/${id}/move`, token: by, body });
const move = (id: string, body: unknown) => moved('folder', id, body);
const make = async (name: string, parentId: string | null = null): Promise<string> => {
  const reply = await folders.create({ instituteId: INSTITUTES.north, name, parentId });
  expect(reply).toMatchObject({ status: 201 });
  return String(reply.data['id']);
};
/** The list as it is drawn: a dash for each level below the first. */
const drawn = async (body: Record<string, unknown> = {}): Promise<string[]> =>
  ((await folders.search({ size: 100, ...body })).data['items'] as { name: string; treeDepth: number }[]).map(({ name, treeDepth }) => `${'-'.repeat(treeDepth - 1)}${name}`);

it('lists each record after the one it stands below, new ones last, whatever else is asked', async () => {
  const a = await make('a');
  await make('b');
  const a1 = await make('a1', a);
  await make('a2', a);
  await make('a1x', a1);
  expect(await drawn()).toEqual(['a', '-a1', '--a1x', '-a2', 'b']);
  expect(await drawn({ filters: { parentId: [a] } })).toEqual(['-a1', '-a2']);
  expect(Object.keys(((await folders.search({ fields: ['name'] })).data['items'] as object[])[0]!).sort()).toEqual(['allowed', 'id', 'name']);
  expect(await drawn({ query: 'a1' })).toEqual(['-a1', '--a1x']);
  expect(await drawn({ size: 2, page: 1 })).toEqual(['--a1x', '-a2']);
  expect((await folders.search({ sortField: 'name', sortOrder: 'DESC' })).data['items']).toMatchObject([{ name: 'b' }, { name: 'a2' }, { name: 'a1x' }, { name: 'a1' }, { name: 'a' }]);
  // What stands below a deleted one does not go with it.
  expect((await folders.remove(a)).status).toBe(200);
  expect(await drawn()).toEqual(['a1', '-a1x', 'b', 'a2']);
});

it('changes nothing of what stands there already: the first that goes up, the last that goes down, what is put before its next', async () => {
  const top = await make('edge');
  const [a, b] = [await make('edge a', top), await make('edge b', top)];
  for (const [id, to] of [[a, { by: -1 }], [b, { by: 1 }], [a, { before: b }], [b, { after: a }], [b, {}]] as const) expect(await move(id, to), JSON.stringify(to)).toMatchObject({ status: 200, data: { version: 1 } });
  expect(await move(a, { by: 1 })).toMatchObject({ data: { version: 2 } });
});

it('moves up, down, beside another, below another and to the top, with all that stands below', async () => {
  const [a, b, c] = [await make('a'), await make('b'), await make('c')];
  const a1 = await make('a1', a);
  expect(await move(c, { by: -1 })).toMatchObject({ status: 200 });
  expect(await drawn()).toEqual(['a', '-a1', 'c', 'b']);
  await move(a, { by: 1 });
  expect(await drawn()).toEqual(['c', 'a', '-a1', 'b']);
  await move(c, { by: -1 });
  await move(b, { by: 1 });
  expect(await drawn()).toEqual(['c', 'a', '-a1', 'b']);
  await move(b, { before: c.toUpperCase() });
  expect(await drawn()).toEqual(['b', 'c', 'a', '-a1']);
  await move(a, { parentId: b });
  expect(await drawn()).toEqual(['b', '-a', '--a1', 'c']);
  await move(c, { parentId: a, before: a1 });
  expect(await drawn()).toEqual(['b', '-a', '--c', '--a1']);
  await move(a, { parentId: null, after: b });
  expect(await drawn()).toEqual(['b', 'a', '-c', '-a1']);
  await folders.update(a1, { parentId: null });
  expect(await drawn()).toEqual(['b', 'a', '-c', 'a1']);
});

it('refuses a place below itself, below what is not there, too deep, or beside what is elsewhere', async () => {
  const a = await make('a');
  const a1 = await make('a1', a);
  const a2 = await make('a2', a1);
  const b = await make('b');
  const b1 = await make('b1', b);
  const wrong = (problems: Record<string, unknown>) => ({ status: 422, body: { problems } });
  for (const parentId of [a, a1, a2]) {
    expect(await move(a, { parentId })).toMatchObject(wrong({ parentId: { code: 'belowItself' } }));
    expect(await folders.update(a, { parentId })).toMatchObject(wrong({ parentId: { code: 'belowItself' } }));
  }
  expect(await move(b, { parentId: a2 })).toMatchObject(wrong({ parentId: { code: 'tooDeep', params: { max: 4 } } }));
  expect(await move(b1, { parentId: a2 })).toMatchObject({ status: 200 });
  expect(await folders.create({ instituteId: INSTITUTES.north, name: 'x', parentId: b1 })).toMatchObject(wrong({ parentId: { code: 'tooDeep' } }));
  const elsewhere = String((await folders.create({ instituteId: INSTITUTES.south, name: 's' })).data['id']);
  expect(await move(a, { parentId: elsewhere })).toMatchObject(wrong({ parentId: { code: 'reference' } }));
  expect(await move(a, { before: elsewhere })).toMatchObject(wrong({ before: { code: 'reference' } }));
  expect(await move(a, { after: a1 })).toMatchObject(wrong({ after: { code: 'reference' } }));
  expect(await move(a, { before: b, by: 1 })).toMatchObject(wrong({ by: { code: 'unknown' } }));
  expect(await move(a, { by: 2 })).toMatchObject(wrong({ by: { code: 'choice' } }));
  expect((await move(a, { order: 3 })).status).toBe(400);
  expect(await folders.update(a, { order: 3 })).toMatchObject(wrong({ order: { code: 'readOnly' } }));
});

it('takes the right to change, and a row of one’s own', async () => {
  const a = await make('a');
  await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { folder: ['read'] } });
  expect((await moved('folder', a, { by: 1 }, await platform.login('sub_admin'))).status).toBe(403);
});

it('lets no circle close when two move at once, each below the other', async () => {
  for (let round = 0; round < 8; round++) {
    const [a, b] = [await make(`a${round}`), await make(`b${round}`)];
    const replies = await Promise.all([move(a, { parentId: b }), folders.update(b, { parentId: a })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
});

it('keeps the order of many moves at once, and makes room where there is none', async () => {
  const ids = [];
  for (let at = 0; at < 6; at++) ids.push(String((await slides.create({ instituteId: INSTITUTES.north, name: `s${at}` })).data['id']));
  const order = async () => ((await slides.search({ size: 100 })).data['items'] as { name: string }[]).map(({ name }) => name).join(' ');
  await asAll(sql`update app.slide set "order" = 7`);
  await asAll(sql`update app.slide set "order" = null where id = ${ids[5]}`);
  expect((await moved('slide', ids[0]!, { after: ids[3] })).status).toBe(200);
  expect(await order()).toBe('s1 s2 s3 s0 s4 s5');
  // Between the same two again and again: the room is halved until it is gone.
  for (let round = 0; round < 12; round++) for (const id of [ids[4]!, ids[5]!]) expect((await moved('slide', id, { after: ids[1] })).status).toBe(200);
  expect(await order()).toBe('s1 s5 s4 s2 s3 s0');
  await Promise.all(ids.map((id) => moved('slide', id, { by: 1 })));
  const { rows } = await asAll(sql<{ order: number }>`select "order" from app.slide`);
  expect(new Set(rows.map((row) => row.order)).size).toBe(6);
});

it('finds room between two neighbours, or says that there is none', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }), { maxLength: 6 }), fc.nat(6), (unsorted, at) => {
    const orders = unsorted.toSorted((a, b) => a - b);
    const index = Math.min(at, orders.length);
    const place = roomAt(orders, index);
    const [before, after] = [orders[index - 1] ?? -Infinity, orders[index] ?? Infinity];
    if (place !== null) return place > before && place < after && Math.abs(place) < 2_147_483_647;
    return after - before < 2 || before > 2_147_483_647 - 1025 || after < -2_147_483_647 + 1025;
  }));
});

it('writes the moved row alone among 5,000 records', async () => {
  await asAll(sql`insert into app.folder (institute_id, id, name, "order") select ${INSTITUTES.north}::uuid, gen_random_uuid(), 'f' || i, i * 1024 from generate_series(1, 5000) i`);
  await asAll(sql`update app.folder c set parent_id = (select p.id from app.folder p where p.name = 'f' || (substr(c.name, 2)::int / 10)) where substr(c.name, 2)::int between 100 and 999`);
  await asAll(sql`analyze app.folder`);
  const { rows } = await asAll(sql<{ id: string; name: string }>`select id, name from app.folder where name in ('f1', 'f2', 'f20', 'f3')`);
  const id = (name: string): string => rows.find((row) => row.name === name)!.id;
  const orders = async (): Promise<ReadonlyMap<string, string>> => new Map((await asAll(sql<{ id: string; place: string }>`select id, concat(parent_id, ' ', "order") as place from app.folder`)).rows.map((row) => [row.id, row.place]));
  for (const body of [{ by: 1 }, { by: -1 }, { parentId: id('f2') }, { parentId: null }, { before: id('f3') }, { parentId: id('f2') }, { parentId: null, after: id('f3') }]) {
    const before = await orders();
    expect((await move(id('f20'), body)).status).toBe(200);
    expect([...(await orders())].filter(([row, place]) => before.get(row) !== place).map(([row]) => row)).toEqual([id('f20')]);
  }
});
