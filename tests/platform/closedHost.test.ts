import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../platform/app';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { connectDatabase } from '../../platform/kernel/db/connect';
import { wordsIn } from '../../platform/messages/words';
import { LANGUAGES } from '../../platform/kernel/language';
import { purgeBin } from '../../platform/records/purge/purge';
import { createTestPlatform, INSTITUTES, type TestPlatform } from './support';
import { openChat } from '../features/chat/support/openChat';
import { giveHost, hero, makerOf, seen, siteOf } from '../features/webBuilder/support';

const NORTH = 'learn.north.example';
/** Proved by an institute that has published nothing. */
const SOUTH = 'learn.south.example';
const WHITE = 'learn.white.example';
const OPERATORS = 'www.operator.example';
/** Proved by an institute, and named as everybody's by the settings. */
const SHARED = 'console.example.test';
const OPENED = ['/', '/app', '/app/coupon', '/app/%ff', '/auth', '/auth/login', '/auth/reset-password?token=1', '/plans', '/feedback', '/courses', `/courses/${INSTITUTES.north}`, '/old-page', '/index.html', '/nowhere.html', '/outbox', '/config.json', '/sitemap.xml', `/sites/${INSTITUTES.north}`, `/sites/${INSTITUTES.north}/`, `/sites/${INSTITUTES.north}/draft/`,
  // Beside those at which programs ask.
  '/api', '/api?x', '/files', '/sandbox', '/sandbox/', '/sandbox/nowhere', '/assets', '/assets/', '/assets/nowhere', '/assets/..%2findex.html', '/assets/%2e%2e/index.html', '/api/..%2findex.html', '/api%2f..%2findex.html', '/healthz/', '/readyz/index.html', '//', '/%2fapi/'];
const STATES = [
  ['suspended', 'PUT', '/suspendInstitute', '/approveInstitute', 503], ['deactivated', 'PUT', '/deactivateInstitute', '/approveInstitute', 503], ['deleted', 'DELETE', '', '/unDelete', 410],
] as const;
const DAY = 86_400_000;

let folder: string;
let platform: TestPlatform;
let operator: string;
let ahead = 0;
const act = async (institute: string, method: 'PUT' | 'DELETE', path: string): Promise<void> => {
  expect((await platform.call({ method, url: `/api/v9/institute/${institute}${path}`, token: operator, ...(method === 'PUT' && { body: {} }) })).status).toBe(200);
};
const open = (path: string, host = NORTH, headers: Readonly<Record<string, string>> = {}) => seen({ platform, path, host, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
const north = async () => makerOf({ platform, token: await platform.login('institute') });

let address: Promise<string> | undefined;
const listening = (): Promise<string> => (address ??= platform.app.listen({ host: '127.0.0.1', port: 0 }));
/** A call over the network, with headers that a call handed in has not. */
const asked = (input: { readonly address: string; readonly path: string; readonly headers: Readonly<Record<string, string>> }) => new Promise<{ readonly status: number; readonly text: string }>((done, fail) => {
  get(`${input.address}${input.path}`, { headers: input.headers, agent: false }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part)).on('end', () => done({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
  }).on('error', fail);
});

/** A host besides the institute's primary one. */
const giveAlso = (institute: string, host: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`insert into core.tenant_domain (institute_id, host, token, verified_at) values (${institute}, ${host}, 'token', now())`.execute(trx));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-closed-host-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>Lectern</title></head><body><div id="root"></div></body></html>');
  platform = await createTestPlatform({ config: { consoleDir: folder, consoleUrl: `https://${SHARED}` }, clock: () => new Date(Date.now() + ahead) });
  operator = await platform.login('super_admin');
  for (const [institute, host] of [[INSTITUTES.north, NORTH], [INSTITUTES.south, SOUTH], [INSTITUTES.white, WHITE], [PLATFORM_INSTITUTE, OPERATORS]] as const) await giveHost({ platform, institute, host });
  await giveAlso(INSTITUTES.north, SHARED);
  await platform.call({ method: 'PUT', url: '/api/v9/tenant-info', token: operator, body: { appName: 'The Operator', pageTitle: 'The Operator' } });
});
afterAll(async () => {
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(STATES)('the own host of an institute that is %s', (_state, method, close, reopen, status) => {
  afterEach(async () => {
    await act(INSTITUTES.north, 'PUT', reopen).catch(() => undefined);
  });

  it.each(['before it has published', 'with a published site', 'once its site is down'])('is one plain page %s, and opens again at once', async (standing) => {
    const maker = await north();
    if (standing === 'with a published site') await maker.show(siteOf([hero('North')]));
    if (standing === 'once its site is down') await maker.takeDown();
    const shown = async () => Promise.all(['/', '/auth/login', '/old-page', '/robots.txt'].map(async (path) => {
      const { status: code, text } = await open(path);
      return [code, text.replace(/"requestId":"[^"]+"/, '')] as const;
    }));
    const before = await shown();
    expect(before[0]![1].includes('>North<')).toBe(standing === 'with a published site');
    await act(INSTITUTES.north, method, close);
    const first = await open('/');
    for (const path of OPENED) {
      const page = await open(path);
      expect([page.status, page.text === first.text, page.headers['content-type'], page.headers['cache-control'], page.headers['x-robots-tag'], page.headers['x-lectern-page']], path).toEqual([status, true, 'text/html; charset=utf-8', 'no-store', 'noindex', undefined]);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors 'none'$/);
      expect(String(page.headers['vary'])).toMatch(/accept-language.*host/);
    }
    await act(INSTITUTES.north, 'PUT', reopen);
    expect(await shown()).toEqual(before);
  });

  it('says so to HEAD, to forms and to robots, which it does not invite', async () => {
    await act(INSTITUTES.north, method, close);
    const { text } = await open('/');
    for (const url of ['/', '/app/coupon', '/sitemap.xml', '/robots.txt']) {
      const head = await platform.app.inject({ method: 'HEAD', url, headers: { host: NORTH } });
      const { bytes } = await open(url);
      expect([head.statusCode, head.body, Number(head.headers['content-length'])], url).toEqual([status, '', bytes.length]);
    }
    const robots = await open('/robots.txt');
    expect([robots.status, robots.headers['content-type'], robots.text]).toEqual([status, 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n']);
    const sent = await platform.app.inject({ method: 'POST', url: `/courses/${INSTITUTES.north}`, headers: { host: NORTH, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=Rekha' });
    expect([sent.statusCode, sent.body]).toEqual([status, text]);
    expect((await open('/', `${NORTH.toUpperCase()}:8443`)).status).toBe(status);
  });

  it('names nobody, runs nothing, and is in the language that is asked for', async () => {
    await act(INSTITUTES.north, method, close);
    for (const language of LANGUAGES) {
      const { text, bytes } = await open('/', NORTH, { 'accept-language': `de,${language}-XX;q=0.9,en;q=0.1` });
      const page = new JSDOM(text).window.document;
      const { title, text: said } = wordsIn(language).closedHost;
      expect([page.documentElement.lang, page.title, page.querySelector('h1')?.textContent, page.querySelector('p')?.textContent]).toEqual([language, title, title, said]);
      expect([page.querySelector('meta[name=robots]')?.getAttribute('content'), page.querySelector('meta[name=viewport]')?.getAttribute('content')]).toEqual(['noindex', 'width=device-width, initial-scale=1']);
      expect(page.querySelectorAll('script, img, link, a, form, [style]')).toHaveLength(0);
      expect(text).not.toMatch(/North|Operator|Lectern/);
      expect(bytes.length).toBeLessThan(2_000);
    }
    expect((await open('/', NORTH, { 'accept-language': 'de' })).text).toContain('<html lang="en">');
  });

  it('leaves calls, files and every other host as they are, and ends sessions as everywhere', async () => {
    const token = await platform.login('institute');
    await act(INSTITUTES.north, method, close);
    const calls = async (host: string) => Promise.all([
      platform.call({ method: 'GET', url: '/api/v9/user/me', token, headers: { host } }), platform.call({ method: 'GET', url: '/api/v9/nowhere', headers: { host } }),
      platform.call({ method: 'GET', url: '/assets/nowhere.js', headers: { host } }), platform.call({ method: 'GET', url: '/assets/modules-1/en/nowhere.js', headers: { host } }), platform.call({ method: 'GET', url: '/api/', headers: { host } }), platform.call({ method: 'GET', url: '/files/nowhere', headers: { host } }), platform.call({ method: 'GET', url: '/healthz', headers: { host } }),
    ].map(async (reply) => {
      const { status: code, body } = await reply;
      return [code, body['code'], body['reason']];
    }));
    const here = await calls(NORTH);
    expect(here[0]![0]).toBe(401);
    expect(here).toEqual(await calls('elsewhere.example'));
    for (const host of [SOUTH, OPERATORS, SHARED, 'elsewhere.example']) for (const path of ['/auth/login', '/app/coupon']) expect(await open(path, host), host).toMatchObject({ status: 200, headers: { 'x-lectern-page': '1' } });
  });

  it('takes a header that asks for another protocol for none, and opens sockets as everywhere', async () => {
    const address = await listening();
    await act(INSTITUTES.north, method, close);
    const { text } = await open('/');
    for (const upgrade of ['h2c', 'websocket', 'TLS/1.0, HTTP/1.1', 'foo']) for (const path of ['/', '/app/coupon', '/plan', '/assets']) {
      const reply = await asked({ address, path, headers: { host: NORTH, upgrade, connection: 'Upgrade' } });
      expect([reply.status, reply.text === text], `${upgrade} ${path}`).toEqual([status, true]);
    }
    const chat = openChat({ address, path: '/plan/chat?session_id=visitor-1', headers: { host: NORTH } });
    expect(await chat.ask('hello')).toMatch(/plans/);
    chat.leave();
  });

  it('is closed and opened on every node, and costs the database nothing a request', async () => {
    const database = connectDatabase({ target: platform.target, poolSize: 2, logger: platform.context.logger });
    const other = await buildApp({ ...platform.context, database });
    const there = async (path = '/'): Promise<number> => (await other.inject({ url: path, headers: { host: NORTH, accept: 'text/html' } })).statusCode;
    try {
      expect(await there()).toBe(200);
      await act(INSTITUTES.north, method, close);
      await expect.poll(there).toBe(status);
      await open('/');
      const [here, far] = [vi.spyOn(platform.context.database, 'transaction'), vi.spyOn(database, 'transaction')];
      for (let count = 0; count < 10; count += 1) for (const path of OPENED) expect([await there(path), (await open(path)).status], path).toEqual([status, status]);
      const asked = [here.mock.calls.length, far.mock.calls.length];
      here.mockRestore();
      // Each connection hears of the change, some a moment after the first.
      expect(Math.max(...asked)).toBeLessThanOrEqual(4);
      await act(INSTITUTES.north, 'PUT', reopen);
      await expect.poll(there).toBe(200);
    } finally {
      await other.close();
      await database.close();
    }
  });
});

it('an institute that is not approved yet has an address that is closed', async () => {
  const set = (isApproved: boolean) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.institution set is_approved = ${isApproved} where id = ${INSTITUTES.south}`.execute(trx));
  expect((await open('/', SOUTH)).status).toBe(200);
  await set(false);
  expect((await open('/', SOUTH)).status).toBe(503);
  await set(true);
  expect((await open('/', SOUTH)).status).toBe(200);
});

it('the address of an institute that is gone for good stays closed, until somebody proves it', async () => {
  await act(INSTITUTES.white, 'DELETE', '');
  ahead = 31 * DAY;
  await purgeBin(platform.context);
  expect((await open('/', WHITE)).status).toBe(410);
  const rows = async (table: string) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql`select * from ${sql.raw(table)} where host = ${WHITE}`.execute(trx)).rows);
  expect([await rows('core.tenant_domain'), await rows('core.gone_host')]).toEqual([[], [{ host: WHITE }]]);
  await giveAlso(INSTITUTES.south, WHITE);
  expect((await open('/', WHITE)).status).toBe(200);
});
