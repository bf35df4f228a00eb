import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../platform/kernel/errors';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

/** What was tried on a running platform and once did harm. */
let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  operator = await platform.login('super_admin');
});
afterAll(() => platform.close());

let number = 0;
const post = (url: string, body: unknown, token = operator) => platform.call({ method: 'POST', url: `/api/v9${url}`, token, body });
const branch = (more: Record<string, unknown> = {}) => post('/branch', { instituteId: INSTITUTES.north, name: `Attacked ${++number}`, city: 'Kochi', ...more });
const raw = (url: string, payload: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: `/api/v9${url}`, payload, headers: { authorization: operator, 'content-type': 'application/json', ...headers } });
const asAll = <T>(run: Parameters<typeof platform.context.database.transaction<T>>[1]) => platform.context.database.transaction({ scope: { kind: 'all' } }, run);

describe('lists', () => {
  it.each<[string, unknown]>([
    ['more values than a query may have parameters', { filters: { status: Array<string>(9_000).fill('open') } }],
    ['a day that is none', { filters: { openedOn: { from: '2026-02-30' } } }],
    ['the year nought', { filters: { openedOn: { from: '0000-01-01' } } }],
    ['an instant in the year nought', { filters: { createdAt: { from: '0000-06-01T00:00:00Z' } } }],
    ['an instant with something after it', { filters: { createdAt: { from: '2026-01-31 (x)' } } }],
    ['a text without end', { filters: { city: 'a'.repeat(200_000) } }],
    ['a sort field that is no text', { sortField: { toString: 1 } }],
    ['a sort order that is no text', { sortOrder: { toString: 1 } }],
    ['a field’s name that is no text', { fields: [{ toString: 1 }] }],
    ['names every object has', { filters: { constructor: 1, toString: 2 } }],
  ])('refuse %s', async (_what, body) => {
    const url = JSON.stringify(body).includes('createdAt') ? '/user/search' : '/branch/search';
    const reply = await post(url, body);
    expect(reply, JSON.stringify(reply.body).slice(0, 300)).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^BAD_/) } });
  });

  it('take the last day there is, and wildcards as what they are', async () => {
    expect((await post('/user/search', { filters: { createdAt: { from: '0001-01-01', to: '9999-12-31' } } })).status).toBe(200);
    for (const range of [{ from: '0001-01-01T00:00:00+14:00' }, { to: '9999-12-31T23:59:59-12:00' }]) expect((await post('/user/search', { filters: { createdAt: range } })).status, JSON.stringify(range)).toBe(200);
    await branch({ name: 'Hundred % of_all' });
    expect((await post('/branch/search', { query: '%' })).data['total']).toBe(1);
    expect((await post('/branch/search', { query: 'f_a' })).data['total']).toBe(1);
    expect((await post('/branch/search', { query: '\\' })).data['total']).toBe(0);
  });

  it('refuse names that every object has in the address, too', async () => {
    for (const query of ['constructor=1', '__proto__.from=1', 'toString=1']) {
      expect((await platform.call({ method: 'GET', url: `/api/v9/branch?${query}`, token: operator })).body, query).toMatchObject({ httpcode: 400, code: 'BAD_FILTER' });
    }
  });
});

describe('records', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['an owner that is no id', { instituteId: 'abc' }, 'instituteId'],
    ['an owner that is a number', { instituteId: 12 }, 'instituteId'],
    ['an owner that is an object', { instituteId: { a: 1 }, managerId: accountId('institute') }, 'instituteId'],
    ['a day in the year nought', { openedOn: '0000-01-01' }, 'openedOn'],
    ['half a surrogate pair', { name: 'x\ud800' }, 'name'],
    ['half a surrogate pair inside a group', { address: { line1: '\udc00' } }, 'address.line1'],
    ['members every object has, in a group', { address: { toString: 'x' } }, 'address.toString'],
    ['members every object has, in a row', { openingHours: [{ day: 'monday', opens: '09:00', closes: '10:00', valueOf: 3 }] }, 'openingHours.0.valueOf'],
  ])('with %s are refused at the field', async (_what, values, path) => {
    const reply = await branch(values);
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.keys(reply.body['errors'] as object)).toContain(path);
  });

  it('with an instant in the year nought, or an answer no database can hold, are refused', async () => {
    const coupon = { instituteId: INSTITUTES.north, code: 'YEAR-NOUGHT', percentOff: 3, appliedFor: 'course', startsAt: '0000-06-01T00:00:00Z' };
    expect(await post('/coupon', coupon)).toMatchObject({ status: 422, body: { errors: { startsAt: expect.any(String) } } });
    const { id } = (await branch()).data;
    const close = await platform.call({ method: 'PUT', url: `/api/v9/branch/${String(id)}/close`, token: operator, body: { reason: 'x\ud800' } });
    expect(close).toMatchObject({ status: 422, body: { errors: { reason: expect.any(String) } } });
  });

  // A pattern that tries every way takes minutes over texts of this length.
  it('that would keep a pattern busy are refused at once', async () => {
    const texts: [string, Record<string, unknown>][] = [
      ['/language', { name: 'Slow', code: 'sl', imageURL: `http://${'a'.repeat(20_000)} b` }],
      ['/banner', { title: 'Slow', linkType: 'url', linkUrl: `http://${'a'.repeat(20_000)} b`, imageURL: 'http://example.test/a.png' }],
    ];
    for (const [url, body] of texts) expect((await post(url, body)).status).toBe(422);
    const description = `${' '.repeat(40_000)}x`;
    expect((await platform.call({ method: 'PUT', url: `/api/v9/institute/${INSTITUTES.north}`, token: operator, body: { description } })).status).toBe(422);
  });

  it('nested without end are refused, wherever they are sent', async () => {
    const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    for (const [url, body, headers] of [
      ['/branch', `{"name":${deep}}`, {}], ['/branch', `{"address":{"line1":${deep}}}`, {}], ['/user/userLogin', `{"username":${deep}}`, {}],
      ['/branch/search', `{"filters":${deep}}`, { 'idempotency-key': 'deep' }],
    ] as const) {
      expect((await raw(url, body, headers)).json(), url).toMatchObject({ httpcode: 400, code: 'BAD_JSON' });
    }
    const brackets = await branch({ name: `${'['.repeat(110)}"\\"` });
    expect(brackets).toMatchObject({ status: 201, data: { name: `${'['.repeat(110)}"\\"` } });
  });

  it('of a file whose name no database can hold are refused', async () => {
    for (const fileName of ['a\u0000.png', '\ud800.png']) {
      expect(await post('/uploads/user', { fileName })).toMatchObject({ status: 422, body: { errors: { fileName: expect.any(String) } } });
    }
  });
});

describe('addresses', () => {
  it('that cannot be read are refused in the one envelope', async () => {
    const reply = await platform.call({ method: 'GET', url: '/api/v9/branch/%zz', token: operator });
    expect(reply.body).toMatchObject({ httpcode: 400, code: 'BAD_REQUEST', requestId: expect.any(String) });
  });

  it('written another way pass the same gate', async () => {
    const details = await platform.call({ method: 'GET', url: '/%61pi/v9/user/details', token: operator });
    expect(details).toMatchObject({ status: 200, data: { userDetails: { role: 'super_admin' } } });
    expect((await platform.call({ method: 'GET', url: '/%61pi/v9/user/details' })).status).toBe(401);
    const lapsed = await platform.login('expired');
    for (const url of ['/%61pi/v9/branch', '/api/v9/branch?x=/api/v9/membership-plan/']) {
      expect((await platform.call({ method: 'GET', url, token: lapsed })).body, url).toMatchObject({ code: 'PLAN_EXPIRED' });
    }
  });

  it('of the API are kept in no memory on the way', async () => {
    for (const url of ['/api/v9/user/details', '/api/v9/branch', '/api/v9/nothing/of/this', '/api/v9/branding']) {
      const reply = await platform.call({ method: 'GET', url, token: operator });
      if (reply.status !== 404) expect(reply.headers['cache-control'], url).toBe('no-store');
    }
  });
});

describe('people', () => {
  it('of an institute whose plan has run out see no more of its record than anybody', async () => {
    const reply = await platform.call({ method: 'GET', url: `/api/v9/institute/${INSTITUTES.lapsed}`, token: await platform.login('expired') });
    expect(reply).toMatchObject({ status: 200, data: { name: 'Institute lapsed' } });
    expect(reply.data).not.toHaveProperty('emailId');
  });

  it('outside see nothing of an institute that is not approved, suspended or closed', async () => {
    const seen = async (path: string) => (await platform.call({ method: 'GET', url: `/api/v9${path}` })).status;
    const path = `/institute/${INSTITUTES.white}`;
    expect(await seen(path)).toBe(200);
    for (const flaw of ['is_approved = false', 'is_suspended = true', 'is_active = false']) {
      const [name] = flaw.split(' ');
      await asAll((trx) => sql.raw(`update app.institution set ${flaw} where id = '${INSTITUTES.white}'`).execute(trx));
      expect(await seen(path), flaw).toBe(404);
      await asAll((trx) => sql.raw(`update app.institution set ${name} = ${name !== 'is_suspended'} where id = '${INSTITUTES.white}'`).execute(trx));
    }
    expect(await seen(path)).toBe(200);
  });

  it('who see every institute are changed only by those who do, too', async () => {
    const token = await platform.login('institute');
    const url = `/api/v9/user/${accountId('faculty')}`;
    await asAll((trx) => sql`update app."user" set allow_all_institutes = true where id = ${accountId('faculty')}`.execute(trx));
    for (const [body, status] of [[{ password: 'Correct-horse-77' }, 422], [{ emailId: 'mine@example.test' }, 403]] as const) {
      expect((await platform.call({ method: 'PUT', url, token, body })).status).toBe(status);
    }
    expect((await platform.call({ method: 'DELETE', url, token })).status).toBe(403);
    await asAll((trx) => sql`update app."user" set allow_all_institutes = false where id = ${accountId('faculty')}`.execute(trx));
    expect((await platform.call({ method: 'PUT', url, token, body: { city: 'Kochi' } })).status).toBe(200);
  });

  it('are given no password by whoever makes them: they are invited and choose one', async () => {
    const person = { name: 'New One', emailId: 'new.one@example.test', role: 'faculty', instituteId: INSTITUTES.north };
    for (const name of ['super_admin', 'institute']) {
      const token = await platform.login(name);
      const reply = await platform.call({ method: 'POST', url: '/api/v9/user', token, body: { ...person, password: 'Correct-horse-77' } });
      expect(reply, name).toMatchObject({ status: 422, body: { errors: { password: expect.stringContaining('an invitation is sent') }, problems: { password: { code: 'byInvitation' } } } });
    }
    const made = await platform.call({ method: 'POST', url: '/api/v9/user', token: await platform.login('institute'), body: { ...person, password: '' } });
    expect(made, 'an empty one is none').toMatchObject({ status: 201, data: { status: 'invited' } });
  });

  it('who act for an institute are not answered with what they did in another’s place', async () => {
    const act = async (instituteId: string) => `Bearer ${String((await post('/user/instiLoginFromSuperAdmin', { instituteId }, await platform.login('super_admin'))).data['token'])}`;
    const create = async (token: string): Promise<CallResult> =>
      platform.call({ method: 'POST', url: '/api/v9/branch', token, body: { name: 'In your place', city: 'Kochi' }, headers: { 'idempotency-key': 'acting' } });
    const north = await create(await act(INSTITUTES.north));
    const south = await create(await act(INSTITUTES.south));
    expect([north.data['instituteId'], south.data['instituteId']]).toEqual([INSTITUTES.north, INSTITUTES.south]);
    expect(south.headers['idempotent-replayed']).toBeUndefined();
    // Nor does a key of one's own that looks like one of theirs meet it.
    const own = await platform.call({ method: 'POST', url: '/api/v9/branch', token: operator, body: { name: 'In my place', city: 'Kochi', instituteId: INSTITUTES.north }, headers: { 'idempotency-key': `${INSTITUTES.north} acting` } });
    expect(own).toMatchObject({ status: 201, data: { name: 'In my place' } });
  });
});

describe('guessing', () => {
  const signIn = (password: string) => platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: 'whitelabel@demo.lectern.test', password } });

  it('of passwords ends after five tries, also of many at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => signIn(`wrong-password-${index}`)));
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 423)).toHaveLength(7);
    expect((await signIn(PASSWORD)).status).toBe(423);
  });

  it('of codes does not begin anew with every request', async () => {
    const ask = () => platform.call({ method: 'POST', url: '/api/v9/user/sendLoginOtp', body: { username: 'institute2@demo.lectern.test' } });
    for (let round = 0; round < 15; round++) {
      const { requestId } = (await ask()).data;
      expect(requestId).toEqual(expect.any(String));
      for (let tries = 0; tries < 3; tries++) await platform.call({ method: 'POST', url: '/api/v9/user/verifylogin', body: { requestId, otp: 'wrong' } });
    }
    const { rows } = await asAll((trx) => sql<{ tries: number; sent: number }>`select (select sum(tries)::int from core.otp where user_id = ${accountId('institute2')}) as tries,
      (select count(*)::int from core.outbox where recipient = 'institute2@demo.lectern.test') as sent`.execute(trx));
    expect(rows[0]!.tries).toBeLessThanOrEqual(25);
    expect(rows[0]!.sent).toBeLessThanOrEqual(10);
  });

  it('is counted by the address the proxy saw, not by the one the caller claims', async () => {
    const proxied = await createTestPlatform({ config: { isProxyTrusted: true, signInsPerMinute: 2 } });
    const from = (address: string) => proxied.call({ method: 'POST', url: '/api/v9/user/sendLoginOtp', body: { username: 'nobody@nowhere.test' }, headers: { 'x-forwarded-for': address } });
    const replies = [await from('198.51.100.1, 203.0.113.9'), await from('198.51.100.2, 203.0.113.9'), await from('198.51.100.3, 203.0.113.9'), await from('203.0.113.10')];
    await proxied.close();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it('is counted by the address alone where the proxy writes ports or brackets, and as one caller where it writes none', async () => {
    const proxied = await createTestPlatform({ config: { isProxyTrusted: true, signInsPerMinute: 2 } });
    const from = async (address: string): Promise<number> => (await proxied.call({ method: 'POST', url: '/api/v9/user/sendLoginOtp', body: { username: 'nobody@nowhere.test' }, headers: { 'x-forwarded-for': address } })).status;
    const all: number[][] = [];
    for (const addresses of [['203.0.113.9:1001', '203.0.113.9:1002', '203.0.113.9'], ['[2001:db8::7]:1001', '2001:db8::7', '[2001:db8::7]'], ['garbage', 'x'.repeat(5_000), '203.0.113.300:7']]) {
      const seen: number[] = [];
      for (const address of addresses) seen.push(await from(address));
      all.push(seen);
    }
    await proxied.close();
    expect(all).toEqual([[200, 200, 429], [200, 200, 429], [200, 200, 429]]);
  });

  it('by notices of a changed address ends after a few an hour, whoever’s the accounts are', async () => {
    const victim = 'victim@elsewhere.test';
    const change = (name: 'institute' | 'faculty' | 'sub_admin', emailId: string) => platform.call({ method: 'PATCH', url: `/api/v9/user/${accountId(name)}`, token: operator, body: { emailId } });
    for (let round = 0; round < 4; round++) {
      for (const name of ['institute', 'faculty', 'sub_admin'] as const) for (const address of [victim, `${name}@demo.lectern.test`]) expect((await change(name, address)).status).toBe(200);
    }
    const { rows } = await asAll((trx) => sql<{ told: number }>`select count(*)::int as told from core.outbox where recipient = ${victim} and kind = 'accountChanged'`.execute(trx));
    expect(rows[0]!.told).toBe(5);
  });
});

describe('pressure', () => {
  it('of two hundred requests on four connections is borne', async () => {
    const [reads, writes] = await Promise.all([Promise.all(Array.from({ length: 100 }, () => post('/branch/search', {}))), Promise.all(Array.from({ length: 100 }, () => branch()))]);
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([201]));
    // On a slow machine what has waited for four seconds is told to come again.
    expect(reads.filter(({ status, headers }) => status !== 200 && !(status === 503 && headers['retry-after'] === '1'))).toEqual([]);
    expect((await post('/branch/search', {})).status).toBe(200);
  });

  it('of keys is borne by as few connections as anything else, and none is kept', async () => {
    const create = (index: number) => platform.call({ method: 'POST', url: '/api/v9/branch', token: operator, body: { name: `Keyed ${index}`, city: 'Kochi', instituteId: INSTITUTES.north }, headers: { 'idempotency-key': `pressed-${index}` } });
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 3 ? create(index) : post('/branch/search', {}))));
    expect(replies.every(({ status }) => status === 200 || status === 201)).toBe(true);
    expect((await post('/branch/search', {})).status).toBe(200);
  });

  it('of a list without bounds is refused: size, page, values, words, names', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
    for (const body of [{ size: 1_001 }, { size: 0 }, { size: 1e9 }, { page: 1e12 }, { query: 'x'.repeat(201) }, { filters: { instituteId: many } }, { filters: { city: 'x'.repeat(201) } }]) {
      expect((await post('/branch/search', body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    }
    const filters = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]));
    const reply = await post('/branch/search', { filters });
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
    expect(JSON.stringify(reply.body['message']).length).toBeLessThan(1_500);
  });

  it('of a statement that takes too long ends with a reply that says when to try again', async () => {
    const { database } = platform.context;
    const slow = database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      await sql`set local statement_timeout = '50ms'`.execute(trx);
      await sql`select pg_sleep(5)`.execute(trx);
    });
    const error = toFailure(await slow.catch((thrown: unknown) => thrown));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, headers: { 'retry-after': '1' } });
  });

  it('of a writer that is stuck ends with a reply, and leaves the connections to others', async () => {
    const { id } = (await branch()).data;
    const update = () => platform.call({ method: 'PUT', url: `/api/v9/branch/${String(id)}`, token: operator, body: { capacity: 7 } });
    const blocked = await asAll(async (trx) => {
      await sql`select 1 from app.branch where id = ${String(id)}::uuid for update`.execute(trx);
      return update();
    });
    expect(blocked).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '1' } });
    expect((await update()).status).toBe(200);
  }, 30_000);

  it('of a database that drops its connections is answered, and over when it is back', async () => {
    const searches = Array.from({ length: 40 }, () => post('/branch/search', {}));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(platform.context.database.owner);
    for (const { status } of await Promise.all(searches)) expect([200, 503]).toContain(status);
    expect((await post('/branch/search', {})).status).toBe(200);
  });
});
