import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { post, postAll } from '../../../platform/ledger/post';
import { tokensGot, tokensUsed } from '../../../platform/ledger/tokens';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';

interface Figure {
  readonly resource: string;
  readonly total: number;
  readonly isEstimate: boolean;
  readonly added: number;
  readonly leftOut?: Readonly<Record<string, number>>;
  readonly ofOperator: number | null;
}

describe('home', () => {
  let platform: TestPlatform;
  const all = { scope: { kind: 'all' } } as const;
  const sqlOf = (statement: string) => platform.context.database.transaction(all, (trx) => sql.raw(statement).execute(trx));
  const call = async (name: string | null, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<CallResult> =>
    platform.call({ method, url: `/api/v9${path}`, ...(name && { token: await platform.login(name) }), ...(body !== undefined && { body }) });
  const figures = async (name: string, body: unknown = {}): Promise<Record<string, Figure>> => {
    const reply = await call(name, 'POST', '/home/statistics', body);
    expect(reply.status).toBe(200);
    return Object.fromEntries((reply.data['figures'] as Figure[]).map((figure) => [figure.resource, figure]));
  };
  const branch = (name: string, as: string) => call(as, 'POST', '/branch', { name, city: name });

  beforeAll(async () => {
    platform = await createTestPlatform();
    for (const [name, as] of [['Kochi', 'institute'], ['Pune', 'institute'], ['Delhi', 'institute2']] as const) expect((await branch(name, as)).status).toBe(201);
  });
  afterAll(() => platform?.close());

  it('says the version', async () => {
    expect((await call('faculty', 'GET', '/home/version')).data).toEqual({ version });
  });

  describe('figures', () => {
    it('are those of the modules one may read, of the own institute', async () => {
      const own = await figures('institute');
      expect(own['branch']).toEqual({ resource: 'branch', total: 2, isEstimate: false, added: 2, ofOperator: null });
      expect(own['institution']).toMatchObject({ total: 1 });
      expect((await figures('institute2'))['branch']).toMatchObject({ total: 1 });
      expect(Object.keys(await figures('sub_admin'))).toEqual(['coupon', 'subscription']);
      expect(Object.keys(await figures('faculty')).sort()).toEqual(['branch', 'subscription']);
      // What nobody looks after day by day is not counted, though it may be read.
      expect((await call('faculty', 'GET', '/language')).status).toBe(200);
    });

    it('are of all institutes for who sees them, or of the one named', async () => {
      expect((await figures('super_admin'))['branch']).toMatchObject({ total: 3 });
      expect((await figures('super_admin', { instituteId: INSTITUTES.south }))['branch']).toMatchObject({ total: 1 });
      expect((await figures('super_admin', { instituteId: INSTITUTES.south }))['institution']).toMatchObject({ total: 1 });
    });

    it('of another institute are not told, as if there were none', async () => {
      for (const instituteId of [INSTITUTES.south, '0198a000-0000-7000-8000-0000000000ff', 'x']) {
        expect(await call('institute', 'POST', '/home/statistics', { instituteId })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect((await call('institute', 'GET', `/home/recent?instituteId=${instituteId}`)).status).toBe(404);
        expect((await call('institute', 'GET', `/ai-token/balance?instituteId=${instituteId}`)).status).toBe(404);
      }
      expect((await call('institute', 'POST', '/home/statistics', { instituteId: INSTITUTES.north })).status).toBe(200);
    });

    it('count what was added in the last seven days, and leave out what is deleted', async () => {
      await sqlOf(`update app.branch set created_at = now() - interval '8 days' where name = 'Kochi'`);
      expect((await figures('institute'))['branch']).toMatchObject({ total: 2, added: 1 });
      await sqlOf(`update app.branch set deleted_at = now() where name = 'Pune'`);
      expect((await figures('institute'))['branch']).toMatchObject({ total: 1, added: 0 });
      await sqlOf(`update app.branch set deleted_at = null where name = 'Pune'`);
    });

    it('count the last seven days by the calendar of who asks, today among them, as lists do', async () => {
      const began = (zone: string, days: number): string => `(((now() at time zone '${zone}')::date - ${days})::timestamp at time zone '${zone}')`;
      const added = async (body: object): Promise<unknown> => (await figures('institute2', body))['branch']?.added;
      for (const zone of ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
        const body = zone === 'Asia/Kolkata' ? {} : { timeZone: zone };
        await sqlOf(`update app.branch set created_at = ${began(zone, 6)} where name = 'Delhi'`);
        expect(await added(body), zone).toBe(1);
        await sqlOf(`update app.branch set created_at = ${began(zone, 6)} - interval '1 second' where name = 'Delhi'`);
        expect(await added(body), zone).toBe(0);
      }
      expect((await call('institute2', 'POST', '/home/statistics', { timeZone: 'Mars/Olympus' })).status).toBe(422);
    });

    it('are those of the list, with how many it leaves out until they are asked for', async () => {
      await sqlOf(`insert into app.coupon (id, institute_id, code, kind, percent_off, applied_for, is_private)
        select gen_random_uuid(), '${INSTITUTES.north}', 'SEEN' || n, 'percent', 10, 'course', n > 3 from generate_series(1, 5) n`);
      const { coupon } = await figures('institute');
      const list = (await call('institute', 'POST', '/coupon/search', { query: 'SEEN', filters: {} })).data;
      expect(list['total']).toBe(3);
      expect(coupon!.leftOut).toEqual({ isPrivate: 2 });
      expect((await figures('institute2'))['coupon']?.leftOut).toBeUndefined();
      await sqlOf(`delete from app.coupon where code like 'SEEN%'`);
    });

    it('count what the list shows, of all modules and for whoever reads, and say of an institute how much of it is the operator’s', async () => {
      await sqlOf(`insert into app.banner (id, institute_id, title, image_url, link_type, status)
        select gen_random_uuid(), case when n > 3 then '${INSTITUTES.north}' else '00000000-0000-0000-0000-000000000000' end::uuid, 'Banner ' || n, 'https://files.example.org/a.png', 'none', case when n = 1 then 'draft' else 'published' end from generate_series(1, 4) n`);
      expect((await figures('institute'))['banner']).toMatchObject({ total: 3, ofOperator: 2 });
      expect((await figures('institute2'))['banner']).toMatchObject({ total: 2, ofOperator: 2 });
      expect((await figures('super_admin', { instituteId: INSTITUTES.north }))['banner']).toMatchObject({ total: 4, ofOperator: 3 });
      expect((await figures('super_admin'))['banner']?.ofOperator).toBeNull();
      for (const name of ['institute', 'institute2', 'super_admin', 'faculty']) {
        for (const { resource, total } of Object.values(await figures(name))) {
          const { search } = platform.context.loader.require(resource).endpoint;
          const list = await call(name, 'POST', search.path.replace(/\{\w+\}/g, '-'), { filters: {} });
          if (list.status === 200) expect(list.data['total'], `${resource} of ${name}`).toBe(total);
        }
      }
      await sqlOf(`delete from app.banner where title like 'Banner %'`);
    });

    it('beyond ten thousand are estimates, said to be', async () => {
      await sqlOf(`insert into app.coupon (id, institute_id, code, kind, percent_off, applied_for, created_at)
        select gen_random_uuid(), '${INSTITUTES.north}', 'MANY' || n, 'percent', 10, 'course', now() - interval '30 days' from generate_series(1, 12000) n`);
      await platform.context.database.owner.executeQuery(sql`analyze app.coupon`.compile(platform.context.database.owner));
      const { coupon } = await figures('institute');
      expect(coupon).toMatchObject({ isEstimate: true, added: 0 });
      expect(coupon!.total).toBeGreaterThan(10_000);
    });
  });

  describe('recent work', () => {
    const recent = async (name: string, query = '') => (await call(name, 'GET', `/home/recent${query}`)).data['items'] as Record<string, unknown>[];

    it('is that of the own institute, newest first', async () => {
      const items = await recent('institute');
      expect(items.map(({ title }) => title)).toEqual(['Pune', 'Kochi']);
      expect(items[0]).toEqual({ id: expect.any(String), at: expect.any(String), actorName: 'Account institute', isStaff: false, instituteName: null, resource: 'branch', recordId: expect.any(String), title: 'Pune', action: 'create', stateBefore: null, institutes: 1, together: 1, isMore: false, records: [], isUndone: false });
      expect((await recent('institute2')).map(({ title }) => title)).toEqual(['Delhi']);
      expect(await recent('institute', '?size=1')).toHaveLength(1);
    });

    it('is of modules one may read alone', async () => {
      expect(await recent('sub_admin')).toEqual([]);
      expect((await recent('faculty')).map(({ resource }) => resource)).toEqual(['branch', 'branch']);
    });

    it('is all of it for who sees all, or that of one institute', async () => {
      expect((await recent('super_admin')).map(({ title, instituteName }) => [title, instituteName])).toEqual([['Delhi', 'Institute south'], ['Pune', 'Institute north'], ['Kochi', 'Institute north']]);
      expect((await recent('super_admin', `?instituteId=${INSTITUTES.south}`)).map(({ title }) => title)).toEqual(['Delhi']);
    });

    it('tells the state before, to who may see the state of the lifecycle', async () => {
      const entry = async () => (await recent('institute', '?size=1'))[0];
      const row = (await entry())!;
      expect((await call('institute', 'PUT', `/branch/${String(row['recordId'])}/close`, { reason: 'Moved.' })).status).toBe(200);
      expect(await entry()).toMatchObject({ action: 'close', stateBefore: 'open' });
      const status = platform.context.loader.require('branch').fields['status'] as { readRoles: unknown };
      const { readRoles } = status;
      status.readRoles = ['super_admin'];
      expect(await entry()).toMatchObject({ action: 'close', stateBefore: null });
      status.readRoles = readRoles;
      await sqlOf(`delete from core.audit where action = 'close'`);
    });

    it('joins what one person did to many records in one go; the trail keeps each', async () => {
      const entered = (count: number, { action = 'update', seconds = 1, from = 0 } = {}) => sqlOf(`insert into core.audit (id, at, actor_id, institute_id, resource, record_id, action, after)
        select gen_random_uuid(), now() + interval '1 hour' + (n * ${seconds} + ${from}) * interval '1 second', (select id from app."user" where institute_id = '${INSTITUTES.south}' order by id limit 1), '${INSTITUTES.south}', 'branch', gen_random_uuid(), '${action}', '{"name":"Run"}'
        from generate_series(1, ${count}) n`);
      const lines = async () => (await recent('institute2')).map(({ action, together }) => [action, together]);
      await entered(165);
      expect(await lines()).toEqual([['update', 165], ['create', 1]]);
      await entered(4, { action: 'close', from: 200 });
      await entered(3, { from: 300 });
      await entered(4, { action: 'reopen', seconds: 90, from: 400 });
      expect(await lines()).toEqual([...Array.from({ length: 4 }, () => ['reopen', 1]), ...Array.from({ length: 3 }, () => ['update', 1]), ['close', 4], ['update', 165], ['create', 1]]);
      expect((await recent('institute2', '?size=8')).at(-1)).toMatchObject({ action: 'close', together: 4, isMore: false });
      await entered(2_100, { seconds: 0, action: 'delete', from: 900 });
      expect((await recent('institute2'))[0]).toMatchObject({ action: 'delete', together: 2_000, isMore: true });
      await sqlOf(`delete from core.audit where after->>'name' = 'Run'`);
    });

    it('joins a run over several institutes for who sees them, and tells how many', async () => {
      await sqlOf(`insert into core.audit (id, at, actor_id, institute_id, resource, record_id, action, after)
        select gen_random_uuid(), now() + interval '2 hours' + n * interval '1 second', (select id from app."user" where role = 'super_admin' order by id limit 1), case when n % 2 = 0 then '${INSTITUTES.south}' else '${INSTITUTES.north}' end::uuid, 'branch', gen_random_uuid(), 'update', '{"name":"Across"}'
        from generate_series(1, 12) n`);
      expect((await recent('super_admin'))[0]).toMatchObject({ together: 12, institutes: 2 });
      expect((await recent('super_admin', `?instituteId=${INSTITUTES.south}`))[0]).toMatchObject({ together: 6, institutes: 1 });
      expect((await recent('institute2'))[0]).toMatchObject({ together: 6, institutes: 1 });
      await sqlOf(`delete from core.audit where after->>'name' = 'Across'`);
    });

    it('counts records of a joined line, names the first of them, and tells when all of it was taken back', async () => {
      const edited = ({ of, name, back = false, from }: { of: number; name: string; back?: boolean; from: number }) => sqlOf(`insert into core.audit (id, at, actor_id, institute_id, resource, record_id, action, before, after)
        select gen_random_uuid(), now() + interval '3 hours' + (n + ${from}) * interval '1 second', (select id from app."user" where institute_id = '${INSTITUTES.south}' order by id limit 1), '${INSTITUTES.south}', 'branch', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'update',
        jsonb_build_object('name', ${back ? `'${name}' || n` : `'Run ' || n`}, 'version', ${from}), jsonb_build_object('name', ${back ? `'Run ' || n` : `'${name}' || n`}, 'version', ${from} + 1) from generate_series(1, ${of}) n`);
      await edited({ of: 7, name: 'Hall ', from: 1 });
      const named = ['Hall 7', 'Hall 6', 'Hall 5', 'Hall 4', 'Hall 3'];
      const [line] = await recent('institute2');
      expect(line).toMatchObject({ together: 7, isUndone: false, stateBefore: null });
      expect((line!['records'] as { title: string }[]).map(({ title }) => title)).toEqual(named);
      await edited({ of: 7, name: 'Hall ', back: true, from: 20 });
      expect((await recent('institute2'))[0]).toMatchObject({ together: 7, isUndone: true, action: 'update' });
      await edited({ of: 1, name: 'Hut ', from: 30 });
      expect((await recent('institute2'))[0]).toMatchObject({ together: 7, isUndone: false });
      for (const from of [901, 902, 903, 904]) await edited({ of: 1, name: `${from}. `, from });
      expect((await recent('institute2'))[0]).toMatchObject({ together: 1, title: '904. 1', records: [], isUndone: false });
    });

    it('keeps the name of the operator’s people to themselves', async () => {
      const token = await platform.login('super_admin');
      await platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { name: 'Made for you', city: 'Goa', instituteId: INSTITUTES.white } });
      expect(await recent('whitelabel')).toMatchObject([{ title: 'Made for you', actorName: null, isStaff: true }]);
    });
  });

  describe('first steps', () => {
    const steps = async (name: string) => Object.fromEntries(((await call(name, 'GET', '/home/first-steps')).data['steps'] as { key: string; isDone: boolean }[]).map(({ key, isDone }) => [key, isDone]));

    it('are those one may take, done when they are', async () => {
      const first = await steps('institute2');
      expect(Object.keys(first)).toEqual(['logo', 'contact', 'branch', 'user', 'course', 'student', 'coupon', 'banner']);
      expect(first).toMatchObject({ logo: false, branch: true, user: false, coupon: false, banner: false });
      await sqlOf(`update app.institution set image_url = 'https://example.org/logo.png' where id = '${INSTITUTES.south}'`);
      expect(await steps('institute2')).toMatchObject({ logo: true });
      expect(await steps('institute')).toMatchObject({ user: true, coupon: true, logo: false });
      expect(await steps('sub_admin')).toEqual({});
      expect(await steps('super_admin')).toEqual({});
    });

    it('count a learner as no colleague, and a colleague as no learner', async () => {
      const person = (role: string) => sqlOf(`insert into app."user" (id, institute_id, name, email_id, role, status) values (gen_random_uuid(), '${INSTITUTES.south}', '${role} of south', '${role}@south.test', '${role}', 'active')`);
      await sqlOf(`update app."user" set deleted_at = now() where institute_id = '${INSTITUTES.south}' and email_id not like 'institute2@%'`);
      expect(await steps('institute2')).toMatchObject({ user: false, student: false });
      await person('student');
      expect(await steps('institute2')).toMatchObject({ user: false, student: true });
      await person('faculty');
      await sqlOf(`update app."user" set deleted_at = now() where email_id = 'student@south.test'`);
      expect(await steps('institute2')).toMatchObject({ user: true, student: false });
    });
  });

  describe('AI tokens', () => {
    it('are credit less debit, never below nothing, of one’s own institute', async () => {
      const got = (institute: string, tokens: number) => tokens > 0 ? tokensGot({ instituteId: institute, kind: 'given', cause: `test ${institute} ${tokens}`, tokens }) : tokensUsed({ instituteId: institute, cause: `test ${institute} ${tokens}`, tokens: -tokens });
      await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => postAll({ trx, postings: [got(INSTITUTES.north, 50_010), got(INSTITUTES.north, -12_005), got(INSTITUTES.south, 300)] }));
      expect((await call('institute', 'GET', '/ai-token/balance')).data).toEqual({ credit: 500.1, debit: 120.05, balance: 380.05 });
      expect((await call('institute2', 'GET', '/ai-token/balance')).data).toEqual({ credit: 3, debit: 0, balance: 3 });
      expect((await call('super_admin', 'GET', `/ai-token/balance?instituteId=${INSTITUTES.north}`)).data).toMatchObject({ balance: 380.05 });
      expect((await call('super_admin', 'GET', '/ai-token/balance')).data).toEqual({ credit: 0, debit: 0, balance: 0 });
    });

    it('stay out of sight of other institutes in the database itself', async () => {
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, (trx) => sql<{ owner_id: string; account: string }>`select owner_id, account from core.ledger_entry`.execute(trx));
      expect(rows).toEqual([{ owner_id: INSTITUTES.south, account: 'institute.tokens' }]);
      await expect(platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, (trx) => post({ trx, posting: tokensGot({ instituteId: INSTITUTES.south, kind: 'given', cause: 'test mine', tokens: 1 }) }))).rejects.toThrow(/permission denied/);
    });
  });

  it('figures of a shared module are those of its list: the institute’s own and the operator’s', async () => {
    const banner = async (title: string, as: string) => {
      const { data } = await call(as, 'POST', '/banner', { title, imageURL: 'https://example.org/picture.png' });
      // What the operator shares is seen by institutes once it is published.
      expect((await call(as, 'PUT', `/banner/${String(data['id'])}/publish`, {})).status).toBe(200);
    };
    for (const [title, as] of [['Everybody’s', 'super_admin'], ['North’s', 'institute'], ['South’s', 'institute2'], ['South’s other', 'institute2']] as const) await banner(title, as);
    const listed = async (as: string, filters: unknown = {}) => (await call(as, 'POST', '/banner/search', { filters })).data['total'];
    const counted = async (as: string, body: unknown = {}) => (await figures(as, body))['banner']!.total;
    expect([await counted('super_admin'), await listed('super_admin')]).toEqual([4, 4]);
    expect([await counted('super_admin', { instituteId: INSTITUTES.south }), await listed('super_admin', { instituteId: [INSTITUTES.south, null] })]).toEqual([3, 3]);
    expect([await counted('institute'), await counted('institute', { instituteId: INSTITUTES.north }), await listed('institute')]).toEqual([2, 2, 2]);
  });
});
