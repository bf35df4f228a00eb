import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { FIXTURES } from '../../fixtures';
import { createTestPlatform, type TestPlatform } from '../support';
import { INSTITUTES } from '../support/people';
import { callsOf, makerOf, type ModuleCalls } from './calls';

/** Shared: of the operator's rows institutes read what is hung up. */
const poster = defineResource({
  name: 'poster',
  tenant: 'shared',
  fields: { title: f.text({ required: true, searchable: true }), isHung: f.boolean() },
  list: { columns: ['title', 'isHung'], filters: ['isHung'], sort: 'title' },
  sharedWhere: { isHung: true },
});

let platform: TestPlatform;
const tokens = new Map<string, string>();
beforeAll(async () => {
  platform = await createTestPlatform({ declarations: [...FIXTURES, poster] });
  for (const account of ['super_admin', 'admin', 'institute', 'faculty']) tokens.set(account, await platform.login(account));
});
afterAll(() => platform.close());

const callsTo = (name: string, account = 'super_admin'): ModuleCalls => callsOf({ platform, resource: platform.context.loader.require(name), token: tokens.get(account)! });
const idsOf = (items: unknown): string[] => (items as { id: string }[]).map(({ id }) => id);

describe('filters', () => {
  const SEEN = { seenAt: '2026-03-05T18:45:00.000Z', foundOn: '2026-03-05' };
  let label: unknown;
  beforeAll(async () => {
    const made = await makerOf({ platform, token: tokens.get('super_admin')! }).make(platform.context.loader.require('specimen'));
    label = made['label'];
    expect(await callsTo('specimen').update(String(made['id']), SEEN)).toMatchObject({ status: 200 });
  });
  const total = async (filters: object): Promise<unknown> => (await callsTo('specimen').search({ filters: { label, ...filters } })).data['total'];

  it('take a day of instants from its beginning to its end, and an instant as it is', async () => {
    expect(await total({ seenAt: { to: '2026-03-05' } })).toBe(1);
    expect(await total({ seenAt: { to: '2026-03-05T18:44:59.000Z' } })).toBe(0);
    expect(await total({ seenAt: { to: '2026-03-05T18:45:01.000Z' } })).toBe(1);
    expect(await total({ seenAt: { from: '2026-03-05', to: '2026-03-05' } })).toBe(1);
    expect(await total({ seenAt: { from: '2026-03-06' } })).toBe(0);
    expect(await total({ seenAt: { to: '2026-03-04' } })).toBe(0);
  });

  it('take the day of an instant that is sent for one', async () => {
    expect(await total({ foundOn: { from: '2026-03-05T23:59:00.000Z', to: '2026-03-05T00:00:00.000Z' } })).toBe(1);
    expect(await total({ foundOn: { from: '2026-03-06T00:00:00.000Z' } })).toBe(0);
  });

  it('take texts of 2,000 characters and 1,000 values, and no more', async () => {
    const search = async (email: unknown): Promise<number> => (await callsTo('specimen').search({ filters: { email } })).status;
    expect(await search('a'.repeat(2_000))).toBe(200);
    expect(await search('a'.repeat(2_001))).toBe(400);
    const many = Array.from({ length: 1_001 }, (_, index) => `a${index}@b.example`);
    expect(await search(many.slice(1))).toBe(200);
    expect(await search(many)).toBe(400);
    // What rows are known again by is looked for another way.
    const byLabel = async (label: unknown): Promise<number> => (await callsTo('specimen').search({ filters: { label } })).status;
    expect(await byLabel(many.slice(1))).toBe(200);
    expect(await byLabel(many)).toBe(400);
  });

  it('take a number for the text that it is written by, and nothing else for one', async () => {
    const search = async (email: unknown): Promise<number> => (await callsTo('specimen').search({ filters: { email } })).status;
    for (const value of [2_026, 'x']) expect(await search(value), String(value)).toBe(200);
    for (const value of [true, [['x']], [{ a: 'x' }]]) expect(await search(value), JSON.stringify(value)).toBe(400);
  });

  it('take the word for all choices as a text where there are no choices', async () => {
    expect(await total({})).toBe(1);
    expect(await total({ email: 'all' })).toBe(0);
  });
});

it('the bin begins with what was deleted last, unless another order is asked for', async () => {
  const calls = callsTo('country');
  const [first, second] = [await calls.create({ name: 'Aland of the bin' }), await calls.create({ name: 'Zealand of the bin' })].map(({ data }) => String(data['id']));
  expect(await calls.remove(second!)).toMatchObject({ status: 200 });
  expect(await calls.remove(first!)).toMatchObject({ status: 200 });
  const bin = async (more: object): Promise<string[]> => idsOf((await calls.search({ deleted: true, query: 'of the bin', ...more })).data['items']);
  expect(await bin({})).toEqual([first, second]);
  expect(await bin({ sortField: 'deletedAt', sortOrder: 'asc' })).toEqual([second, first]);
  expect((await calls.search({ deleted: true, sortField: 'nope' })).body).toMatchObject({ code: 'BAD_SORT', known: expect.arrayContaining(['deletedAt', 'name']) as unknown });
  expect(await bin({ sortField: 'name', sortOrder: 'desc' })).toEqual([second, first]);
  expect((await calls.get(first!)).body).toMatchObject({ code: 'NOT_FOUND', reason: 'deleted', deleted: { name: 'Aland of the bin' } });
});

it('of what the operator shares institutes read what the declaration lets them, and of their own all', async () => {
  const operator = callsTo('poster');
  const own = callsTo('poster', 'institute');
  const made = async (calls: ModuleCalls, title: string, isHung: boolean, instituteId: string | null): Promise<string> => String((await calls.create({ title, isHung, instituteId })).data['id']);
  const [hung, rolled] = [await made(operator, 'Shared and hung', true, null), await made(operator, 'Shared, rolled up', false, null)];
  const mine = await made(own, 'Mine, rolled up', false, INSTITUTES.north);
  expect(idsOf((await own.search()).data['items']).toSorted()).toEqual([hung, mine].toSorted());
  expect(await own.get(rolled)).toMatchObject({ status: 404 });
  expect(idsOf((await own.lookup()).data['items']).toSorted()).toEqual([hung, mine].toSorted());
  // Those who see several institutes see all of it, be they of the operator themselves.
  for (const account of ['super_admin', 'admin']) expect(idsOf((await callsTo('poster', account).search()).data['items']).toSorted(), account).toEqual([hung, rolled, mine].toSorted());
});

it('settings are of the institute that is named, for who sees several; else of one’s own', async () => {
  const read = async (account: string, query: string): Promise<number> => (await platform.call({ method: 'GET', url: `/api/v9/tenant-info${query}`, token: tokens.get(account)! })).status;
  expect(await read('super_admin', '')).toBe(200);
  expect(await read('super_admin', '?instituteId=')).toBe(200);
  expect(await read('super_admin', `?instituteId=${INSTITUTES.north}`)).toBe(200);
  expect(await read('super_admin', '?instituteId=0198ffff-0000-7000-8000-00000000dead')).toBe(404);
  expect(await read('institute', `?instituteId=${INSTITUTES.north}`)).toBe(200);
  expect(await read('institute', `?instituteId=${INSTITUTES.south}`)).toBe(404);
});
