import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SIGN_INS } from '../../platform/auth/sessions';
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
