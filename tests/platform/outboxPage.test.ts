import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAtThisMachine } from '../../platform/features/outbox/atThisMachine';
import { createTestPlatform, type TestPlatform } from './support';

describe('the outbox', () => {
  let demo: TestPlatform;
  let production: TestPlatform;
  beforeAll(async () => {
    demo = await createTestPlatform({ config: { hasDemo: true } });
    production = await createTestPlatform();
  });
  afterAll(() => Promise.all([demo?.close(), production?.close()]));

  const open = (platform: TestPlatform, { headers = {}, remoteAddress = '127.0.0.1', url = '/outbox' }: { headers?: Record<string, string>; remoteAddress?: string; url?: string } = {}) =>
    platform.app.inject({ method: 'GET', url, remoteAddress, headers: { host: '127.0.0.1:4100', ...headers } });
  const send = (platform: TestPlatform, language = 'en') =>
    platform.call({ method: 'POST', url: '/api/v9/user/sendLoginOtp', body: { username: 'institute@demo.lectern.test' }, headers: { 'accept-language': language } });

  it('says what comes here while there is nothing, in the reader’s language', async () => {
    expect((await open(demo)).payload).toContain('Nothing has been sent yet');
    const french = await open(demo, { headers: { 'accept-language': 'fr-FR,fr' } });
    expect(french.payload).toContain('<html lang="fr">');
    expect(french.payload).toContain('Rien n’a encore été envoyé');
  });

  it('shows the code large, newest first, without a script, to whoever is at the machine of a demo', async () => {
    await send(demo);
    await send(demo, 'ja');
    const page = await open(demo);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(page.payload).not.toMatch(/<script|style=|<style/);
    expect([...page.payload.matchAll(/<code[^>]*>(\d{6})<\/code>/g)]).toHaveLength(2);
    expect(page.payload.indexOf('lang="ja"')).toBeLessThan(page.payload.indexOf('<h2 lang="en"'));
    expect(page.payload).toContain('institute@demo.lectern.test');
    expect((await open(demo, { url: '/outbox?size=1' })).payload).toContain('/outbox?page=1');
    expect((await open(demo, { url: '/outbox.css' })).headers['content-type']).toContain('text/css');
  });

  const elsewhere: readonly (readonly [string, { headers?: Record<string, string>; remoteAddress?: string }])[] = [
    ['from another machine', { remoteAddress: '192.168.1.7' }],
    ['under another name', { headers: { host: 'console.example.org' } }],
    ...['x-forwarded-for', 'x-forwarded-prefix', 'x-original-host', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'x-envoy-external-address', 'forwarded', 'via'].map((name) => [`through a proxy (${name})`, { headers: { [name]: '203.0.113.9' } }] as const),
    ['to a page of elsewhere', { headers: { origin: 'https://example.org' } }],
    ['to a page of another port', { headers: { origin: 'http://127.0.0.1:9999' } }],
    ['where a page of elsewhere leads', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['where a page of the same site leads', { headers: { 'sec-fetch-site': 'same-site' } }],
  ];
  it.each(elsewhere)('tells nothing %s', async (_name, given) => {
    const { payload } = await open(demo, given);
    expect(payload).not.toMatch(/\d{6}/);
    expect(payload).toContain('/outbox.js');
  });

  it('shows it to a browser that says it is at the machine itself', async () => {
    const own: readonly Record<string, string>[] = [{ 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4100' }];
    for (const headers of own) expect((await open(demo, { headers })).payload).toMatch(/<code[^>]*>\d{6}</);
  });

  it('tells nothing by the first version of the protocol, as simple proxies speak it', () => {
    const asked = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost' } } as Pick<FastifyRequest, 'socket' | 'headers'>;
    expect(isAtThisMachine({ ...asked, raw: { httpVersion: '1.1' } })).toBe(true);
    expect(isAtThisMachine({ ...asked, raw: { httpVersion: '1.0' } })).toBe(false);
  });

  it('says each code once, and the time as the console does', async () => {
    const { payload } = await open(demo);
    for (const [, code = ''] of payload.matchAll(/<code[^>]*>(\d{6})<\/code>/g)) expect(payload.split(code)).toHaveLength(2);
    expect(payload).toContain('It is valid for 10 minutes.');
    expect(payload).toMatch(/<time [^>]*>\d{1,2} [A-Z][a-z]{2,3} \d{4}, [\d:]+\s?[ap]m (UTC|GMT|[A-Z]{2,5})/i);
  });

  it('tells times in the zone of the reader, on every page of it', async () => {
    const one = (await open(demo, { url: '/outbox?size=1&timeZone=Asia/Tokyo' })).payload;
    const [, at = '', said = ''] = /<time datetime="([^"]+)">([^<]+)</.exec(one)!;
    const wanted = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Tokyo' }).format(new Date(at));
    expect(said).toMatch(new RegExp(`^${wanted} (JST|GMT\\+9)$`));
    for (const address of ['/outbox?page=1&#38;timeZone=Asia%2FTokyo', '/outbox?timeZone=Asia%2FTokyo']) expect(one).toContain(`href="${address}"`);
    // What is no zone is none, and stands in no address.
    expect((await open(demo, { url: '/outbox?size=1&timeZone=%22%3E%3Cb%3E' })).payload).toContain('href="/outbox?page=1"');
    expect((await open(production, { url: '/outbox.js' })).payload).toContain("query.set('timeZone'");
  });

  it('tells nothing in production but to the super admin, whose console asks for the same', async () => {
    await send(production);
    expect((await open(production)).payload).not.toMatch(/\d{6}/);
    const ask = async (name: string | null) => open(production, { url: '/api/v9/outbox', headers: { accept: 'text/html', ...(name && { authorization: await production.login(name) }) } });
    expect((await ask('super_admin')).payload).toMatch(/<code[^>]*>\d{6}<\/code>/);
    expect((await ask('admin')).statusCode).toBe(403);
    expect((await ask(null)).statusCode).toBe(401);
  });

  it('says what became of a demo account, in a demo alone', async () => {
    const call = (platform: TestPlatform, username: string, password: string) => platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username, password } });
    const change = (platform: TestPlatform, token: string) => platform.call({ method: 'PUT', url: '/api/v9/user/password', token, body: { currentPassword: 'Lectern-demo-1', password: 'Banyan-tree-4711' } });
    for (const platform of [demo, production]) expect((await change(platform, await platform.login('faculty'))).status).toBe(200);
    expect(await call(demo, 'Faculty@demo.lectern.test', 'Lectern-demo-1')).toMatchObject({ status: 404, body: { code: 'WRONG_CREDENTIALS', reason: 'demoPasswordChanged' } });
    expect((await call(demo, 'faculty@demo.lectern.test', 'Lectern-demo-2')).body['reason']).toBeUndefined();
    expect((await call(production, 'faculty@demo.lectern.test', 'Lectern-demo-1')).body).toEqual(expect.not.objectContaining({ reason: expect.anything() }));
    const admin = await demo.login('super_admin');
    const found = await demo.call({ method: 'POST', url: '/api/v9/user/search', token: admin, body: { query: 'institute2@demo' } });
    const [{ id }] = found.data['items'] as [{ id: string }];
    expect((await demo.call({ method: 'DELETE', url: `/api/v9/user/${id}`, token: admin })).status).toBe(200);
    expect(await call(demo, 'institute2@demo.lectern.test', 'Lectern-demo-1')).toMatchObject({ status: 404, body: { reason: 'demoAccountGone' } });
  });
});
