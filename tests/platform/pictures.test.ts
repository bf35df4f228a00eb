import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/kernel/config/config';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';

describe('a picture at an address elsewhere', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    const consoleDir = mkdtempSync(join(tmpdir(), 'lectern-console-'));
    writeFileSync(join(consoleDir, 'index.html'), '<html><head><title>x</title><script src="/boot.js"></script></head></html>');
    writeFileSync(join(consoleDir, 'boot.js'), '/* boot */ void 0;');
    platform = await createTestPlatform({ config: { pictureOrigins: ['https://cdn.example.org'], consoleDir } });
    token = await platform.login('institute');
  });
  afterAll(() => platform?.close());

  const banner = (imageURL: string) => platform.call({ method: 'POST', url: '/api/v9/banner', token, body: { title: `Banner ${imageURL}`, imageURL } });

  it('is refused when it is saved, with what to do, unless its origin is allowed', async () => {
    for (const url of ['https://elsewhere.example/a.png', 'http://cdn.example.org/a.png', 'https://cdn.example.org.evil.example/a.png', 'https://cdn.example.org@evil.example/a.png']) {
      expect(await banner(url), url).toMatchObject({ status: 422, body: { errors: { imageURL: expect.stringContaining('upload the file') }, problems: { imageURL: { code: 'pictureElsewhere' } } } });
    }
    expect(await banner('javascript:alert(1)')).toMatchObject({ status: 422, body: { problems: { imageURL: { code: 'upload' } } } });
    expect((await banner('https://cdn.example.org/a.png')).status).toBe(201);
    const own = await platform.call({ method: 'PUT', url: '/api/v9/user/profile', token, body: { imageURL: 'https://elsewhere.example/me.png' } });
    expect(own).toMatchObject({ status: 422, body: { problems: { imageURL: { code: 'pictureElsewhere' } } } });
  });

  it('that was stored before holds no other change up', async () => {
    const id = String((await banner('https://cdn.example.org/b.png')).data['id']);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.banner set image_url = 'https://elsewhere.example/old.png' where id = ${id}`.execute(trx));
    const changed = await platform.call({ method: 'PUT', url: `/api/v9/banner/${id}`, token, body: { title: 'Another title', imageURL: 'https://elsewhere.example/old.png' } });
    expect(changed).toMatchObject({ status: 200, data: { title: 'Another title', imageURL: 'https://elsewhere.example/old.png', instituteId: INSTITUTES.north } });
  });

  it('is shown by the page from allowed origins alone, and the console is told which', async () => {
    const page = await platform.app.inject({ url: '/app/home', headers: { host: 'localhost' } });
    expect(page.headers['content-security-policy']).toMatch(/img-src 'self' data: blob: https:\/\/cdn\.example\.org;/);
    expect(page.payload).toContain('"pictureOrigins":["https://cdn.example.org"]');
    const elsewhere = (await platform.app.inject({ url: '/config.json' })).json<Record<string, unknown>>();
    expect(elsewhere, 'a console served elsewhere has a policy of its own').not.toHaveProperty('pictureOrigins');
  });

  it('is allowed by origin, and by nothing that could end a header', () => {
    expect(parseConfig({ env: { LECTERN_PICTURE_HOSTS: 'https://a.example, https://b.example:8443' } }).pictureOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
    for (const bad of ['a.example', 'https://a.example/', 'https://a.example;sandbox', '*']) expect(() => parseConfig({ env: { LECTERN_PICTURE_HOSTS: bad } }), bad).toThrow(/LECTERN_PICTURE_HOSTS holds/);
  });
});
