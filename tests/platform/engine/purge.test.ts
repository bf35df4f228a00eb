import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetMessages } from '../../../platform/messages/outbox';
import { purgeBin } from '../../../platform/records/purge/purge';
import { tableOf } from '../../../platform/kernel/db/columns';
import { createTestPlatform, type TestPlatform } from '../support';
import { accountId, INSTITUTES, PASSWORD } from '../support/people';
import { callsOf, makerOf, type ModuleCalls } from './calls';

const DAY = 86_400_000;
let platform: TestPlatform;
let operator: string;
/** How far the platform's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  platform = await createTestPlatform({ clock: () => new Date(Date.now() + ahead) });
});
beforeEach(async () => {
  ahead = 0;
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

const to = (name: string, token = operator): ModuleCalls => callsOf({ platform, resource: platform.context.loader.require(name), token });
const rowsOf = async <T extends object>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await query.execute(trx)).rows);

describe('the bin', () => {
  // As many modules as there are.
  it('is emptied of what has been there for thirty days, and of nothing else', { timeout: 300_000 }, async () => {
    const maker = makerOf({ platform, token: operator });
    const names = platform.context.loader.all().filter((one) => !one.isSingle && one.source === null && one.tenant !== 'self').map((one) => one.name);
    const gone: { name: string; id: string }[] = [];
    for (const name of names) {
      const record = await maker.make(platform.context.loader.require(name));
      gone.push({ name, id: String(record['id']) });
    }
    // What refers goes before what it refers to.
    for (const name of ['coupon', 'banner', 'branch']) await to(name).remove(gone.find((one) => one.name === name)!.id);
    for (const { name, id } of gone) await to(name).remove(id);
    ahead = 29 * DAY;
    expect(await purgeBin(platform.context)).toBe(0);
    ahead = 31 * DAY;
    const several = await Promise.all([purgeBin(platform.context), purgeBin(platform.context), purgeBin(platform.context)]);
    expect(several.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(gone.length);
    const late = await platform.login('super_admin');
    for (const { name, id } of gone) {
      const table = tableOf(platform.context.loader.require(name));
      expect(await rowsOf(sql<object>`select 1 from ${sql.raw(table.sql)} where id = ${id}`), name).toEqual([]);
      expect((await rowsOf(sql<{ action: string }>`select action from core.audit where record_id = ${id} order by at, id`)).map((row) => row.action), name).toEqual(expect.arrayContaining(['create', 'delete', 'purge']));
      expect(await platform.call({ method: 'PUT', url: `/api/v9${platform.context.loader.require(name).endpoint.restore.path.replace('{id}', id)}`, token: late })).toMatchObject({ status: 404 });
    }
  });
});

it('a message stays for ninety days', async () => {
  const write = (days: number) => rowsOf(sql<object>`insert into core.outbox (id, at, channel, recipient, subject, body) values (gen_random_uuid(), now() - make_interval(days => ${days}), 'email', ${`of-${days}@days.example`}, 'x', 'x') returning id`);
  for (const days of [89, 91, 400]) await write(days);
  expect(await forgetMessages(platform.context)).toBe(2);
  expect((await rowsOf(sql<{ recipient: string }>`select recipient from core.outbox where recipient like '%@days.example'`)).map(({ recipient }) => recipient)).toEqual(['of-89@days.example']);
});

it('somebody who is gone for good is the author of nothing, rather than one of the operator’s people', async () => {
  const group = await to('group').create({ instituteId: INSTITUTES.north, name: 'Whose posts stay' });
  const post = String((await to('forumPost').create({ instituteId: INSTITUTES.north, groupId: group.data['id'], text: 'Stays when I go' })).data['id']);
  const author = String((await to('student').create({ instituteId: INSTITUTES.north, name: 'Goes', emailId: 'goes@learners.example' })).data['id']);
  await rowsOf(sql<object>`update app.forum_post set author_id = ${author} where id = ${post} returning id`);
  expect(await to('student').remove(author)).toMatchObject({ status: 200 });
  expect(await to('forumPost').get(post)).toMatchObject({ data: { authorId: author } });
  const write = (recipient: string) => rowsOf(sql<object>`insert into core.outbox (id, channel, recipient, subject, body) values (gen_random_uuid(), 'email', ${recipient}, 'x', 'x') returning id`);
  await write('goes@learners.example');
  await write('stays@learners.example');
  ahead = 31 * DAY;
  await purgeBin(platform.context);
  expect((await rowsOf(sql<{ recipient: string }>`select recipient from core.outbox where recipient in ('goes@learners.example', 'stays@learners.example')`)).map(({ recipient }) => recipient)).toEqual(['stays@learners.example']);
  expect(await to('forumPost', await platform.login('super_admin')).get(post)).toMatchObject({ status: 200, data: { authorId: null, text: 'Stays when I go' } });
});

describe('an institute that is deleted', () => {
  /** Every table, with a column, that holds the institute's id or one of its people anywhere. */
  const placesOf = async (ids: readonly string[]): Promise<string[]> => {
    const tables = await rowsOf(sql<{ name: string }>`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('app', 'core') and c.relkind = 'r'`);
    const found: string[] = [];
    for (const { name } of tables.filter((one) => one.name !== 'core.migration')) {
      const rows = await rowsOf(sql<{ count: number }>`select count(*)::int as count from ${sql.raw(name)} t where t::text ~ ${ids.join('|')}`).catch(() => []);
      if (rows[0] && rows[0].count > 0) found.push(name);
    }
    return found.sort();
  };
  const canSignIn = (name: string) => platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: `${name}@demo.lectern.test`, password: PASSWORD } });
  const restore = (id: string) => platform.call({ method: 'PUT', url: `/api/v9/institute/${id}/unDelete`, token: operator });

  it('is closed at once, and comes back with its people and rows', async () => {
    const { south } = INSTITUTES;
    const token = await platform.login('institute2');
    const maker = makerOf({ platform, token: operator, instituteId: south });
    const branch = await maker.make(platform.context.loader.require('branch'));
    const acting = await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: south } });
    const inItsPlace = `Bearer ${String(acting.data['token'])}`;
    expect((await to('institution', inItsPlace).search()).data).toMatchObject({ total: 1 });
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/institute/dependants', token: operator, body: { ids: [south] } });
    expect(data['uses']).toEqual(expect.arrayContaining([expect.objectContaining({ module: 'user', effect: 'go', count: expect.any(Number) }), expect.objectContaining({ module: 'branch', effect: 'go', count: 1 })]));
    const before = (await to('institution').get(south)).data;

    expect(await to('institution').remove(south)).toMatchObject({ status: 200 });
    expect(await to('branch', token).search()).toMatchObject({ status: 401 });
    expect((await canSignIn('institute2')).status).toBeGreaterThanOrEqual(400);
    // What was meant for the institute reaches nobody else.
    expect(await to('institution', inItsPlace).search()).toMatchObject({ status: 401 });
    expect(await platform.call({ method: 'PUT', url: '/api/v9/tenant-info', token: inItsPlace, body: { appName: 'Meant for the institute' } })).toMatchObject({ status: 401 });
    expect(await platform.call({ method: 'GET', url: `/api/v9/institute/${south}` })).toMatchObject({ status: 404 });
    expect(await to('branch').create({ name: 'New', city: 'Kochi', instituteId: south })).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'reference' } } } });

    expect(await restore(south)).toMatchObject({ status: 200 });
    expect((await to('institution').get(south)).data).toMatchObject({ name: before['name'], status: before['status'], emailId: before['emailId'] });
    expect(await canSignIn('institute2')).toMatchObject({ status: 200 });
    expect((await to('branch', await platform.login('institute2')).get(String(branch['id']))).data).toMatchObject({ name: branch['name'] });
  });

  it('is gone for good after thirty days, from every table', async () => {
    const { white } = INSTITUTES;
    const token = await platform.login('whitelabel');
    const maker = makerOf({ platform, token: operator, instituteId: white });
    for (const resource of platform.context.loader.all().filter((one) => (one.tenant === 'owned' || one.tenant === 'shared') && !one.isSingle)) await maker.make(resource);
    await platform.call({ method: 'PUT', url: '/api/v9/tenant-info/socialMedia', token, body: {} });
    const user = await rowsOf(sql<{ id: string }>`select id from app."user" where institute_id = ${white}`);
    await rowsOf(sql<object>`update app.branch set manager_id = ${user[0]!.id} where institute_id = ${white}`);
    expect(await placesOf([white])).toEqual(expect.arrayContaining(['app.branch', 'app.institution', 'app."user"', 'core.audit', 'core.session']));
    // Messages to addresses of before, and to the institute's own; somebody else's stay.
    const [{ email_id: address }] = (await rowsOf(sql<{ email_id: string }>`select email_id from app."user" where id = ${user[0]!.id}`)) as [{ email_id: string }];
    const head = user[0]!.id;
    expect(await to('user').update(head, { emailId: 'later@white.example' })).toMatchObject({ status: 200 });
    const own = String((await to('institution').get(white)).data['emailId']);
    const write = (recipient: string) => rowsOf(sql<object>`insert into core.outbox (id, channel, recipient, subject, body) values (gen_random_uuid(), 'email', ${recipient}, 'x', 'x') returning id`);
    for (const one of [address, 'later@white.example', own, 'somebody@else.example']) await write(one);
    expect(await to('institution').remove(white)).toMatchObject({ status: 200 });
    ahead = 31 * DAY;
    await purgeBin(platform.context);
    const kept = await placesOf([white, ...user.map((one) => one.id)]);
    expect((await rowsOf(sql<{ recipient: string }>`select distinct recipient from core.outbox where recipient = any(${[address, 'later@white.example', own, 'somebody@else.example']})`)).map(({ recipient }) => recipient)).toEqual(['somebody@else.example']);
    // The operator's books are not an institute's to take along.
    expect(kept).toEqual(['core.audit', 'core.ledger_entry']);
    const trail = await rowsOf(sql<{ action: string; institute_id: string; before: unknown }>`select action, institute_id, before from core.audit where record_id = ${white}`);
    expect(trail).toEqual([{ action: 'purge', institute_id: '00000000-0000-0000-0000-000000000000', before: null }]);
    expect(await rowsOf(sql<object>`select 1 from core.audit where institute_id = ${white}`)).toEqual([]);
    expect(await rowsOf(sql<object>`select 1 from app.institution where id = ${INSTITUTES.north}`)).toHaveLength(1);
    expect(await rowsOf(sql<object>`select 1 from app."user" where id = ${accountId('institute')}`)).toHaveLength(1);
  });

  it('can be cleared by the platform from each of its own tables', async () => {
    const missing = await rowsOf(sql<{ name: string }>`select c.relname as name from pg_class c where c.relnamespace = 'core'::regnamespace and c.relkind = 'r' and c.relname not in ('audit', 'upload')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('institute_id', 'user_id') and not a.attisdropped) and not has_table_privilege('lectern_all', c.oid, 'delete')`);
    expect(missing).toEqual([]);
  });
});
