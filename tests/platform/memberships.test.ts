import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '../../platform/kernel/crypto/seal';
import { asPeople, createTestPlatform, INSTITUTES, type AsPeople, type TestPlatform } from './support';

describe('membership plans', () => {
  let platform: TestPlatform;
  let people: AsPeople;
  const call: AsPeople['call'] = (...of) => people.call(...of);
  const made = async (path: string, body: unknown): Promise<string> => String((await people.made('super_admin', path, body))['id']);
  const titles = async (path: string): Promise<unknown[]> => ((await call('super_admin', 'GET', path)).data['items'] as Record<string, unknown>[]).map(({ name, title }) => title ?? name);
  beforeAll(async () => {
    platform = await createTestPlatform();
    people = asPeople(platform);
  });
  afterAll(() => platform.close());

  it('have features, the same in both versions, changed by the id in the body', async () => {
    const [one, other] = [await made('/membership-plan/membership-feature', { name: 'Live classes' }), await made('/api/v2/memberships/feature', { name: 'Website', description: 'Under a name of their own' })];
    expect(await titles('/membership-plan/features?q=live')).toEqual(['Live classes']);
    for (const path of ['/membership-plan/membership-feature', '/api/v2/memberships/feature']) expect(await titles(path)).toEqual(['Live classes', 'Website']);
    expect(await call('super_admin', 'PUT', '/membership-plan/membership-feature', { id: one, name: 'Live classes and webinars' })).toMatchObject({ status: 200, data: { id: one, name: 'Live classes and webinars' } });
    expect(await call('super_admin', 'PUT', '/api/v2/memberships/feature', { id: other, name: 'Own website' })).toMatchObject({ status: 200, data: { id: other, name: 'Own website', description: 'Under a name of their own' } });
    expect((await call('super_admin', 'PUT', '/api/v2/memberships/feature', { name: 'Whose' })).status).toBe(400);
    expect((await call('super_admin', 'PUT', '/api/v2/memberships/feature', { id: INSTITUTES.north, name: 'Nobody’s' })).status).toBe(404);
    expect((await call('institute', 'PUT', '/api/v2/memberships/feature', { id: one, name: 'Not mine' })).status).toBe(403);
    const plan = await made('/membership-plan', { subscriptionPlan: 'Whole', billingCycle: 'yearly', price: 1000, featureIds: [one, other], modules: { course: ['read'] } });
    expect((await call('super_admin', 'GET', `/membership-plan/modules/${plan}`)).data).toMatchObject({ modules: { course: ['read'] }, featureIds: [one, other] });
    expect((await call('super_admin', 'DELETE', `/membership-plan/membership-feature/${one}`)).status).toBe(409);
  });

  it('stand in groups by level and state, with modules of their own', async () => {
    const plan = await made('/membership-plan', { subscriptionPlan: 'Small', billingCycle: 'monthly', price: 10 });
    const profit = { billingCycle: 'monthly', shareProfit: true, monthlySharedProfit: 10, planIds: [plan] };
    const [low, high] = [await made('/api/v2/memberships', { subscriptionPlan: 'Low', level: 1, ...profit }), await made('/api/v2/memberships', { subscriptionPlan: 'High', level: 2, ...profit })];
    const ids = async (query: string): Promise<unknown[]> => ((await call('super_admin', 'GET', `/api/v2/memberships/group?${query}`)).data['items'] as { id: string }[]).map(({ id }) => id);
    expect(await ids('level=2')).toEqual([high]);
    expect(await call('super_admin', 'PUT', `/api/v2/memberships/${low}/deactivate`)).toMatchObject({ status: 200 });
    expect(await ids('status=active')).toEqual([high]);
    expect(await call('super_admin', 'PUT', '/api/v2/memberships/modules', { id: high, modules: { webinar: ['create', 'read'] } })).toMatchObject({ status: 200 });
    expect((await call('super_admin', 'GET', `/api/v2/memberships/group-modules/${high}`)).data).toMatchObject({ subscriptionPlan: 'High', modules: { webinar: ['create', 'read'] } });
    expect((await call('institute', 'GET', '/api/v2/memberships/group')).status).toBe(403);
  });

  it('stand in groups of their own billing cycle alone, and keep it there', async () => {
    const [monthly, yearly] = [await made('/membership-plan', { subscriptionPlan: 'By the month', billingCycle: 'monthly', price: 10 }), await made('/membership-plan', { subscriptionPlan: 'By the year', billingCycle: 'yearly', price: 100 })];
    const group = { subscriptionPlan: 'Both', billingCycle: 'monthly', shareProfit: true, monthlySharedProfit: 10, yearlySharedProfit: 10 };
    const strange = { status: 422, body: { problems: { planIds: { code: 'narrowed', params: { field: 'billingCycle' } } } } };
    expect(await call('super_admin', 'POST', '/api/v2/memberships', { ...group, planIds: [monthly, yearly] })).toMatchObject(strange);
    const id = await made('/api/v2/memberships', { ...group, planIds: [monthly] });
    expect(await call('super_admin', 'PATCH', `/api/v2/memberships/${id}`, { billingCycle: 'yearly', yearlySharedProfit: 10 })).toMatchObject(strange);
    expect(await call('super_admin', 'PUT', '/api/v2/memberships/modules', { id, planIds: [yearly] })).toMatchObject(strange);
    const kept = { status: 422, body: { problems: { billingCycle: { code: 'narrowsOthers', params: { count: 1, module: 'membershipGroup' } } } } };
    expect(await call('super_admin', 'PATCH', `/membership-plan/${monthly}`, { billingCycle: 'yearly' })).toMatchObject(kept);
    expect(await call('super_admin', 'PATCH', `/membership-plan/${yearly}`, { billingCycle: 'monthly' })).toMatchObject({ status: 200 });
  });

  it('are paid for by keys of one’s own, whose secrets are kept, stay when left out, and are told to nobody', async () => {
    const at = '/membership-plan/paymentGateway';
    const keys = { keyId: 'rzp_test_9fKq2LmX7vBd41', keySecret: 'first-secret-of-ours', webhookSecret: 'hook-secret-of-ours' };
    const told = async (reply: { readonly body: unknown }): Promise<void> => expect(JSON.stringify(reply.body)).not.toContain('secret-of-ours');
    const stored = async (): Promise<unknown> => {
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ key_id: string; key_secret: string }>`select key_id, key_secret from app.payment_gateway where institute_id = ${INSTITUTES.north}`.execute(trx));
      const place = { table: 'payment_gateway', column: 'key_secret', id: INSTITUTES.north };
      return rows.map((row) => ({ ...row, key_secret: unseal({ secret: platform.context.config.secret, place, text: row.key_secret }) }));
    };
    const written = await call('institute', 'PUT', at, keys);
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200, data: { keyId: keys.keyId } });
    await told(written);
    await told(await call('institute', 'GET', at));
    await told(await call('super_admin', 'GET', `${at}?instituteId=${INSTITUTES.north}`));
    expect(await call('institute', 'PUT', at, { keyId: 'rzp_live_9fKq2LmX7vBd41', keySecret: '' })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([{ key_id: 'rzp_live_9fKq2LmX7vBd41', key_secret: 'first-secret-of-ours' }]);
    expect(await call('institute', 'PUT', at, { keySecret: 'second-secret-of-ours' })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual([{ key_id: 'rzp_live_9fKq2LmX7vBd41', key_secret: 'second-secret-of-ours' }]);
    expect((await call('institute', 'PUT', at, { keySecret: 'short' })).status).toBe(422);
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ line: string }>`select a::text as line from core.audit a`.execute(trx));
    expect(rows.filter(({ line }) => line.includes('secret-of-ours'))).toEqual([]);
    expect((await call('institute2', 'GET', at)).data['keyId'] ?? null).toBeNull();
  });
});
