import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineResource, f, MOST_GROUPS } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../support';
import { callsOf, type ModuleCalls } from './calls';

const product = defineResource({ name: 'product', fields: { name: f.text({ required: true }) } });
const sale = defineResource({
  name: 'sale',
  fields: {
    note: f.text({ searchable: true }),
    soldAt: f.datetime(),
    paidOn: f.date(),
    amount: f.money(),
    pieces: f.integer(),
    kind: f.choice(['course', 'webinar']),
    isRefunded: f.boolean(),
    state: f.choice(['refunded', 'large', 'small'], { derive: [{ value: 'refunded', if: { isRefunded: true } }, { value: 'large', if: { amount: { gte: 1000 } } }, { value: 'small' }] }),
    productId: f.ref('product'),
    margin: f.money({ roles: { read: ['super_admin'] } }),
    region: f.choice(['east', 'west'], { roles: { read: ['super_admin'] } }),
  },
  list: { filters: ['kind', 'soldAt', 'state'], segments: [{ name: 'courses', where: { kind: 'course' } }, { name: 'large', where: { state: 'large' } }, { name: 'eastern', where: { region: 'east' } }, 'deleted'] },
  rights: { delete: ['super_admin'] },
  summary: {
    by: ['soldAt:month', 'soldAt:day', 'soldAt:week', 'paidOn:quarter', 'paidOn:year', 'kind', 'isRefunded', 'state', 'productId', 'instituteId', 'region'],
    measures: { amount: 'sum@soldAt', sales: 'count', pieces: 'mean@soldAt', margin: 'max@soldAt' },
  },
});

describe('what rows come to', () => {
  let platform: TestPlatform;
  let operator: string;
  let north: string;
  let sales: ModuleCalls;
  let pen: string;
  const ask = (body: unknown = {}, token = operator) => platform.call({ method: 'POST', url: '/api/v9/sale/summary', token, body });
  const told = async (body: unknown, name = 'amount', token = operator) => {
    const { status, data } = await ask(body, token);
    expect(status).toBe(200);
    return (data['groups'] as { key: unknown; values: Record<string, unknown> }[]).map(({ key, values }) => [key, values[name]]);
  };
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [product, sale] });
    operator = await platform.login('super_admin');
    north = await platform.login('institute');
    const of = (name: string) => callsOf({ platform, resource: platform.context.loader.require(name), token: operator });
    sales = of('sale');
    pen = String((await of('product').create({ instituteId: INSTITUTES.north, name: 'Pen' })).data['id']);
    const rows: Record<string, unknown>[] = [
      // In India this is the first of March already.
      { note: 'early bird', soldAt: '2026-02-28T20:00:00.000Z', paidOn: '2026-03-31', amount: 100.5, pieces: 1, kind: 'course', productId: pen, margin: 10, region: 'east' },
      { soldAt: '2026-03-15T06:00:00.000Z', paidOn: '2026-04-01', amount: 1200, pieces: 4, kind: 'webinar', margin: 90, region: 'west' },
      { note: 'bird', soldAt: '2026-05-04T06:00:00.000Z', amount: 300, kind: 'course', isRefunded: true },
      { amount: 7, kind: 'course' },
      { instituteId: INSTITUTES.south, soldAt: '2026-03-20T06:00:00.000Z', amount: 5000, kind: 'course' },
    ];
    for (const row of rows) expect(await sales.create({ instituteId: INSTITUTES.north, ...row })).toMatchObject({ status: 201 });
    const { data } = await sales.create({ instituteId: INSTITUTES.north, soldAt: '2026-03-21T06:00:00.000Z', amount: 99_999 });
    await sales.remove(String(data['id']));
  });
  afterAll(() => platform.close());

  it('by the first grouping, by time, with all measures and what all rows come to; deleted ones are none', async () => {
    expect((await ask()).data).toEqual({
      by: 'soldAt:month',
      groups: [
        { key: '2026-03-01', values: { amount: 6300.5, sales: 3, pieces: 2.5, margin: 90 } },
        { key: '2026-05-01', values: { amount: 300, sales: 1, pieces: null, margin: null } },
        { key: null, values: { amount: 7, sales: 1, pieces: null, margin: null } },
      ],
      totals: { amount: 6607.5, sales: 5, pieces: 2.5, margin: 90 },
      isCut: false,
      groupCount: 3,
    });
  });

  it('days, weeks and months begin by the clock that is asked for', async () => {
    expect(await told({ by: 'soldAt:month', timeZone: 'UTC' })).toEqual([['2026-02-01', 100.5], ['2026-03-01', 6200], ['2026-05-01', 300], [null, 7]]);
    expect((await told({ by: 'soldAt:day' }))[0]).toEqual(['2026-03-01', 100.5]);
    expect((await told({ by: 'soldAt:week', timeZone: 'UTC' }))[0]).toEqual(['2026-02-23', 100.5]);
    expect(await told({ by: 'paidOn:quarter' }, 'sales')).toEqual([['2026-01-01', 1], ['2026-04-01', 1], [null, 3]]);
    expect(await told({ by: 'paidOn:year' }, 'sales')).toEqual([['2026-01-01', 2], [null, 3]]);
  });

  it('of groups of time what came about then, and how many rows there are: the sum of what was sold says nothing of when it was paid', async () => {
    expect((await ask({ by: 'paidOn:year' })).data).toMatchObject({
      groups: [{ key: '2026-01-01', values: { sales: 2 } }, { key: null, values: { sales: 3 } }].map(({ key, values }) => ({ key, values: expect.toSatisfy((told) => JSON.stringify(told) === JSON.stringify(values)) as unknown })),
      totals: { amount: 6607.5, sales: 5, pieces: 2.5, margin: 90 },
    });
  });

  it('by choices, switches, references, owners and computed choices, the greatest first', async () => {
    expect(await told({ by: 'kind' })).toEqual([['course', 5407.5], ['webinar', 1200]]);
    expect(await told({ by: 'isRefunded' })).toEqual([[false, 6307.5], [true, 300]]);
    expect(await told({ by: 'state' })).toEqual([['large', 6200], ['refunded', 300], ['small', 107.5]]);
    expect(await told({ by: 'productId' })).toEqual([[null, 6507], [pen, 100.5]]);
    expect(await told({ by: 'instituteId' })).toEqual([[INSTITUTES.south, 5000], [INSTITUTES.north, 1607.5]]);
  });

  it('of rows that match a search and filters', async () => {
    expect(await told({ by: 'kind', query: 'bird' })).toEqual([['course', 400.5]]);
    expect(await told({ by: 'kind', filters: { state: ['large'] } })).toEqual([['course', 5000], ['webinar', 1200]]);
    expect((await ask({ filters: { kind: 'webinar', state: 'small' } })).data).toMatchObject({ groups: [], totals: { amount: 0, sales: 0, pieces: null } });
  });

  it('of one’s own institute alone, and of what one may see', async () => {
    const { data } = await ask({ by: 'kind' }, north);
    expect(data).toEqual({ by: 'kind', groups: [{ key: 'course', values: { amount: 407.5, sales: 3, pieces: 1 } }, { key: 'webinar', values: { amount: 1200, sales: 1, pieces: 4 } }].toSorted((a, b) => b.values.amount - a.values.amount), totals: { amount: 1607.5, sales: 4, pieces: 2.5 }, isCut: false, groupCount: 2 });
    expect(await ask({ by: 'region' }, north)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: expect.stringContaining('soldAt:month') } });
    expect(await told({ by: 'region' })).toContainEqual(['west', 1200]);
    expect(await ask({}, await platform.login('faculty'))).toMatchObject({ status: 403 });
    expect((await platform.call({ method: 'POST', url: '/api/v9/sale/summary', body: {} })).status).toBe(401);
  });

  it.each([
    [{ by: 'note' }, 'BAD_REQUEST'], [{ by: 3 }, 'BAD_REQUEST'], [{ timeZone: "Mars'; drop table" }, 'BAD_REQUEST'], [{ timeZone: 5 }, 'BAD_REQUEST'], [{ filters: { note: 'x' } }, 'BAD_FILTER'], [{ filters: [] }, 'BAD_REQUEST'],
    [{ measures: ['amount'] }, 'BAD_FIELD'], [[], 'BAD_REQUEST'],
  ])('%j is refused', async (body, code) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code } });
  });

  it('tells the latest of too many times, and that there are more', async () => {
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      const { sql } = await import('kysely');
      await sql`insert into app.sale (id, institute_id, sold_at, amount, is_refunded) select gen_random_uuid(), ${INSTITUTES.north}::uuid, '2020-01-01'::timestamptz + n * interval '1 day', 100, false from generate_series(1, ${MOST_GROUPS + 50}) n`.execute(trx);
    });
    const { data } = await ask({ by: 'soldAt:day' });
    const groups = data['groups'] as { key: string | null }[];
    expect(groups).toHaveLength(MOST_GROUPS);
    expect(data['isCut']).toBe(true);
    expect(data['groupCount']).toBe(MOST_GROUPS + 50 + 5);
    expect(groups.map(({ key }) => key)).toContain('2026-05-04');
    expect(groups[0]!.key! > '2020-01-02').toBe(true);
    expect((data['totals'] as Record<string, unknown>)['sales']).toBe(5 + MOST_GROUPS + 50);
  });

  describe('the tabs of its list', () => {
    const kinds = { filters: { kind: ['course', 'webinar'] } };
    const count = async (body: unknown = kinds, token = operator) => (await platform.call({ method: 'POST', url: '/api/v9/sale/segments', token, body })).data;
    const found = async (body: Record<string, unknown>, token = operator) => (await platform.call({ method: 'POST', url: '/api/v9/sale/search', token, body })).data['total'];

    it('tell how many rows each has, of those that are there, that match and that one sees', async () => {
      expect(await count()).toEqual({ counts: { all: 5, courses: 4, large: 2, eastern: 1, deleted: 0 }, isMore: [] });
      expect(await count({ query: 'bird' })).toMatchObject({ counts: { all: 2, courses: 2, large: 0 } });
      expect(await count({ filters: { kind: 'webinar' } })).toMatchObject({ counts: { all: 1, courses: 0, large: 1 } });
      // Nothing of another institute, nor by a field that one does not see.
      expect(await count(kinds, north)).toEqual({ counts: { all: 4, courses: 3, large: 1 }, isMore: [] });
    });

    it('narrow the list and what it comes to, as many as were told', async () => {
      for (const token of [operator, north]) {
        const { all: _all, ...counts } = (await count(kinds, token))['counts'] as Record<string, number>;
        for (const [segment, number] of Object.entries(counts)) expect(await found({ segment, ...kinds }, token)).toBe(number);
      }
      expect(await found({ segment: 'courses', filters: { state: 'large' } })).toBe(1);
      expect((await ask({ segment: 'large' })).data['totals']).toMatchObject({ sales: 2, amount: 6200 });
      const listed = await platform.call({ method: 'GET', url: '/api/v9/sale?segment=large', token: operator });
      expect(listed.data['total']).toBe(2);
    });

    it('show what was deleted to whoever may delete, who restores it there', async () => {
      expect(await count({})).toMatchObject({ counts: { deleted: 1 } });
      const listed = await platform.call({ method: 'POST', url: '/api/v9/sale/search', token: operator, body: { segment: 'deleted' } });
      expect(listed.data).toMatchObject({ total: 1, items: [{ amount: 99_999, allowed: ['restore'], deletedAt: expect.any(String) as unknown, purgedAt: expect.any(String) as unknown }] });
      expect((await ask({ segment: 'deleted' })).data['totals']).toMatchObject({ sales: 1, amount: 99_999 });
      expect((await ask({})).data['totals']).not.toMatchObject({ amount: 99_999 });
    });

    it.each(['sold', 'eastern', 'deleted', 'all', 7, ['courses'], {}])('are none called %j', async (segment) => {
      const reply = await platform.call({ method: 'POST', url: '/api/v9/sale/search', token: north, body: { segment } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_FILTER', message: expect.stringContaining('courses, large') as unknown } });
    });

    it('are told to nobody who does not read the module', async () => {
      const faculty = await platform.login('student');
      expect((await platform.call({ method: 'POST', url: '/api/v9/sale/segments', token: faculty, body: {} })).status).toBe(403);
    });
  });
});
