import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../platform/kernel/http/addresses';
import { sharedCalls, WHICHEVER, type Call } from '../../src/schemas';
import { makerOf } from './engine/calls';
import { accountId, createTestPlatform, asPeople, INSTITUTES, type AsPeople, type TestPlatform } from './support';

/** Calls at the further addresses that declarations give them. */
describe('at a further address', () => {
  let platform: TestPlatform;
  let call: AsPeople['call'];
  let made: AsPeople['made'];
  beforeAll(async () => {
    platform = await createTestPlatform();
    ({ call, made } = asPeople(platform));
  });
  afterAll(() => platform.close());

  it('each call is answered as at the first', async () => {
    const { loader } = platform.context;
    const maker = makerOf({ platform, token: await platform.login('super_admin') });
    const differing: string[] = [];
    let compared = 0;
    for (const resource of loader.all().filter(({ isSingle, endpoint }) => !isSingle && endpoint.also.some(({ of }) => of !== 'create' && of !== 'delete' && of !== 'update'))) {
      const record = resource.source === null ? await maker.make(resource) : null;
      const url = (one: Call): string => addressOf({ resource, call: one }).replace('{id}', String(record?.[resource.endpoint.id] ?? '')).replace(/\{(\w+)\}/g, (_, name: string) => String(record?.[name] ?? WHICHEVER));
      for (const also of resource.endpoint.also.filter(({ of }) => ['search', 'list', 'lookup', 'get'].includes(of))) {
        const first = resource.endpoint[also.of];
        // What stands in the further address alone is what the first is asked by a filter.
        const filters = [...also.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== 'id' && !first.path.includes(`{${name}}`));
        const asked = Object.fromEntries(filters.map((name) => [name, record?.[name]]));
        const query = first.method === 'GET' && filters.length > 0 ? `?${new URLSearchParams(asked as Record<string, string>).toString()}` : '';
        const [at, there] = [await call('super_admin', first.method, url(first) + query, filters.length > 0 ? { filters: asked } : {}), await call('super_admin', also.method, url(also))];
        compared += 1;
        if (at.status !== 200 || JSON.stringify(at.data) !== JSON.stringify(there.data)) differing.push(`${also.method} ${url(also)}: ${JSON.stringify(there.body).slice(0, 300)} rather than ${JSON.stringify(at.body).slice(0, 300)}`);
        if (resource.source === null && also.of !== 'get') expect(JSON.stringify(there.data), `${also.method} ${url(also)}`).toContain(String(record!['id']));
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(9);
  });

  it('a record is changed and deleted as at the first', async () => {
    const course = await made('institute', '/course/courseMaster', { name: 'Motion', planType: 'free' });
    const at = `/course/courseMaster/${String(course['id'])}`;
    expect(await call('institute', 'PUT', at, { name: 'Motion and rest' })).toMatchObject({ status: 200, data: { name: 'Motion and rest' } });
    expect((await call('institute2', 'PUT', at, { name: 'Not mine' })).status).toBe(404);
    expect((await call('institute2', 'DELETE', at)).status).toBe(404);
    expect(await call('institute', 'DELETE', at)).toMatchObject({ status: 200 });
    expect((await call('institute', 'GET', at)).status).toBe(404);
    for (const [method, path] of [['POST', 'addData'], ['PUT', 'updateData']] as const) {
      expect(await call('institute', method, `/institute/${INSTITUTES.north}/${path}`, { description: `By ${path}` })).toMatchObject({ status: 200, data: { description: `By ${path}` } });
      expect((await call('institute2', method, `/institute/${INSTITUTES.north}/${path}`, { description: 'Not mine' })).status).toBe(404);
    }
  });

  it('a search may say its order in one member, and a look-up what it asks in its body', async () => {
    for (const name of ['Beta course', 'Alpha course']) await made('institute', '/course/courseMaster', { name, planType: 'free' });
    const items = async (body: unknown, path = '/course/courseModules'): Promise<unknown[]> => ((await call('institute', 'POST', path, body)).data['items'] as Record<string, unknown>[]).map((item) => item['name'] ?? item['title']);
    expect(await items({ query: 'course', sort: { sortField: 'name', sortOrder: 'desc' } })).toEqual(['Beta course', 'Alpha course']);
    expect((await call('institute', 'POST', '/course/courseModules', { sort: { by: 'name' } })).status).toBe(400);
    expect((await call('institute', 'POST', '/course/search', { sort: { sortField: 'name' } })).status).toBe(400);
    expect(await items({ query: 'alph' }, '/course/nameSuggetions')).toEqual(['Alpha course']);
    expect(await items({ query: 'course', size: 1, page: 1, filters: { planType: 'free' } }, '/course/nameSuggetions')).toEqual(['Beta course']);
    expect((await call('institute', 'POST', '/course/nameSuggetions', { words: 'alph' })).status).toBe(400);
  });

  it('a list is asked by the names it has there', async () => {
    const course = await made('institute', '/course/courseMaster', { name: 'Letters', planType: 'free' });
    const enrolled = await made('institute', '/subscription', { courseId: course['id'], userId: accountId('student'), startsOn: '2026-01-05', endsOn: '2030-01-05', isOffline: true });
    const ids = async (query: string): Promise<unknown[]> => {
      const reply = await call('institute', 'GET', `/dashboard/students?courseId=${String(course['id'])}&${query}`);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return (reply.data['items'] as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids('filterBy=active&sortOrder=asc&from=2026-01-01&to=2026-02-01&isOffline=true')).toEqual([enrolled['id']]);
    expect(await ids('filterBy=suspended')).toEqual([]);
    expect(await ids('from=2026-02-01')).toEqual([]);
    expect(await ids('isOffline=false')).toEqual([]);
    expect(await ids(`q=${encodeURIComponent(String(enrolled['name']))}`)).toEqual([enrolled['id']]);
    expect((await call('institute2', 'GET', `/dashboard/students?courseId=${String(course['id'])}`)).data).toMatchObject({ items: [] });
  });

  it('one call does what several actions do, as its body says', async () => {
    const course = await made('institute', '/course/courseMaster', { name: 'Numbers', planType: 'free' });
    await made('institute', '/subscription', { courseId: course['id'], userId: accountId('student'), endsOn: '2030-01-05' });
    const at = `/subscription/${String(course['id'])}/subscribers/${accountId('student')}/suspension`;
    expect(await call('institute', 'PUT', at, { suspension: true })).toMatchObject({ status: 200, data: { status: 'suspended' } });
    expect((await call('institute', 'PUT', at, { suspension: true })).status).toBe(409);
    expect(await call('institute', 'PUT', at, { suspension: false })).toMatchObject({ status: 200, data: { status: 'active' } });
    expect(await call('institute', 'PUT', at, { suspension: 'maybe' })).toMatchObject({ status: 422, body: { problems: { suspension: { code: 'choice' } } } });
    expect(await call('institute', 'PUT', at)).toMatchObject({ status: 422, body: { problems: { suspension: { code: 'required' } } } });
    expect((await call('institute', 'PUT', at, { suspension: true, reason: 'x' })).status).toBe(400);
    expect((await call('institute2', 'PUT', at, { suspension: true })).status).toBe(404);
    expect((await call('faculty', 'PUT', at, { suspension: true })).status).toBe(403);
    expect(platform.context.loader.all().flatMap(sharedCalls).length).toBeGreaterThan(0);
  });
});
