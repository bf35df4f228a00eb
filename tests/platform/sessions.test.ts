import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_SIGN_INS, startSession } from '../../platform/identity/sessions/sessions';
import { accountId, createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';

const DAY_MINUTES = 24 * 60;

describe('sessions', () => {
  let platform: TestPlatform;
  let now = new Date();
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { sessionDays: 90 } });
  });
  afterAll(() => platform?.close());

  const later = (minutes: number): void => {
    now = new Date(now.getTime() + minutes * 60_000);
    platform.app.actors.forget('*');
  };
  const get = (path: string, token: string): Promise<CallResult> => platform.call({ method: 'GET', url: `/api/v9${path}`, token });
  const put = (path: string, token: string, body: unknown = {}): Promise<CallResult> => platform.call({ method: 'PUT', url: `/api/v9${path}`, token, body });
  const status = async (token: string): Promise<number> => (await get('/user/details', token)).status;
  const renew = async (token: string): Promise<string> => `Bearer ${String((await get('/user/refresh-login', token)).data['token'])}`;
  const rowsOf = async (name: 'faculty' | 'institute' | 'admin' | 'whitelabel'): Promise<number> => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
      sql<{ live: number }>`select count(*) filter (where expires_at > ${now.toISOString()})::int as live from core.session where user_id = ${accountId(name)}`.execute(trx));
    return rows[0]!.live;
  };

  it('end ninety days after the sign-in, however much they are used and renewed', async () => {
    let token = await platform.login('institute');
    for (let day = 0; day < 85; day += 5) {
      later(5 * DAY_MINUTES);
      if (day % 2) token = await renew(token);
      expect(await status(token), `day ${day + 5}`).toBe(200);
    }
    later(4 * DAY_MINUTES);
    expect(await status(token)).toBe(200);
    token = await renew(token);
    later(1.1 * DAY_MINUTES);
    expect(await status(token)).toBe(401);
  });

  it('are told apart when they are used, and keep of a program’s name what fits', async () => {
    const { rows: [long] } = await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await startSession({ trx, user: { id: accountId('whitelabel'), instituteId: null }, now, longestDays: 90, agent: 'x'.repeat(400) });
      return sql<{ length: number }>`select length(agent) as length from core.session where user_id = ${accountId('whitelabel')} and agent is not null`.execute(trx);
    });
    expect(long).toEqual({ length: 300 });
    const [used, other] = [await platform.login('faculty'), await platform.login('admin')];
    const begun = now;
    later(10);
    expect(await status(used)).toBe(200);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ last: string }>`select max(used_at) as last from core.session where user_id = ${accountId('admin')}`.execute(trx));
    expect(new Date(rows[0]!.last).getTime()).toBe(begun.getTime());
    expect(await status(other)).toBe(200);
  });

  it('end at once where the setting is shortened', async () => {
    const token = await platform.login('institute');
    later(20 * DAY_MINUTES);
    expect(await status(token)).toBe(200);
    const short = await createTestPlatform({ config: { sessionDays: 1 }, clock: () => now });
    const other = await short.login('institute');
    expect((await short.call({ method: 'GET', url: '/api/v9/user/details', token: other })).status).toBe(200);
    later(1.1 * DAY_MINUTES);
    short.app.actors.forget('*');
    expect((await short.call({ method: 'GET', url: '/api/v9/user/details', token: other })).status).toBe(401);
    await short.close();
  });

  it('end whole when a token that was renewed comes back after its last minute', async () => {
    const stolen = await platform.login('faculty');
    const bystander = await platform.login('faculty');
    const renewed = await renew(stolen);
    expect(await status(stolen), 'calls under way pass for a minute').toBe(200);
    later(1.1);
    expect(await status(renewed)).toBe(200);
    expect(await status(stolen)).toBe(401);
    expect(await status(renewed), 'nobody knows which of the two it was').toBe(401);
    expect(await status(bystander), 'another sign-in is another').toBe(200);
  });

  it('are not renewed once they have run out, though their bearer is remembered for a moment', async () => {
    const token = await platform.login('institute');
    expect(await status(token)).toBe(200);
    now = new Date(now.getTime() + 31 * DAY_MINUTES * 60_000);
    expect((await get('/user/refresh-login', token)).status).toBe(401);
  });

  it('are worth nothing while the institute is closed, however it was closed', async () => {
    const token = await platform.login('institute2');
    for (const closed of ['is_suspended = true', 'is_active = false', 'is_approved = false']) {
      const set = (what: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql.raw(`update app.institution set ${what} where id = '${INSTITUTES.south}'`).execute(trx));
      await set(closed);
      platform.app.actors.forget('*');
      expect(await status(token), closed).toBe(401);
      await set('is_suspended = false, is_active = true, is_approved = true');
      platform.app.actors.forget('*');
      expect(await status(token)).toBe(200);
    }
  });

  it('of acting are worth nothing once the institute is not there any more, also one that was begun at that very moment', async () => {
    const acting = `Bearer ${String((await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.lapsed } })).data['token'])}`;
    expect(await status(acting)).toBe(200);
    const set = (what: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql.raw(`update app.institution set ${what} where id = '${INSTITUTES.lapsed}'`).execute(trx));
    await set('deleted_at = now()');
    platform.app.actors.forget('*');
    expect(await status(acting)).toBe(401);
    await set('deleted_at = null');
  });

  it('are looked up anew when they are not remembered any more, whether or not anything was forgotten', async () => {
    const token = await platform.login('institute');
    const [{ actors }, bare] = [platform.app, token.replace('Bearer ', '')];
    expect((await actors.find(bare))?.actor.id).toBe(accountId('institute'));
    now = new Date(now.getTime() + 31 * DAY_MINUTES * 60_000);
    const inAMoment = Date.now() + 6_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => inAMoment);
    expect(await actors.find(bare).finally(() => clock.mockRestore())).toBeNull();
  });

  it('are looked at without being remembered, which is no use of them', async () => {
    const token = await platform.login('institute');
    const usedAt = async () => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ last: string }>`select max(used_at)::text as last from core.session where user_id = ${accountId('institute')}`.execute(trx))).rows[0]!.last;
    const before = await usedAt();
    later(10);
    expect((await platform.app.actors.look(token.replace('Bearer ', '')))?.actor.id).toBe(accountId('institute'));
    expect(await platform.app.actors.look(token.replace('Bearer ', 'x'))).toBeNull();
    expect(await usedAt()).toBe(before);
    expect(await status(token)).toBe(200);
    expect(await usedAt()).not.toBe(before);
  });

  it('that have simply run out end nothing else', async () => {
    const token = await platform.login('faculty');
    later(31 * DAY_MINUTES);
    const fresh = await platform.login('faculty');
    expect(await status(token)).toBe(401);
    expect(await status(fresh)).toBe(200);
  });

  it('are bounded a person, and shown as many as there are', async () => {
    const first = await platform.login('admin');
    for (let count = 0; count < MOST_SIGN_INS + 5; count++) await platform.login('admin');
    platform.app.actors.forget('*');
    expect(await status(first)).toBe(401);
    expect(await rowsOf('admin')).toBe(MOST_SIGN_INS);
    expect((await get('/user/sessions', await platform.login('admin'))).data['total']).toBe(MOST_SIGN_INS);
  });

  it('renewed without end leave few tokens behind', async () => {
    let token = await platform.login('whitelabel');
    for (let count = 0; count < 60; count++) token = await renew(token);
    expect(await status(token)).toBe(200);
    expect(await rowsOf('whitelabel')).toBeLessThanOrEqual(20);
  });

  it('of a closed institute’s people do not live again when it opens', async () => {
    const operator = await platform.login('super_admin');
    for (const path of ['suspendInstitute', 'deactivateInstitute']) {
      const token = await platform.login('institute2');
      expect(await status(token)).toBe(200);
      expect((await put(`/institute/${INSTITUTES.south}/${path}`, operator)).status).toBe(200);
      expect(await status(token)).toBe(401);
      expect((await put(`/institute/${INSTITUTES.south}/approveInstitute`, operator)).status).toBe(200);
      platform.app.actors.forget('*');
      expect(await status(token), path).toBe(401);
      expect(await status(await platform.login('institute2'))).toBe(200);
    }
  });
});
