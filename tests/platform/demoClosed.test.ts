import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../platform/identity/people/insertAdmin';
import { parseConfig } from '../../platform/kernel/config/config';
import { closeDemo, DEMO_ACCOUNTS, DEMO_PASSWORD, DemoContentError, demoStateOf } from '../../platform/demo';
import { createTestPlatform, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
/** Those of the console; learners sign in elsewhere. */
const ACCOUNTS = DEMO_ACCOUNTS.filter(({ role }) => role !== 'student');

describe('a database with demo content', () => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await createTestPlatform({ demo: true });
  });
  afterEach(() => platform.close());

  const signIn = async (email: string): Promise<number> =>
    (await platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: email, password: DEMO_PASSWORD } })).status;
  const change = (statement: string) => platform.context.database.transaction(ALL, (trx) => sql.raw(statement).execute(trx));

  it('is known by its mark, and without one by its accounts, however they are written', async () => {
    expect(await demoStateOf(platform.context)).toBe('open');
    await change(`update app."user" set email_id = 'me@example.org' where email_id = 'super_admin@demo.lectern.test'`);
    expect(await demoStateOf(platform.context)).toBe('open');
    await sql`truncate core.mark`.execute(platform.context.database.owner);
    await change(`update app."user" set deleted_at = now() where email_id like '%@demo.lectern.test' and email_id <> 'faculty@demo.lectern.test'`);
    await change(`update app."user" set email_id = 'Faculty@demo.lectern.test' where email_id = 'faculty@demo.lectern.test'`);
    expect(await demoStateOf(platform.context)).toBe('open');
    await change(`update app."user" set deleted_at = now()`);
    expect(await demoStateOf(platform.context)).toBe('none');
  });

  it('lets nobody of it in once it is closed: no password, no session, no code, renamed or not', async () => {
    const tokens = await Promise.all(ACCOUNTS.map(({ email }) => platform.login(email.split('@')[0]!)));
    const code = await platform.call({ method: 'POST', url: '/api/v9/user/requestOtp', body: { username: 'admin@demo.lectern.test' } });
    await change(`update app."user" set email_id = 'renamed@example.org' where email_id = 'super_admin@demo.lectern.test'`);
    expect(await signIn('renamed@example.org')).toBe(200);
    const { accounts: closed, operators } = await closeDemo(platform.context);
    expect(operators).toEqual([]);
    expect(closed).toBeGreaterThan(ACCOUNTS.length);
    platform.app.actors.forget('*');
    for (const { email } of ACCOUNTS) expect(await signIn(email), email).toBe(404);
    expect(await signIn('renamed@example.org')).toBe(404);
    for (const token of tokens) expect((await platform.call({ method: 'GET', url: '/api/v9/branch', token })).status).toBe(401);
    const { rows } = await platform.context.database.transaction(ALL, (trx) =>
      sql<{ left: number; told: number }>`select (select count(*)::int from core.otp where user_id is not null) as left,
        (select count(*)::int from core.audit where request_id = 'demo:close') as told`.execute(trx));
    expect(code.status).toBeLessThan(500);
    expect(rows[0]).toEqual({ left: 0, told: closed });
    expect(await demoStateOf(platform.context)).toBe('closed');
    // What it held is there.
    const { rows: kept } = await platform.context.database.transaction(ALL, (trx) => sql<{ n: number }>`select count(*)::int as n from app.coupon`.execute(trx));
    expect(kept[0]!.n).toBeGreaterThan(100);
  });

  it('leaves no way in that somebody has made with its accounts', async () => {
    const PASSWORD = 'Correct-horse-9';
    const superAdmin = await platform.login('super_admin');
    const post = (url: string, body: unknown, token?: string) => platform.call({ method: 'POST', url: `/api/v9${url}`, body, ...(token && { token }) });
    const signInAs = async (username: string) => (await post('/user/userLogin', { username, password: PASSWORD })).status;
    const linkTo = async (email: string): Promise<string> => {
      const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ link: string }>`select link from core.outbox where recipient = ${email} and link is not null order by id desc limit 1`.execute(trx));
      return rows[0]!.link.split('#link=')[1]!;
    };
    const invite = async (email: string, more: Readonly<Record<string, unknown>>): Promise<string> => {
      const made = await post('/user', { name: 'Mallory Backdoor', emailId: email, ...more }, superAdmin);
      expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
      return String(made.data['id']);
    };
    const join = async (email: string) => expect(await post('/user/accountLink/password', { link: await linkTo(email), password: PASSWORD })).toMatchObject({ status: 200 });
    const insert = (email: string) => insertAdmin({ context: platform.context, admin: { email, name: 'Own Admin', password: PASSWORD } });
    await Promise.all(['own@example.org', 'moved@example.org', 'taken@example.org'].map(insert));
    const instituteId = DEMO_ACCOUNTS.find(({ instituteId: one }) => one !== null)!.instituteId;
    await invite('back@example.org', { role: 'super_admin' });
    await join('back@example.org');
    await invite('admin@example.org', { role: 'admin' });
    await join('admin@example.org');
    await invite('reach@example.org', { role: 'sub_admin', instituteId, allowAllInstitutes: true });
    await join('reach@example.org');
    await invite('open@example.org', { role: 'super_admin' });
    const open = await linkTo('open@example.org');
    await invite('teacher@example.org', { role: 'faculty', instituteId });
    await join('teacher@example.org');
    const teacher = String((await post('/user/userLogin', { username: 'teacher@example.org', password: PASSWORD })).data['token']);
    // Made on the command line, and taken by whoever knew the demo's password: to another address, and by a code of the outbox.
    const idOf = async (email: string) => (await platform.context.database.transaction(ALL, (trx) => sql<{ id: string }>`select id from app."user" where email_id = ${email}`.execute(trx))).rows[0]!.id;
    expect(await platform.call({ method: 'PUT', url: `/api/v9/user/${await idOf('moved@example.org')}`, token: superAdmin, body: { emailId: 'mine@example.org' } })).toMatchObject({ status: 200 });
    expect(await platform.call({ method: 'PUT', url: `/api/v9/user/${await idOf('taken@example.org')}/sendPasswordLink`, token: superAdmin, body: {} })).toMatchObject({ status: 200 });
    await join('taken@example.org');
    const own = String((await post('/user/userLogin', { username: 'own@example.org', password: PASSWORD })).data['token']);
    expect(await signInAs('mine@example.org')).toBe(200);

    const { operators } = await closeDemo(platform.context);
    platform.app.actors.forget('*');
    const closed = ['admin@example.org', 'back@example.org', 'mine@example.org', 'open@example.org', 'reach@example.org', 'taken@example.org'];
    expect([...operators].sort()).toEqual(closed);
    for (const email of closed) expect(await signInAs(email), email).toBe(404);
    for (const token of [own, teacher]) expect((await platform.call({ method: 'GET', url: '/api/v9/user/details', token: `Bearer ${token}` })).status).toBe(401);
    expect(await post('/user/accountLink/password', { link: open, password: PASSWORD })).toMatchObject({ status: 498 });
    for (const email of ['own@example.org', 'teacher@example.org']) expect(await signInAs(email), email).toBe(200);
  });
});

it('a database without demo content is not taken for one', async () => {
  const platform = await createTestPlatform({ declarations: [] });
  await platform.context.database.transaction(ALL, (trx) => sql`update app."user" set email_id = replace(email_id, '@demo.lectern.test', '@example.org')`.execute(trx));
  expect(await demoStateOf(platform.context)).toBe('none');
  await platform.close();
});

it('closing is asked for by argument or setting, and is no demo start', () => {
  expect(parseConfig({ env: {} })).toMatchObject({ closesDemo: false, hasDemo: true });
  expect(parseConfig({ env: {}, argv: ['--close-demo'] })).toMatchObject({ closesDemo: true, hasDemo: false });
  expect(parseConfig({ env: { LECTERN_CLOSE_DEMO: '1', LECTERN_DEMO: '1' } })).toMatchObject({ closesDemo: true, hasDemo: false });
  for (const remedy of [/LECTERN_DATA/, /--close-demo/, /admin:create/, /npm start/]) expect(new DemoContentError({ place: '/srv/data' }).message).toMatch(remedy);
});
