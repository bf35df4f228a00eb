import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchActors } from '../../platform/identity/sessions/watchActors';
import { ACTOR_CHANNEL } from '../../platform/kernel/db/scope';
import { accountId, createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';
import { openConsole, type OpenConsole } from './support/openConsole';

/** What open consoles hear, over real sockets. */
describe('an open console', () => {
  let platform: TestPlatform;
  let address: string;
  let now = new Date();
  let stopWatching: () => Promise<void>;
  const open: OpenConsole[] = [];
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { poolSize: 12 } });
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { app, context, target } = platform;
    stopWatching = watchActors({ url: target.servingUrl, actors: app.actors, database: context.database, logger: context.logger });
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.leave();
  });
  afterAll(async () => {
    await stopWatching?.();
    await platform?.close();
  });

  const opened = (token?: string): OpenConsole => {
    const one = openConsole({ address, ...(token !== undefined && { token }) });
    open.push(one);
    return one;
  };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: unknown): Promise<CallResult> => platform.call({ method, url: `/api/v9${path}`, token, ...(body !== undefined && { body }) });
  const markOf = async (token: string): Promise<unknown> => (await call('GET', '/user/details', token)).headers['x-rights'];
  const give = async (name: 'faculty' | 'sub_admin', access: object): Promise<void> => expect(await call('PUT', `/user/${accountId(name)}`, await platform.login('super_admin'), { access })).toMatchObject({ status: 200 });
  const inDatabase = <Row>(query: ReturnType<typeof sql<Row>>) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await query.execute(trx)).rows);

  it('is told the mark of its rights at once, and within a second when they are others, and nobody else is', async () => {
    const [token, other] = [await platform.login('sub_admin'), await platform.login('faculty')];
    const [own, twin, beside] = [opened(token), opened(await platform.login('sub_admin')), opened(other)];
    await Promise.all([own, twin, beside].map((one) => one.heard(1)));
    expect(own.marks).toEqual([await markOf(token)]);
    await give('sub_admin', { coupon: ['read'], banner: ['read'] });
    await Promise.all([own.heard(2), twin.heard(2)]);
    expect(own.marks[1]).toBe(await markOf(token));
    expect(own.marks[1]).not.toBe(own.marks[0]);
    expect(twin.marks).toEqual(own.marks);
    expect(beside.marks).toEqual([await markOf(other)]);
  });

  it('hears of a profile of its person', async () => {
    const admin = await platform.login('institute');
    const made = await call('POST', '/role', admin, { name: 'Of the office', kind: 'sub_admin', access: { coupon: ['read'] } });
    expect(made.status).toBe(201);
    const profileId = String(made.data['id']);
    expect(await call('PUT', `/user/${accountId('sub_admin')}`, admin, { profileId, access: {} })).toMatchObject({ status: 200 });
    const own = opened(await platform.login('sub_admin'));
    await own.heard(1);
    expect(await call('PUT', `/role/${profileId}`, admin, { access: { coupon: ['read'], branch: ['read'] } })).toMatchObject({ status: 200 });
    await own.heard(2);
  });

  it('hears of the white label that its institute is given or loses, which comes with its rights', async () => {
    const [admin, token] = [await platform.login('super_admin'), await platform.login('institute')];
    const own = opened(token);
    await own.heard(1);
    for (const [count, isWhiteLabelled] of [[2, true], [3, false]] as const) {
      expect(await call('PUT', `/institute/${INSTITUTES.north}`, admin, { isWhiteLabelled })).toMatchObject({ status: 200 });
      await own.heard(count);
      expect((await call('GET', '/modules/my-access', token)).data).toMatchObject({ isWhiteLabelled });
      expect(await markOf(token)).toBe(own.marks.at(-1));
    }
    expect(own.marks[2]).toBe(own.marks[0]);
  });

  it('hears of other names, of the person and of the institute, which come with its rights', async () => {
    const [admin, token] = [await platform.login('super_admin'), await platform.login('faculty')];
    const own = opened(token);
    await own.heard(1);
    expect(await call('PUT', `/institute/${INSTITUTES.north}`, admin, { name: 'Institute far north' })).toMatchObject({ status: 200 });
    await own.heard(2);
    expect(await call('PUT', `/user/${accountId('faculty')}`, admin, { name: 'Faculty Nair' })).toMatchObject({ status: 200 });
    await own.heard(3);
    expect((await call('GET', '/modules/my-access', token)).data).toMatchObject({ name: 'Faculty Nair', instituteName: 'Institute far north' });
    expect(await call('PUT', `/institute/${INSTITUTES.north}`, admin, { name: 'Institute north' })).toMatchObject({ status: 200 });
  });

  it('hears of what another node changed', async () => {
    const own = opened(await platform.login('faculty'));
    await own.heard(1);
    await inDatabase(sql`update app."user" set access = '{"coupon": ["read"]}'::jsonb where id = ${accountId('faculty')}::uuid`);
    await inDatabase(sql`select pg_notify(${ACTOR_CHANNEL}, ${accountId('faculty')})`);
    await own.heard(2);
  });

  it('is closed once its session has ended, and only it', async () => {
    const [token, staying] = [await platform.login('faculty'), await platform.login('faculty')];
    const [own, other] = [opened(token), opened(staying)];
    await Promise.all([own.heard(1), other.heard(1)]);
    expect((await call('POST', '/user/logout', token, {})).status).toBe(200);
    await own.isClosedBy(4401);
    expect(other.closed()).toBeNull();
  });

  it('neither keeps a session alive nor takes its own renewed token for a stolen one', async () => {
    const token = await platform.login('institute2');
    const lastUse = async (): Promise<unknown> => (await inDatabase(sql<{ at: string }>`select max(used_at) as at from core.session where user_id = ${accountId('institute2')}::uuid`))[0]!.at;
    const own = opened(token);
    await own.heard(1);
    const begun = await lastUse();
    now = new Date(now.getTime() + 10 * 60_000);
    platform.app.actors.forget('*');
    await sleep(300);
    expect(await lastUse()).toEqual(begun);
    const renewed = `Bearer ${String((await call('GET', '/user/refresh-login', token)).data['token'])}`;
    now = new Date(now.getTime() + 2 * 60_000);
    platform.app.actors.forget(accountId('institute2'));
    await own.isClosedBy(4401);
    expect((await call('GET', '/user/details', renewed)).status).toBe(200);
  });

  it('has to say who it is, by a session that is one', async () => {
    const [silent, wrong, endless] = [opened(), opened('Bearer nobody-has-ever-had-this-one'), opened('x'.repeat(2_000))];
    await wrong.isClosedBy(4401);
    await endless.isClosedBy(1009);
    await silent.isClosedBy(1006, 8_000);
    expect([silent, wrong, endless].flatMap(({ marks }) => marks)).toEqual([]);
    expect((await platform.call({ method: 'GET', url: '/api/v9/user/live' })).status).toBe(404);
  }, 120_000);

  it('is one of fifty of a person at most', async () => {
    const token = await platform.login('whitelabel');
    const many = Array.from({ length: 50 }, () => opened(token));
    await Promise.all(many.map((one) => one.heard(1)));
    await opened(token).isClosedBy(4429);
    many[0]!.leave();
    await expect.poll(async () => {
      const again = opened(token);
      await expect.poll(() => again.marks.length + (again.closed() ?? 0)).toBeGreaterThan(0);
      return again.marks.length;
    }).toBe(1);
  }, 120_000);
});
