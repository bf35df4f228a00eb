import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

/** What is asked at the same moment may not outlive the end of the sessions it was asked with. */
describe('sessions that end while they are in use', () => {
  let platform: TestPlatform;
  const all = { scope: { kind: 'all' } } as const;

  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 12 } });
  });
  afterAll(() => platform?.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: unknown): Promise<CallResult> =>
    platform.call({ method, url: `/api/v9${path}`, ...(token && { token }), ...(body !== undefined && { body }) });
  const bearerOf = ({ data }: CallResult): string => `Bearer ${String(data['token'])}`;
  const act = (token: string) => call('POST', '/user/instiLoginFromSuperAdmin', token, { instituteId: INSTITUTES.north });
  const sessionsOf = async (name: 'faculty' | 'institute' | 'super_admin'): Promise<number> => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ n: number }>`select count(*)::int as n from core.session where user_id = ${accountId(name)}`.execute(trx));
    return rows[0]!.n;
  };
  /** Renews on and on, and returns when a renewal is refused; `false` when that never happens. */
  const cling = async (token: string): Promise<boolean> => {
    for (let count = 0, held = token; count < 200; count++) {
      const reply = await call('GET', '/user/refresh-login', held);
      if (reply.status === 401) return true;
      expect(reply.status).toBe(200);
      held = bearerOf(reply);
    }
    return false;
  };

  it('cannot be held by renewing them: signing out everywhere', async () => {
    for (let round = 0; round < 4; round++) {
      const tokens = await Promise.all([1, 2, 3, 4].map(() => platform.login('faculty')));
      const own = await platform.login('faculty');
      const clinging = Promise.all(tokens.map(cling));
      expect((await call('POST', '/user/logoutEverywhere', own)).status).toBe(200);
      expect(await clinging).toEqual([true, true, true, true]);
      expect(await sessionsOf('faculty')).toBe(0);
    }
  });

  it('cannot be held by renewing them: ending one of the list, which leaves the others', async () => {
    const own = await platform.login('faculty');
    const bystander = await platform.login('faculty');
    for (let round = 0; round < 6; round++) {
      const token = await platform.login('faculty');
      const listed = (await call('GET', '/user/sessions', token)).data['items'] as { id: string; isCurrent: boolean }[];
      const id = listed.find(({ isCurrent }) => isCurrent)!.id;
      // Two tabs that renew the same sign-in, each from its own token.
      const second = bearerOf(await call('GET', '/user/refresh-login', token));
      const clinging = Promise.all([cling(token), cling(second)]);
      expect((await call('DELETE', `/user/sessions/${id}`, own)).status).toBe(200);
      expect(await clinging).toEqual([true, true]);
      expect((await call('DELETE', `/user/sessions/${id}`, own)).status).toBe(404);
    }
    expect((await call('GET', '/user/details', bystander)).status).toBe(200);
    expect(await sessionsOf('faculty')).toBe(2);
    await call('POST', '/user/logoutEverywhere', own);
  });

  it('cannot be held by renewing them: signing out', async () => {
    const token = await platform.login('faculty');
    const clinging = cling(token);
    expect((await call('POST', '/user/logout', token)).status).toBe(200);
    expect(await clinging).toBe(true);
    expect(await sessionsOf('faculty')).toBe(0);
  });

  it('keep one name in the list through every renewal', async () => {
    const first = await platform.login('faculty');
    const idsOf = async (token: string) => ((await call('GET', '/user/sessions', token)).data['items'] as { id: string; isCurrent: boolean }[]).map(({ id, isCurrent }) => [id, isCurrent]);
    const before = await idsOf(first);
    const renewed = bearerOf(await call('GET', '/user/refresh-login', bearerOf(await call('GET', '/user/refresh-login', first))));
    expect(await idsOf(renewed)).toEqual(before);
    expect(before).toEqual([[expect.any(String), true]]);
    await call('POST', '/user/logout', renewed);
  });

  it('cannot be held by renewing them: a new password, a new role, a closed account', async () => {
    const manager = await platform.login('institute');
    const changes = [
      async (own: string) => call('PUT', '/user/password', own, { currentPassword: PASSWORD, password: 'Correct-horse-1' }),
      async () => call('PUT', `/user/${accountId('faculty')}`, manager, { role: 'sub_admin' }),
      async () => call('PUT', `/user/${accountId('faculty')}/deactivate`, manager),
    ];
    for (const [index, change] of changes.entries()) {
      const tokens = await Promise.all([1, 2, 3].map(() => platform.login('faculty')));
      const own = await platform.login('faculty');
      const clinging = Promise.all(tokens.map(cling));
      expect(await change(own)).toMatchObject({ status: 200 });
      expect(await clinging).toEqual([true, true, true]);
      expect(await sessionsOf('faculty')).toBe(index === 0 ? 1 : 0);
    }
  });

  it('are not renewed once their row is gone, whatever the gate remembers', async () => {
    const token = await platform.login('institute');
    expect((await call('GET', '/user/details', token)).status).toBe(200);
    const { rows } = await platform.context.database.transaction(all, async (trx) => {
      // As the gate of another node has it for a moment: ended, and not heard of yet.
      await sql`alter table core.session disable trigger actor_delete`.execute(platform.context.database.owner);
      return sql`delete from core.session where user_id = ${accountId('institute')} returning 1`.execute(trx);
    }).finally(() => sql`alter table core.session enable trigger actor_delete`.execute(platform.context.database.owner));
    expect(rows.length).toBeGreaterThan(0);
    const replies = await Promise.all([call('GET', '/user/refresh-login', token), call('PUT', '/user/password', token, { currentPassword: PASSWORD, password: 'Correct-horse-1' })]);
    for (const reply of replies) expect(reply).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    expect(await sessionsOf('institute')).toBe(0);
  });

  it('give one of one’s own for the acting one, however often it is asked for', async () => {
    const acting = bearerOf(await act(await platform.login('super_admin')));
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/user/stopActing', acting)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await sessionsOf('super_admin')).toBe(1);
  });

  it('give one acting session for the own one, which ends', async () => {
    await call('POST', '/user/logoutEverywhere', await platform.login('super_admin'));
    const own = await platform.login('super_admin');
    const replies = await Promise.all([1, 2, 3, 4].map(() => act(own)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect((await call('GET', '/user/details', own)).status).toBe(401);
    expect(await sessionsOf('super_admin')).toBe(1);
    expect((await call('POST', '/user/stopActing', bearerOf(replies.find(({ status }) => status === 200)!))).status).toBe(200);
  });

  it('of acting are ended with all others, and then lead back to nothing', async () => {
    const acting = bearerOf(await act(await platform.login('super_admin')));
    expect((await call('GET', '/user/details', acting)).status).toBe(200);
    expect((await call('POST', '/user/logoutEverywhere', await platform.login('super_admin'))).status).toBe(200);
    expect(await call('POST', '/user/stopActing', acting)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    expect(await sessionsOf('super_admin')).toBe(0);
  });

  it('are not begun by a password that has been replaced meanwhile', async () => {
    const username = 'whitelabel@demo.lectern.test';
    const { database } = platform.context;
    const id = accountId('whitelabel');
    let signIn: Promise<CallResult> | undefined;
    await database.transaction(all, async (trx) => {
      await sql`update app."user" set password = ${'another hash'} where id = ${id}::uuid`.execute(trx);
      signIn = call('POST', '/user/userLogin', undefined, { username, password: PASSWORD });
      // Until the sign-in, its password proved, waits for this change.
      const isWaiting = async (): Promise<boolean> => (await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)).rows.length > 0;
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    });
    expect(await signIn).toMatchObject({ status: 404, body: { code: 'WRONG_CREDENTIALS' } });
    const { rows } = await database.transaction(all, (trx) => sql`select 1 from core.session where user_id = ${id}`.execute(trx));
    expect(rows).toEqual([]);
  });
});
