import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

/** What looks the same is the same, and what shows nothing is empty. */
describe('texts', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    token = await platform.login('super_admin');
  });
  afterAll(() => platform?.close());
  const branch = (body: object) => platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { city: 'Kochi', instituteId: INSTITUTES.north, ...body } });

  it('that must differ are compared as they look', async () => {
    expect((await branch({ name: 'Office ﬁve' })).status).toBe(201);
    for (const name of ['Office five', 'ＯＦＦＩＣＥ ＦＩＶＥ', 'Office fi\u00adve', 'Off\u2060ice five', 'office five\ufe0f', 'O\u034fffice Five']) {
      expect(await branch({ name }), name).toMatchObject({ status: 422, body: { problems: { name: { code: 'unique' } } } });
    }
    const [one, other] = await Promise.all([branch({ name: 'Twin Hall' }), branch({ name: 'Twin\u00ad Hall' })]);
    expect([one.status, other.status].sort(), 'also at the same moment').toEqual([201, 422]);
    expect((await branch({ name: 'Office six' })).status).toBe(201);
    expect((await branch({ name: 'कक्षा' })).status).toBe(201);
    expect((await branch({ name: 'कक्ष' })).status).toBe(201);
  });

  it('of signs nobody sees do not meet what is required', async () => {
    for (const text of ['\u200d', '\u2060\u2060', '\u3164', '\u115f \u1160', '\ufe0f', '\u2800\u2800', '\u00ad', '\u{e0020}\u{e0021}', ' \u200c ']) {
      expect(await branch({ name: text }), JSON.stringify(text)).toMatchObject({ status: 422, body: { problems: { name: { code: 'required' } } } });
    }
    const kept = await branch({ name: 'श्री\u200dमान' });
    expect(kept).toMatchObject({ status: 201, data: { name: 'श्री\u200dमान' } });
  });
});
