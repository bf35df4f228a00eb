import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type TestPlatform } from './support';

describe('the trail of signing in', () => {
  let platform: TestPlatform;
  const now = { at: new Date() };
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now.at, config: { isProxyTrusted: true } });
  });
  afterAll(() => platform?.close());

  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Reading Room/7' };
  const post = (url: string, body: unknown, token?: string) => platform.call({ method: 'POST', url: `/api/v9${url}`, body, headers, ...(token && { token }) });
  const trail = async (id: string) => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
      sql<{ action: string; actor_id: string | null; institute_id: string; answers: object | null }>`select action, actor_id, institute_id, answers from core.audit where record_id = ${id} order by at, id`.execute(trx));
    return rows;
  };

  it('holds sign-in, failed sign-in, codes and sign-out, each with address and program', async () => {
    const username = 'institute@demo.lectern.test';
    await post('/user/userLogin', { username, password: 'wrong-wrong-wrong' });
    const { data } = await post('/user/userLogin', { username, password: PASSWORD });
    await post('/user/sendLoginOtp', { username });
    await post('/user/logout', {}, `Bearer ${String(data['token'])}`);
    const rows = await trail(accountId('institute'));
    expect(rows.map(({ action, actor_id: actor }) => [action, actor === null ? 'nobody' : 'self'])).toEqual([['signInFailed', 'nobody'], ['signIn', 'self'], ['codeSent', 'nobody'], ['signOut', 'self']]);
    for (const row of rows) expect(row).toMatchObject({ institute_id: INSTITUTES.north, answers: { address: '203.0.113.77', agent: 'Reading Room/7' } });
    expect(JSON.stringify(rows)).not.toContain('wrong-wrong-wrong');
  });

  it('says who changed a password, and whose rights were changed by whom', async () => {
    const token = await platform.login('whitelabel');
    await platform.call({ method: 'PUT', url: '/api/v9/user/password', token, headers, body: { currentPassword: PASSWORD, password: 'Quite-new-secret-7' } });
    expect((await trail(accountId('whitelabel'))).find(({ action }) => action === 'changePassword')).toMatchObject({ actor_id: accountId('whitelabel'), answers: { address: '203.0.113.77' } });
    const operator = await platform.login('super_admin');
    await platform.call({ method: 'PUT', url: `/api/v9/user/${accountId('faculty')}`, token: operator, body: { role: 'sub_admin' } });
    expect((await trail(accountId('faculty'))).at(-1)).toMatchObject({ action: 'update', actor_id: accountId('super_admin') });
  });

  it('keeps so much an hour, of names nobody bears nothing, and none of it among recent work', async () => {
    const { database } = platform.context;
    const count = async () => Number((await database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ n: number }>`select count(*)::int as n from core.audit`.execute(trx))).rows[0]!.n);
    const before = await count();
    await post('/user/userLogin', { username: 'ghost@nowhere.test', password: 'wrong-wrong-wrong' });
    expect(await count()).toBe(before);
    for (let tries = 0; tries < 65; tries++) await post('/user/userLogin', { username: 'admin@demo.lectern.test', password: PASSWORD });
    expect((await trail(accountId('admin'))).filter(({ action }) => action === 'signIn')).toHaveLength(60);
    const recent = await platform.call({ method: 'POST', url: '/api/v9/home/recent', token: await platform.login('super_admin'), body: {} });
    expect(JSON.stringify(recent.body)).not.toMatch(/signIn|signOut|codeSent/);
  }, 300_000);
});
