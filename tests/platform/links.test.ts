import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/kernel/config/config';
import { rowSteps } from '../../platform/identity/table';
import { consoleAddressOf } from '../../platform/kernel/http/consoleAddress';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
const NEW_PASSWORD = 'Correct-horse-9';
let platform: TestPlatform;
let now = new Date();
beforeAll(async () => {
  platform = await createTestPlatform({ clock: () => now, config: { consoleUrl: 'https://console.example.test' } });
});
afterAll(() => platform?.close());

let number = 0;
const post = (url: string, body: unknown, token?: string): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9${url}`, body, ...(token && { token }) });
const put = (url: string, body: unknown, token: string): Promise<CallResult> => platform.call({ method: 'PUT', url: `/api/v9${url}`, body, token });

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly link: string;
}

interface Mail {
  readonly kind: string; readonly subject: string; readonly body: string; readonly html: string | null; readonly link: string | null; readonly language: string;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<Mail>`select kind, subject, body, html, link, language from core.outbox where recipient = ${email} order by id desc`.execute(trx));
  return rows;
}

async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /#link=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function invite(by = 'institute', more: Readonly<Record<string, unknown>> = {}): Promise<Invited> {
  const email = `invited${++number}@example.test`;
  const reply = await post('/user', { name: 'Asha Invited', emailId: email, role: 'faculty', ...more }, await platform.login(by));
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201, data: { status: 'invited' } });
  return { id: String(reply.data['id']), email, link: await tokenFor(email) };
}

describe('an invitation', () => {
  it('goes to whoever is made without a password, in the person’s language and for the console’s address', async () => {
    const { email, link } = await invite('institute', { language: 'fr' });
    const [mail] = await mailsTo(email);
    expect(link).toHaveLength(43);
    expect(mail).toMatchObject({ kind: 'invitation', language: 'fr', link: `https://console.example.test/auth/reset-password#link=${link}` });
    expect(mail!.body).toContain('Institute north');
    expect(mail!.html).toContain(mail!.link!);
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql`select * from core.account_link where address = ${email}`.execute(trx));
    expect(JSON.stringify(rows), 'the token is nowhere but in the message').not.toContain(link);
  });

  it('brings the look of a white-labelled institute to its page, and of no other', async () => {
    const own = await post('/user/accountLink', { link: (await invite('whitelabel')).link });
    expect(own, JSON.stringify(own.body)).toMatchObject({ status: 200, data: { instituteName: 'Institute white', branding: { appName: 'Institute white' } } });
    expect((await post('/user/accountLink', { link: (await invite()).link })).data['branding']).toBeNull();
  });

  it('says whose it is, sets the password, signs in, and is worth nothing afterwards', async () => {
    const { id, email, link } = await invite();
    expect(await post('/user/accountLink', { link })).toMatchObject({ status: 200, data: { purpose: 'invite', userId: id, name: 'Asha Invited', email, instituteName: 'Institute north', sentBy: 'Account institute', hasConsole: true } });
    expect(await post('/user/accountLink/password', { link, password: 'asha invited' })).toMatchObject({ status: 422, body: { problems: { password: { code: 'holdsName' } } } });
    const joined = await post('/user/accountLink/password', { link, password: NEW_PASSWORD });
    expect(joined).toMatchObject({ status: 200, data: { userDetails: { id, role: 'faculty' } } });
    expect(await platform.call({ method: 'GET', url: '/api/v9/user/details', token: `Bearer ${String(joined.data['token'])}` })).toMatchObject({ status: 200 });
    expect(await post('/user/userLogin', { username: email, password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    for (const url of ['/user/accountLink', '/user/accountLink/password']) {
      expect(await post(url, { link, ...(url.endsWith('password') && { password: 'Another-horse-9' }) })).toMatchObject({ status: 498, body: { code: 'WRONG_LINK', reason: 'linkUsed' } });
    }
    expect((await platform.call({ method: 'GET', url: `/api/v9/user/${id}`, token: await platform.login('institute') })).data).toMatchObject({ status: 'active' });
    await platform.call({ method: 'GET', url: '/api/v9/outbox', token: await platform.login('super_admin') });
    const [mail] = await mailsTo(email);
    expect([mail!.link, mail!.html, mail!.body.includes(link)]).toEqual([null, null, false]);
  });

  it('is used once by two at the same moment', async () => {
    const { link } = await invite();
    const replies = await Promise.all(['Correct-horse-1', 'Correct-horse-2'].map((password) => post('/user/accountLink/password', { link, password })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 498]);
  });

  it('is no sign-in before a password is set, by password or by code', async () => {
    const { email } = await invite();
    expect(await post('/user/userLogin', { username: email, password: NEW_PASSWORD })).toMatchObject({ status: 404 });
    await post('/user/sendLoginOtp', { username: email });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('sent again voids the one before, also while it was still in the post', async () => {
    const { id, email, link } = await invite();
    expect(await put(`/user/${id}/invite`, {}, await platform.login('institute'))).toMatchObject({ status: 200 });
    const second = await tokenFor(email);
    expect(second).not.toBe(link);
    expect(await post('/user/accountLink', { link })).toMatchObject({ status: 498, body: { reason: 'linkReplaced' } });
    expect(await post('/user/accountLink/password', { link: second, password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    expect(await put(`/user/${id}/invite`, {}, await platform.login('institute'))).toMatchObject({ status: 409 });
  });

  it('of an account that was deleted and restored speaks of no newer one', async () => {
    const { id, link } = await invite();
    const token = await platform.login('institute');
    expect(await platform.call({ method: 'DELETE', url: `/api/v9/user/${id}`, token })).toMatchObject({ status: 200 });
    expect(await put(`/user/${id}/unDelete`, {}, token)).toMatchObject({ status: 200 });
    expect(await post('/user/accountLink', { link })).toMatchObject({ status: 498, body: { reason: 'linkClosed' } });
    expect(await put(`/user/${id}/invite`, {}, token)).toMatchObject({ status: 200 });
  });

  it('is there until a password is set: nobody is active, or closed, before that', async () => {
    const { id, link } = await invite();
    const token = await platform.login('institute');
    for (const action of ['deactivate', 'activate', 'sendPasswordLink']) expect(await put(`/user/${id}/${action}`, {}, token), action).toMatchObject({ status: 409 });
    expect(await post('/user/accountLink/password', { link, password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    for (const action of ['deactivate', 'activate', 'sendPasswordLink']) expect(await put(`/user/${id}/${action}`, {}, token), action).toMatchObject({ status: 200 });
  });

  it('is there again for whoever was closed before having joined, by a version before', async () => {
    const { id } = await invite();
    const { id: joined, link } = await invite();
    await post('/user/accountLink/password', { link, password: NEW_PASSWORD });
    const { database, loader } = platform.context;
    await database.transaction(ALL, (trx) => sql`update app."user" set status = 'inactive' where id in (${id}, ${joined})`.execute(trx));
    await database.transaction(ALL, (trx) => rowSteps.find(({ name }) => name === 'rows_004_never_joined')!.run({ trx, loader }));
    const token = await platform.login('institute');
    const statusOf = async (one: string) => (await platform.call({ method: 'GET', url: `/api/v9/user/${one}`, token })).data['status'];
    expect([await statusOf(id), await statusOf(joined)]).toEqual(['invited', 'inactive']);
  });

  it('is too late after seven days', async () => {
    const { link } = await invite();
    const then = now;
    now = new Date(then.getTime() + 7 * 86_400_000 - 1000);
    expect(await post('/user/accountLink', { link })).toMatchObject({ status: 200 });
    now = new Date(then.getTime() + 7 * 86_400_000);
    expect(await post('/user/accountLink/password', { link, password: NEW_PASSWORD })).toMatchObject({ status: 498, body: { reason: 'invitationExpired' } });
    now = then;
  });

  it('goes to the new address when that changes, and the old one’s is worth nothing', async () => {
    const { id, email, link } = await invite();
    const other = `other${number}@example.test`;
    expect(await put(`/user/${id}`, { emailId: other }, await platform.login('institute'))).toMatchObject({ status: 200 });
    expect(await post('/user/accountLink', { link })).toMatchObject({ status: 498, body: { reason: 'linkClosed' } });
    expect(await post('/user/accountLink', { link: await tokenFor(other) })).toMatchObject({ status: 200, data: { email: other } });
    expect((await mailsTo(email)).map(({ kind }) => kind), 'no account was opened at the old address').toEqual(['invitation']);
  });

  it('ends with the account', async () => {
    const admin = await platform.login('institute');
    const { id, link } = await invite();
    expect(await platform.call({ method: 'DELETE', url: `/api/v9/user/${id}`, token: admin })).toMatchObject({ status: 200 });
    expect(await post('/user/accountLink/password', { link, password: NEW_PASSWORD })).toMatchObject({ status: 498, body: { reason: 'linkClosed' } });
  });

  it('that is used while its person is deleted is either used or closed: neither waits for the other for ever', async () => {
    const hold = (id: string, ms: number) => platform.context.database.transaction(ALL, async (trx) => {
      // As a deletion does: the person first, the links after.
      await sql`update app."user" set updated_at = now() where id = ${id}`.execute(trx);
      await new Promise((done) => void setTimeout(done, ms));
      await sql`update core.account_link set replaced_at = replaced_at where user_id = ${id}`.execute(trx);
    });
    for (const ms of [50, 300, 700]) {
      const { id, link } = await invite();
      const [, set] = await Promise.all([hold(id, ms), post('/user/accountLink/password', { link, password: NEW_PASSWORD })]);
      expect(set, String(ms)).toMatchObject({ status: 200 });
    }
  });

  it('is refused for what is no link', async () => {
    for (const link of ['x', 'A'.repeat(43), "' or true --"]) expect(await post('/user/accountLink', { link })).toMatchObject({ status: 498, body: { reason: 'linkUnknown' } });
  });

  it('of a learner says where learners sign in: whom to ask, and the primary domain once there is one', async () => {
    const asked = await invite('institute', { role: 'student' });
    const [mail] = await mailsTo(asked.email);
    expect(mail!.body).not.toContain('you are signed in');
    const { data } = await post('/user/accountLink', { link: asked.link });
    const { contact } = data['learner'] as { contact: string };
    expect(data['learner']).toEqual({ address: null, contact: expect.stringMatching(/./) });
    expect(mail!.body).toContain(`the learning app of Institute north. If you do not know where that is, ask ${contact}.`);
    expect(mail!.body).not.toContain('website');
    await platform.context.database.transaction(ALL, (trx) => sql`insert into core.web_site (institute_id, draft, version, live, updated_at) values (${INSTITUTES.north}, '{}', 1, 1, now())`.execute(trx));
    try {
      const { email } = await invite('institute', { role: 'student' });
      expect((await mailsTo(email))[0]!.body).toContain(`website of Institute north. If you do not know where that is, ask ${contact}.`);
    } finally {
      await platform.context.database.transaction(ALL, (trx) => sql`update core.web_site set live = null where institute_id = ${INSTITUTES.north}`.execute(trx));
    }
    await platform.context.database.transaction(ALL, (trx) => sql`insert into core.tenant_domain (institute_id, host, token, is_primary, verified_at) values (${INSTITUTES.north}, 'learn.north.example', 'x', true, now())`.execute(trx));
    try {
      const { email, link } = await invite('institute', { role: 'student' });
      const [later] = await mailsTo(email);
      expect(later!.body).toContain('website of Institute north: https://learn.north.example');
      expect(later!.html).toContain('https://learn.north.example');
      expect(await post('/user/accountLink', { link })).toMatchObject({ data: { learner: { address: 'https://learn.north.example' } } });
    } finally {
      await platform.context.database.transaction(ALL, (trx) => sql`delete from core.tenant_domain where host = 'learn.north.example'`.execute(trx));
    }
    const { link } = await invite();
    expect((await post('/user/accountLink', { link })).data['learner']).toBeNull();
  });

  it('tells the language of its message: the one of the record, English without one that is ours', async () => {
    for (const [written, language] of [['ja', 'ja'], ['hi', 'en'], ['en', 'en']] as const) {
      const { link, email } = await invite('institute', { language: written });
      expect((await post('/user/accountLink', { link })).data['language'], written).toBe(language);
      expect((await mailsTo(email)).at(-1)!.html, written).toContain(`lang="${language}"`);
    }
  });

  it('of a learner sets the password and opens no console', async () => {
    const { link } = await invite('institute', { role: 'student' });
    expect(await post('/user/accountLink', { link })).toMatchObject({ data: { hasConsole: false } });
    expect(await post('/user/accountLink/password', { link, password: NEW_PASSWORD })).toMatchObject({ status: 200, data: {} });
  });

  it('is sent by nobody who may not change the person', async () => {
    const { id } = await invite();
    expect(await put(`/user/${id}/invite`, {}, await platform.login('institute2'))).toMatchObject({ status: 404 });
    expect(await put(`/user/${id}/invite`, {}, await platform.login('faculty'))).toMatchObject({ status: 403 });
    const admin = await invite('super_admin', { role: 'admin', instituteId: null });
    expect(await put(`/user/${admin.id}/invite`, {}, await platform.login('admin'))).toMatchObject({ status: 403 });
  });
});

describe('a link to a new password', () => {
  it('is sent by a manager, keeps the present password until it is used, then ends every session and is told', async () => {
    const { id, email, link } = await invite();
    await post('/user/accountLink/password', { link, password: NEW_PASSWORD });
    const session = `Bearer ${String((await post('/user/userLogin', { username: email, password: NEW_PASSWORD })).data['token'])}`;
    expect(await put(`/user/${id}/sendPasswordLink`, {}, await platform.login('institute'))).toMatchObject({ status: 200 });
    expect((await mailsTo(email))[0]).toMatchObject({ kind: 'passwordLink' });
    expect(await post('/user/userLogin', { username: email, password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    const reset = await tokenFor(email);
    expect(await post('/user/accountLink/password', { link: reset, password: 'Another-horse-9' })).toMatchObject({ status: 200, data: { userDetails: { id } } });
    expect(await platform.call({ method: 'GET', url: '/api/v9/user/details', token: session })).toMatchObject({ status: 401 });
    expect(await post('/user/userLogin', { username: email, password: NEW_PASSWORD })).toMatchObject({ status: 404 });
    expect((await mailsTo(email))[0]).toMatchObject({ kind: 'accountChanged' });
  });

  it('lasts a day', async () => {
    const { id, email, link } = await invite();
    await post('/user/accountLink/password', { link, password: NEW_PASSWORD });
    await put(`/user/${id}/sendPasswordLink`, {}, await platform.login('institute'));
    const reset = await tokenFor(email);
    const then = now;
    now = new Date(then.getTime() + 86_400_000);
    expect(await post('/user/accountLink', { link: reset })).toMatchObject({ status: 498, body: { reason: 'linkExpired' } });
    now = then;
  });
});

it('of invitations and links ten an hour go to one address, however the account is made anew', async () => {
  const { id, email } = await invite();
  const token = await platform.login('institute');
  const headOf = async (): Promise<string> => platform.login('super_admin');
  const then = now;
  // Several at the same moment do not pass together.
  const replies = await Promise.all(Array.from({ length: 12 }, () => put(`/user/${id}/invite`, {}, token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
  const refused = replies.filter(({ status }) => status !== 200);
  for (const reply of refused) expect(reply).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', reason: 'tooManyLinks', params: { most: 10, minutes: 60 }, message: expect.stringContaining('in 60 min') } });
  expect(Number(refused[0]!.headers['retry-after'])).toBe(3_600);
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'invitation')).toHaveLength(10);
  // What was sent last is still good.
  expect(await post('/user/accountLink', { link: await tokenFor(email) })).toMatchObject({ status: 200 });
  // Another address of the person is another post box; back again is not.
  expect(await put(`/user/${id}`, { emailId: `other.${email}` }, token)).toMatchObject({ status: 200 });
  expect(await put(`/user/${id}`, { emailId: email.toUpperCase() }, token)).toMatchObject({ status: 429 });
  expect(await post('/user', { name: 'Asha Anew', emailId: email, role: 'faculty', instituteId: INSTITUTES.south }, await headOf())).toMatchObject({ status: 429, body: { reason: 'tooManyLinks' } });
  now = new Date(then.getTime() + 3_600_000);
  expect(await post('/user', { name: 'Asha Anew', emailId: email, role: 'faculty', instituteId: INSTITUTES.south }, await headOf())).toMatchObject({ status: 201 });
  now = then;
});

describe('the address in a link', () => {
  const config = (env: Record<string, string> = {}) => parseConfig({ env: { PORT: '4100', ...env } });
  /** A request, of somebody elsewhere unless said. */
  const from = (host: string, headers: Record<string, string> = {}, { near = '192.0.2.7', ip = near, localPort = 4102 }: { near?: string; ip?: string; localPort?: number | undefined } = {}) =>
    ({ protocol: 'https' as const, host, headers, ip, socket: { remoteAddress: near, localPort } });

  it('is the console’s, never what a caller has written into a header', () => {
    expect(consoleAddressOf({ config: config({ LECTERN_CONSOLE_URL: 'https://c.example.org' }), request: from('evil.test') })).toBe('https://c.example.org');
    expect(consoleAddressOf({ config: config(), request: from('evil.test', { origin: 'https://evil.test' }) })).toBe('http://127.0.0.1:4100');
    expect(consoleAddressOf({ config: config(), request: from('localhost.evil.test') })).toBe('http://127.0.0.1:4100');
    expect(consoleAddressOf({ config: config({ LECTERN_CORS: 'http://localhost:5173' }), request: from('localhost:4100', { origin: 'http://localhost:5173' }) })).toBe('http://localhost:5173');
    expect(consoleAddressOf({ config: config({ LECTERN_PUBLIC_HOSTS: 'learn.example.org' }), request: from('learn.example.org') })).toBe('https://learn.example.org');
    expect(consoleAddressOf({ config: config({ LECTERN_CORS: 'https://console.example.org' }), request: from('api.example.org', { origin: 'https://console.example.org' }) })).toBe('https://console.example.org');
  });

  it('is this machine’s where somebody at it asks: by the name that was asked for, at the port where the platform listens', () => {
    const near = { near: '::ffff:127.0.0.1' };
    expect(consoleAddressOf({ config: config(), request: from('localhost:5173', {}, near) })).toBe('http://localhost:4102');
    expect(consoleAddressOf({ config: config(), request: from('[::1]:1234', {}, { near: '::1' }) })).toBe('http://[::1]:4102');
    expect(consoleAddressOf({ config: config(), request: { ...from('127.0.0.1', {}, near), socket: { remoteAddress: '127.0.0.1', localPort: undefined } } })).toBe('http://127.0.0.1:4100');
    expect(consoleAddressOf({ config: config({ HOST: '192.0.2.1' }), request: from('localhost:1234') }), 'somebody elsewhere').toBe('http://192.0.2.1:4100');
    expect(consoleAddressOf({ config: config({ HOST: '192.0.2.1' }), request: from('localhost:1234', {}, { ...near, ip: '192.0.2.7' }) }), 'by a proxy on this machine').toBe('http://192.0.2.1:4100');
    expect(consoleAddressOf({ config: config({ HOST: '192.0.2.1' }), request: from('learn.example.org', {}, near) }), 'by another name').toBe('http://192.0.2.1:4100');
  });

  it('of an invitation leads to no port that its maker has written into a header', async () => {
    const own = await createTestPlatform();
    const token = await own.login('super_admin');
    const made = await own.call({ method: 'POST', url: '/api/v9/user', token, headers: { host: 'localhost:1234', 'x-forwarded-proto': 'https' }, body: { name: 'Asha Invited', emailId: 'asha.invited@example.org', role: 'faculty', instituteId: INSTITUTES.north } });
    expect(made.status).toBe(201);
    const { rows } = await own.context.database.transaction(ALL, (trx) => sql<Mail>`select body from core.outbox where recipient = 'asha.invited@example.org'`.execute(trx));
    await own.close();
    expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining(`http://localhost:${own.context.config.port}/auth/reset-password#link=`)]);
  });

  it('is refused at the start when it is none', () => {
    for (const value of ['console.example.org', 'ftp://x.test', 'https://x.test/app', 'https://u:p@x.test']) expect(() => config({ LECTERN_CONSOLE_URL: value })).toThrow(/LECTERN_CONSOLE_URL/);
  });
});

it('nobody made for another institute is seen by its links', async () => {
  const north = await invite();
  const { rows } = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: INSTITUTES.south } }, (trx) => sql`select id from core.account_link where user_id = ${north.id}`.execute(trx));
  expect(rows).toEqual([]);
});
