import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../platform/app';
import { networkOf } from '../../platform/kernel/http/network';
import { accountId, createTestPlatform, PASSWORD, type TestPlatform } from './support';

/** Guessing is slow for who guesses, and shuts nobody else out. */
describe('wrong passwords', () => {
  let platform: TestPlatform;
  let other: Awaited<ReturnType<typeof buildApp>>;
  let now = new Date();
  const asAll = <T>(statement: ReturnType<typeof sql<T>>) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await statement.execute(trx)).rows);

  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { isProxyTrusted: true } });
    other = await buildApp(platform.context);
    await other.ready();
  });
  afterAll(async () => {
    await other?.close();
    await platform?.close();
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 2 * 3_600_000);
    await asAll(sql`delete from core.known_address`);
  });

  const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));
  const mail = (name: string): string => `${name}@demo.lectern.test`;
  /** By turns at one node and the other. */
  let turn = 0;
  const post = async (url: string, body: unknown, from: string) => {
    const app = turn++ % 2 ? other : platform.app;
    const reply = await app.inject({ method: 'POST', url: `/api/v9${url}`, headers: { 'content-type': 'application/json', 'x-forwarded-for': from }, payload: JSON.stringify(body) });
    return { status: reply.statusCode, wait: Number(reply.headers['retry-after'] ?? 0), data: (JSON.parse(reply.payload) as { data?: Record<string, unknown> }).data ?? {} };
  };
  const signIn = (name: string, password: string, from: string) => post('/user/userLogin', { username: name.includes('@') ? name : mail(name), password }, from);
  const codeFor = async (name: string): Promise<string> => (await asAll<{ code: string }>(sql`select code from core.outbox where recipient = ${mail(name)} and code is not null order by at desc, id desc limit 1`))[0]?.code ?? '';
  const signInByCode = async (name: string, from: string): Promise<number> => {
    const { data } = await post('/user/sendLoginOtp', { username: mail(name) }, from);
    return (await post('/user/verifylogin', { requestId: data['requestId'], otp: await codeFor(name) }, from)).status;
  };

  it('lock the name for fifteen minutes after the fifth from one address, known or not, and nobody elsewhere', async () => {
    for (const username of [mail('whitelabel'), 'ghost@nowhere.test']) {
      const tries = [];
      for (let count = 0; count < 15; count++) tries.push((await signIn(username, `wrong-wrong-${count}`, '203.0.113.1')).status);
      expect(tries).toEqual([...Array<number>(5).fill(404), ...Array<number>(10).fill(423)]);
      const locked = await signIn(username, PASSWORD, '203.0.113.1');
      expect(locked.status).toBe(423);
      expect(locked.wait).toBeGreaterThan(800);
      expect((await signIn(username, 'wrong-too', '198.51.100.7')).status, 'elsewhere it is a password as any').toBe(404);
    }
    expect((await signIn('whitelabel', PASSWORD, '198.51.100.7')).status).toBe(200);
    expect(await signInByCode('whitelabel', '198.51.100.8')).toBe(200);
    later(15.1 * 60);
    expect((await signIn('whitelabel', PASSWORD, '203.0.113.1')).status).toBe(200);
  });

  it('are forgotten when a code is proven, also where they were made', async () => {
    for (let count = 0; count < 6; count++) await signIn('institute', `wrong-wrong-${count}`, '203.0.113.2');
    expect((await signIn('institute', PASSWORD, '203.0.113.2')).status).toBe(423);
    expect(await signInByCode('institute', '203.0.113.2')).toBe(200);
    expect((await signIn('institute', PASSWORD, '203.0.113.2')).status).toBe(200);
  });

  it('are forgotten with the right password, where it was given', async () => {
    const tries = async (count: number, from: string): Promise<number[]> => {
      const statuses = [];
      for (let one = 0; one < count; one++) statuses.push((await signIn('institute2', `wrong-wrong-${one}`, from)).status);
      return statuses;
    };
    expect(await tries(4, '203.0.113.6')).toEqual([404, 404, 404, 404]);
    expect(await tries(4, '203.0.113.7')).toEqual([404, 404, 404, 404]);
    expect((await signIn('institute2', PASSWORD, '203.0.113.6')).status).toBe(200);
    expect(await tries(4, '203.0.113.6')).toEqual([404, 404, 404, 404]);
    expect((await signIn('institute2', PASSWORD, '203.0.113.6')).status).toBe(200);
    expect(await tries(2, '203.0.113.7'), 'elsewhere they stand').toEqual([404, 423]);
  });

  it('lead to ten codes an hour from one address, and to twenty tries of them', async () => {
    const ask = async (name: string, from: string) => (await post('/user/sendLoginOtp', { username: mail(name) }, from)).data['requestId'];
    const sent = async (name: string) => (await asAll<{ n: number }>(sql`select count(*)::int as n from core.outbox where recipient = ${mail(name)} and kind = 'loginCode'`))[0]!.n;
    const before = await sent('super_admin');
    for (let count = 0; count < 12; count++) await ask('super_admin', '203.0.113.8');
    expect(await sent('super_admin')).toBe(before + 10);
    later(3_601);
    await ask('super_admin', '203.0.113.8');
    expect(await sent('super_admin')).toBe(before + 11);
    const tried = await sent('whitelabel');
    for (let count = 0; count < 5; count++) {
      const requestId = await ask('whitelabel', '203.0.113.9');
      for (let one = 0; one < 5; one++) await post('/user/verifylogin', { requestId, otp: 'wrong!' }, '203.0.113.9');
    }
    expect(await sent('whitelabel')).toBe(tried + 4);
  });

  it('of codes have their bound also where each request was opened before the first try', async () => {
    const from = '203.0.113.21';
    const opened: unknown[] = [];
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) {
      opened.push((await post('/user/sendLoginOtp', { username: mail('whitelabel') }, from)).data['requestId']);
      codes.push(await codeFor('whitelabel'));
      later(1);
    }
    await Promise.all(opened.slice(0, 4).flatMap((requestId) => [1, 2, 3, 4, 5].map(async () => expect((await post('/user/verifylogin', { requestId, otp: 'wrong!' }, from)).status).toBe(498))));
    expect((await post('/user/verifylogin', { requestId: opened[5], otp: codes[5] }, from)).status, 'the twenty-first, though it is right').toBe(498);
    expect(await signInByCode('whitelabel', '203.0.113.22'), 'elsewhere').toBe(200);
    later(3_601);
    expect(await signInByCode('whitelabel', from), 'an hour later').toBe(200);
  });

  it('of strangers leave the code that somebody holds, and are as many as their codes are worth', async () => {
    const own = { requestId: (await post('/user/sendLoginOtp', { username: mail('admin') }, '203.0.113.29')).data['requestId'], otp: await codeFor('admin') };
    await Promise.all(Array.from({ length: 35 }, async (_, count) => {
      const from = `203.0.113.${30 + count}`;
      const { requestId } = (await post('/user/sendLoginOtp', { username: mail('admin') }, from)).data;
      for (let one = 0; one < 5; one++) await post('/user/verifylogin', { requestId, otp: 'wrong!' }, from);
    }));
    const tries = (await asAll<{ n: number }>(sql`select coalesce(sum(tries), 0)::int as n from core.otp where user_id = ${accountId('admin')} and created_at > ${new Date(now.getTime() - 3_600_000).toISOString()}`))[0]!.n;
    expect(tries).toBeLessThanOrEqual(150);
    expect((await post('/user/verifylogin', own, '203.0.113.29')).status).toBe(200);
  });

  it('of codes keep nobody from setting a new password meanwhile', async () => {
    const reset = { requestId: (await post('/user/forgotPassword', { username: mail('sub_admin') }, '198.51.100.30')).data['requestId'], otp: await codeFor('sub_admin'), password: 'Quite-new-secret-7' };
    const opened: { requestId: unknown; from: string }[] = [];
    for (let count = 0; count < 12; count++) {
      const from = `203.0.113.${80 + count}`;
      opened.push({ from, requestId: (await post('/user/sendLoginOtp', { username: mail('sub_admin') }, from)).data['requestId'] });
    }
    const token = String((await signIn('sub_admin', PASSWORD, '198.51.100.30')).data['token']);
    const own = () => platform.call({ method: 'PUT', url: '/api/v9/user/password', body: { currentPassword: PASSWORD, password: 'Quite-new-secret-8' }, token });
    const wrong = () => opened.flatMap(({ requestId, from }) => [1, 2].map(() => post('/user/verifylogin', { requestId, otp: 'wrong!' }, from)));
    const [changed, ...first] = await Promise.all([own(), ...wrong()]);
    expect(changed.status).toBe(200);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([498]));
    expect((await post('/user/resetPassword', reset, '198.51.100.30')).status, 'worth nothing since').toBe(498);
    later(3_601);
    const again = { ...reset, requestId: (await post('/user/forgotPassword', { username: mail('sub_admin') }, '198.51.100.30')).data['requestId'], otp: '' };
    again.otp = await codeFor('sub_admin');
    for (const one of opened) one.requestId = (await post('/user/sendLoginOtp', { username: mail('sub_admin') }, one.from)).data['requestId'];
    const [done, ...second] = await Promise.all([post('/user/resetPassword', again, '198.51.100.30'), ...wrong()]);
    expect(done.status).toBe(200);
    expect(new Set(second.map(({ status }) => status))).toEqual(new Set([498]));
  });

  it('of codes take the database from nobody, however many wait for one person', async () => {
    const opened: { requestId: unknown; from: string }[] = [];
    for (let count = 0; count < 24; count++) {
      const from = `203.0.113.${120 + count}`;
      opened.push({ from, requestId: (await post('/user/sendLoginOtp', { username: mail('faculty') }, from)).data['requestId'] });
    }
    const token = await platform.login('institute');
    let release = (): void => undefined;
    let isHeld = (): void => undefined;
    const held = new Promise<void>((done) => (isHeld = done));
    const holding = platform.context.database.owner.transaction().execute(async (trx) => {
      await sql`set local role lectern_all`.execute(trx);
      const { rows } = await sql`select 1 from app."user" where id = ${accountId('faculty')} for update`.execute(trx);
      expect(rows).toHaveLength(1);
      await new Promise<void>((done) => {
        release = done;
        isHeld();
      });
    });
    await held;
    const tries = opened.map(({ requestId, from }) => post('/user/verifylogin', { requestId, otp: '000000' }, from));
    await wait(300);
    const list = platform.call({ method: 'POST', url: '/api/v9/course/search', body: {}, token }).then(({ status }) => status);
    expect(await Promise.race([list, wait(5_000).then(() => 'waits')])).toBe(200);
    release();
    await holding;
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([498]));
  });

  it('of codes for one name are in nobody else’s way, and are found among all that were asked for', async () => {
    await asAll(sql`insert into core.otp (id, purpose, user_id, network_hash, code_hash, payload, created_at, sent_at, expires_at)
      select gen_random_uuid(), 'login', null, sha256(n::text::bytea), sha256('x'), jsonb_build_object('to', jsonb_build_object('channel', 'email', 'address', n || '@flood.test')), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + interval '1 hour'
      from generate_series(1, 20000) n`);
    await platform.context.database.owner.executeQuery(sql`analyze core.otp`.compile(platform.context.database.owner));
    const plan = await asAll<{ 'QUERY PLAN': string }>(sql`explain select count(*) from core.otp where sent_at > ${now.toISOString()}::timestamptz - interval '1 hour' and (user_id = ${accountId('faculty')}::uuid or payload->'to'->>'address' = 'one@flood.test')`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/otp_person[\s\S]*otp_address|otp_address[\s\S]*otp_person/);
    const flood = Array.from({ length: 90 }, (_, count) => post('/user/sendLoginOtp', { username: mail('faculty') }, `198.18.${count}.1`));
    const begun = Date.now();
    expect(await signInByCode('whitelabel', '198.51.100.99')).toBe(200);
    expect(Date.now() - begun, 'milliseconds among ninety for somebody else').toBeLessThan(4_000);
    // Who waits is bounded: the others are asked to come again, be there such a name or not.
    const ends = new Set((await Promise.all(flood)).map(({ status }) => status));
    expect([...ends].toSorted()).toEqual([200, 429]);
    expect([...new Set((await Promise.all(Array.from({ length: 90 }, (_, count) => post('/user/sendLoginOtp', { username: 'ghost@nowhere.test' }, `198.18.${count}.1`)))).map(({ status }) => status))].toSorted()).toEqual([200, 429]);
    await asAll(sql`delete from core.otp where payload->'to'->>'address' like '%@flood.test'`);
  });

  it('of codes leave those of a registration alone, so that it is sent again alike whether there is an account or none', async () => {
    const again = [];
    for (const [at, email] of [mail('whitelabel'), 'nobody.there@nowhere.test'].entries()) {
      const from = `203.0.113.${200 + at}`;
      const asked = await post('/user/instituteRegistration', { name: `Twice ${at}`, emailId: email, phoneNumber: `987650140${at}`, password: 'River-of-letters-9' }, from);
      for (let count = 0; count < 9; count++) await post('/user/sendLoginOtp', { username: email }, from);
      later(31);
      const { status, wait: seconds } = await post('/user/resendOtp', { requestId: asked.data['requestId'] }, from);
      again.push([status, seconds]);
    }
    expect(again).toEqual([[200, 0], [200, 0]]);
  });

  it('are no way to fill a post box: codes sent again count as codes asked for', async () => {
    const sent = async () => (await asAll<{ n: number }>(sql`select count(*)::int as n from core.outbox where recipient = ${mail('faculty')} and kind = 'loginCode'`))[0]!.n;
    const before = await sent();
    const opened: unknown[] = [];
    for (let count = 0; count < 5; count++) opened.push((await post('/user/sendLoginOtp', { username: mail('faculty') }, '203.0.113.23')).data['requestId']);
    const statuses = new Set<number>();
    for (let again = 0; again < 4; again++) {
      later(31);
      for (const requestId of opened) statuses.add((await post('/user/resendOtp', { requestId }, '203.0.113.23')).status);
    }
    expect(await sent()).toBe(before + 10);
    expect([...statuses], 'as for a name that nobody bears').toEqual([200]);
  });

  it('count for a person under each name at once', async () => {
    await asAll(sql`update app."user" set phone_number = '+919811112222' where id = ${accountId('faculty')}`);
    const names = [mail('faculty'), '9811112222', '+91 98111 12222', ` ${mail('faculty').toUpperCase()} `];
    const statuses = [];
    for (let count = 0; count < 8; count++) statuses.push((await post('/user/userLogin', { username: names[count % 4], password: `wrong-wrong-${count}` }, '203.0.113.3')).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 423, 423, 423]);
  });

  it('from many addresses are slowed to one a minute, and the person signs in where the person has before', async () => {
    expect((await signIn('admin', PASSWORD, '192.0.2.44')).status).toBe(200);
    let tried = 0;
    let address = 0;
    const begun = now.getTime();
    const MINUTES = 30;
    while (now.getTime() - begun < MINUTES * 60_000) {
      const reply = await signIn('admin', 'wrong-wrong-wrong', `10.1.${Math.floor(address / 200)}.${1 + (address++ % 200)}`);
      if (reply.status === 404) tried++;
      else {
        expect(reply.status).toBe(423);
        expect(reply.wait, 'delayed, never shut out').toBeLessThanOrEqual(60);
        later(reply.wait);
      }
    }
    expect(tried).toBeLessThanOrEqual(MINUTES + 30);
    expect((await signIn('admin', PASSWORD, '192.0.2.44')).status).toBe(200);
    expect(await signInByCode('admin', '198.51.100.9'), 'by a code from anywhere').toBe(200);
  }, 300_000);

  it('at many at once are no more than one after another', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => signIn('institute2', `wrong-wrong-${index}`, '203.0.113.4')));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(404), ...Array<number>(7).fill(423)]);
  });

  it('codes asked for by strangers leave the person’s own; all strangers together have a bound', async () => {
    for (let count = 0; count < 15; count++) await post('/user/sendLoginOtp', { username: mail('sub_admin') }, '203.0.113.5');
    expect(await signInByCode('sub_admin', '198.51.100.10')).toBe(200);
    for (let count = 0; count < 60; count++) await post('/user/sendLoginOtp', { username: mail('sub_admin') }, `10.2.0.${count + 1}`);
    const sent = await asAll<{ sent: number }>(sql`select count(*)::int as sent from core.otp where user_id = ${accountId('sub_admin')} and created_at > ${new Date(now.getTime() - 3_600_000).toISOString()}`);
    expect(sent[0]!.sent).toBeLessThanOrEqual(32);
    expect(await signInByCode('sub_admin', '198.51.100.10'), 'where the person was signed in').toBe(200);
  });

  it('are counted by the network of an IPv6 address', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect([networkOf('::1'), networkOf('::ffff:192.0.2.1'), networkOf('fe80::1%eth0')]).toEqual(['0:0:0:0::/64', '192.0.2.1', 'fe80:0:0:0::/64']);
    // Of a caller who is gone the runtime knows no address.
    expect(networkOf(undefined)).toBe('nobody');
  });
});
