import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';

let platform: TestPlatform;
let operator = '';
const call = (method: 'GET' | 'POST', url: string, token: string, body?: unknown) => platform.call({ method, url: `/api/v9${url}`, token, ...(body !== undefined && { body }) });
const idOf = async (token: string): Promise<string> => ((await call('GET', '/user/details', token)).data['userDetails'] as { id: string }).id;
beforeAll(async () => {
  platform = await createTestPlatform();
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

it('sets what a person may use, which holds for the next call of an open session', async () => {
  const token = await platform.login('sub_admin');
  const id = await idOf(token);
  const set = await call('POST', `/modules/${id}`, operator, { access: { branch: ['read'] } });
  expect(set, JSON.stringify(set.body)).toMatchObject({ status: 200, data: { id, access: { branch: ['read'] } } });
  expect((await call('POST', '/branch/search', token, {})).status).toBe(200);
  expect((await call('POST', '/coupon/search', token, {})).status).toBe(403);
  expect((await call('GET', `/modules/refreash-cache/${id}`, operator)).data).toEqual({ id });
});

it('by the rules of the form of users: no strange module, no right that one does not hold, nobody of another institute', async () => {
  const institute = await platform.login('institute');
  const id = await idOf(await platform.login('sub_admin'));
  for (const access of [{ nothing: ['read'] }, 'all', { branch: ['fly'] }]) expect((await call('POST', `/modules/${id}`, operator, { access })).status, JSON.stringify(access)).toBeGreaterThanOrEqual(400);
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/user/search', token: operator, body: { filters: { instituteId: [INSTITUTES.north], role: ['institute'] } } });
  const { data: south } = await platform.call({ method: 'POST', url: '/api/v9/user/search', token: operator, body: { filters: { instituteId: [INSTITUTES.south], role: ['institute'] } } });
  const ids = [...(data['items'] as { id: string }[]), ...(south['items'] as { id: string }[])].map((one) => one.id);
  const own = await idOf(institute);
  const foreign = ids.filter((one) => one !== own);
  expect(foreign.length).toBeGreaterThan(0);
  for (const other of foreign) {
    expect((await call('POST', `/modules/${other}`, institute, { access: {} })).status).toBe(404);
    expect((await call('GET', `/modules/refreash-cache/${other}`, institute)).status).toBe(404);
  }
});
