import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './support';

describe('the platform over a fresh database', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  it('says that it lives and that it is ready', async () => {
    expect((await platform.call({ method: 'GET', url: '/healthz' })).body).toEqual({ status: 'ok' });
    expect((await platform.call({ method: 'GET', url: '/readyz' })).body).toEqual({ status: 'ready' });
  });
});
