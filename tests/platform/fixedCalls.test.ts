import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_CALLS, type FixedCall } from '../../platform/openapi/fixedCalls';
import { ACCOUNTS, accountId, createTestPlatform, type CallResult, type TestPlatform } from './support';

/** Open to people whose institute's plan has run out: their account, and the way to a new plan. */
const WITHOUT_PLAN = /^\/api\/v9\/(user\/(details|refresh-login|logout|profile|language|password|sessions|logoutEverywhere)|modules(\/my-access)?$|home\/version|ai-token\/balance|institute\/plan$)/;
const SUPER_ADMIN_ALONE = ['/api/v9/outbox', '/api/v9/user/instiLoginFromSuperAdmin'];

/** Every call that no declaration gives asks who is there, by being in the list of them. */
describe('fixed calls', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  const closed = FIXED_CALLS.filter(({ isPublic, path }) => !isPublic && path.startsWith('/api/'));
  const make = ({ method, path, body = [] }: FixedCall, token?: string): Promise<CallResult> =>
    platform.call({
      method: method.toUpperCase() as 'GET',
      url: path.replace('{id}', accountId('student')).replace('{kind}', 'user'),
      ...(token && { token }),
      ...(method === 'get' || method === 'delete' ? {} : { body: Object.fromEntries(body.map((name) => [name, 'x'])) }),
    });
  const nameOf = ({ method, path }: FixedCall): string => `${method.toUpperCase()} ${path}`;

  it.each(closed.map((call) => [nameOf(call), call] as const))('%s is closed without a token, and with a wrong one', async (_name, call) => {
    for (const token of [undefined, 'Bearer made-up-made-up-made-up-made-up']) expect(await make(call, token)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  });

  it.each(closed.map((call) => [nameOf(call), call] as const))('%s knows whose plan has run out', async (_name, call) => {
    const reply = await make(call, await platform.login('expired'));
    if (WITHOUT_PLAN.test(call.path)) expect(reply.body['code']).not.toBe('PLAN_EXPIRED');
    else expect(reply).toMatchObject({ status: 404, headers: { 'x-plan-active': 'false' }, body: { code: 'PLAN_EXPIRED' } });
  });

  it.each(Object.keys(ACCOUNTS).filter((name) => name !== 'expired'))('%s is answered by every call, never by a failure of ours', async (name) => {
    for (const call of closed) {
      const reply = await make(call, await platform.login(name));
      expect(reply.status, nameOf(call)).toBeLessThan(500);
      const isOperators = SUPER_ADMIN_ALONE.includes(call.path) || (call.method === 'get' && call.path === '/api/v9/feedback');
      if (isOperators && name !== 'super_admin') expect(reply.status, nameOf(call)).toBe(403);
    }
  });

  it('say nothing of other people', async () => {
    const mine = await make(FIXED_CALLS.find(({ path }) => path === '/api/v9/user/profile')!, await platform.login('institute'));
    expect(mine.data['id']).toBe(accountId('institute'));
    const { data } = await platform.call({ method: 'GET', url: '/api/v9/user/sessions', token: await platform.login('institute2') });
    const shown = (data['items'] as { id: string }[]).map(({ id }) => id);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ id: string }>`select id from core.session where user_id = ${accountId('institute2')}`.execute(trx));
    expect(shown.sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});
