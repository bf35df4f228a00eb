import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueLink } from '../../platform/identity/links/accountLink';
import { PLATFORM_INSTITUTE } from '../../platform/kernel/db/scope';
import { ROLES } from '../../src/schemas';
import { giveHost } from '../features/webBuilder/support';
import { ACCOUNTS, accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

type Name = keyof typeof ACCOUNTS;

const NORTH = 'learn.north.example';
const SOUTH = 'learn.south.example';
const OPERATORS = 'www.operator.example';
const CONSOLE = 'console.example.test';
const ALL = { scope: { kind: 'all' } } as const;
/** Who works in the console, and whose own host the other institute's is. */
const PEOPLE = (Object.keys(ACCOUNTS) as Name[]).filter((name) => ACCOUNTS[name].role !== 'student');
const instituteOf = (name: Name): string | null => (ACCOUNTS[name] as { readonly institute?: string }).institute ?? null;
const isRefused = (name: Name, host: string): boolean => instituteOf(name) !== null && instituteOf(name) !== (host === NORTH ? 'north' : 'south');
const CASES = PEOPLE.flatMap((name) => [NORTH, SOUTH].map((host) => ({ name, host, isRefused: isRefused(name, host) })));
const ELSEWHERE = { status: 403, body: { code: 'FORBIDDEN', reason: 'signInElsewhere', params: { address: `https://${CONSOLE}/auth/login` }, message: expect.stringContaining(`https://${CONSOLE}/auth/login`) } };
const username = (name: string): string => `${name}@demo.lectern.test`;

async function start(config: Parameters<typeof createTestPlatform>[0]): Promise<TestPlatform> {
  const platform = await createTestPlatform(config);
  await giveHost({ platform, institute: INSTITUTES.north, host: NORTH });
  await giveHost({ platform, institute: INSTITUTES.south, host: SOUTH });
  await giveHost({ platform, institute: INSTITUTES.north, host: CONSOLE });
  await giveHost({ platform, institute: PLATFORM_INSTITUTE, host: OPERATORS });
  return platform;
}

const postTo = (platform: TestPlatform) => (host: string, path: string, body: unknown): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9/user${path}`, body, headers: { host } });
const sentCode = async (platform: TestPlatform, name: Name): Promise<string> => {
  const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ body: string }>`select body from core.outbox where recipient = ${username(name)} and kind = 'loginCode' order by at desc, id desc limit 1`.execute(trx));
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};
const sessionsOf = async (platform: TestPlatform, name: Name): Promise<number> =>
  (await platform.context.database.transaction(ALL, (trx) => sql`select 1 from core.session where user_id = ${accountId(name)}`.execute(trx))).rows.length;

it('is tried by everybody who works in the console, at home and elsewhere', () => {
  const of = (wanted: boolean) => new Set(CASES.filter((one) => one.isRefused === wanted).map(({ name }) => ACCOUNTS[name].role as string));
  expect(of(true)).toEqual(new Set(ROLES.filter((role) => !['student', 'super_admin', 'admin'].includes(role))));
  expect(of(false)).toEqual(new Set(ROLES.filter((role) => role !== 'student')));
});

describe('signing in on an institute’s own host', () => {
  let platform: TestPlatform;
  let post: ReturnType<typeof postTo>;
  beforeAll(async () => {
    platform = await start({ config: { consoleUrl: `https://${CONSOLE}` } });
    post = postTo(platform);
  });
  afterAll(() => platform?.close());

  describe.each(CASES)('$name at $host', ({ name, host, isRefused: refused }) => {
    const check = async (sign: () => Promise<CallResult>): Promise<void> => {
      const before = await sessionsOf(platform, name);
      const reply = await sign();
      if (refused) expect(reply).toMatchObject(ELSEWHERE);
      else expect(reply).toMatchObject({ status: 200, data: { userDetails: { id: accountId(name) } } });
      expect(await sessionsOf(platform, name)).toBe(before + (refused ? 0 : 1));
    };

    it(`is ${refused ? 'refused' : 'let in'} by password`, () => check(() => post(host, '/userLogin', { username: username(name), password: PASSWORD })));

    it.each(['/verifylogin', '/verifyInstituteLogin'])(`is ${refused ? 'refused' : 'let in'} by code at %s, which is good once`, async (path) => {
      const { data: { requestId } } = await post(host, '/sendLoginOtp', { username: username(name) });
      const otp = await sentCode(platform, name);
      await check(() => post(host, path, { requestId, otp }));
      expect(await post(host, path, { requestId, otp })).toMatchObject({ status: 498 });
    });

    it(`${refused ? 'sets the password by link, and is not signed in' : 'is signed in by link'}`, async () => {
      const now = platform.context.clock();
      const { token: link } = await platform.context.database.transaction(ALL, (trx) => issueLink({ trx, now, purpose: 'reset', person: { id: accountId(name), instituteId: PLATFORM_INSTITUTE, address: username(name) }, sentBy: null }));
      const reply = await post(host, '/accountLink/password', { link, password: PASSWORD });
      expect(reply.status).toBe(200);
      // With the password all sessions of before have ended.
      if (refused) expect([reply.data, await sessionsOf(platform, name)]).toEqual([{}, 0]);
      else expect(reply.data).toMatchObject({ userDetails: { id: accountId(name) } });
      expect(await post(CONSOLE, '/userLogin', { username: username(name), password: PASSWORD })).toMatchObject({ status: 200 });
    });
  });

  it('tells nothing to who does not know the password', async () => {
    const tried = async (name: string) => {
      const { status, body } = await post(NORTH, '/userLogin', { username: username(name), password: 'wrong-wrong-wrong' });
      return { status, ...body, requestId: '' };
    };
    expect(await tried('institute2')).toEqual(await tried('nobody'));
    expect(await tried('institute2')).toMatchObject({ status: 404, code: 'WRONG_CREDENTIALS' });
    const asked = async (name: string) => Object.keys((await post(NORTH, '/sendLoginOtp', { username: username(name) })).data).sort();
    expect(await asked('institute2')).toEqual(await asked('nobody'));
  });

  it('is not asked of learners, who have no console anywhere', async () => {
    for (const host of [NORTH, SOUTH]) expect(await post(host, '/userLogin', { username: username('student'), password: PASSWORD })).toMatchObject({ status: 403, body: { code: 'NO_CONSOLE' } });
  });

  it('is open to everybody on a host that is nobody’s, the operator’s, or everybody’s by the settings', async () => {
    for (const host of [CONSOLE, OPERATORS, 'elsewhere.example', 'localhost:4100', '127.0.0.1:4100']) {
      expect(await post(host, '/userLogin', { username: username('institute2'), password: PASSWORD }), host).toMatchObject({ status: 200 });
    }
    for (const host of [NORTH.toUpperCase(), `${NORTH}:8443`, `${NORTH}.`]) expect(await post(host, '/userLogin', { username: username('institute2'), password: PASSWORD }), host).toMatchObject(ELSEWHERE);
  });

  it('leaves a session that was opened elsewhere its calls, and its next token', async () => {
    const token = await platform.login('institute2');
    const get = (path: string) => platform.call({ method: 'GET', url: `/api/v9/user${path}`, token, headers: { host: NORTH } });
    expect(await get('/details')).toMatchObject({ status: 200, data: { userDetails: { id: accountId('institute2') } } });
    expect(await get('/refresh-login')).toMatchObject({ status: 200, data: { token: expect.any(String) } });
  });

  it('lets a super admin act for another institute there, and come back', async () => {
    const send = (path: string, body: unknown, token: string) => platform.call({ method: 'POST', url: `/api/v9/user${path}`, body, token, headers: { host: NORTH } });
    const acting = await send('/instiLoginFromSuperAdmin', { instituteId: INSTITUTES.south }, await platform.login('super_admin'));
    expect(acting).toMatchObject({ status: 200, data: { userDetails: { actingFor: INSTITUTES.south } } });
    expect(await send('/stopActing', {}, `Bearer ${String(acting.data['token'])}`)).toMatchObject({ status: 200, data: { userDetails: { actingFor: null } } });
  });
});

describe('signing in by password and code on an institute’s own host', () => {
  let platform: TestPlatform;
  let post: ReturnType<typeof postTo>;
  beforeAll(async () => {
    platform = await start({ config: { consoleUrl: `https://${CONSOLE}`, otpRoles: ROLES } });
    post = postTo(platform);
  });
  afterAll(() => platform?.close());

  it.each(CASES)('$name at $host is told before a code is sent, or sent one', async ({ name, host, isRefused: refused }) => {
    const before = await sentCode(platform, name);
    const reply = await post(host, '/userLogin', { username: username(name), password: PASSWORD });
    const otp = await sentCode(platform, name);
    if (refused) {
      expect(reply).toMatchObject(ELSEWHERE);
      expect(otp).toBe(before);
      return;
    }
    expect(reply).toMatchObject({ status: 200, data: { otpRequired: true } });
    expect(await post(host, '/verifylogin', { requestId: reply.data['requestId'], otp })).toMatchObject({ status: 200, data: { userDetails: { id: accountId(name) } } });
  });

  it('asks again at the host where the code is entered', async () => {
    const { data: { requestId } } = await post(CONSOLE, '/userLogin', { username: username('institute2'), password: PASSWORD });
    expect(await post(NORTH, '/verifylogin', { requestId, otp: await sentCode(platform, 'institute2') })).toMatchObject(ELSEWHERE);
  });
});
