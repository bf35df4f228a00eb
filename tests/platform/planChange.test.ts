import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
let platform: TestPlatform;
let growth: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  growth = String((await call('POST', '/membership-plan', 'super_admin', { subscriptionPlan: 'Growth', billingCycle: 'yearly', price: 39990, modules: { coupon: ['read', 'create'], student: ['read'] } })).data['id']);
});
afterAll(() => platform?.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, by: string, body?: unknown): Promise<CallResult> => platform.call({ method, url: `/api/v9${url}`, token: await platform.login(by), ...(body !== undefined && { body }) });
let number = 0;
const make = async (more: object = {}): Promise<string> => String((await call('POST', '/institute', 'super_admin', { name: `Planned ${++number}`, emailId: `planned${number}@example.test`, phoneNumber: '+919876500097', ...more })).data['id']);
const approve = (id: string, body: object = {}, by = 'super_admin') => call('PUT', `/institute/${id}/approveInstitute`, by, body);
const change = (id: string, body: object, by = 'super_admin') => call('PUT', `/institute/${id}/changePlan`, by, body);

const day = (days: number): string => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const IN_PAST = { status: 422, body: { problems: { planEndsAt: { code: 'inPast' } } } };

describe('the end of a plan', () => {
  it('is no day that is over, whether an institute is approved or given another plan', async () => {
    const id = await make();
    expect(await approve(id, { membershipPlanId: growth, planEndsAt: day(-1) })).toMatchObject(IN_PAST);
    expect((await call('GET', `/institute/${id}`, 'super_admin')).data, 'nothing has come of it').toMatchObject({ status: 'awaiting', planEndsAt: null });
    expect(await approve(id, { membershipPlanId: growth, planEndsAt: day(0) })).toMatchObject({ status: 200, data: { plan: 'ending' } });
    expect(await change(id, { membershipPlanId: growth, planEndsAt: day(-1) })).toMatchObject(IN_PAST);
    expect(await change(id, { membershipPlanId: growth, planEndsAt: day(400) })).toMatchObject({ status: 200, data: { plan: 'active' } });
  });

  it('is none either where an end that was written before would be kept; what was open before opens again', async () => {
    const id = await make({ planEndsAt: day(-30) });
    expect(await approve(id)).toMatchObject(IN_PAST);
    expect(await approve(id, { planEndsAt: day(30) })).toMatchObject({ status: 200 });
    await call('PUT', `/institute/${id}/deactivateInstitute`, 'super_admin', {});
    await call('PUT', `/institute/${id}`, 'super_admin', { planEndsAt: day(-1) });
    expect(await approve(id)).toMatchObject({ status: 200, data: { status: 'active', plan: 'ended' } });
  });
});

describe('approving an institute', () => {
  it('gives it the plan and the end that were chosen, and keeps what it had where nothing was', async () => {
    const one = await make();
    expect(await approve(one, { membershipPlanId: growth, planEndsAt: '2027-11-26' })).toMatchObject({ status: 200, data: { status: 'active', membershipPlanId: growth, planEndsAt: '2027-11-26' }, body: { facts: [{ name: 'invited' }, { name: 'planUntil', value: '2027-11-26' }] } });
    await call('PUT', `/institute/${one}/deactivateInstitute`, 'super_admin', {});
    expect(await approve(one)).toMatchObject({ status: 200, data: { membershipPlanId: growth, planEndsAt: '2027-11-26' } });
    const two = await make({ planEndsAt: '2027-05-01' });
    expect(await approve(two)).toMatchObject({ status: 200, data: { membershipPlanId: null, planEndsAt: '2027-05-01' } });
  });

  it('takes a plan from the super admin alone, and one that is sold', async () => {
    const id = await make();
    await grantTo({ context: platform.context, userId: accountId('admin'), access: { institution: ['create', 'read', 'update'], coupon: ['read'] } });
    platform.app.actors.forget('*');
    for (const body of [{ membershipPlanId: growth }, { planEndsAt: '2027-11-26' }]) expect(await approve(id, body, 'admin')).toMatchObject({ status: 422, body: { problems: { [Object.keys(body)[0]!]: { code: 'forbidden' } } } });
    const old = String((await call('POST', '/membership-plan', 'super_admin', { subscriptionPlan: 'Founders', billingCycle: 'monthly', price: 999 })).data['id']);
    await call('PATCH', `/membership-plan/${old}/deactivate`, 'super_admin', {});
    expect(await approve(id, { membershipPlanId: old })).toMatchObject({ status: 422, body: { problems: { membershipPlanId: {} } } });
    expect(await approve(id, {}, 'admin')).toMatchObject({ status: 200, data: { status: 'active' } });
    expect((await call('GET', `/institute/${id}`, 'admin')).data, 'the plan is the super admin’s to see').not.toHaveProperty('membershipPlanId');
  });
});

describe('changing a plan', () => {
  const accessOf = async (emailId: string): Promise<unknown> => (await call('POST', '/user/search', 'super_admin', { query: emailId })).data['items'];

  it('gives plan, end and what people in charge may use, and an ended one runs again', async () => {
    const id = await make();
    await approve(id, { access: { banner: ['read'] } });
    await call('PUT', `/institute/${id}`, 'super_admin', { isPlanActive: false });
    const reply = await change(id, { membershipPlanId: growth, planEndsAt: '2027-11-26', newAccess: { coupon: ['read', 'create'] } });
    expect(reply).toMatchObject({ status: 200, data: { membershipPlanId: growth, planEndsAt: '2027-11-26', isPlanActive: true, plan: 'active' }, body: { facts: [{ name: 'planUntil', value: '2027-11-26' }, { name: 'granted', value: `planned${number}@example.test` }] } });
    expect(await accessOf(`planned${number}@example.test`)).toMatchObject([{ access: { coupon: ['create', 'read'] } }]);
    expect(await change(id, { membershipPlanId: growth })).toMatchObject({ status: 200, data: { planEndsAt: null }, body: { facts: [{ name: 'planOpen' }] } });
    expect(await accessOf(`planned${number}@example.test`), 'nothing ticked leaves what there is').toMatchObject([{ access: { coupon: ['create', 'read'] } }]);
  });

  it('is the super admin’s alone, names a plan and modules that there are, and keeps who has a profile', async () => {
    await grantTo({ context: platform.context, userId: accountId('admin'), access: { institution: ['create', 'read', 'update'] } });
    platform.app.actors.forget('*');
    expect(await change(INSTITUTES.north, { membershipPlanId: growth }, 'admin')).toMatchObject({ status: 403 });
    expect(await change(INSTITUTES.north, { membershipPlanId: growth }, 'institute')).toMatchObject({ status: 403 });
    expect(await change(INSTITUTES.north, {})).toMatchObject({ status: 422, body: { problems: { membershipPlanId: { code: 'required' } } } });
    expect(await change(INSTITUTES.north, { membershipPlanId: growth, newAccess: { nosuch: ['read'] } })).toMatchObject({ status: 422, body: { problems: { newAccess: { code: 'noModule' } } } });
    expect((await call('GET', `/institute/${INSTITUTES.north}`, 'super_admin')).data['membershipPlanId']).toBeNull();
    const profile = String((await call('POST', '/role', 'super_admin', { name: 'Head', kind: 'institute', instituteId: INSTITUTES.north, access: { branch: ['read'] } })).data['id']);
    await platform.context.database.transaction(ALL, (trx) => sql`update app."user" set profile_id = ${profile}, access = '{}' where id = ${accountId('institute')}`.execute(trx));
    expect(await change(INSTITUTES.north, { membershipPlanId: growth, newAccess: { coupon: ['read'] } })).toMatchObject({ status: 200 });
    expect((await call('GET', `/user/${accountId('institute')}`, 'super_admin')).data['access']).toEqual({});
  });

  it('is what a second person in charge is offered and given, whoever adds them, and follows the next plan', async () => {
    const id = await make();
    await approve(id);
    const newHead = async (more: object = {}) => call('POST', '/user', 'super_admin', { name: 'Second Head', emailId: `second${++number}@example.test`, role: 'institute', instituteId: id, ...more });
    const usual = async (of = id) => (await call('GET', `/access/usual?role=institute&instituteId=${of}`, 'super_admin')).data['access'] as Record<string, unknown>;
    const [shipped, kept] = [await usual(), async () => (await call('GET', `/access/defaults?instituteId=${id}`, 'super_admin')).data['version']];
    expect([Object.keys(shipped).length > 5, await kept(), (await change(id, { membershipPlanId: growth, newAccess: {} })).status, await kept()], 'nothing chosen, nothing kept').toEqual([true, 0, 200, 0]);
    const two = { coupon: ['create', 'read'], student: ['read'] };
    expect((await change(id, { membershipPlanId: growth, newAccess: two })).status).toBe(200);
    expect([await usual(), (await newHead()).data['access'], await usual(INSTITUTES.south)]).toEqual([two, two, shipped]);
    expect([(await call('PUT', `/institute/${id}/suspendInstitute`, 'super_admin', {})).status, (await approve(id, { access: { banner: ['read'] } })).status, await usual()], 'opened again').toEqual([200, 200, two]);
    const other = await make();
    expect((await call('PUT', `/access/defaults?instituteId=${other}`, 'super_admin', { faculty: { course: ['read'] } })).status).toBe(200);
    expect((await call('PUT', '/access/defaults', 'super_admin', { institute: { banner: ['read'] } })).status).toBe(200);
    expect(await usual(other), 'what was begun for the sake of others').toEqual({ banner: ['read'] });
    await call('PUT', `/institute/${id}`, 'super_admin', { isWhiteLabelled: true });
    expect(await usual(), 'white-labelled or not').toEqual(two);
    expect((await call('PUT', '/access/defaults', 'super_admin', { institute: { banner: ['read'] }, whiteLabelled: { banner: ['read'] } })).status).toBe(200);
    expect([await usual(), await usual(INSTITUTES.south)]).toEqual([two, { banner: ['read'] }]);
    expect((await change(id, { membershipPlanId: growth, newAccess: { banner: ['read'] } })).status).toBe(200);
    expect((await newHead()).data['access']).toEqual({ banner: ['read'] });
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ action: string }>`select action from core.audit where resource = 'accessDefaults' and record_id = ${id} and institute_id = ${id} order by id`.execute(trx));
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('keeps a plan that an institute has from being deleted', async () => {
    expect(await call('DELETE', `/membership-plan/${growth}`, 'super_admin')).toMatchObject({ status: 409 });
  });
});
