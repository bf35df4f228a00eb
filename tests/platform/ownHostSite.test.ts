import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { AUTH_PAGES, isConsoleAddress, publicAddresses } from '../../src/schemas/consoleAddresses';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';
import { giveHost, hero, makerOf, seen, siteOf } from '../features/webBuilder/support';

const HOST = 'learn.north.example';
/** Proved by an institute that has published nothing. */
const BARE = 'learn.south.example';
const OPERATORS = 'www.operator.example';
/** Proved by an institute, and named as everybody's by the settings. */
const SHARED = 'console.white.example';
const NOWHERE = ['/nowhere', '/courses/zzz', '/about/us', '/application', '/authority', '/feedback/more', '/outbox/more', '/old-page.html', '/index.html', '/nowhere/'];
const CONSOLE = ['/app', '/app/', '/app/coupon', '/app/nowhere', '/auth', '/auth/nowhere', ...AUTH_PAGES.map((page) => `/auth/${page}`), ...publicAddresses()];

let folder: string;
let platform: TestPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-own-host-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>Lectern</title><script src="/boot.js"></script></head><body><div id="root"></div></body></html>');
  await writeFile(join(folder, 'boot.js'), 'void 0;');
  await writeFile(join(folder, 'sw.js'), 'void 0;');
  platform = await createTestPlatform({ config: { consoleDir: folder, consoleUrl: `https://${SHARED}` } });
  await giveHost({ platform, institute: INSTITUTES.north, host: HOST });
  await giveHost({ platform, institute: INSTITUTES.south, host: BARE });
  await giveHost({ platform, institute: INSTITUTES.white, host: SHARED });
  await giveHost({ platform, institute: PLATFORM_INSTITUTE, host: OPERATORS });
  await makerOf({ platform, token: await platform.login('institute') }).show(siteOf([hero('North')]));
});
afterAll(async () => {
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (path: string, host: string) => seen({ platform, path, host, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

describe('the own host of an institute with a published site', () => {
  it.each(NOWHERE)('has nothing at %s, in the frame of the site, for people and programs', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, text, headers } = await seen({ platform, path, host: HOST, headers: { accept } });
      expect([status, headers['content-type'], headers['x-lectern-page']]).toEqual([404, 'text/html; charset=utf-8', undefined]);
      const page = new JSDOM(text).window.document;
      expect([page.querySelector('header') !== null, page.querySelector('main a')?.getAttribute('href')]).toEqual([true, '/']);
    }
    const head = await platform.app.inject({ method: 'HEAD', url: path, headers: { host: HOST } });
    expect([head.statusCode, head.body]).toEqual([404, '']);
  });

  it.each(CONSOLE)('leaves the console %s, which no search engine keeps as the institute’s', async (path) => {
    const { status, headers } = await open(path, HOST);
    expect([status, headers['x-lectern-page'], headers['x-robots-tag']]).toEqual([200, '1', 'noindex']);
  });

  it('leaves the platform its files and calls, which answer programs', async () => {
    expect((await open('/sw.js', HOST)).text).toBe('void 0;');
    expect(await open('/', HOST)).toMatchObject({ status: 200, text: expect.stringContaining('North') });
    expect((await open('/', HOST)).headers['x-robots-tag']).toBeUndefined();
    for (const path of ['/api/v9/nowhere', '/files/nowhere', '/assets/nowhere.js']) {
      expect(await open(path, HOST)).toMatchObject({ status: 404, headers: { 'content-type': expect.stringContaining('application/json') } });
    }
    expect((await platform.call({ method: 'POST', url: '/nowhere', body: {}, headers: { host: HOST } })).body).toMatchObject({ code: 'NO_ROUTE' });
  });

  it.each(['/', '/nowhere', '/robots.txt', '/sitemap.xml', '/icon.svg'])('tells by HEAD how long %s is', async (url) => {
    const { status, bytes, headers } = await open(url, HOST);
    const head = await platform.app.inject({ method: 'HEAD', url, headers: { host: HOST } });
    expect([head.statusCode, head.body, Number(head.headers['content-length'])]).toEqual([status, '', bytes.length]);
    expect(head.headers['content-type']).toBe(headers['content-type']);
  });

  it('says of the site of another institute what it says of everything that is not there', async () => {
    const { status, text } = await open(`/sites/${INSTITUTES.south}/`, HOST);
    expect([status, text.includes('North')]).toEqual([404, false]);
    expect(text).toContain((await open('/nowhere', HOST)).text);
  });
});

it.each(['before it is published', 'once it is taken down'])('a site has the sign-in at its own host %s, and nothing below the platform’s', async (standing) => {
  const maker = makerOf({ platform, token: await platform.login('institute2') });
  const [own, below] = ['/', `/sites/${INSTITUTES.south}/`];
  if (standing === 'once it is taken down') {
    await maker.show(siteOf([hero('South')]));
    for (const [path, host] of [[own, BARE], [below, 'elsewhere.example']] as const) expect(await open(path, host)).toMatchObject({ status: 200, text: expect.stringContaining('>South<') });
    expect((await open(own, BARE)).headers['x-lectern-page']).toBeUndefined();
    await maker.takeDown();
  }
  for (const path of [own, '/auth/login', '/courses']) expect(await open(path, BARE), path).toMatchObject({ status: 200, headers: { 'x-lectern-page': '1', 'x-robots-tag': 'noindex' } });
  for (const path of ['/robots.txt', '/sitemap.xml']) expect((await open(path, BARE)).status, path).toBe(404);
  for (const host of [BARE, 'elsewhere.example']) expect((await open(below, host)).status, host).toBe(404);
});

describe('every other host', () => {
  it.each([BARE, OPERATORS, SHARED, 'elsewhere.example'])('%s has the console at every address', async (host) => {
    for (const path of ['/nowhere', '/auth/login', '/plans', '/']) expect(await open(path, host), path).toMatchObject({ status: 200, headers: { 'x-lectern-page': '1' } });
  });

  it('is left to search engines where it is no institute’s own', async () => {
    const told = async (host: string) => (await open('/plans', host)).headers['x-robots-tag'];
    expect([await told(BARE), await told(OPERATORS), await told(SHARED), await told('elsewhere.example')]).toEqual(['noindex', undefined, undefined, undefined]);
  });
});

it('tells the page, and who asks for the settings alone, whether the host is an institute’s own', async () => {
  const told = async (host: string) => {
    const { text } = await open('/auth/login', host);
    const inPage = JSON.parse(/<script type="application\/json" id="lectern-config">(.*?)<\/script>/.exec(text)![1]!) as Record<string, unknown>;
    const alone = JSON.parse((await open('/config.json', host)).text) as Record<string, unknown>;
    expect(alone['isInstitutesHost']).toBe(inPage['isInstitutesHost']);
    return inPage['isInstitutesHost'];
  };
  expect([await told(HOST), await told(BARE), await told(OPERATORS), await told(SHARED), await told('elsewhere.example')]).toEqual([true, true, undefined, undefined, undefined]);
});

it('knows the console’s addresses from those that only begin so', () => {
  for (const path of [...CONSOLE, '/', '//app//coupon', '/plans/']) expect(isConsoleAddress(path), path).toBe(true);
  for (const path of [...NOWHERE, '/apps', '/plan', '/plans/more', '/login']) expect(isConsoleAddress(path), path).toBe(false);
});
