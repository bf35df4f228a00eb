import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform?.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, by: string, body?: unknown): Promise<CallResult> => platform.call({ method, url: `/api/v9${url}`, token: await platform.login(by), ...(body !== undefined && { body }) });
const own = (by: string): Promise<CallResult> => call('GET', '/institute/plan', by);

it('tells the head of an institute its plan, the price, the end, and how many people it has of those agreed', async () => {
  expect((await own('institute')).data).toMatchObject({ plan: null, billingCycle: null, price: null, learnerSeats: null, staffSeats: null });
  const plan = String((await call('POST', '/membership-plan', 'super_admin', { subscriptionPlan: 'Growth', billingCycle: 'yearly', price: 39990.5 })).data['id']);
  expect(await call('PUT', `/institute/${INSTITUTES.north}/changePlan`, 'super_admin', { membershipPlanId: plan, planEndsAt: '2099-03-31' })).toMatchObject({ status: 200 });
  const licence = (number: string, more: object = {}) => call('POST', '/licence', 'super_admin', { instituteId: INSTITUTES.north, number, learnerSeats: 1, staffSeats: 40, startsOn: '2026-01-01', endsOn: '2199-12-31', fee: 1, ...more });
  await licence('LIC-2026-0001');
  // One that has ended, and another's, do not count.
  await licence('LIC-2026-0002', { startsOn: '2020-01-01', endsOn: '2020-12-31' });
  await licence('LIC-2026-0003', { instituteId: INSTITUTES.south });
  const { rows: [people] } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ learners: number; staff: number }>`select (count(*) filter (where role = 'student'))::int as learners, (count(*) filter (where role <> 'student'))::int as staff from app."user" where institute_id = ${INSTITUTES.north} and deleted_at is null`.execute(trx));
  expect(people!.staff).toBeGreaterThan(0);
  expect((await own('institute')).data).toEqual({ plan: 'Growth', billingCycle: 'yearly', price: 39990.5, endsAt: '2099-03-31', ...people, learnerSeats: 1, staffSeats: 40 });
  expect((await own('institute2')).data).toMatchObject({ plan: null, learnerSeats: 1 });
});

it('tells it to heads of institutes alone, also once the plan has ended', async () => {
  expect(await own('expired')).toMatchObject({ status: 200, data: { plan: null } });
  for (const by of ['super_admin', 'faculty', 'admin']) expect(await own(by), by).toMatchObject({ status: 403 });
});

it('tells an open console by another mark that the plan runs again, or has ended', async () => {
  const mark = async (): Promise<unknown> => (await call('GET', '/user/details', 'expired')).headers['x-rights'];
  const until = (planEndsAt: string) => call('PUT', `/institute/${INSTITUTES.lapsed}`, 'super_admin', { isPlanActive: true, planEndsAt });
  const over = await mark();
  expect(await until('2099-03-31')).toMatchObject({ status: 200 });
  const running = await mark();
  expect(running).not.toBe(over);
  expect((await call('GET', '/user/details', 'expired')).data).toMatchObject({ userDetails: { isPlanActive: true } });
  expect(await until('2020-03-31')).toMatchObject({ status: 200 });
  expect(await mark()).toBe(over);
});

it('marks in the report who has more people than agreed', async () => {
  for (let at = 1; at <= 2; at++) await call('POST', '/user', 'super_admin', { name: `Learner ${at}`, emailId: `seat${at}@example.test`, role: 'student', instituteId: INSTITUTES.north });
  const report = async (seats: string): Promise<unknown> => (await call('POST', '/report/institutes/search', 'super_admin', { filters: { seats: [seats] } })).data['items'];
  expect(await report('over')).toMatchObject([{ institutionId: INSTITUTES.north, learnerSeats: 1, staffSeats: 40, seats: 'over' }]);
  expect(await report('none')).toEqual(expect.arrayContaining([expect.objectContaining({ institutionId: INSTITUTES.white, learnerSeats: null })]));
});
