import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';

const sample = defineResource({
  name: 'sample',
  menu: { group: 'organisation', icon: 'user' },
  title: '{name}',
  fields: {
    name: f.text({ required: true, searchable: true }),
    kind: f.choice(['rare', 'common'], { required: true }),
    taken: f.datetime({ required: true }),
    weighed: f.number({ required: true, decimals: 2 }),
    note: f.text(),
  },
  list: { columns: ['name', 'kind', 'taken', 'weighed', 'note'], filters: ['kind'], sortable: ['name', 'kind', 'taken', 'weighed', 'note'] },
});

const ROWS = 1_500;
const SIZE = 100;
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };

/** Pages that lie deep are read on from where the one before ended. */
describe('deep pages', () => {
  let platform: TestPlatform;
  let operator: string;

  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [sample] });
    // Values that many share, of microseconds and fractions, in letters of either case; every third row has no note.
    await run(`insert into app.sample (institute_id, id, name, kind, taken, weighed, note)
      select case when i % 3 = 0 then '${INSTITUTES.south}'::uuid else '${INSTITUTES.north}'::uuid end, gen_random_uuid(), case when i % 2 = 0 then 'Émeraude ' else 'émeraude ' end || lpad((i / 4)::text, 5, '0'),
        case when i % 5 = 0 then 'rare' else 'common' end, '2026-01-01T00:00:00Z'::timestamptz + (i / 3) * interval '1.000001 seconds', (i % 400) / 100.0, case when i % 3 = 1 then null else 'n' || i % 90 end
      from generate_series(1, ${ROWS}) i`);
    operator = await platform.login('super_admin');
  });
  afterAll(() => platform?.close());

  const run = (text: string): Promise<unknown> => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql.raw(text).execute(trx));
  const page = async (at: number, asked: Record<string, unknown> = {}, token = operator): Promise<readonly Row[]> => {
    const { status, data } = await platform.call({ method: 'POST', url: '/api/v9/sample/search', token, body: { size: SIZE, page: at, ...asked } });
    expect(status).toBe(200);
    return (data as { items: Row[] }).items;
  };
  const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id);
  /** Makes a row that stands before all others by name. */
  const add = (name: string): Promise<unknown> => run(`insert into app.sample (institute_id, id, name, kind, taken, weighed) values ('${INSTITUTES.north}', gen_random_uuid(), '${name}', 'rare', now(), 1)`);

  const sorts = ['name', 'kind', 'taken', 'weighed', 'note'].flatMap((sortField) => (['asc', 'desc'] as const).map((sortOrder) => ({ sortField, sortOrder })));
  it.each(sorts)('leafed through by $sortField $sortOrder hold every row once, in order, and again when one goes back', async (sort) => {
    const whole = idsOf((await Promise.all([0, 1].map((at) => page(at, { ...sort, size: 1_000 })))).flat());
    const through: string[] = [];
    for (let at = 0; at < ROWS / SIZE; at += 1) through.push(...idsOf(await page(at, sort)));
    expect(through).toEqual(whole);
    expect(new Set(whole).size).toBe(ROWS);
    for (const at of [14, 9, 6, 12, 5]) expect(idsOf(await page(at, sort))).toEqual(whole.slice(at * SIZE, (at + 1) * SIZE));
    // Another number of rows a page begins where pages of a hundred do, or elsewhere.
    expect(idsOf(await page(3, { ...sort, size: 300 }))).toEqual(whole.slice(900, 1_200));
    expect(idsOf(await page(7, { ...sort, size: 90 }))).toEqual(whole.slice(630, 720));
  });

  it('each have their own filters and their own reader', async () => {
    const sort = { sortField: 'name', sortOrder: 'asc' };
    const all = idsOf(await page(5, sort));
    const common = idsOf(await page(5, { ...sort, filters: { kind: ['common'] } }));
    expect(common).not.toEqual(all);
    const whole = idsOf(await page(0, { ...sort, size: 1_000, filters: { kind: ['common'] } }));
    expect(common).toEqual(whole.slice(500, 600));
    expect(idsOf(await page(5, sort))).toEqual(all);
    const own = await platform.login('institute');
    const ownWhole = idsOf(await page(0, { ...sort, size: 1_000 }, own));
    expect(idsOf(await page(6, sort, own))).toEqual(ownWhole.slice(600, 700));
  });

  it('leave nothing out and show nothing twice to who leafs on while rows are made and deleted before', async () => {
    const sort = { sortField: 'name', sortOrder: 'asc' };
    const before = new Set(idsOf([...(await page(0, { ...sort, size: 1_000 })), ...(await page(1, { ...sort, size: 1_000 }))]));
    const seen = idsOf(await page(6, sort));
    for (const at of [1, 2, 3]) await add(`A new one ${at}`);
    const next = await page(7, sort);
    expect(next.every(({ id }) => before.has(id) && !seen.includes(id))).toBe(true);
    const first = idsOf(await page(0, sort));
    await run(`update app.sample set deleted_at = now() where id = any('{${first.join(',')}}')`);
    const after = idsOf(await page(8, sort));
    const order = idsOf([...(await page(0, { ...sort, size: 1_000 })), ...(await page(1, { ...sort, size: 1_000 }))]);
    // The row after the last that was seen comes first.
    expect(order.indexOf(after[0]!)).toBe(order.indexOf(next.at(-1)!.id) + 1);
    expect(after).toHaveLength(SIZE);
  });

  it('show what moved up when rows of the page itself are deleted', async () => {
    const sort = { sortField: 'taken', sortOrder: 'desc' };
    const was = idsOf(await page(8, sort));
    const next = idsOf(await page(9, sort));
    await run(`update app.sample set deleted_at = now() where id = any('{${was.slice(0, 10).join(',')}}')`);
    const now = idsOf(await page(8, sort));
    expect(now).toEqual([...was.slice(10), ...next.slice(0, 10)]);
    expect(idsOf(await page(9, sort)).slice(0, 90)).toEqual(next.slice(10));
  });
});
