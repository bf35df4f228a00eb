import { afterAll, beforeAll, expect, it } from 'vitest';
import { runKit } from '../../conformance/src/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo';
import { createTestPlatform, type TestPlatform } from './support';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await createTestPlatform({ demo: true, config: { corsOrigins: ['https://console.example.org'] } });
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
}, 300_000);
afterAll(() => platform.close());

it('this platform scores without FAIL where another console is put in front of it', async () => {
  const { lines, config } = await runKit({ apiBase: `${address}/api/v9`, user: DEMO_ACCOUNTS.find(({ role }) => role === 'super_admin')!.email, password: DEMO_PASSWORD, origin: 'https://console.example.org', write: ['branch', 'coupon'] });
  expect(lines.filter(({ mark }) => mark === 'FAIL')).toEqual([]);
  // It was looked at, and not left out.
  expect(lines.filter(({ mark, what }) => mark === 'ok' && /^(coupon|branch|institution|course|student): /.test(what)).length).toBeGreaterThan(10);
  expect(config['platform']).toMatchObject({ put: 'changes', has: expect.arrayContaining(['profile', 'lookups', 'idempotency', 'versions']) as unknown });
  expect(Object.entries(config['modules'] as Record<string, unknown>).filter(([, said]) => said === false).map(([name]) => name)).toEqual([]);
});
