import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Role } from '../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';

/** Access profiles: what they give, whom nobody comes by more through, and who always remains. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ config: { poolSize: 12 } });
});
afterAll(() => platform?.close());

const ALL = { scope: { kind: 'all' } } as const;
const FULL = ['create', 'read', 'update', 'delete'] as const;
let number = 0;
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, by: string, body?: unknown): Promise<CallResult> =>
  platform.call({ method, url: `/api/v9${url}`, token: await platform.login(by), ...(body !== undefined && { body }) });
const person = (role: Role, more: Readonly<Record<string, unknown>> = {}) => ({ name: 'Somebody New', emailId: `profile${++number}@example.test`, role, ...more });
const profile = (kind: string, access: Access, more: Readonly<Record<string, unknown>> = {}) => ({ name: `Profile ${++number}`, kind, access, ...more });

async function made(reply: Promise<CallResult>): Promise<string> {
  const { status, body, data } = await reply;
  expect(status, JSON.stringify(body)).toBe(201);
  return String(data['id']);
}

const makeProfile = (kind: string, access: Access, by = 'institute', more = {}) => made(call('POST', '/role', by, profile(kind, access, more)));

/** Somebody who is signed in, with the profile and rights of their own. */
async function signedIn({ role = 'sub_admin', profileId = null, access = {}, instituteId = INSTITUTES.north }: { role?: Role; profileId?: string | null; access?: object; instituteId?: string }): Promise<{ id: string; may: (url: string, body?: unknown) => Promise<number>; mark: () => Promise<unknown>; call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => Promise<CallResult> }> {
  const [id, email] = [crypto.randomUUID(), `signed${++number}@demo.lectern.test`];
  await platform.context.database.transaction(ALL, (trx) => sql`insert into app."user" (id, institute_id, name, email_id, role, status, password, access, profile_id)
    select ${id}, ${instituteId}, 'Signed In', ${email}, ${role}, 'active', password, ${JSON.stringify(access)}::jsonb, ${profileId}::uuid from app."user" where id = ${accountId('faculty')}`.execute(trx));
  const token = await platform.login(email.split('@')[0]!);
  const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => platform.call({ method, url: `/api/v9${url}`, token, ...(body !== undefined && { body }) });
  return {
    id,
    call: own,
    may: async (url, body = {}) => (await own('POST', url, body)).status,
    mark: async () => (await own('GET', '/user/details')).headers['x-rights'],
  };
}

describe('a profile', () => {
  it('decides what its people may use, with what is more or less of their own, and their open sessions follow each change', async () => {
    const profileId = await makeProfile('sub_admin', { coupon: ['read'] });
    const { id, may, mark } = await signedIn({ profileId });
    const marks = [await mark()];
    const follows = async (coupon: number, branch: number): Promise<void> => {
      expect([await may('/coupon/search'), await may('/branch/search')]).toEqual([coupon, branch]);
      marks.push(await mark());
    };
    await follows(200, 403);
    expect(await call('PUT', `/role/${profileId}`, 'institute', { access: { branch: ['read'] } })).toMatchObject({ status: 200 });
    await follows(403, 200);
    expect(await call('PUT', `/user/${id}`, 'institute', { access: { coupon: ['read'], branch: ['-read'] } })).toMatchObject({ status: 200 });
    await follows(200, 403);
    const other = await makeProfile('sub_admin', { language: ['read'] });
    expect(await call('PUT', `/user/${id}`, 'institute', { profileId: other, access: {} })).toMatchObject({ status: 200 });
    await follows(403, 403);
    expect(await call('PUT', `/user/${id}`, 'institute', { profileId })).toMatchObject({ status: 200 });
    await follows(403, 200);
    expect(new Set(marks).size).toBe(3);
    expect([marks[3], marks[5]]).toEqual([marks[0], marks[2]]);
  });

  it('is told to the console as it counts, person by person', async () => {
    const profileId = await makeProfile('sub_admin', { coupon: ['read', 'update'], branch: ['read'] });
    const { call: own } = await signedIn({ profileId, access: { coupon: ['-update'], language: ['read'] } });
    const modules = (await own('GET', '/modules/my-access')).data['moduleAccess'] as { key: string; actions: Record<string, boolean> }[];
    const told = Object.fromEntries(modules.map(({ key, actions }) => [key, Object.keys(actions).filter((right) => actions[right])]).filter(([, rights]) => rights!.length > 0));
    expect(told).toEqual({ coupon: ['read'], branch: ['read'], language: ['read'] });
  });

  it('begins with what is usual for its kind, as far as whoever makes it may give it', async () => {
    expect(await call('POST', '/role', 'institute', { name: 'Usual teacher', kind: 'faculty' })).toMatchObject({ status: 201, data: { access: { course: ['create', 'read', 'update'] } } });
    const { call: own } = await signedIn({ access: { role: FULL, branch: ['read'] } });
    expect(await own('POST', '/role', { name: 'Their teacher', kind: 'faculty' })).toMatchObject({ status: 201, data: { access: { branch: ['read'] } } });
  });

  it('is for people of its kind and institute alone', async () => {
    const [teachers, souths] = [await makeProfile('faculty', { branch: ['read'] }), await makeProfile('sub_admin', { branch: ['read'] }, 'institute2')];
    expect(await call('POST', '/user', 'institute', person('sub_admin', { profileId: teachers }))).toMatchObject({ status: 422, body: { problems: { profileId: { code: 'narrowed' } } } });
    expect(await call('POST', '/user', 'institute', person('sub_admin', { profileId: souths }))).toMatchObject({ status: 422, body: { problems: { profileId: { code: 'reference' } } } });
    expect(await call('GET', `/role/${souths}`, 'institute')).toMatchObject({ status: 404 });
    const id = await made(call('POST', '/user', 'institute', person('faculty', { profileId: teachers })));
    expect(await call('PUT', `/user/${id}`, 'institute', { role: 'sub_admin' })).toMatchObject({ status: 422, body: { problems: { profileId: {} } } });
    expect(await call('PUT', `/user/${id}`, 'institute', { role: 'sub_admin', profileId: null })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/role/${teachers}`, 'institute', { kind: 'sub_admin' })).toMatchObject({ status: 422 });
  });

  it('stays while people have it, and is deleted and restored without them', async () => {
    const profileId = await makeProfile('faculty', { branch: ['read'] });
    const id = await made(call('POST', '/faculty', 'institute', { name: 'Somebody New', emailId: `profile${++number}@example.test`, profileId }));
    expect(await call('POST', '/role/dependants', 'institute', { ids: [profileId] })).toMatchObject({ data: { uses: [{ module: 'user', count: 1, effect: 'refuse' }] } });
    expect(await call('DELETE', `/role/${profileId}`, 'institute')).toMatchObject({ status: 409 });
    expect(await call('PUT', `/user/${id}`, 'institute', { profileId: null })).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/role/${profileId}`, 'institute')).toMatchObject({ status: 200 });
    expect(await call('PUT', `/role/${profileId}/unDelete`, 'institute', {})).toMatchObject({ status: 200, data: { access: { branch: ['read'] } } });
  });

  it.each([[{ nosuch: ['read'] }, 'noModule'], [{ coupon: ['fly'] }, 'choice'], [{ coupon: ['-read'] }, 'choice'], [['coupon'], 'type']])('of %j is refused: %s', async (access, code) => {
    expect(await call('POST', '/role', 'super_admin', { ...profile('sub_admin', {}, { instituteId: INSTITUTES.north }), access })).toMatchObject({ status: 422, body: { problems: { access: { code } } } });
  });
});

describe('nobody rises through a profile', () => {
  const OWN = { user: FULL, role: FULL, coupon: ['read', 'update'] } as const;
  const beyond = (at: string) => ({ status: 422, body: { problems: { [at]: { code: 'beyondOwn' } } } });

  it('on any way of writing it: made, changed, given, taken, restored otherwise', async () => {
    const wide = await makeProfile('faculty', { coupon: ['read', 'delete'] });
    const narrow = await makeProfile('faculty', { coupon: ['read'] });
    const { call: own } = await signedIn({ access: OWN });
    expect(await own('POST', '/role', profile('faculty', { coupon: ['delete'] }))).toMatchObject(beyond('access'));
    expect(await own('PUT', `/role/${narrow}`, { access: { coupon: ['read'], branch: ['read'] } })).toMatchObject(beyond('access'));
    expect(await own('PUT', `/role/${wide}`, { access: { coupon: ['read'] } })).toMatchObject(beyond('access'));
    expect(await own('POST', '/user', person('faculty', { profileId: wide }))).toMatchObject(beyond('profileId'));
    expect(await own('POST', '/faculty', { name: 'Somebody New', emailId: 'f@example.test', profileId: wide })).toMatchObject({ status: 403 });
    const id = await made(own('POST', '/user', person('faculty', { profileId: narrow })));
    expect(await own('PUT', `/user/${id}`, { profileId: wide })).toMatchObject(beyond('profileId'));
    expect(await own('PUT', `/user/${id}`, { access: { coupon: ['delete'] } })).toMatchObject(beyond('access'));
    expect(await own('PUT', `/user/${id}`, { access: { coupon: ['update'] } })).toMatchObject({ status: 200 });
    expect(await own('DELETE', `/role/${await makeProfile('faculty', { coupon: ['read'] })}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/role/${wide}`, 'institute')).toMatchObject({ status: 200 });
    expect(await own('PUT', `/role/${wide}/unDelete`, { access: { coupon: ['read', 'delete'], branch: ['read'] } })).toMatchObject(beyond('access'));
  });

  it('nor by what would count only later: a right named beside a profile that has it, or its denial taken back', async () => {
    const wide = await makeProfile('faculty', { coupon: ['read', 'delete'] });
    const id = await made(call('POST', '/user', 'institute', person('faculty', { profileId: wide, access: { branch: ['-read'] } })));
    const { call: own } = await signedIn({ access: OWN });
    expect(await own('PUT', `/user/${id}`, { access: { coupon: ['delete'], branch: ['-read'] } })).toMatchObject(beyond('access'));
    expect(await own('PUT', `/user/${id}`, { access: {} })).toMatchObject(beyond('access'));
    expect(await own('PUT', `/user/${id}`, { access: { branch: ['-read'], coupon: ['-update'] } })).toMatchObject({ status: 200 });
  });

  it('nor by one’s own, nor by that of people above', async () => {
    const mine = await makeProfile('sub_admin', { ...OWN, branch: ['read'] }, 'super_admin', { instituteId: INSTITUTES.north });
    const me = await signedIn({ profileId: mine });
    expect(await me.call('PUT', `/role/${mine}`, { access: OWN })).toMatchObject({ status: 403 });
    for (const body of [{ profileId: null }, { access: { branch: ['-read'] } }, { access: { coupon: ['delete'] } }]) expect(await me.call('PUT', `/user/${me.id}`, body), JSON.stringify(body)).toMatchObject({ status: 422 });
    expect(await me.call('POST', '/role', profile('sub_admin', {}))).toMatchObject({ status: 422, body: { problems: { kind: {} } } });
    expect(await call('POST', '/role', 'institute', profile('institute', {}))).toMatchObject({ status: 422, body: { problems: { kind: {} } } });
    expect(await call('POST', '/role', 'institute', profile('admin', {}))).toMatchObject({ status: 422, body: { problems: { kind: {} } } });
    const teachers = await makeProfile('faculty', { coupon: ['read'] });
    await signedIn({ role: 'faculty', profileId: teachers, access: { ...OWN, branch: ['read', 'delete'] } });
    expect(await me.call('PUT', `/role/${teachers}`, { access: { coupon: ['read', 'update'] } })).toMatchObject({ status: 403, body: { reason: 'profileAbove' } });
    const heads = await makeProfile('institute', { coupon: ['read'] }, 'super_admin', { instituteId: INSTITUTES.north });
    expect(await call('PUT', `/role/${heads}`, 'institute', { name: 'Mine' })).toMatchObject({ status: 403, body: { reason: 'higherRole' } });
  });

  it('nor by many: each of a selection is judged by itself', async () => {
    const wide = await makeProfile('faculty', { coupon: ['read', 'delete'] });
    const { call: own } = await signedIn({ access: OWN });
    const people = await Promise.all([1, 2].map(() => made(call('POST', '/user', 'institute', person('faculty', { access: {} })))));
    for (const id of people) expect(await own('PUT', `/user/${id}`, { profileId: wide })).toMatchObject(beyond('profileId'));
  });
});

describe('somebody always remains who may administer', () => {
  const ADMIN = { user: FULL, role: FULL } as const;
  /** An institute of its own, with people of which each administers by the profile or by the own. */
  async function institute(): Promise<{ id: string; profileId: string; byProfile: string; byOwn: string }> {
    const id = crypto.randomUUID();
    await platform.context.database.transaction(ALL, (trx) => sql`insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, is_suspended, is_plan_active) values (${id}, ${`Remaining ${++number}`}, ${`remaining${number}@example.test`}, ${`+9198${String(10_000_000 + number)}`}, true, true, false, true)`.execute(trx));
    const profileId = await makeProfile('institute', ADMIN, 'super_admin', { instituteId: id });
    const [byProfile, byOwn] = [await signedIn({ role: 'institute', profileId, instituteId: id }), await signedIn({ role: 'institute', access: ADMIN, instituteId: id })];
    return { id, profileId, byProfile: byProfile.id, byOwn: byOwn.id };
  }
  const refused = { status: 409, body: { reason: 'lastUserAdministrator' } };

  it('whatever takes the last one’s rights: profile, own, another role, leaving', async () => {
    const { profileId, byProfile, byOwn } = await institute();
    expect(await call('PUT', `/user/${byOwn}`, 'super_admin', { access: {} })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/role/${profileId}`, 'super_admin', { access: { role: FULL } })).toMatchObject(refused);
    expect(await call('PUT', `/role/${profileId}`, 'super_admin', { access: { user: FULL } })).toMatchObject({ status: 409, body: { reason: 'lastRoleAdministrator' } });
    for (const body of [{ profileId: null }, { access: { user: ['-update'] } }, { role: 'faculty', profileId: null }, { instituteId: INSTITUTES.north, profileId: null, access: ADMIN }]) {
      const reply = await call('PUT', `/user/${byProfile}`, 'super_admin', body);
      expect([409, 422], JSON.stringify([body, reply.body])).toContain(reply.status);
    }
    expect(await call('PUT', `/user/${byOwn}`, 'super_admin', { access: ADMIN })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/role/${profileId}`, 'super_admin', { access: {} })).toMatchObject({ status: 200 });
  });

  it('of two changes at the same moment one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { profileId, byProfile, byOwn } = await institute();
      const replies = await Promise.all([
        call('PUT', round % 2 === 0 ? `/role/${profileId}` : `/user/${byProfile}`, 'super_admin', round % 2 === 0 ? { access: {} } : { access: { user: ['-update'], role: ['-update'] } }),
        call('PUT', `/user/${byOwn}`, 'super_admin', { access: {} }),
      ]);
      expect(replies.map((reply) => reply.status).sort(), JSON.stringify(replies.map((reply) => reply.body))).toEqual([200, 409]);
    }
  });

  it('closing is the operator’s: whoever is of the institute does not close the last', async () => {
    const { id, byProfile, byOwn } = await institute();
    const [head, office] = [await signedIn({ role: 'institute', access: { user: FULL }, instituteId: id }), await signedIn({ access: { role: FULL }, instituteId: id })];
    for (const one of [byProfile, byOwn]) expect(await call('PUT', `/user/${one}/deactivate`, 'super_admin', {})).toMatchObject({ status: 200 });
    expect(await head.call('PUT', `/user/${office.id}/deactivate`, {})).toMatchObject({ status: 409, body: { reason: 'lastRoleAdministrator' } });
    expect(await head.call('DELETE', `/user/${office.id}`)).toMatchObject({ status: 409, body: { reason: 'lastRoleAdministrator' } });
    expect(await call('PUT', `/user/${office.id}/deactivate`, 'super_admin', {})).toMatchObject({ status: 200 });
  });

  it('and nothing is asked where there was nobody before', async () => {
    const { id } = await signedIn({ access: { user: FULL }, instituteId: INSTITUTES.lapsed });
    await grantTo({ context: platform.context, userId: accountId('expired'), access: { role: [] } });
    expect(await call('PUT', `/user/${id}`, 'super_admin', { access: {} })).toMatchObject({ status: 200 });
  });
});
