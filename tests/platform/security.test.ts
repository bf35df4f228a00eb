import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_BRANDING } from '../../src/schemas';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type TestPlatform } from './support';

describe('the platform under bad input and bad will', () => {
  let platform: TestPlatform;
  let folder: string;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-console-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title><script src="/boot.js"></script>');
    await writeFile(join(folder, 'boot.js'), '/* why */\nwindow.booted = true;\n');
    await writeFile(join(folder, 'assets/main-abc123.js'), 'export {};');
    await writeFile(join(folder, 'assets/main-abc123.js.br'), 'compressed');
    platform = await createTestPlatform({ config: { consoleDir: folder, corsOrigins: ['https://console.example.org'] } });
    token = await platform.login('super_admin');
  });
  afterAll(async () => {
    await platform?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('a token that nobody has is told nothing of any institute, asked with once or again', async () => {
    for (const _time of [1, 2]) {
      const { status, body } = await platform.call({ method: 'GET', url: '/api/v9/user/details', token: `Bearer ${'x'.repeat(43)}` });
      expect([status, body['code'], body['reason']]).toEqual([401, 'SIGNED_OUT', undefined]);
    }
  });

  const branches = async (): Promise<number> =>
    platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => Number((await sql<{ n: number }>`select count(*)::int as n from app.branch`.execute(trx)).rows[0]!.n));

  describe('bodies', () => {
    const raw = (payload: string | Buffer, type: string | null = 'application/json') =>
      platform.app.inject({ method: 'POST', url: '/api/v9/branch', payload, headers: { authorization: token, ...(type && { 'content-type': type }) } });

    it('that are broken JSON are refused', async () => {
      for (const payload of ['{"name": ', 'not json', '{"__proto__": {"admin": true}}']) {
        const reply = await raw(payload);
        expect(reply.statusCode).toBe(400);
        expect(reply.json()).toMatchObject({ httpcode: 400, code: expect.stringMatching(/BAD_JSON|BAD_REQUEST/), requestId: expect.any(String) });
      }
    });

    it('of ten megabytes are refused', async () => {
      const reply = await raw(JSON.stringify({ name: 'x'.repeat(10_000_000) }));
      expect(reply.json()).toMatchObject({ httpcode: 413, code: 'TOO_LARGE' });
    });

    it('of another type are refused', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml']) {
        expect((await raw('name=x', type)).json()).toMatchObject({ httpcode: 415, code: 'WRONG_TYPE' });
      }
    });

    it('leave the platform unharmed', async () => {
      expect((await platform.call({ method: 'GET', url: '/readyz' })).status).toBe(200);
    });
  });

  describe('headers', () => {
    it('forbid inline code, framing and guessing of types', async () => {
      for (const url of ['/app/branch', '/api/v9/branding', '/healthz']) {
        const { headers } = await platform.call({ method: 'GET', url });
        const policy = String(headers['content-security-policy']);
        expect(policy).toMatch(url.startsWith('/app') ? /script-src 'self' 'sha256-[\w+/]+=*';/ : /script-src 'self';/);
        expect(policy).toMatch(url.startsWith('/app') ? /style-src 'self'( 'sha256-[\w+/]+=*')+;/ : /style-src 'self';/);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toMatch(/connect-src 'self'(;|$)/);
        expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
      }
    });

    it('let only configured origins call, and show them the header of the plan', async () => {
      const from = (origin: string) => platform.call({ method: 'GET', url: '/api/v9/branding', headers: { origin } });
      const known = await from('https://console.example.org');
      expect(known.headers['access-control-allow-origin']).toBe('https://console.example.org');
      expect(String(known.headers['access-control-expose-headers'])).toContain('x-plan-active');
      expect((await from('https://elsewhere.example.org')).headers['access-control-allow-origin']).toBeUndefined();
    });

    it('carry the id of the request, which is the platform’s own whatever the caller sends', async () => {
      const own = await platform.call({ method: 'GET', url: '/api/v9/nothing', headers: { 'x-request-id': 'console-17' } });
      expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(own.body).toMatchObject({ code: 'NO_ROUTE', requestId: own.headers['x-request-id'] });
      const odd = await platform.call({ method: 'GET', url: '/healthz', headers: { 'x-request-id': 'a "b" {c}' } });
      expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  it('limits sign-in calls of one address', async () => {
    const strict = await createTestPlatform({ config: { signInsPerMinute: 3 } });
    const replies = [];
    for (let count = 0; count < 5; count++) {
      replies.push(await strict.call({ method: 'POST', url: `/api/v9/user/${count % 2 ? 'sendLoginOtp' : 'forgotPassword'}`, body: { username: 'nobody@nowhere.test' } }));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(replies[4]).toMatchObject({ headers: { 'retry-after': expect.anything() }, body: { httpcode: 429, code: 'TOO_MANY_REQUESTS' } });
    expect((await strict.call({ method: 'GET', url: '/healthz' })).status).toBe(200);
    await strict.close();
  });

  describe('the console', () => {
    it('is served with its page for every screen, hashed files for ever, the page never from memory', async () => {
      for (const url of ['/', '/app/branch/create?x=1', '/auth/login', '/plans']) {
        const reply = await platform.app.inject({ method: 'GET', url });
        expect([reply.statusCode, reply.headers['cache-control'], reply.payload.includes('<title>Lectern</title>')]).toEqual([200, 'no-cache', true]);
      }
      const asset = await platform.app.inject({ method: 'GET', url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
      expect(asset.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
      expect((await platform.app.inject({ method: 'GET', url: '/assets/gone.js' })).statusCode).toBe(404);
      expect((await platform.app.inject({ method: 'GET', url: '/../package.json' })).statusCode).toBe(404);
    });

    it('comes at every address of its own that is opened as a page, however it is spelt, and never in place of a file', async () => {
      const ask = (url: string, accept: string) => platform.app.inject({ method: 'GET', url, headers: { accept } });
      const odd = ['/app/v1.2', '/app/a.b?x=1', '/app//settings', '/app/%5C%5Celsewhere.example', '/app/%', '/app/%E0%A4', '/app/%ff.js', '/auth/a.b'];
      for (const url of odd) {
        const reply = await ask(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
        expect([reply.statusCode, reply.headers['x-lectern-page'], reply.headers['x-content-type-options']], url).toEqual([200, '1', 'nosniff']);
        expect(reply.headers, url).not.toHaveProperty('location');
      }
      for (const url of ['/app/gone.js', '/auth/gone.css']) expect((await ask(url, '*/*')).json(), url).toMatchObject({ httpcode: 404, code: 'NO_ROUTE' });
      expect((await ask('/app/%', 'application/json')).json()).toMatchObject({ httpcode: 400, code: 'BAD_REQUEST' });
      for (const url of ['/assets/gone.js', '/assets//main-abc123.js', '/api/v9/%', '/%']) {
        const reply = await ask(url, 'text/html');
        expect([reply.statusCode >= 400, reply.headers['x-lectern-page']], url).toEqual([true, undefined]);
      }
    });

    it('marks its page and nothing else, and says that it differs by host', async () => {
      const headersOf = async (url: string, more = {}) => (await platform.app.inject({ method: 'GET', url, headers: more })).headers;
      const page = await headersOf('/app/branch');
      expect(page).toMatchObject({ 'x-lectern-page': '1', vary: 'accept-encoding, host' });
      expect(await headersOf('/app/branch', { 'if-none-match': String(page['etag']) })).toMatchObject({ 'x-lectern-page': '1', vary: 'accept-encoding, host' });
      expect((await headersOf('/config.json'))['vary']).toContain('host');
      for (const url of ['/healthz', '/readyz', '/config.json', '/api/v9/branding', '/assets/main-abc123.js', '/gone.js']) expect(await headersOf(url), url).not.toHaveProperty('x-lectern-page');
      const behind = await createTestPlatform({ config: { consoleDir: folder, isProxyTrusted: true } });
      expect((await behind.app.inject({ method: 'GET', url: '/app/branch' })).headers['vary']).toBe('accept-encoding, host, x-forwarded-host');
      await behind.close();
    });

    it('finds its settings and its first script in the page, the script named by its hash in the policy', async () => {
      const reply = await platform.app.inject({ method: 'GET', url: '/app/branch' });
      const script = /<script>([\s\S]*?)<\/script>/.exec(reply.payload)?.[1] ?? '';
      expect(script).toBe('window.booted = true;\n');
      expect(reply.headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      expect(JSON.parse(/id="lectern-config">(.*?)<\/script>/.exec(reply.payload)?.[1] ?? '')).toMatchObject({ apiBase: '/api/v9', demo: false });
      const again = await platform.app.inject({ method: 'GET', url: '/app/branch', headers: { 'if-none-match': String(reply.headers.etag) } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      const packed = await platform.app.inject({ method: 'GET', url: '/app/branch', headers: { 'accept-encoding': 'gzip, br' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(reply.payload);
    });

    it('is told its addresses, and no account unless there is demo content', async () => {
      expect((await platform.call({ method: 'GET', url: '/config.json' })).body).toEqual({ apiBase: '/api/v9', apiV2Base: '/api/v2', live: '/api/v9/user/live', chat: { admin: '/admin/chat', plan: '/plan/chat', hasTickets: true, hears: false, speaks: false }, demo: false, demoAccounts: [], publicHosts: [], branding: PRODUCT_BRANDING });
    });
  });

  describe('Idempotency-Key', () => {
    const create = (key: string, name: string, as = token) =>
      platform.call({ method: 'POST', url: '/api/v9/branch', token: as, body: { name, city: 'Kochi', ...(as === token && { instituteId: INSTITUTES.north }) }, headers: { 'idempotency-key': key } });

    it('makes a repeated request answer again and act once', async () => {
      const before = await branches();
      const first = await create('key-1', 'Once');
      expect(first.status).toBeLessThan(300);
      const again = await create('key-1', 'Once');
      expect(again).toMatchObject({ status: first.status, body: first.body, headers: { 'idempotent-replayed': 'true' } });
      expect(await branches()).toBe(before + 1);
    });

    it('refuses another body, and keeps people apart', async () => {
      expect(await create('key-1', 'Twice')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
      const other = await create('key-1', 'Other', await platform.login('institute2'));
      expect(other.status).toBeLessThan(300);
      expect(other.headers['idempotent-replayed']).toBeUndefined();
      expect((await create('k'.repeat(256), 'Long')).status).toBe(400);
    });

    it('keeps no reply of a sign-in, also for somebody who is signed in already', async () => {
      const body = { username: 'admin@demo.lectern.test', password: PASSWORD };
      const signIn = () => platform.call({ method: 'POST', url: '/api/v9/user/userLogin', token, body, headers: { 'idempotency-key': 'sign-in' } });
      const [first, second] = [await signIn(), await signIn()];
      expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([200, 200, undefined]);
      expect(second.data['token']).not.toBe(first.data['token']);
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`select 1 from core.idempotency where body like '%token%'`.execute(trx));
      expect(rows).toEqual([]);
    });

    it('lets one of two simultaneous requests act', async () => {
      const before = await branches();
      const replies = await Promise.all([1, 2, 3].map(() => create('key-2', 'At once')));
      expect(await branches()).toBe(before + 1);
      expect(replies.filter(({ status }) => status < 300).length).toBeGreaterThanOrEqual(1);
      expect(replies.every(({ status }) => status < 300 || status === 409)).toBe(true);
    });
  });

  describe('the database itself', () => {
    it('gives the serving role no table, and a tenant nothing of core but its own', async () => {
      const serving = sql`select 1 from app.branch`.execute(platform.context.database.kysely);
      await expect(serving).rejects.toThrow(/permission denied/);
      const asTenant = <T>(query: string): Promise<{ rows: T[] }> =>
        platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north } }, (trx) => sql.raw<T>(query).execute(trx));
      for (const table of ['otp', 'outbox', 'sign_in_failure', 'known_address', 'idempotency']) {
        await expect(asTenant(`select * from core.${table}`)).rejects.toThrow(/permission denied/);
      }
      await platform.login('institute2');
      const { rows } = await asTenant<{ institute_id: string }>('select distinct institute_id from core.session');
      expect(rows.filter((row) => row.institute_id !== INSTITUTES.north)).toEqual([]);
      await expect(asTenant('delete from core.audit')).rejects.toThrow(/permission denied/);
    });

    it('has row-level security forced on every table', async () => {
      const { rows } = await sql<{ name: string }>`
        select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('app', 'core') and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(platform.context.database.owner);
      expect(rows.map(({ name }) => name)).toEqual(['core.migration']);
    });

    it('takes no institute that is not an id', async () => {
      const scope = { kind: 'tenant', instituteId: "x'; drop schema app; --" } as const;
      await expect(platform.context.database.transaction({ scope }, async () => 1)).rejects.toThrow(RangeError);
    });

    it('keeps passwords as argon2id hashes and tokens as digests', async () => {
      const reply = await platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: 'admin@demo.lectern.test', password: PASSWORD } });
      const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
        sql<{ text: string; password: string }>`select (select string_agg(row_to_json(s)::text, '') from core.session s) as text, password from app."user" where id = ${accountId('admin')}`.execute(trx));
      expect(rows[0]!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(rows[0]!.text).not.toContain(String(reply.data['token']));
    });
  });
});
