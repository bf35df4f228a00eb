import { expect, it } from 'vitest';
import { giveHost, hero, makerOf, seen, siteOf } from '../features/webBuilder/support';
import { createTestPlatform, INSTITUTES } from './support';

it.each([[true, 'accept-encoding, host, x-forwarded-host'], [false, 'accept-encoding, host']])('pages of a site say by which headers of the host they differ, with a trusted proxy: %s', async (isProxyTrusted, vary) => {
  const platform = await createTestPlatform({ config: { isProxyTrusted } });
  const host = 'learn.north.example';
  await giveHost({ platform, institute: INSTITUTES.north, host });
  expect((await makerOf({ platform, token: await platform.login('institute') }).show(siteOf([hero('North')]))).status).toBe(200);
  for (const path of ['/', '/nowhere', '/robots.txt', '/sitemap.xml']) expect((await seen({ platform, path, host, headers: { accept: 'text/html' } })).headers['vary'], path).toBe(vary);
  const kept = await seen({ platform, path: '/', host });
  expect(await seen({ platform, path: '/', host, headers: { 'if-none-match': String(kept.headers['etag']) } })).toMatchObject({ status: 304, headers: { vary } });
  if (isProxyTrusted) expect((await seen({ platform, path: '/', host: 'inside.example', headers: { 'x-forwarded-host': host } })).text).toContain('>North<');
  await platform.close();
});
