import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { runKit } from '../../conformance/src/kit';
import { printed } from '../../conformance/src/report';
import { neverSent } from '../../conformance/src/values';
import type { LecternRecord } from '../../src/dataProvider';
import { checkConfig } from '../../src/dataProvider/foreign/checkConfig';
import { NAMED, NASTIEST } from './dialects';
import { UPLOAD_HEADER } from './files';
import { PASSWORD, startForeignPlatform, statusOf, type ForeignPlatform } from './platform';

let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
  platform.origin = 'https://console.example.org';
});
afterAll(() => platform.close());

/** Calls that only look for rows, as the declarations spell them. */
const SEARCHES = new Set(consoleInNode({ apiBase: '/api/v9' }).loader.all().map(({ endpoint }) => endpoint.search.path));
const account = { user: 'asha@school.example', password: PASSWORD };

describe.each(Object.entries({ ...NAMED, nastiest: NASTIEST, withoutPatch: { ...NAMED.spring, patch: 'refused' as const } }))('the kit over a %s platform', (_name, speech) => {
  it('finds the settings with which the console reads and writes it truly', async () => {
    platform.speak(speech);
    const { lines, config, hasFailed } = await runKit({ apiBase: `${platform.url}/api/v9`, ...account, origin: 'https://console.example.org', write: ['coupon'], config: speech.upload === 'header' ? { platform: { uploadHeaders: UPLOAD_HEADER } } : {} });
    expect(lines.filter(({ mark }) => mark === 'FAIL')).toEqual([]);
    expect(hasFailed).toBe(false);
    const marks = new Map(lines.map(({ mark, what }) => [what, mark]));
    for (const what of ['coupon: duplicate', 'coupon: stale write', 'coupon: activate', 'coupon: deactivate', 'upload: CORS', 'upload: round trip']) expect([what, marks.get(what)]).toEqual([what, 'ok']);
    expect(platform.store.coupon.size).toBe(47);
    expect(checkConfig({ raw: config, modules: DECLARATIONS.map(({ name }) => name) })).toEqual([]);

    const opened = consoleInNode(config);
    await opened.signIn.withPassword({ username: account.user, password: PASSWORD });
    const list = (page: number) => opened.data.getList<LecternRecord>('coupon', { pagination: { page, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' }, filter: {} });
    const { data, total } = await list(1);
    expect(total).toBe(47);
    expect((await list(3)).data).toHaveLength(7);
    const victim = data[3]!;
    const row = { ...platform.store.coupon.get(victim.id)! };
    expect(victim).toMatchObject({ code: row['code'], percentOff: row['percentOff'], isActive: row['isActive'], status: statusOf(row) });
    expect(Date.parse(String(victim['endsAt']))).toBe(Date.parse(String(row['endsAt'])));
    const edited = await opened.data.update('coupon', { id: victim.id, data: { ...victim, description: 'Half the price' }, previousData: victim });
    expect(edited.data).toMatchObject({ description: 'Half the price' });
    expect(platform.store.coupon.get(victim.id)).toEqual({ ...row, description: 'Half the price' });
    await opened.data.act('coupon', { id: victim.id, action: row['isActive'] ? 'deactivate' : 'activate', known: edited.data as LecternRecord });
    expect(platform.store.coupon.get(victim.id)).toEqual({ ...row, description: 'Half the price', isActive: !row['isActive'] });
  });
});

describe('the kit', () => {
  it('reads only, unless it is told where it may write', async () => {
    platform.speak(NASTIEST);
    await runKit({ apiBase: `${platform.url}/api/v9`, ...account });
    expect(platform.calls.filter(({ method, path }) => !['GET', 'OPTIONS'].includes(method) && !SEARCHES.has(path) && path !== '/user/userLogin')).toEqual([]);
  });

  it('finds a field that is spelt otherwise, names what is never sent, and claims no call that is refused with 200', async () => {
    platform.speak({ ...NAMED.gentle, percent: 'percent_off', lookups: 'soft' });
    const { lines, config } = await runKit({ apiBase: `${platform.url}/api/v9`, ...account });
    expect(config).toMatchObject({ modules: { coupon: { endpoint: { names: { percentOff: 'percent_off' } } } } });
    expect((config['platform'] as { has?: string[] }).has ?? []).not.toContain('lookups');
    expect(lines.filter(({ what }) => what.endsWith(': never sent'))).toEqual([]);
    const coupon = consoleInNode({ apiBase: '/api/v9' }).loader.require('coupon');
    expect(neverSent({ resource: coupon, rows: [{ id: '1', code: 'A', off: 5, valid: true }], names: { percentOff: 'off' } })).toEqual({ lacking: expect.arrayContaining(['kind', 'endsAt']), unknown: ['valid'] });
  });

  it.each([
    ['a place of files that wants more than is said', NAMED.mongo, { write: ['coupon'] }, undefined, 'upload: PUT'],
    ['a token in a header that no page may read', { ...NAMED.spring, exposed: 'none' as const }, { origin: 'https://console.example.org' }, undefined, 'CORS'],
    ['a page that comes again as the first', { ...NAMED.gentle, page: { in: 'body' as const, first: 0, most: 1_000 } }, {}, { platform: { page: {} } }, 'coupon: page 2'],
    ['a wrong password', NAMED.gentle, { password: 'wrong' }, undefined, 'sign-in'],
    ['an origin that is not let in', NAMED.gentle, { origin: 'https://elsewhere.example' }, undefined, 'CORS'],
  ])('says FAIL of %s', async (_name, speech, given, config, what) => {
    platform.speak(speech);
    const { lines, hasFailed } = await runKit({ apiBase: `${platform.url}/api/v9`, ...account, ...given, config });
    expect(hasFailed).toBe(true);
    expect(lines.filter(({ mark }) => mark === 'FAIL').map((one) => one.what)).toContain(what);
  });
});

it('modules that are left out for one reason stand in one line, where the first was found', () => {
  const left = (what: string, said: string) => ({ mark: 'set', what, said }) as const;
  expect(printed([
    left('banner', 'POST /banner/search is answered with 401: left out'), { mark: 'ok', what: 'coupon', said: '47 rows of 47' }, left('role', 'POST /role/search is answered with 401: left out'),
    left('branch', 'POST /branch/search gives no list: left out'), left('coupon: filters', 'kind left out: not heeded'),
  ])).toEqual(['set   left out, answered with 401: banner, role', 'ok    coupon: 47 rows of 47', 'set   left out, gives no list: branch', 'set   coupon: filters: kind left out: not heeded']);
});
