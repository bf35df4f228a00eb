import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { parseHost } from '../../../platform/kernel/http/host';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';
import { startDnsServer, type DnsServer } from '../../platform/support/dnsServer';

const BASE = '/api/v9/tenant-info';

let dns: DnsServer;
let platform: TestPlatform;
let tokens: Record<'super_admin' | 'institute' | 'institute2' | 'whitelabel' | 'faculty' | 'sub_admin', string>;
beforeAll(async () => {
  dns = await startDnsServer();
  platform = await createTestPlatform({ config: { dnsServer: dns.address } });
  const names = ['super_admin', 'institute', 'institute2', 'whitelabel', 'faculty', 'sub_admin'] as const;
  tokens = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await platform.login(name)]))) as typeof tokens;
});
afterAll(async () => {
  await platform.close();
  await dns.close();
});
beforeEach(async () => {
  dns.answers.clear();
  dns.asked.length = 0;
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`delete from core.tenant_domain`.execute(trx));
});

type Who = keyof typeof tokens;
const put = (who: Who, path: string, host: unknown, query = ''): Promise<CallResult> => platform.call({ method: 'PUT', url: `${BASE}/${path}${query}`, token: tokens[who], body: { host } });
const get = (who: Who, path: string, query = ''): Promise<CallResult> => platform.call({ method: 'GET', url: `${BASE}/${path}${query}`, token: tokens[who] });
const items = (reply: CallResult): Record<string, unknown>[] => reply.data['items'] as Record<string, unknown>[];

/** What a tenant has to put into the DNS for a host it has asked for. */
async function proofOf(who: Who, host: string): Promise<{ name: string; value: string }> {
  return (await get(who, 'verify-domain', `?host=${host}`)).data['verification'] as { name: string; value: string };
}

/** Claims a host, puts the proof into the DNS beside what is there, and has it looked for. */
async function prove(who: Who, host: string): Promise<CallResult> {
  await put(who, 'domain-info', host);
  const { name, value } = await proofOf(who, host);
  const now = dns.answers.get(name);
  dns.answers.set(name, [...(Array.isArray(now) ? now : []), [value]]);
  return put(who, 'verify-domain', host);
}

async function trail(owner: string): Promise<string[]> {
  return platform.context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) => {
    const { rows } = await sql<{ action: string }>`select action from core.audit where resource = 'tenantInfo' and record_id = ${owner} order by id`.execute(trx);
    return rows.map((row) => row.action);
  });
}

describe('a host', () => {
  it.each([
    ['Learn.Example.ORG', 'learn.example.org'], ['learn.example.org.', 'learn.example.org'], [' शिक्षा.example.org ', 'xn--11b9de2ac9f.example.org'], ['BÜCHER.example', 'xn--bcher-kva.example'],
  ])('%s is %s', (text, host) => expect(parseHost(text)).toBe(host));

  it.each(['', 'localhost', 'https://example.org', 'example.org/path', 'example.org:8080', '10.0.0.1', '[::1]', '::1', '0x7f.1', 'a..b', '-a.example.org', 'a_b.example.org', 'user@example.org', `${'a'.repeat(64)}.org`, `${'a.'.repeat(130)}org`, 'exa mple.org', 'example.123', '*.example.org', 'a\u0000.org'])('%j is none', (text) => {
    expect(parseHost(text)).toBeNull();
  });

  it('that is none is refused at its field', async () => {
    expect(await put('institute', 'domain-info', 'https://example.org/a')).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { host: { code: 'domain' } } } });
    expect(await put('institute', 'domain-info', null)).toMatchObject({ status: 422, body: { problems: { host: { code: 'required' } } } });
    expect(await put('institute', 'domain-info', 12)).toMatchObject({ status: 422 });
    expect((await get('institute', 'verify-domain')).status).toBe(422);
  });
});

describe('a domain', () => {
  const host = 'learn.example.org';

  it('is asked for, proved, made the primary one and given up', async () => {
    const claimed = await put('institute', 'domain-info', 'Learn.Example.org');
    expect(claimed).toMatchObject({ status: 200, data: { items: [{ host, status: 'pending', isPrimary: false, verification: { type: 'TXT', name: `_lectern.${host}` }, checkedAt: null, problem: null }] } });
    expect(items(await put('institute', 'domain-info', host))).toEqual(items(claimed));
    expect(await put('institute', 'primary-domain', host)).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED' } });
    const proved = await prove('institute', host);
    expect(proved).toMatchObject({ status: 200, data: { host, status: 'verified', problem: null } });
    expect(proved.data['checkedAt']).toEqual(expect.any(String));
    expect(await put('institute', 'primary-domain', host)).toMatchObject({ status: 200, data: { host } });
    await prove('institute', 'b.example.org');
    expect((await put('institute', 'primary-domain', 'b.example.org')).data).toEqual({ host: 'b.example.org' });
    expect(items(await get('institute', 'domain-info')).map((one) => [one['host'], one['isPrimary']])).toEqual([['b.example.org', true], [host, false]]);
    expect(items(await put('institute', 'delete-domain', 'b.example.org'))).toHaveLength(1);
    expect((await get('institute', 'primary-domain')).data).toEqual({ host: null });
    expect((await get('institute', 'delete-domain')).data).toEqual((await get('institute', 'domain-info')).data);
    expect(await trail(INSTITUTES.north)).toEqual(['addDomain', 'verifyDomain', 'choosePrimaryDomain', 'addDomain', 'verifyDomain', 'choosePrimaryDomain', 'deleteDomain']);
  });

  it.each([
    ['no name', 'nameless', 'missing'], ['no record', [], 'missing'], ['a record of something else', [['v=spf1 -all'], ['lectern-verification=0000']], 'different'],
    ['a server that fails', 'failing', 'unreachable'], ['a server that is silent', 'silent', 'unreachable'],
  ] as const)('stays pending with %s', async (_, answer, problem) => {
    await put('institute', 'domain-info', host);
    dns.answers.set(`_lectern.${host}`, answer);
    expect(await put('institute', 'verify-domain', host)).toMatchObject({ status: 200, data: { status: 'pending', problem } });
    expect(dns.asked).toContain(`_lectern.${host}`);
    expect((await prove('institute', host)).data).toMatchObject(typeof answer === 'string' ? { status: 'verified' } : { status: 'verified', problem: null });
  });

  it('is proved by a value in several strings, beside others', async () => {
    await put('institute', 'domain-info', host);
    const { name, value } = await proofOf('institute', host);
    dns.answers.set(name, [['something else'], [value.slice(0, 9), value.slice(9)]]);
    expect((await put('institute', 'verify-domain', host)).data).toMatchObject({ status: 'verified' });
  });

  it('stays verified when the proof is looked for again and nobody else has one', async () => {
    await prove('institute', host);
    dns.answers.clear();
    expect((await put('institute', 'verify-domain', host)).data).toMatchObject({ status: 'verified', problem: 'missing' });
  });

  it('that is not asked for can be neither proved, chosen, read nor given up', async () => {
    await put('institute2', 'domain-info', host);
    for (const path of ['verify-domain', 'primary-domain', 'delete-domain']) expect(await put('institute', path, host), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await get('institute', 'verify-domain', `?host=${host}`)).status).toBe(404);
    expect(items(await get('institute2', 'domain-info'))).toHaveLength(1);
  });

  it('may be one of twenty', async () => {
    for (let number = 0; number < 20; number += 1) expect((await put('institute', 'domain-info', `n${number}.example.org`)).status).toBe(200);
    expect(await put('institute', 'domain-info', 'more.example.org')).toMatchObject({ status: 422, body: { problems: { host: { code: 'tooMany' } } } });
  });

  it('may be one of twenty also where many are asked for at once', async () => {
    for (let number = 0; number < 19; number += 1) await put('institute', 'domain-info', `n${number}.example.org`);
    const asked = await Promise.all(Array.from({ length: 12 }, (_, number) => put('institute', 'domain-info', `more${number}.example.org`)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
    expect(items(await get('institute', 'domain-info'))).toHaveLength(20);
  });

  it('is the primary one alone also where several are chosen at once', async () => {
    const hosts = ['one', 'two', 'three'].map((name) => `${name}.example.org`);
    for (const host of hosts) expect((await prove('institute', host)).status).toBe(200);
    for (let round = 0; round < 4; round += 1) expect((await Promise.all(hosts.map((host) => put('institute', 'primary-domain', host)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(items(await get('institute', 'domain-info')).filter((one) => one['isPrimary'] === true)).toHaveLength(1);
  });
});

describe('of two tenants', () => {
  const host = 'shared.example.org';

  it('nobody is kept out by a claim, and neither learns of the other’s', async () => {
    const [one, two] = [await put('institute', 'domain-info', host), await put('institute2', 'domain-info', host)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await proofOf('institute', host)).value).not.toBe((await proofOf('institute2', host)).value);
    expect((await prove('institute2', host)).data).toMatchObject({ status: 'verified' });
    expect(items(await get('institute', 'domain-info'))).toMatchObject([{ host, status: 'pending' }]);
  });

  it('the one that proves a host has it for as long as it does', async () => {
    await put('institute2', 'domain-info', host);
    await prove('institute', host);
    const late = await put('whitelabel', 'domain-info', host);
    expect(late).toMatchObject({ status: 409, body: { code: 'ITEM_EXISTS', message: 'Item already exist.' } });
    expect(JSON.stringify(late.body)).not.toMatch(/north|0198a000/);
    const second = await prove('institute2', host);
    expect(second).toMatchObject({ status: 409, body: { code: 'ITEM_EXISTS' } });
    expect(items(await get('institute2', 'domain-info'))).toMatchObject([{ status: 'pending' }]);
    dns.answers.set(`_lectern.${host}`, 'silent');
    expect((await put('whitelabel', 'domain-info', host)).status, 'no answer of the DNS takes nothing').toBe(409);
  });

  it('a host changes hands when its DNS does', async () => {
    await prove('institute', host);
    await put('institute', 'primary-domain', host);
    dns.answers.clear();
    expect((await put('institute2', 'domain-info', host)).status).toBe(200);
    expect(items(await get('institute', 'domain-info'))).toMatchObject([{ status: 'verified' }]);
    expect((await prove('institute2', host)).data).toMatchObject({ status: 'verified' });
    expect(items(await get('institute', 'domain-info'))).toMatchObject([{ host, status: 'pending', isPrimary: false, problem: 'missing' }]);
    expect((await trail(INSTITUTES.north)).at(-1)).toBe('loseDomain');
    const seen = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.north }, readOnly: true }, async (trx) => (await sql<{ actor_id: string | null }>`select actor_id from core.audit where action = 'loseDomain'`.execute(trx)).rows);
    expect(seen.every((row) => row.actor_id === null)).toBe(true);
  });

  it('each is held to its rows by the database itself', async () => {
    await prove('institute', host);
    const rows = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, async (trx) => (await sql`select 1 from core.tenant_domain`.execute(trx)).rows);
    expect(rows).toEqual([]);
  });
});

it('a host of an institute that is gone for good is theirs who prove it, and nobody’s once they give it up', async () => {
  const host = 'gone.example.org';
  const all = async (query: ReturnType<typeof sql>) => (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => query.execute(trx))).rows;
  const statusThere = async () => (await platform.app.inject({ url: '/robots.txt', headers: { host } })).statusCode;
  await all(sql`insert into core.gone_host (host) values (${host})`);
  await all(sql`select pg_notify('lectern_actor', 'hosts')`);
  await expect.poll(statusThere).toBe(410);
  await put('institute', 'domain-info', host);
  expect(await statusThere()).toBe(410);
  expect((await prove('institute', host)).data).toMatchObject({ status: 'verified' });
  expect(await statusThere()).toBe(404);
  await put('institute', 'delete-domain', host);
  expect([await statusThere(), await all(sql`select 1 from core.gone_host where host = ${host}`)]).toEqual([404, []]);
});

describe('who', () => {
  const calls: readonly (readonly ['GET' | 'PUT', string])[] = [['GET', 'domain-info'], ['PUT', 'domain-info'], ['GET', 'primary-domain'], ['PUT', 'primary-domain'], ['GET', 'verify-domain'], ['PUT', 'verify-domain'], ['GET', 'delete-domain'], ['PUT', 'delete-domain']];

  it.each(calls)('%s %s: not without the module, not without a session, not for another institute', async (method, path) => {
    const call = (token: string | undefined, query = '') => platform.call({ method, url: `${BASE}/${path}${query}`, ...(token ? { token } : {}), ...(method === 'PUT' ? { body: { host: 'who.example.org' } } : {}) });
    for (const who of ['faculty', 'sub_admin'] as const) expect((await call(tokens[who])).status).toBe(403);
    expect((await call(undefined)).status).toBe(401);
    for (const id of [INSTITUTES.north, PLATFORM_INSTITUTE, 'nonsense']) expect(await call(tokens.institute2, `?instituteId=${id}${method === 'GET' && path === 'verify-domain' ? '&host=who.example.org' : ''}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('sees several institutes names one, and has the operator’s own without', async () => {
    await put('super_admin', 'domain-info', 'north.example.org', `?instituteId=${INSTITUTES.north}`);
    await put('super_admin', 'domain-info', 'operator.example.org');
    expect(items(await get('institute', 'domain-info'))).toMatchObject([{ host: 'north.example.org' }]);
    expect(items(await get('super_admin', 'domain-info'))).toMatchObject([{ host: 'operator.example.org' }]);
  });
});
