import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

const ID = INSTITUTES.lapsed;
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  token = await platform.login('super_admin');
});
afterAll(() => platform?.close());

/** The day in India so many days from today. */
const day = (days: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);
const post = (url: string, body: unknown): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9${url}`, body, token });

async function found(plan: string): Promise<boolean> {
  const { items } = (await post('/institute/search', { filters: { plan: [plan] }, size: 50 })).data as { items: { id: string }[] };
  return items.some((row) => row.id === ID);
}

test.each([
  ['active', true, null], ['active', true, 15], ['ending', true, 14], ['ending', true, 0], ['ended', true, -1], ['ended', false, null], ['ended', false, 30],
])('a plan that is %s (switched on: %s, ends in %s days) is so in the list, in its filter and at the door', async (plan, isOn, days) => {
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
    sql`update app.institution set is_plan_active = ${isOn}, plan_ends_at = ${days === null ? null : day(days)}::date where id = ${ID}`.execute(trx));
  expect((await platform.call({ method: 'GET', url: `/api/v9/institute/${ID}`, token })).data).toMatchObject({ plan });
  const states = ['active', 'ending', 'ended'];
  expect(await Promise.all(states.map(found))).toEqual(states.map((one) => one === plan));
  const signedIn = await platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: 'expired@demo.lectern.test', password: PASSWORD } });
  expect((signedIn.data as { userDetails: unknown }).userDetails).toMatchObject({ isPlanActive: plan !== 'ended' });
});
