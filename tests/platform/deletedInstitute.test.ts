import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import type { Resource } from '../../src/schemas';
import { openDemo, urlOf, type OverDemo, type Row } from './support';

const OWNED = loadDeclarations().all().filter(({ tenant, isSingle, endpoint }) => (tenant === 'owned' || tenant === 'shared') && !isSingle && !endpoint.without.includes('search'));

interface Figure {
  readonly resource: string;
  readonly total: number;
}

describe('while an institute is deleted', () => {
  let demo: OverDemo;
  let gone: string;
  beforeAll(async () => {
    demo = await openDemo();
    const { rows } = await demo.platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
      sql<{ id: string }>`select institute_id as id from core.sale where sold_at is not null group by 1 order by count(*) desc, 1 limit 1`.execute(trx));
    gone = rows[0]!.id;
  }, 300_000);
  afterAll(() => demo.platform.close());

  const called = (name: string): Resource => OWNED.concat(demo.platform.context.loader.require('institutesReport')).find((one) => one.name === name)!;
  const search = async (resource: Resource, body: object = {}) => (await demo.post(resource, resource.endpoint.search, { size: 100, ...body })) as { readonly items: readonly Row[]; readonly total: number };
  const allOf = async (resource: Resource): Promise<readonly Row[]> => {
    const items: Row[] = [];
    for (let page = 0, total = 1; items.length < total; page += 1) {
      const found = await search(resource, { page });
      if (found.items.length === 0) break;
      items.push(...found.items);
      ({ total } = found);
    }
    return items;
  };
  const figures = async (): Promise<readonly Figure[]> => {
    const { data } = await demo.platform.call({ method: 'POST', url: '/api/v9/home/statistics', token: demo.token, body: {} });
    return data['figures'] as readonly Figure[];
  };
  const change = async (method: 'DELETE' | 'PUT', path = ''): Promise<void> => {
    expect((await demo.platform.call({ method, url: `/api/v9/institute/${gone}${path}`, token: demo.token, ...(method === 'PUT' && { body: {} }) })).status).toBe(200);
  };

  it('says before how many payments, sales and invoices are in no list and no figure then; a coupon, how many uses go on naming it', async () => {
    const uses = async (name: string, ids: readonly string[]) => (await demo.post(demo.platform.context.loader.require(name), demo.platform.context.loader.require(name).endpoint.dependants, { ids }))['uses'] as readonly { readonly module: string; readonly effect: string; readonly count: number }[];
    const told = await uses('institution', [gone]);
    for (const name of ['transactionHistory', 'salesReport', 'invoice']) {
      const { total } = await search(called(name), { size: 1, filters: { instituteId: gone } });
      expect(total, name).toBeGreaterThan(0);
      expect(told.filter(({ module }) => module === name), name).toMatchObject([{ effect: 'leave', count: total }]);
    }
    const used = (await allOf(called('couponUse'))).map((row) => String(row['couponId']));
    expect(await uses('coupon', [used[0]!])).toMatchObject([{ module: 'couponUse', effect: 'name', count: used.filter((id) => id === used[0]).length }]);
  }, 120_000);

  it('no list of the operator has a row of it, unless it is asked for by its institute, and all of them come back with it', async () => {
    const before = new Map<string, number>();
    for (const resource of OWNED) before.set(resource.name, (await search(resource, { size: 1 })).total);
    const own = new Map<string, number>();
    for (const resource of OWNED) own.set(resource.name, (await search(resource, { size: 1, filters: { instituteId: gone } })).total);
    expect([...own.values()].filter((count) => count > 0).length, 'modules with rows of it').toBeGreaterThan(15);
    await change('DELETE');
    for (const resource of OWNED) {
      const rows = await search(resource);
      expect(rows.items.map((row) => row['instituteId']), resource.name).not.toContain(gone);
      expect((await search(resource, { filters: { instituteId: { empty: false } } })).items.map((row) => row['instituteId']), resource.name).not.toContain(gone);
      const asked = await search(resource, { filters: { instituteId: gone } });
      expect(asked.items.every((row) => row['instituteId'] === gone || row['instituteId'] === null), resource.name).toBe(true);
      if (own.get(resource.name)! > 0) expect(asked.total, resource.name).toBeGreaterThan(0);
    }
    await change('PUT', '/unDelete');
    for (const resource of OWNED) expect((await search(resource, { size: 1 })).total, resource.name).toBe(before.get(resource.name));
  });

  it('figures of home, lists, their tabs and the report of institutes agree', async () => {
    await change('DELETE');
    const report = await allOf(called('institutesReport'));
    const learners = report.reduce((sum, row) => sum + Number(row['learners']), 0);
    const students = called('student');
    expect((await search(students, { size: 1 })).total).toBe(learners);
    const home = await figures();
    expect(home.find(({ resource }) => resource === 'institution')!.total).toBe(report.length);
    for (const { resource, total } of home) {
      const counted = called(resource);
      if (counted) expect(total, resource).toBe((await search(counted, { size: 1 })).total);
    }
    const tabs = OWNED.find((resource) => resource.list.segments.length > 0 && resource.endpoint.segments)!;
    const { counts } = (await demo.post(tabs, tabs.endpoint.segments!, {})) as unknown as { readonly counts: Readonly<Record<string, number>> };
    expect(Object.values(counts)).toContain((await search(tabs, { size: 1 })).total);
    await change('PUT', '/unDelete');
    expect((await search(students, { size: 1 })).total).toBeGreaterThan(learners);
  });

  it('home names no work on its rows but what was done to itself, and no place is offered that it alone has', async () => {
    const post = (path: string, body: object) => demo.platform.call({ method: 'POST', url: `/api/v9${path}`, token: demo.token, body });
    expect((await post('/branch', { instituteId: gone, name: 'Hill branch', city: 'Xanadupuram' })).status).toBe(201);
    const recent = async () => (((await demo.platform.call({ method: 'GET', url: '/api/v9/home/recent?size=50', token: demo.token })).data['items'] ?? []) as { resource: string; recordId: string; title: string }[]);
    const places = async () => ((await post('/place/search', { query: 'Xana' })).data['items'] as { name: string }[]).map(({ name }) => name);
    expect((await recent()).map(({ title }) => title)).toContain('Hill branch');
    expect(await places()).toEqual(['Xanadupuram']);
    await change('DELETE');
    expect((await recent()).map(({ title }) => title)).not.toContain('Hill branch');
    expect((await recent())[0]).toMatchObject({ resource: 'institution', recordId: gone });
    expect(await places()).toEqual([]);
    await change('PUT', '/unDelete');
    expect((await recent()).map(({ title }) => title)).toContain('Hill branch');
    expect(await places()).toEqual(['Xanadupuram']);
  });

  it('what refers to a row of it still names it, and its people are not offered for choosing', async () => {
    const students = called('student');
    const one = (await search(students, { size: 1, filters: { instituteId: gone } })).items[0]!;
    await change('DELETE');
    const named = await demo.platform.call({ method: 'GET', url: `${urlOf(students, students.endpoint.lookup)}?id=${String(one['id'])}`, token: demo.token });
    expect(named.data['items']).toHaveLength(1);
    const offered = await demo.platform.call({ method: 'GET', url: `${urlOf(students, students.endpoint.lookup)}?q=${encodeURIComponent(String(one['name']))}&size=100`, token: demo.token });
    expect((offered.data['items'] as readonly Row[]).map(({ id }) => id)).not.toContain(one['id']);
    await change('PUT', '/unDelete');
  });
});
