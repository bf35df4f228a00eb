import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandingOf } from '../../../platform/identity/people/branding';
import { hostName } from '../../../platform/kernel/http/host';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { brandColours, PRODUCT_BRANDING, safeAddress, safeOrigin } from '../../../src/schemas';
import { createTestPlatform, INSTITUTES, type TestPlatform } from '../../platform/support';

const PAGE = `<!doctype html><html><head><title>Lectern</title><link rel="icon" href="data:image/svg+xml,x" /><script src="/boot.js"></script></head>
<body><div id="root"></div><noscript>Lectern needs JavaScript.</noscript></body></html>`;

let folder: string;
let platform: TestPlatform;
let now = Date.parse('2026-03-02T10:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-branding-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'boot.js'), '(function () {})();');
  platform = await createTestPlatform({ config: { consoleDir: folder, pictureOrigins: [] }, clock: () => new Date(now) });
  await claim({ host: 'learn.white.example', institute: INSTITUTES.white, isVerified: true });
  await claim({ host: 'pending.north.example', institute: INSTITUTES.north, isVerified: false });
  await claim({ host: 'lapsed.example', institute: INSTITUTES.lapsed, isVerified: true });
  await look({ institute: INSTITUTES.white, appName: 'White <Academy> & "Sons"', pageTitle: null, colour: '#ffee00', logo: 'https://cdn.white.example/logo.png', icon: '/files/white/icon.png' });
});
beforeEach(() => {
  // What is remembered for a minute is old now.
  now += 120_000;
});
afterAll(async () => {
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

const inAll = <T>(run: Parameters<TestPlatform['context']['database']['transaction']>[1]) => platform.context.database.transaction({ scope: { kind: 'all' } }, run) as Promise<T>;
const claim = ({ host, institute, isVerified }: { host: string; institute: string; isVerified: boolean }) =>
  inAll((trx) => sql`insert into core.tenant_domain (institute_id, host, token, verified_at) values (${institute}, ${host}, 't', ${isVerified ? new Date(now).toISOString() : null})`.execute(trx));
const look = ({ institute, appName, pageTitle, colour, logo, icon }: { institute: string; appName: string; pageTitle: string | null; colour: string; logo: string; icon: string }) =>
  inAll((trx) =>
    sql`insert into app.tenant_info (institute_id, id, app_name, page_title, primary_colour, logo_url, fav_icon_url) values (${institute}, ${institute}, ${appName}, ${pageTitle}, ${colour}, ${logo}, ${icon})`.execute(trx));
const ask = async ({ host, token }: { host?: string; token?: string } = {}) => (await platform.call({ method: 'GET', url: `/api/v9/branding${host === undefined ? '' : `?host=${encodeURIComponent(host)}`}`, ...(token && { token }) })).data;
const page = (headers: Record<string, string>) => platform.app.inject({ method: 'GET', url: '/auth/login', headers });

describe('GET /branding', () => {
  it('answers for a verified domain, however it is written, with colours that can be read', async () => {
    const found = await ask({ host: 'Learn.White.Example.' });
    expect(found).toMatchObject({ appName: 'White <Academy> & "Sons"', pageTitle: 'White <Academy> & "Sons"', logoUrl: 'https://cdn.white.example/logo.png', favIconUrl: '/files/white/icon.png', siteFavicon: '/files/white/icon.png', primaryColour: '#ffee00' });
    expect(found['colours']).toEqual(brandColours('#ffee00'));
    expect(await ask({ host: 'learn.white.example:8443' })).toEqual(found);
  });

  it('answers with the product’s own for hosts that nobody has proved, and for odd ones', async () => {
    for (const host of ['pending.north.example', 'unknown.example', '127.0.0.1', 'localhost', '', "x' or 1=1", 'a'.repeat(400), 'a'.repeat(2_001), '\0']) expect(await ask({ host }), host).toEqual(PRODUCT_BRANDING);
  });

  it('brands a white-labelled user by the institute, on whatever host, and nobody else', async () => {
    expect(await ask({ token: await platform.login('whitelabel') })).toMatchObject({ primaryColour: '#ffee00' });
    expect(await ask({ host: 'console.example', token: await platform.login('whitelabel') })).toMatchObject({ primaryColour: '#ffee00' });
    expect(await ask({ token: await platform.login('institute') })).toEqual(PRODUCT_BRANDING);
  });

  it('comes with the user’s details, so that the first page after sign-in has it', async () => {
    const { data } = await platform.call({ method: 'GET', url: '/api/v9/user/details', token: await platform.login('whitelabel') });
    expect((data['userDetails'] as Record<string, unknown>)['branding']).toEqual(await ask({ host: 'learn.white.example' }));
  });

  it('shows a change of one’s settings at once, and one by another node within a minute', async () => {
    const before = await ask({ host: 'learn.white.example' });
    await inAll((trx) => sql`update app.tenant_info set page_title = 'Changed elsewhere' where institute_id = ${INSTITUTES.white}`.execute(trx));
    expect(await ask({ host: 'learn.white.example' })).toEqual(before);
    now += 61_000;
    expect(await ask({ host: 'learn.white.example' })).toMatchObject({ pageTitle: 'Changed elsewhere' });
    const token = await platform.login('super_admin');
    const reply = await platform.call({ method: 'PUT', url: `/api/v9/tenant-info?instituteId=${INSTITUTES.white}`, token, body: { pageTitle: 'Changed here' } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(await ask({ host: 'learn.white.example' })).toMatchObject({ pageTitle: 'Changed here' });
    await inAll((trx) => sql`update app.tenant_info set page_title = null where institute_id = ${INSTITUTES.white}`.execute(trx));
  });

  it('shows a name that an institute has been given, and a domain that was given up, at once', async () => {
    const token = await platform.login('super_admin');
    const put = async (url: string, body: unknown): Promise<void> => {
      const reply = await platform.call({ method: 'PUT', url: `/api/v9${url}`, token, body });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    };
    for (const host of ['gone.north.example', 'own.north.example']) await claim({ host, institute: INSTITUTES.north, isVerified: true });
    expect(await ask({ host: 'gone.north.example' })).not.toEqual(PRODUCT_BRANDING);
    await put(`/tenant-info/delete-domain?instituteId=${INSTITUTES.north}`, { host: 'gone.north.example' });
    expect(await ask({ host: 'gone.north.example' })).toEqual(PRODUCT_BRANDING);
    const { appName } = await ask({ host: 'own.north.example' });
    await put(`/institute/${INSTITUTES.north}`, { name: 'North, renamed' });
    expect(await ask({ host: 'own.north.example' })).toMatchObject({ appName: 'North, renamed' });
    await put(`/institute/${INSTITUTES.north}`, { name: appName });
    expect(await ask({ host: 'own.north.example' })).toMatchObject({ appName });
  });
});

describe('the console’s page', () => {
  it('carries title, icon, look and the right to show the logo, each made harmless', async () => {
    const reply = await page({ host: 'learn.white.example' });
    const html = reply.payload;
    expect(html).toContain('<title>White &lt;Academy&gt; &amp; &quot;Sons&quot;</title>');
    expect(html).toContain('href="/files/white/icon.png"');
    expect(html).toContain('data-own="data:image/svg+xml,x"');
    const settings = /id="lectern-config">(.*?)<\/script>/.exec(html)![1]!;
    expect(settings).not.toContain('<');
    expect((JSON.parse(settings) as { branding: unknown }).branding).toEqual(await ask({ host: 'learn.white.example' }));
    expect(reply.headers['content-security-policy']).toMatch(/img-src 'self' data: blob: https:\/\/cdn\.white\.example;/);
  });

  it('is another for another host, with a tag of its own, and is not sent twice', async () => {
    const [branded, plain] = [await page({ host: 'learn.white.example' }), await page({ host: 'localhost:4100' })];
    expect(plain.payload).toContain('<title>Lectern</title>');
    expect(plain.headers['content-security-policy']).not.toContain('cdn.white');
    expect(plain.headers['etag']).not.toBe(branded.headers['etag']);
    expect((await page({ host: 'learn.white.example', 'if-none-match': String(branded.headers['etag']) })).statusCode).toBe(304);
    expect((await page({ host: 'localhost:4100', 'if-none-match': String(branded.headers['etag']) })).statusCode).toBe(200);
  });

  it('lets no address end a part of the content policy, and none such is stored', async () => {
    const address = 'https://a.example;sandbox/x.png';
    await look({ institute: INSTITUTES.south, appName: 'South', pageTitle: null, colour: '#0f766e', logo: address, icon: address });
    await claim({ host: 'learn.south.example', institute: INSTITUTES.south, isVerified: true });
    const reply = await page({ host: 'learn.south.example' });
    expect(reply.payload).toContain('<title>South</title>');
    expect(reply.headers['content-security-policy']).not.toMatch(/sandbox|a\.example/);
    const token = await platform.login('super_admin');
    const save = (logoUrl: string) => platform.call({ method: 'PUT', url: `/api/v9/tenant-info?instituteId=${INSTITUTES.white}`, token, body: { logoUrl } });
    for (const bad of [address, 'https://a.example%3Bsandbox/x.png', "https://a.example'/x.png"]) {
      expect(await save(bad), bad).toMatchObject({ status: 422, body: { problems: { logoUrl: { code: 'upload' } } } });
    }
    expect(await save('https://cdn.white.example/other.png'), 'no page would show it').toMatchObject({ status: 422, body: { problems: { logoUrl: { code: 'pictureElsewhere' } } } });
  });

  it('does not believe a forwarded host unless a proxy is trusted', async () => {
    expect((await page({ host: 'localhost', 'x-forwarded-host': 'learn.white.example' })).payload).toContain('<title>Lectern</title>');
  });

  it('has the operator’s own look on every other host', async () => {
    await look({ institute: PLATFORM_INSTITUTE, appName: 'Operator', pageTitle: 'Operator console', colour: '#0f766e', logo: 'javascript:alert(1)', icon: '//evil.example/x.png' });
    const reply = await page({ host: 'console.example' });
    expect(reply.payload).toContain('<title>Operator console</title>');
    expect(await ask()).toMatchObject({ appName: 'Operator', logoUrl: null, favIconUrl: null });
    await inAll((trx) => sql`delete from app.tenant_info where institute_id = ${PLATFORM_INSTITUTE}`.execute(trx));
  });
});

describe('a look', () => {
  const institute = { name: 'North', pictures: { logo: '/l.png', circular: '/c.png', rectangular: '/r.png' } };

  it('falls back to the institute’s name and pictures', () => {
    expect(brandingOf({ look: null, institute })).toMatchObject({ appName: 'North', pageTitle: 'North', logoUrl: '/r.png', favIconUrl: '/c.png', colours: null });
    expect(brandingOf({ look: { app_name: '  ', page_title: 'Portal', logo_url: null, fav_icon_url: null, primary_colour: 'red' }, institute })).toMatchObject({ appName: 'North', pageTitle: 'Portal', primaryColour: null, colours: null });
  });

  it('shows addresses of plain hosts and of its own, and no others', () => {
    for (const fine of ['https://cdn.example.org/x.png', 'http://10.0.0.1:8080/x', 'https://[::1]:3000/x.png', 'https://bücher.example/x.png', '/files/a.png']) expect(safeAddress(fine), fine).toBe(fine);
    for (const bad of ['https://a.com;sandbox/x.png', 'https://a.com%3bsandbox/x', 'https://a,b/x', 'https://*/x', '//evil/x', 'javascript:alert(1)', 'https://', 7]) expect(safeAddress(bad), String(bad)).toBeNull();
    expect(safeOrigin('HTTPS://CDN.Example.org:443/x')).toBe('https://cdn.example.org');
    expect(safeOrigin('https://[::1]:3000/x')).toBe('https://[::1]:3000');
  });

  it('knows a host from what is none', () => {
    expect(hostName('A.Example.:443')).toBe('a.example');
    for (const none of [null, '', 'localhost', 'a_b.c d', 'x/y.z', '..']) expect(hostName(none)).toBeNull();
  });
});
