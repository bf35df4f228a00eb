import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const thing = defineResource({
  name: 'thing',
  menu: { group: 'organisation', icon: 'user' },
  title: '{name}',
  fields: {
    name: f.text({ required: true, searchable: true }),
    kind: f.choice(['common', 'rare'], { required: true }),
  },
  list: { columns: ['name', 'kind'], filters: ['kind'] },
});

/** Lists beyond what is counted: the totals of their texts and filters. */
describe('a list of many rows', () => {
  let platform: TestPlatform;
  let operator: string;
  let institute: string;

  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [thing] });
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`
      insert into app.thing (institute_id, id, name, kind)
      select case when i % 4 = 0 then ${INSTITUTES.south}::uuid else ${INSTITUTES.north}::uuid end, gen_random_uuid(),
        case when i % 10 = 9 then 'Bronze ' else 'Golden ' end || i || case when i % 5000 = 1 then ' Unicorn' else '' end, case when i % 10 = 0 then 'rare' else 'common' end
      from generate_series(1, 40000) i`.execute(trx));
    await sql`vacuum analyze app.thing`.execute(platform.context.database.owner);
    [operator, institute] = [await platform.login('super_admin'), await platform.login('institute')];
  });
  afterAll(() => platform?.close());

  const search = async (body: Record<string, unknown>, token = operator) => {
    const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/thing/search', token, body: { size: 20, ...body } });
    expect(status).toBe(200);
    return data as { items: { name: string; kind: string; instituteId: string | null }[]; total: number; isEstimate?: true };
  };

  it('estimates a text that most rows hold, and shows rows that hold it, in order', async () => {
    const { items, total, isEstimate } = await search({ query: 'golden', sortField: 'name', sortOrder: 'asc' });
    expect(isEstimate).toBe(true);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(50_000);
    expect(items).toHaveLength(20);
    const names = items.map(({ name }) => name.toLowerCase());
    expect(names.every((name) => name.includes('golden'))).toBe(true);
    expect(names).toEqual([...names].sort());
  });

  it('counts what a text finds up to ten thousand, alone and with a filter', async () => {
    expect(await search({ query: 'unicorn' })).toMatchObject({ total: 8 });
    expect(await search({ query: 'bronze' })).toMatchObject({ total: 4_000 });
    const both = await search({ query: 'golden', filters: { kind: ['rare'] } });
    expect(both).toMatchObject({ total: 4_000 });
    expect(both).not.toHaveProperty('isEstimate');
    expect(both.items.every(({ kind }) => kind === 'rare')).toBe(true);
    expect(await search({ query: 'golden bronze' })).toMatchObject({ total: 0, items: [] });
  });

  it('finds every row that holds two letters, whatever stands beside them, by the index', async () => {
    const names = ['xzqx', 'zq', 'a zq-b', 'zqé', 'ézqé', 'éa zq', 'ZQ9', 'z q', 'ez', 'क zqक', 'Zq.'];
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into app.thing (institute_id, id, name, kind)
      select unnest(${[INSTITUTES.north, INSTITUTES.south]}::uuid[]), gen_random_uuid(), name, 'rare' from unnest(${names}::text[]) name`.execute(trx));
    const holding = names.filter((name) => name.toLowerCase().includes('zq'));
    const scans = async () => (await sql<{ count: number }>`select sum(idx_scan)::int as count from pg_stat_user_indexes where indexrelname like 'tx\\_thing\\_search%'`.execute(platform.context.database.owner)).rows[0]!.count;
    const before = await scans();
    expect((await search({ query: 'zq', size: 100 })).items.map(({ name }) => name).sort()).toEqual([...holding, ...holding].sort());
    const own = await search({ query: 'zq', size: 100, filters: { kind: ['rare'] } }, institute);
    expect(own.items.map(({ name }) => name).sort()).toEqual([...holding].sort());
    expect(own.items.every(({ instituteId }) => instituteId === INSTITUTES.north)).toBe(true);
    expect(await search({ query: 'zq unicorn' })).toMatchObject({ total: 0 });
    expect(await search({ query: 'zq', filters: { kind: ['common'] } })).toMatchObject({ total: 0 });
    await expect.poll(scans, { timeout: 60_000 }).toBeGreaterThan(before + 2);
  });

  it('reads along the order what many rows hold, and counts it with a filter by the rows that were found', async () => {
    for (const token of [operator, institute]) {
      const found = await search({ query: 'bronze', filters: { kind: ['common'] }, sortField: 'name', sortOrder: 'asc', page: 3 }, token);
      const all = await search({ query: 'bronze', sortField: 'name', sortOrder: 'asc', page: 3 }, token);
      expect(found).toEqual({ ...all, items: all.items });
      expect(found).not.toHaveProperty('isEstimate');
      expect(found.total).toBeLessThanOrEqual(4_000);
    }
  });

  it('holds an institute to its own rows, whatever a sample of all tells', async () => {
    const { items, total } = await search({ query: 'golden' }, institute);
    expect(items.every(({ instituteId }) => instituteId === INSTITUTES.north)).toBe(true);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(40_000);
  });

  it('remembers that it has more than are counted, and still says what is new of the rest', async () => {
    const first = await search({ filters: { kind: ['common'] } });
    expect(first).toMatchObject({ isEstimate: true });
    expect((await search({ filters: { kind: ['common'] }, page: 3 })).total).toBe(first.total);
    const before = (await search({ filters: { kind: ['rare'] } })).total;
    await platform.call({ method: 'POST', url: '/api/v9/thing', token: operator, body: { name: 'One more', kind: 'rare', instituteId: INSTITUTES.north } });
    expect((await search({ filters: { kind: ['rare'] } })).total).toBe(before + 1);
  });
});

const spot = defineResource({
  name: 'spot',
  menu: { group: 'organisation', icon: 'user' },
  title: '{name}',
  fields: {
    name: f.text({ required: true, searchable: true }),
    city: f.text({ searchable: true }),
    area: f.text(),
  },
  list: { columns: ['name', 'city', 'area'], filters: ['city', 'area'] },
});

/** Filters by a part of a text that many rows share. */
describe('a part of a text among many rows', () => {
  let platform: TestPlatform;
  let operator: string;
  let institute: string;
  /** Of one institute each, and of both. */
  const CITIES = ['Thrissur', 'thane', 'Kochi', 'Bath', '100%', 'a_b', 'ÉTHE'];

  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [spot] });
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`
      insert into app.spot (institute_id, id, name, city, area)
      select case when i % 4 = 0 then ${INSTITUTES.south}::uuid else ${INSTITUTES.north}::uuid end, gen_random_uuid(), 'Spot ' || i,
        case when i % 9 = 8 then null when i % 400 = 0 then 'Southern Thar' else (${CITIES}::text[])[1 + i % 7] end, 'Area ' || i || '@host.example'
      from generate_series(1, 21000) i`.execute(trx));
    await sql`vacuum analyze app.spot`.execute(platform.context.database.owner);
    [operator, institute] = [await platform.login('super_admin'), await platform.login('institute')];
  });
  afterAll(() => platform?.close());

  const search = async (filters: Record<string, unknown>, token: string, more: Record<string, unknown> = {}) => {
    const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/spot/search', token, body: { size: 100, filters, ...more } });
    expect(status).toBe(200);
    return data as { items: { name: string; city: string | null; area: string; instituteId: string | null }[]; total: number; isEstimate?: true };
  };
  const counted = async (where: string): Promise<number> =>
    platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql.raw<{ count: number }>(`select count(*)::int as count from app.spot where deleted_at is null and ${where}`).execute(trx)).rows[0]!.count);
  const scans = async (): Promise<number> => (await sql<{ count: number }>`select sum(idx_scan)::int as count from pg_stat_user_indexes where indexrelname like 'ix\\_spot\\_is\\_city%'`.execute(platform.context.database.owner)).rows[0]!.count;

  it('finds the rows of the cities that hold it, of one institute and of all, by the values there are', async () => {
    const before = await scans();
    for (const text of ['th', 'TH', 'thr', '100%', 'a_b', '%', '_', 'éth', 'thar', 'nowhere']) {
      const holds = `lower(city) like '%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%'`;
      for (const [token, whose] of [[operator, ''], [institute, ` and institute_id = '${INSTITUTES.north}'`]] as const) {
        const { items, total } = await search({ city: text }, token);
        expect(total, text).toBe(await counted(holds + whose));
        expect(items.every(({ city }) => city?.toLowerCase().includes(text.toLowerCase()))).toBe(true);
      }
    }
    await expect.poll(scans, { timeout: 60_000 }).toBeGreaterThan(before + 10);
  });

  it('narrows what words and other filters find, and deleted rows as well', async () => {
    const all = await search({ city: 'th' }, operator, { query: 'spot 11' });
    expect(all.total).toBe(await counted(`lower(city) like '%th%' and search_text like '%spot%' and search_text like '%11%'`));
    const [first] = all.items;
    expect(await search({ city: 'th', area: first!.area.toUpperCase() }, operator, { query: 'spot 11' })).toMatchObject({ total: await counted(`lower(city) like '%th%' and lower(area) like '%${first!.area.toLowerCase()}%' and search_text like '%11%'`) });
    const { id } = first as unknown as { id: string };
    await platform.call({ method: 'DELETE', url: `/api/v9/spot/${id}`, token: operator });
    expect((await search({ city: 'th' }, operator, { deleted: true })).items).toMatchObject([{ id }]);
    expect((await search({ city: 'zz' }, operator, { deleted: true })).items).toEqual([]);
  });

  it('finds an address whose host all rows hold by what stands before it, and by all of it', async () => {
    for (const [token, whose] of [[operator, ''], [institute, ` and institute_id = '${INSTITUTES.north}'`]] as const) {
      for (const text of ['a 1234@host.example', '1234@HOST.ex', '1234@host.', '1234@hosts.example', '1234@example', '12_4@host.example', '1234@', '4@host.example']) {
        const { items, total, isEstimate } = await search({ area: text }, token);
        const holds = `lower(area) like '%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%'${whose}`;
        if (!isEstimate) expect(total, text).toBe(await counted(holds));
        expect(items.every(({ area }) => area.toLowerCase().includes(text.toLowerCase())), text).toBe(true);
      }
    }
  });

  it('finds rows where every one has a text of its own', async () => {
    for (const token of [operator, institute]) {
      const { items, total } = await search({ area: 'REA 1234' }, token);
      expect(items.every(({ area }) => area.includes('Area 1234'))).toBe(true);
      expect(total).toBe(await counted(`area like '%Area 1234%'${token === institute ? ` and institute_id = '${INSTITUTES.north}'` : ''}`));
    }
  });
});
