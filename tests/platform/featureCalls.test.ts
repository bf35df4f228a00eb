import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureAnswers } from '../../platform/features/found';
import { callAddress } from '../../platform/calls/register';
import { normalizeField, pathNames, validateValue, type Access, type AnyCall, type CallFields } from '../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';
import { USUAL_BODIES } from './support/usualBodies';

const calls = featureAnswers().map(({ call }) => [`${call.method} ${call.path}`, call] as const);

/** What every call of a feature keeps to, because it is defined: the rest is for the tests of its room. */
describe('calls of features', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    // Set up, so that every call that reads has something to give.
    platform = await createTestPlatform({ config: { razorpay: { clientId: 'rzp_client', redirectUrl: 'https://console.example.org/razorpay' } } });
  });
  afterAll(() => platform?.close());

  const make = async ({ call, as, query = {}, body = {} }: { call: AnyCall; as: string | null; query?: Record<string, string>; body?: unknown }): Promise<CallResult> => {
    const address = callAddress(call).replace(/\{\w+\}/g, accountId('student'));
    return platform.call({
      method: call.method, url: `${address}?${new URLSearchParams(query).toString()}`,
      ...(as && { token: await platform.login(as) }),
      ...(call.body && { body }),
    });
  };
  /** Who may make a call at all: the super admin, but what is of heads of institutes alone. */
  const maker = ({ gate }: AnyCall): string => (typeof gate === 'object' && gate.roles && !gate.roles.includes('super_admin') ? gate.roles[0]! : 'super_admin');
  const some = (fields: CallFields = {}): Record<string, string> => Object.fromEntries(Object.entries(fields).filter(([, field]) => field.required).map(([name]) => [name, 'x']));

  it('there are some', () => expect(calls.length).toBeGreaterThan(7));

  it.each(calls.filter(([, call]) => call.gate !== 'public'))('%s is closed to nobody and to a learner', async (_, call) => {
    expect(await make({ call, as: null })).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
    if (call.gate !== 'signedIn') expect(await make({ call, as: 'student' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each(calls.filter(([, call]) => typeof call.gate === 'object' && call.gate.module !== undefined))('%s asks for its right, and for no other', async (_, call) => {
    const gate = call.gate as { module: string; right: string };
    const others = ['create', 'read', 'update', 'delete'].filter((right) => right !== gate.right);
    const grant = (rights: readonly string[]) => grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { [gate.module]: rights } as Access });
    await grant(others);
    expect(await make({ call, as: 'sub_admin', query: some(call.query), body: some(call.body) })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    await grant([gate.right]);
    expect((await make({ call, as: 'sub_admin', query: some(call.query), body: some(call.body) })).status).not.toBe(403);
  });

  it.each(calls.filter(([, call]) => call.body !== undefined))('%s takes its body and no other', async (_, call) => {
    const query = some(call.query);
    expect(await make({ call, as: 'super_admin', query, body: { ...some(call.body), nobodyDeclaredThis: 1 } })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['nobodyDeclaredThis'] } });
    expect(await make({ call, as: 'super_admin', query, body: [] })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    const needed = Object.keys(some(call.body));
    if (needed.length > 0) expect(await make({ call, as: 'super_admin', query, body: {} })).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: Object.fromEntries(needed.map((name) => [name, expect.any(String)])) } });
    for (const name of Object.keys(call.body ?? {})) {
      expect(await make({ call, as: 'super_admin', query, body: { ...some(call.body), [name]: { wrong: true } } }), name).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: { [name]: expect.any(String) } } });
    }
  });

  it.each(calls)('%s takes no word in its address that it does not know', async (_, call) => {
    const names = Object.keys(call.query ?? {});
    for (const name of ['instituteId[]', 'instituteid']) {
      expect(await make({ call, as: maker(call), query: { ...some(call.query), [name]: INSTITUTES.south }, body: some(call.body) })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: [name], known: names } });
    }
  });

  it.each(calls.filter(([, call]) => 'instituteId' in (call.query ?? {})))('%s is about one’s own institute alone', async (_, call) => {
    const query = { ...some(call.query), instituteId: INSTITUTES.south };
    expect(await make({ call, as: 'institute', query, body: some(call.body) })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await make({ call, as: 'super_admin', query: { ...query, instituteId: 'no-id' }, body: some(call.body) })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each(calls)('%s is answered without a plan where it says so, and not else', async (_, call) => {
    const { status, body } = await make({ call, as: 'expired', body: {}, query: { nobodyKnowsThis: '1' } });
    if (call.gate === 'public' || call.withoutPlan) expect(body['code']).not.toBe('PLAN_EXPIRED');
    else expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'PLAN_EXPIRED' });
  });

  it('are open to whoever acts for an institute, but for those that say otherwise', async () => {
    const acting = await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.north } });
    const open = calls.filter(([, call]) => !call.notWhileActing && call.method === 'GET' && call.gate !== 'public' && !callAddress(call).includes('{'));
    expect(open.length).toBeGreaterThan(2);
    for (const [, call] of open) {
      const { body } = await platform.call({ method: 'GET', url: `${callAddress(call)}?${new URLSearchParams(some(call.query)).toString()}`, token: `Bearer ${String(acting.data['token'])}` });
      expect(body['reason']).not.toBe('stopActingFirst');
      if (call.gate === 'signedIn') expect(body['code']).not.toBe('FORBIDDEN');
    }
  });

  it.each(calls.filter(([, call]) => call.notWhileActing))('%s is refused while acting for an institute', async (_, call) => {
    const acting = await platform.call({ method: 'POST', url: '/api/v9/user/instiLoginFromSuperAdmin', token: await platform.login('super_admin'), body: { instituteId: INSTITUTES.north } });
    const url = `${callAddress(call).replace(/\{\w+\}/g, accountId('student'))}?${new URLSearchParams(some(call.query)).toString()}`;
    const reply = await platform.call({ method: call.method, url, token: `Bearer ${String(acting.data['token'])}`, ...(call.body && { body: some(call.body) }) });
    expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', reason: 'stopActingFirst' } });
  });

  it.each(calls.filter(([, call]) => call.versioned && call.method === 'GET'))('%s gives its version as a tag, too', async (_, call) => {
    const reply = await make({ call, as: 'super_admin', query: some(call.query) });
    expect(reply.headers['etag']).toBe(`"${String(reply.data['version'])}"`);
  });

  it.each(calls.filter(([, call]) => (call.method === 'GET' || call.reading) && pathNames(call.path).length === 0 && call.gives && Object.keys(some(call.query)).length === 0))('%s gives what it says', async (_, call) => {
    const usual = Object.keys(some(call.body)).length > 0 ? USUAL_BODIES[`${call.method} ${callAddress(call)}`] : undefined;
    const reply = await make({ call, as: maker(call), body: usual ? usual(0) : some(call.body) });
    expect(reply.status).toBe(call.creates ? 201 : 200);
    expect(Object.keys(reply.data).sort()).toEqual(Object.keys(call.gives!).sort());
    for (const [name, input] of Object.entries(call.gives!)) {
      const value = reply.data[name];
      if (input.required) expect(value ?? null, name).not.toBeNull();
      expect(validateValue({ field: normalizeField(input, name), value: value ?? null }), name).toBeNull();
    }
  });
});
