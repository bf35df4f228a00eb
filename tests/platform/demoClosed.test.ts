import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config';
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
    const closed = await closeDemo(platform.context);
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
