import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';

describe('rates of AI tokens', () => {
  let platform: TestPlatform;
  let operator: string;
  const call = (token: string, method: 'GET' | 'POST' | 'PUT', path = '', body: unknown = {}) => platform.call({ method, url: `/api/v9/ai-token/rate${path}`, token, ...(method === 'GET' ? {} : { body }) });
  const made = async (name: string, startsAt: string): Promise<string> => {
    const reply = await call(operator, 'POST', '', { name, amount_token: 2.5, amount_inr: 1.75, startsAt });
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201, data: { isExclusiveTax: true } });
    return String(reply.data['id']);
  };
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => new Date('2026-04-10T06:00:00.000Z') });
    operator = await platform.login('super_admin');
  });
  afterAll(() => platform.close());

  it('are the super admin’s to set, and institutes see those that have begun, the one in force first', async () => {
    const [first, , last] = [await made('First', '2026-01-01T00:00:00.000Z'), await made('Second', '2026-03-01T00:00:00.000Z'), await made('Third', '2026-06-01T00:00:00.000Z')];
    const names = async (token: string) => ((await call(token, 'GET')).data['items'] as { name: string; status: string }[]).map(({ name, status }) => `${name} ${status}`);
    expect(await names(operator)).toEqual(['Third upcoming', 'Second begun', 'First begun']);
    const institute = await platform.login('institute');
    expect(await names(institute)).toEqual(['Second begun', 'First begun']);
    expect((await call(institute, 'GET', `/${last}`)).status).toBe(404);
    for (const name of ['institute', 'admin']) {
      for (const [method, path] of [['POST', ''], ['PUT', `/${first}`]] as const) expect((await call(await platform.login(name), method, path, { name: 'Mine', amount_token: 1, amount_inr: 1 })).status, `${name} ${method}`).toBe(403);
    }
  });
});
