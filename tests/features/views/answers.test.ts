import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgePeople, purgeTenant } from '../../../platform/records/purge/purgeTenant';
import { MOST_VIEWS } from '../../../src/schemas/listView';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';

const ALL = { scope: { kind: 'all' } } as const;
const ASKED = { filter: { isActive: [true], validTill: { preset: 'thisMonth' }, q: 'diwali' }, sort: 'code', order: 'ASC', perPage: 50, columns: { shown: ['code', 'status'], hidden: ['percentOff'] } };
type Who = 'super_admin' | 'admin' | 'institute' | 'institute2' | 'sub_admin' | 'faculty' | 'student';

let platform: TestPlatform;
const tokens = new Map<string, string>();
beforeAll(async () => {
  platform = await createTestPlatform();
  for (const who of ['super_admin', 'admin', 'institute', 'institute2', 'sub_admin', 'faculty', 'student'] as const) tokens.set(who, await platform.login(who));
  await grantTo({ context: platform.context, userId: accountId('faculty'), access: { coupon: ['read'] } });
}, 300_000);
afterAll(() => platform?.close());
beforeEach(() => inAll((trx) => sql`delete from core.list_view`.execute(trx)));

function inAll<T>(run: Parameters<typeof platform.context.database.transaction<T>>[1]): Promise<T> {
  return platform.context.database.transaction(ALL, run);
}
const call = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}): Promise<CallResult> =>
  platform.call({ method, url: `/api/v9/list-views${path}`, token: tokens.get(who)!, headers, ...(body !== undefined && { body }) });
const save = (who: Who, more: Readonly<Record<string, unknown>> = {}): Promise<CallResult> => call(who, 'POST', '', { module: 'coupon', name: 'Running out', audience: 'own', asked: ASKED, ...more });
const made = async (who: Who, more = {}): Promise<Record<string, unknown>> => {
  const reply = await save(who, more);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
  return reply.data;
};
const names = async (who: string, module = 'coupon'): Promise<string[]> => {
  const reply = await call(who, 'GET', `?module=${module}`);
  expect(reply.status).toBe(200);
  return (reply.data['items'] as { name: string }[]).map(({ name }) => name).sort();
};
const trail = () => inAll(async (trx) => (await sql<{ action: string; before: unknown; after: unknown; institute_id: string }>`select action, before, after, institute_id from core.audit where resource = 'listView' order by at, id`.execute(trx)).rows);

describe('a view', () => {
  it('is saved, listed, changed and deleted by its owner, with its trail', async () => {
    const reply = await save('sub_admin', { name: '  Running out ' });
    expect(reply).toMatchObject({ status: 201, data: { name: 'Running out', audience: 'own', role: null, asked: ASKED, ownerName: 'Account sub_admin', isOwn: true, mayDelete: true, version: 1 } });
    expect(reply.headers['etag']).toBe('"1"');
    expect((await call('sub_admin', 'GET', '?module=coupon')).data['items']).toEqual([reply.data]);
    const id = String(reply.data['id']);
    const changed = await call('sub_admin', 'PUT', `/${id}`, { name: 'RUNNING OUT', audience: 'role', asked: { ...ASKED, order: 'DESC' } }, { 'if-match': '"1"' });
    expect(changed).toMatchObject({ status: 200, data: { id, name: 'RUNNING OUT', audience: 'role', role: 'sub_admin', asked: { order: 'DESC' }, version: 2 } });
    expect((await call('sub_admin', 'DELETE', `/${id}`)).status).toBe(200);
    expect(await names('sub_admin')).toEqual([]);
    const after = { module: 'coupon', name: 'RUNNING OUT', audience: 'role', instituteId: INSTITUTES.north };
    expect((await trail()).slice(-3)).toMatchObject([
      { action: 'create', before: null, after: { name: 'Running out' }, institute_id: INSTITUTES.north }, { action: 'update', before: { name: 'Running out' }, after }, { action: 'delete', before: after, after: null },
    ]);
  });

  it('is for oneself where nothing else is said, and for whom it was where it is changed', async () => {
    const { id } = await made('sub_admin', { audience: undefined });
    const rename = (more: object) => call('sub_admin', 'PUT', `/${String(id)}`, { name: 'Named anew', asked: ASKED, ...more });
    expect((await rename({})).data).toMatchObject({ audience: 'own', version: 2 });
    expect((await rename({ audience: 'everybody' })).data).toMatchObject({ audience: 'everybody' });
    expect((await rename({})).data).toMatchObject({ audience: 'everybody', version: 4 });
    // Whoever has another role since does not take it away from those whom it was for.
    expect((await rename({ audience: 'role' })).data).toMatchObject({ audience: 'role', role: 'sub_admin' });
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update core.list_view set role = 'faculty' where id = ${String(id)}`.execute(trx));
    expect((await rename({})).data).toMatchObject({ audience: 'role', role: 'faculty' });
    expect((await rename({ audience: 'role' })).data).toMatchObject({ role: 'sub_admin' });
  });

  it('that somebody changed meanwhile is not written over', async () => {
    const { id } = await made('sub_admin');
    const body = { name: 'Other', audience: 'own', asked: ASKED };
    expect((await call('sub_admin', 'PUT', `/${String(id)}`, body, { 'if-match': '"1"' })).status).toBe(200);
    expect(await call('sub_admin', 'PUT', `/${String(id)}`, { ...body, name: 'Third' }, { 'if-match': '"1"' })).toMatchObject({ status: 412, body: { code: 'STALE', data: { name: 'Other', version: 2 } } });
    expect(await names('sub_admin')).toEqual(['Other']);
  });

  it('is its owner’s, the role’s or everybody’s', async () => {
    await made('sub_admin', { name: 'mine' });
    await made('sub_admin', { name: 'of the role', audience: 'role' });
    await made('sub_admin', { name: 'everybody’s', audience: 'everybody' });
    expect(await names('sub_admin')).toEqual(['everybody’s', 'mine', 'of the role']);
    expect(await names('faculty')).toEqual(['everybody’s']);
    // Who leads the institute tidies up, whatever role a view is for; what is somebody's own stays so.
    expect(await names('institute')).toEqual(['everybody’s', 'of the role']);
    await inAll((trx) => sql`update app."user" set role = 'sub_admin' where id = ${accountId('faculty')}`.execute(trx));
    await platform.context.database.transaction(ALL, (trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
    try {
      await expect.poll(() => names('faculty')).toEqual(['everybody’s', 'of the role']);
    } finally {
      await inAll((trx) => sql`update app."user" set role = 'faculty' where id = ${accountId('faculty')}`.execute(trx));
      await platform.context.database.transaction(ALL, (trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
    }
  });

  it('is changed by its owner alone, and deleted by whoever leads the institute besides', async () => {
    const { id } = await made('sub_admin', { audience: 'everybody' });
    const body = { name: 'Taken over', audience: 'own', asked: ASKED };
    expect((await call('faculty', 'GET', '?module=coupon')).data['items']).toMatchObject([{ isOwn: false, mayDelete: false, ownerName: 'Account sub_admin' }]);
    for (const who of ['faculty', 'institute']) expect(await call(who, 'PUT', `/${String(id)}`, body), who).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await call('faculty', 'DELETE', `/${String(id)}`)).toMatchObject({ status: 403 });
    expect((await call('institute', 'GET', '?module=coupon')).data['items']).toMatchObject([{ isOwn: false, mayDelete: true }]);
    expect((await call('institute', 'DELETE', `/${String(id)}`)).status).toBe(200);
    expect((await call('institute', 'DELETE', `/${String(id)}`)).status).toBe(404);
  });

  it('that is somebody’s own is not there for anybody else', async () => {
    const { id } = await made('sub_admin');
    for (const who of ['institute', 'faculty', 'super_admin']) {
      expect((await call(who, 'PUT', `/${String(id)}`, { name: 'x', audience: 'own', asked: ASKED })).status, who).toBe(404);
      expect((await call(who, 'DELETE', `/${String(id)}`)).status, who).toBe(404);
    }
  });
});

describe('another institute', () => {
  it('is not shown a view, and neither changes nor deletes it', async () => {
    const { id } = await made('institute', { audience: 'everybody' });
    const { id: operators } = await made('super_admin', { name: 'The operator’s', audience: 'everybody' });
    expect(await names('institute2')).toEqual([]);
    expect(await names('super_admin')).toEqual(['The operator’s']);
    expect(await names('admin')).toEqual(['The operator’s']);
    for (const [who, one] of [['institute2', id], ['super_admin', id], ['admin', id], ['institute', operators]] as const) {
      expect((await call(who, 'PUT', `/${String(one)}`, { name: 'x', audience: 'own', asked: ASKED })).status, who).toBe(404);
      expect((await call(who, 'DELETE', `/${String(one)}`)).status, who).toBe(404);
    }
    expect(await names('institute')).toEqual(['Running out']);
    // The database alone holds to it, whatever is asked.
    const seen = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, async (trx) => (await sql`select 1 from core.list_view`.execute(trx)).rows);
    expect(seen).toEqual([]);
    await expect(platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, (trx) => sql`insert into core.list_view (id, institute_id, user_id, module, name, audience, role, asked, created_at, changed_at)
      values (gen_random_uuid(), ${INSTITUTES.north}, ${accountId('institute2')}, 'coupon', 'x', 'everybody', 'institute', '{}', now(), now())`.execute(trx))).rejects.toThrow('row-level security');
  });

  it('is what a super admin sees and saves in who acts for it', async () => {
    await made('institute', { name: 'The head’s', audience: 'everybody' });
    await made('super_admin', { name: 'The operator’s', audience: 'everybody' });
    const acting = await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.north } });
    tokens.set('acting', `Bearer ${String(acting.data['token'])}`);
    tokens.set('super_admin', await platform.login('super_admin'));
    expect(await names('acting')).toEqual(['The head’s']);
    expect(await call('acting', 'POST', '', { module: 'coupon', name: 'In its place', audience: 'everybody', asked: ASKED })).toMatchObject({ status: 201, data: { isOwn: true, ownerName: null } });
    expect(await names('institute')).toEqual(['In its place', 'The head’s']);
    expect(await names('super_admin')).toEqual(['The operator’s']);
  });
});

describe('what is wrong is refused', () => {
  it('with a module that is not there, has no list, or is not read', async () => {
    for (const module of ['nothing', 'pricingConfig', '__proto__']) {
      expect(await call('institute', 'GET', `?module=${module}`), module).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { module: { code: 'noModule' } } } });
      expect(await save('institute', { module }), module).toMatchObject({ status: 422, body: { problems: { module: { code: 'noModule' } } } });
    }
    expect(await call('institute', 'GET', '')).toMatchObject({ status: 422, body: { problems: { module: { code: 'required' } } } });
    expect(await call('sub_admin', 'GET', '?module=branch')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await save('sub_admin', { module: 'branch' })).toMatchObject({ status: 403 });
    expect(await call('student', 'GET', '?module=coupon')).toMatchObject({ status: 403 });
    expect((await platform.call({ method: 'GET', url: '/api/v9/list-views?module=coupon' })).status).toBe(401);
  });

  it('of a module that one read once: it is not changed any more, and may be deleted', async () => {
    const { id } = await made('faculty');
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { coupon: [] } });
    await platform.context.database.transaction(ALL, (trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
    try {
      await expect.poll(async () => (await call('faculty', 'PUT', `/${String(id)}`, { name: 'x', audience: 'own', asked: ASKED })).status).toBe(403);
      expect((await call('faculty', 'DELETE', `/${String(id)}`)).status).toBe(200);
    } finally {
      await grantTo({ context: platform.context, userId: accountId('faculty'), access: { coupon: ['read'] } });
      await platform.context.database.transaction(ALL, (trx) => sql`select pg_notify('lectern_actor', '*')`.execute(trx));
      await expect.poll(async () => (await call('faculty', 'GET', '?module=coupon')).status).toBe(200);
    }
  });

  it.each([
    ['a list', [1]], ['a text', 'all'], ['another member', { ...ASKED, page: 3 }], ['no filters', { ...ASKED, filter: undefined }], ['filters as a list', { ...ASKED, filter: [] }], ['a filter of another shape', { ...ASKED, filter: { code: { like: 'x' } } }],
    ['a filter within a filter', { ...ASKED, filter: { code: [{ a: 1 }] } }], ['a period that is none', { ...ASKED, filter: { validTill: { preset: 'lastDecade' } } }], ['no sort', { ...ASKED, sort: '' }], ['another order', { ...ASKED, order: 'asc' }],
    ['a page of half a row', { ...ASKED, perPage: 1.5 }], ['a page of none', { ...ASKED, perPage: 0 }], ['a page too large', { ...ASKED, perPage: 1_001 }], ['columns as names', { ...ASKED, columns: ['code'] }], ['columns that are no names', { ...ASKED, columns: { shown: [1], hidden: [] } }],
  ])('with %s in what it asks for', async (_, asked) => {
    expect(await save('institute', { asked })).toMatchObject({ status: 422, body: { problems: { asked: { code: 'type' } } } });
  });

  it('with too much in it, no name, a long one, an audience that is none, a member that nobody declared', async () => {
    expect(await save('institute', { asked: { ...ASKED, filter: { q: 'x'.repeat(8_000) } } })).toMatchObject({ status: 422, body: { problems: { asked: { code: 'tooLong' } } } });
    // A sign of another script takes nine in the address that it is opened at.
    const cities = (count: number) => ({ ...ASKED, filter: { city: Array.from({ length: count }, () => 'दिल्ली') } });
    expect(await save('institute', { asked: cities(200) })).toMatchObject({ status: 422, body: { problems: { asked: { code: 'tooLong' } } } });
    expect((await save('institute', { name: 'Some cities', asked: cities(100) })).status).toBe(201);
    expect(await save('institute', { asked: {}, module: 'nothing' })).toMatchObject({ status: 422, body: { problems: { asked: { code: 'type' }, module: { code: 'noModule' } } } });
    expect(await save('institute', { asked: null })).toMatchObject({ status: 422, body: { problems: { asked: { code: 'required' } } } });
    expect(await save('institute', { name: ' ' })).toMatchObject({ status: 422, body: { problems: { name: { code: 'required' } } } });
    expect(await save('institute', { name: 'n'.repeat(61) })).toMatchObject({ status: 422, body: { problems: { name: { code: 'tooLong' } } } });
    expect(await save('institute', { audience: 'all' })).toMatchObject({ status: 422, body: { problems: { audience: { code: 'choice' } } } });
    expect(await save('institute', { userId: accountId('faculty') })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
    expect((await call('institute', 'DELETE', '/none')).status).toBe(404);
  });

  it('but keeps signs that a database would not take', async () => {
    const asked = { ...ASKED, filter: { q: 'a\u0000b\ud800' } };
    expect((await made('institute', { asked }))['asked']).toEqual(asked);
  });

  it('with a name that one has already in this list, in whatever letters', async () => {
    await made('institute', { name: 'Café list' });
    for (const name of ['Café list', 'CAFÉ  LIST', 'Ｃafé list', 'Cafe\u0301 list']) expect(await save('institute', { name }), name).toMatchObject({ status: 422, body: { problems: { name: { code: 'unique' } } } });
    const { id } = await made('institute', { name: 'Second' });
    expect(await call('institute', 'PUT', `/${String(id)}`, { name: 'café LIST', audience: 'own', asked: ASKED })).toMatchObject({ status: 422, body: { problems: { name: { code: 'unique' } } } });
    expect((await call('institute', 'PUT', `/${String(id)}`, { name: 'SECOND', audience: 'own', asked: ASKED })).status).toBe(200);
    await made('institute', { name: 'Café list', module: 'branch' });
    await made('sub_admin', { name: 'Café list' });
  });

  it('past the most there may be, also by several at once', async () => {
    await inAll((trx) => sql`insert into core.list_view (id, institute_id, user_id, module, name, audience, role, asked, created_at, changed_at)
      select gen_random_uuid(), ${INSTITUTES.north}, ${accountId('institute')}, 'coupon', 'View ' || n, 'own', 'institute', ${JSON.stringify(ASKED)}, now(), now() from generate_series(1, ${MOST_VIEWS - 1}) n`.execute(trx));
    const replies = await Promise.all(['one', 'two', 'three'].map((name) => save('institute', { name })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'TRANSITION_REFUSED', reason: 'tooManyViews', message: `You have ${MOST_VIEWS} saved views of this list already. Delete one first.` } });
    expect((await save('institute', { module: 'branch' })).status).toBe(201);
    expect((await save('sub_admin')).status).toBe(201);
  });
});

it('views go with the person, and with the institute', async () => {
  await made('sub_admin', { audience: 'everybody' });
  await made('institute', { name: 'The head’s', audience: 'everybody' });
  await made('institute2', { audience: 'everybody' });
  await inAll((trx) => purgePeople({ trx, ids: [accountId('sub_admin')] }));
  tokens.set('sub_admin', await platform.login('sub_admin'));
  expect(await names('institute')).toEqual(['The head’s']);
  await inAll((trx) => purgeTenant({ trx, loader: platform.context.loader, id: INSTITUTES.south }));
  const left = await inAll(async (trx) => (await sql<{ name: string }>`select name from core.list_view`.execute(trx)).rows);
  expect(left).toEqual([{ name: 'The head’s' }]);
});
