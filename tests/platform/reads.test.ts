import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/kernel/config/config';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';

const MOST = 60;

describe('what one person reads', () => {
  let platform: TestPlatform;
  let now = new Date();
  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now, config: { readsPerMinute: MOST } });
  });
  afterAll(() => platform?.close());

  const later = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const ways = [
    (token: string) => platform.call({ method: 'GET', url: '/api/v9/coupon?size=1', token }),
    (token: string) => platform.call({ method: 'POST', url: '/api/v9/coupon/search', token, body: {} }),
    (token: string) => platform.call({ method: 'POST', url: '/api/v9/home/statistics', token, body: {} }),
  ];
  const read = (token: string, index = 0): Promise<CallResult> => ways[index % ways.length]!(token);

  it('has a bound a minute, whatever is read and however often the person signs in; others read on', async () => {
    const [one, again, other] = [await platform.login('institute'), await platform.login('institute'), await platform.login('institute2')];
    for (let index = 0; index < MOST; index++) expect((await read(index % 2 ? one : again, index)).status).toBe(200);
    for (const token of [one, again]) expect(await read(token, 1)).toMatchObject({ status: 429, headers: { 'retry-after': '1' }, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await read(other)).status).toBe(200);
    const written = await platform.call({ method: 'POST', url: '/api/v9/branch', token: one, body: { name: 'Kochi', city: 'Kochi' } });
    expect(written.status, 'what is changed has a bound of its own').toBe(201);
    later(1);
    expect((await read(one)).status, 'one a second').toBe(200);
    expect((await read(one)).status).toBe(429);
    later(60);
    for (let index = 0; index < MOST; index++) expect((await read(one, index)).status).toBe(200);
    expect((await read(one)).status).toBe(429);
  });

  it('is set by the operator, and generous unless it is', () => {
    expect(parseConfig({ env: {} }).readsPerMinute).toBe(3_000);
    expect(parseConfig({ env: { LECTERN_READS: '600' } }).readsPerMinute).toBe(600);
    expect(() => parseConfig({ env: { LECTERN_READS: '5' } })).toThrow(/LECTERN_READS is “5”: a whole number from 60/);
  });
});
