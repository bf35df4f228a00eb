import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attentionFilter } from '../../src/customPages/home/page/attentionFilter';
import { accountId, createTestPlatform, PASSWORD, type TestPlatform } from './support';

/** Who watches over accounts sees which of them somebody tries to get into. */
describe('failed sign-ins', () => {
  let platform: TestPlatform;
  let now = new Date();
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { isProxyTrusted: true } });
  });
  afterAll(() => platform?.close());

  const all = { scope: { kind: 'all' } } as const;
  const mail = (name: string): string => `${name}@demo.lectern.test`;
  const post = (url: string, body: unknown, address = '203.0.113.7') => platform.call({ method: 'POST', url: `/api/v9${url}`, body, headers: { 'x-forwarded-for': address } });
  const signIn = async (name: string, password: string, address?: string) => (await post('/user/userLogin', { username: mail(name), password }, address)).status;
  const fail = async (name: string, times: number): Promise<void> => {
    // From many addresses, as who guesses would, since one is locked after five.
    for (let count = 0; count < times; count++) expect(await signIn(name, `wrong-wrong-${count}`, `198.51.100.${count + 1}`)).toBe(404);
  };
  const later = (hours: number): void => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  const record = async (name: Parameters<typeof accountId>[0]) => (await platform.call({ method: 'GET', url: `/api/v9/user/${accountId(name)}`, token: await platform.login('super_admin') })).data;
  const wanting = async (as: string) => {
    const user = platform.context.loader.require('user');
    const attention = user.attention.find(({ name }) => name === 'failedSignIns')!;
    const filters = attentionFilter({ resource: user, attention, now: now.getTime() });
    const reply = await platform.call({ method: 'POST', url: '/api/v9/user/search?size=20&page=0', token: await platform.login(as), body: { filters } });
    expect(reply.status).toBe(200);
    const items = reply.data['items'] as { id: string }[];
    expect(reply.data['total']).toBe(items.length);
    return items.map(({ id }) => id);
  };
  const code = async (recipient: string) => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox where recipient = ${recipient} order by at desc, id desc limit 1`.execute(trx));
    return /\d{6}/.exec(rows[0]!.body)![0];
  };
  const trail = async (name: Parameters<typeof accountId>[0]) => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ action: string; answers: { address: string } | null }>`select action, answers from core.audit where record_id = ${accountId(name)} order by at, id`.execute(trx));
    return rows.map(({ action, answers }) => [action, answers?.address]);
  };

  it('are counted in a row, shown to who may read the person, and wanted to be looked at from the fifth on', async () => {
    await fail('sub_admin', 4);
    expect(await wanting('institute')).toEqual([]);
    await fail('sub_admin', 1);
    expect(await record('sub_admin')).toMatchObject({ failedSignIns: 5, lastFailedSignInAt: now.toISOString(), version: 1 });
    expect(await wanting('institute')).toEqual([accountId('sub_admin')]);
    expect(await wanting('super_admin')).toEqual([accountId('sub_admin')]);
    expect(await wanting('institute2'), 'another institute').toEqual([]);
  });

  it('begin anew with a good sign-in, and after a day', async () => {
    expect(await signIn('sub_admin', PASSWORD)).toBe(200);
    expect(await record('sub_admin')).toMatchObject({ failedSignIns: 0, lastFailedSignInAt: now.toISOString() });
    expect(await wanting('super_admin')).toEqual([]);
    await fail('faculty', 5);
    later(25);
    await fail('faculty', 1);
    expect(await record('faculty')).toMatchObject({ failedSignIns: 1 });
  });

  it('are told of until the day after', async () => {
    later(25);
    await fail('faculty', 5);
    later(20);
    expect(await wanting('institute')).toEqual([accountId('faculty')]);
    later(48);
    expect(await wanting('institute')).toEqual([]);
  });

  it('are nobody’s to write', async () => {
    const before = await record('faculty');
    for (const name of ['super_admin', 'institute', 'faculty']) {
      const token = await platform.login(name);
      for (const body of [{ failedSignIns: 0 }, { lastFailedSignInAt: null }]) {
        const reply = await platform.call({ method: 'PUT', url: `/api/v9/user/${accountId('faculty')}`, token, body });
        expect([403, 422]).toContain(reply.status);
      }
    }
    const made = await platform.call({ method: 'POST', url: '/api/v9/user', token: await platform.login('institute'), body: { name: 'Asha Rao', emailId: 'asha@north.test', role: 'faculty', failedSignIns: 9 } });
    expect(made).toMatchObject({ status: 422, body: { errors: { failedSignIns: expect.any(String) } } });
    expect(await record('faculty')).toEqual(before);
  });

  it('by a wrong code are among them, and in the trail with the address, as is the new password by a code', async () => {
    const { requestId } = (await post('/user/sendLoginOtp', { username: mail('institute2') })).data;
    const right = await code(mail('institute2'));
    const wrong = right === '111111' ? '222222' : '111111';
    expect((await post('/user/verifylogin', { requestId, otp: wrong }, '192.0.2.66')).status).toBe(498);
    expect(await record('institute2')).toMatchObject({ failedSignIns: 1 });
    expect((await post('/user/verifylogin', { requestId, otp: right }, '192.0.2.67')).status).toBe(200);
    expect(await record('institute2')).toMatchObject({ failedSignIns: 0 });
    const reset = (await post('/user/forgotPassword', { username: mail('institute2') })).data['requestId'];
    const second = await code(mail('institute2'));
    const password = 'Quite-new-secret-7';
    expect((await post('/user/resetPassword', { requestId: reset, otp: second === '111111' ? '222222' : '111111', password }, '192.0.2.68')).status).toBe(498);
    expect((await post('/user/resetPassword', { requestId: reset, otp: second, password }, '192.0.2.69')).status).toBe(200);
    expect(await trail('institute2')).toEqual([
      ['codeSent', '203.0.113.7'], ['codeFailed', '192.0.2.66'], ['signIn', '192.0.2.67'], ['codeSent', '203.0.113.7'], ['codeFailed', '192.0.2.68'], ['resetPassword', '192.0.2.69'],
    ]);
  });

  it('are found along an index', async () => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ indexdef: string }>`select indexdef from pg_indexes where schemaname = 'app' and tablename = 'user'`.execute(trx));
    for (const column of ['failed_sign_ins', 'last_failed_sign_in_at']) expect(rows.filter(({ indexdef }) => indexdef.includes(column)).length, column).toBeGreaterThan(0);
  });

  it('are a row where they are less than a day apart, and begin anew after that', async () => {
    await fail('faculty', 1);
    const { failedSignIns } = (await record('faculty')) as { failedSignIns: number };
    later(23);
    await fail('faculty', 1);
    expect(await record('faculty')).toMatchObject({ failedSignIns: failedSignIns + 1 });
    later(25);
    await fail('faculty', 1);
    expect(await record('faculty')).toMatchObject({ failedSignIns: 1 });
  });
});
