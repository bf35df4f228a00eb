import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../platform/kernel/crypto/passwords';
import { usualAccess } from '../../platform/identity/access/usual';
import { ACCESS_KINDS, type Access, type Role } from '../../src/schemas';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform?.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, by: string, body?: unknown): Promise<CallResult> =>
  platform.call({ method, url: `/api/v9${url}`, token: await platform.login(by), ...(body !== undefined && { body }) });
let number = 0;
const person = (role: Role, more: Readonly<Record<string, unknown>> = {}) => ({ name: 'Somebody New', emailId: `access${++number}@example.test`, role, ...more });
const usual = (role: Role, instituteId: string | null): Promise<Access | null> =>
  platform.context.database.transaction(ALL, (trx) => usualAccess({ trx, loader: platform.context.loader, role, instituteId }));

/** An institute that has registered and waits, with its head; and how to look at the head. */
async function registered(): Promise<{ id: string; head: string; email: string }> {
  const [id, head, email] = [crypto.randomUUID(), crypto.randomUUID(), `head${++number}@example.test`];
  await platform.context.database.transaction(ALL, async (trx) => {
    await sql`insert into app.institution (id, name, email_id, phone_number, is_approved, is_active, is_suspended) values (${id}, ${`Waiting ${number}`}, ${email}, '+919876500099', false, false, false)`.execute(trx);
    await sql`insert into app."user" (id, institute_id, name, email_id, role, status) values (${head}, ${id}, 'Waiting Head', ${email}, 'institute', 'active')`.execute(trx);
  });
  return { id, head, email };
}

async function accessOf(id: string): Promise<Access | null> {
  const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ access: Access | null }>`select access from app."user" where id = ${id}`.execute(trx));
  return rows[0]!.access;
}

describe('somebody whose role is changed', () => {
  const made = async (role: Role, more = {}): Promise<string> => String((await call('POST', '/user', 'super_admin', person(role, { instituteId: INSTITUTES.north, ...more }))).data['id']);
  const become = (id: string, body: object, by = 'super_admin') => call('PUT', `/user/${id}`, by, body);

  it('has what is usual for the new one, whatever there was before', async () => {
    const head = await made('institute');
    expect(await become(head, { role: 'faculty' })).toMatchObject({ status: 200, data: { access: await usual('faculty', INSTITUTES.north) } });
    const learner = await made('student');
    expect(await accessOf(learner)).toBeNull();
    expect(await become(learner, { role: 'sub_admin' })).toMatchObject({ status: 200, data: { access: await usual('sub_admin', INSTITUTES.north) } });
    expect(await become(learner, { city: 'Pune' })).toMatchObject({ status: 200, data: { access: await usual('sub_admin', INSTITUTES.north) } });
    expect((await become(learner, { role: 'student' })).status).toBe(200);
    expect(await accessOf(learner)).toBeNull();
  });

  it('has what is sent with it, or the profile that is, with nothing of their own', async () => {
    const chosen = await made('institute');
    expect(await become(chosen, { role: 'faculty', access: { coupon: ['read'] } })).toMatchObject({ status: 200, data: { access: { coupon: ['read'] } } });
    const emptied = await made('institute');
    expect(await become(emptied, { role: 'faculty', access: {} })).toMatchObject({ status: 200 });
    expect((await accessOf(emptied)) ?? {}).toEqual({});
    const profile = await call('POST', '/role', 'institute', { name: 'Desk', kind: 'sub_admin', access: { coupon: ['read'] } });
    const profiled = await made('faculty');
    expect(await become(profiled, { role: 'sub_admin', profileId: profile.data['id'] })).toMatchObject({ status: 200, data: { access: {} } });
  });

  it('or who is given a profile, has that profile and nothing besides, unless it is said', async () => {
    const profile = async (access: object) => String((await call('POST', '/role', 'institute', { name: `Profile ${++number}`, kind: 'faculty', access })).data['id']);
    const [one, other] = [await profile({ coupon: ['read'] }), await profile({ branch: ['read'] })];
    const id = await made('faculty');
    expect(await become(id, { profileId: one })).toMatchObject({ status: 200, data: { profileId: one, access: {} } });
    expect(await become(id, { access: { banner: ['read'] } })).toMatchObject({ status: 200, data: { access: { banner: ['read'] } } });
    expect(await become(id, { city: 'Nashik' })).toMatchObject({ status: 200, data: { access: { banner: ['read'] } } });
    expect(await become(id, { profileId: other })).toMatchObject({ status: 200, data: { profileId: other, access: {} } });
    expect(await become(id, { profileId: one, access: { banner: ['read'] } })).toMatchObject({ status: 200, data: { profileId: one, access: { banner: ['read'] } } });
    expect(await become(id, { profileId: null })).toMatchObject({ status: 200, data: { profileId: null, access: { banner: ['read'] } } });
  });

  it('is given no more than whoever changes it has, and loses nothing that one could not take', async () => {
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { user: ['create', 'read', 'update'] } });
    expect(await become(await made('student'), { role: 'faculty' }, 'sub_admin')).toMatchObject({ status: 200, data: { access: {} } });
    const strong = await made('faculty', { access: { course: ['read'], coupon: ['read'] } });
    expect(await become(strong, { role: 'student' }, 'sub_admin')).toMatchObject({ status: 422 });
    expect(await accessOf(strong)).toEqual({ course: ['read'], coupon: ['read'] });
  });
});

describe('somebody new', () => {
  it.each([['faculty', 'course'], ['sub_admin', 'coupon']] as const)('%s of an institute may use what is usual at once', async (role, module) => {
    const made = await call('POST', '/user', 'institute', person(role));
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
    expect(made.data['access']).toEqual(await usual(role, INSTITUTES.north));
    expect(made.data['access']).toMatchObject({ [module]: expect.arrayContaining(['read', 'update']) });
  });

  it('of every kind that works in the console has a screen to use', async () => {
    const kinds: [Role, string | null][] = [['admin', null], ['sub_admin', null], ['institute', INSTITUTES.north], ['institute', INSTITUTES.white], ['faculty', INSTITUTES.north], ['sub_admin', INSTITUTES.north]];
    expect(kinds).toHaveLength(ACCESS_KINDS.length);
    for (const [role, instituteId] of kinds) expect(Object.values((await usual(role, instituteId)) ?? {}).filter((rights) => rights.includes('read')).length, `${role} ${instituteId}`).toBeGreaterThan(5);
    expect(await usual('student', INSTITUTES.north)).toBeNull();
    for (const instituteId of [INSTITUTES.north, INSTITUTES.white]) expect((await usual('institute', instituteId))!['settings'], String(instituteId)).toEqual(['read', 'update']);
    expect(Object.values((await usual('sub_admin', null))!).flat()).not.toContain('delete');
  });

  it('may use no more than whoever made them', async () => {
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { user: ['create', 'read', 'update'] } });
    const made = await call('POST', '/user', 'sub_admin', person('faculty'));
    expect(made).toMatchObject({ status: 201, data: { access: {} } });
    const beyond = await call('POST', '/user', 'sub_admin', person('faculty', { access: { course: ['read'] } }));
    expect(beyond).toMatchObject({ status: 422, body: { problems: { access: { code: 'beyondOwn' } } } });
    expect(await call('POST', '/user', 'sub_admin', person('faculty', { access: { coupon: ['read'] } }))).toMatchObject({ status: 201, data: { access: { coupon: ['read'] } } });
  });

  it('may use what was chosen, nothing included; what is no module is refused', async () => {
    expect(await call('POST', '/user', 'institute', person('faculty', { access: {} }))).toMatchObject({ status: 201, data: { access: {} } });
    for (const access of [{ nosuch: ['read'] }, { coupon: ['fly'] }, ['coupon'], 'all', { coupon: 'read' }]) {
      expect(await call('POST', '/user', 'super_admin', person('admin', { access }))).toMatchObject({ status: 422, body: { problems: { access: {} } } });
    }
  });
});

describe('a person’s rights', () => {
  it('change in sessions that are open', async () => {
    const token = await platform.login('faculty');
    const coupons = (): Promise<CallResult> => platform.call({ method: 'POST', url: '/api/v9/coupon/search', token, body: {} });
    expect(await coupons()).toMatchObject({ status: 403 });
    expect(await call('PUT', `/user/${accountId('faculty')}`, 'institute', { access: { coupon: ['read'], branch: ['read'], language: ['read'] } })).toMatchObject({ status: 200 });
    expect(await coupons()).toMatchObject({ status: 200 });
    expect(await call('PUT', `/user/${accountId('faculty')}`, 'institute', { access: { branch: ['read'], language: ['read'] } })).toMatchObject({ status: 200 });
    expect(await coupons()).toMatchObject({ status: 403 });
  });

  it('are neither given nor taken beyond one’s own, and never one’s own', async () => {
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { user: ['read', 'update'], coupon: ['read'] } });
    const { data } = await call('POST', '/user', 'institute', person('faculty', { access: { coupon: ['read'], banner: ['read'] } }));
    const put = (access: unknown, by = 'sub_admin', id = String(data['id'])): Promise<CallResult> => call('PUT', `/user/${id}`, by, { access });
    expect(await put({ coupon: ['read'] })).toMatchObject({ status: 422, body: { problems: { access: { code: 'beyondOwn' } } } });
    expect(await put({ coupon: ['read', 'update'], banner: ['read'] })).toMatchObject({ status: 422, body: { problems: { access: { code: 'beyondOwn' } } } });
    // Emptying is taking, in whatever way it is said: what is gone would no longer keep the address from being changed.
    expect(await put({ coupon: ['read'], banner: ['read'] })).toMatchObject({ status: 200 });
    const { data: held } = await call('POST', '/user', 'institute', person('faculty', { access: { coupon: ['read', 'update'], banner: ['read'] } }));
    const id = String(held['id']);
    for (const body of [{ access: {} }, { access: null }, { role: 'student' }, { role: 'student', access: null }]) {
      expect(await call('PUT', `/user/${id}`, 'sub_admin', body), JSON.stringify(body)).toMatchObject({ status: 422 });
    }
    expect(await call('PUT', `/user/${id}`, 'sub_admin', { emailId: 'mine@evil.example' })).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'moreRights' } } } });
    expect((await call('GET', `/user/${id}`, 'institute')).data['access']).toEqual({ coupon: ['read', 'update'], banner: ['read'] });
    expect(await call('PUT', `/user/${id}`, 'institute', { access: [] })).toMatchObject({ status: 422, body: { problems: { access: { code: 'type' } } } });
    for (const own of [{ user: ['read', 'update', 'delete'] }, {}, null]) {
      expect(await put(own, 'institute', accountId('institute')), JSON.stringify(own)).toMatchObject({ status: 422, body: { problems: { access: { code: 'forbidden' } } } });
    }
  });
});

describe('the usual access', () => {
  it('is read and changed by the super admin alone, and counts for whoever comes after', async () => {
    for (const account of ['admin', 'institute', 'faculty']) {
      expect(await call('GET', '/access/defaults', account), account).toMatchObject({ status: 403 });
      expect(await call('PUT', '/access/defaults', account, { faculty: {} }), account).toMatchObject({ status: 403 });
    }
    expect((await call('GET', '/access/defaults', 'super_admin')).data['faculty']).toEqual(await usual('faculty', INSTITUTES.north));
    expect(await call('PUT', '/access/defaults', 'super_admin', { faculty: { nosuch: ['read'] } })).toMatchObject({ status: 422, body: { problems: { faculty: { code: 'noModule' } } } });
    expect(await call('PUT', '/access/defaults', 'super_admin', { faculty: { branch: ['read'] } })).toMatchObject({ status: 200 });
    expect(await call('POST', '/user', 'institute', person('faculty'))).toMatchObject({ status: 201, data: { access: { branch: ['read'] } } });
    expect((await call('POST', '/user', 'institute', person('sub_admin'))).data['access']).toMatchObject({ coupon: ['create', 'read', 'update'] });
  });

  it('is shown to who gives it, as far as they may', async () => {
    expect((await call('GET', '/access/usual?role=sub_admin', 'institute')).data['access']).toEqual(await usual('sub_admin', INSTITUTES.north));
    expect(await call('GET', '/access/usual?role=faculty', 'expired')).toMatchObject({ status: 404 });
    expect(await call('GET', '/access/usual?role=wizard', 'institute')).toMatchObject({ status: 400 });
    expect(await call('GET', '/access/usual?role=faculty', 'faculty')).toMatchObject({ status: 403 });
  });
});

describe('approving an institute', () => {
  const approve = (id: string, body: unknown = {}, by = 'super_admin') => call('PUT', `/institute/${id}/approveInstitute`, by, body);
  const mails = async (email: string): Promise<{ kind: string; subject: string; body: string }[]> => {
    const { rows } = await platform.context.database.transaction(ALL, (trx) => sql<{ kind: string; subject: string; body: string }>`select kind, subject, body from core.outbox where recipient = ${email} order by id`.execute(trx));
    return rows;
  };

  it('gives its head the usual access and says so by mail, with the way in', async () => {
    const { id, head, email } = await registered();
    expect(await approve(id)).toMatchObject({ status: 200, body: { facts: [{ name: 'toldHeads', value: email }, { name: 'planOpen', value: '' }] } });
    expect(await accessOf(head)).toEqual(await usual('institute', id));
    expect((await accessOf(head))!['aiToken'], 'it may buy').toEqual(['create', 'read']);
    const [mail] = await mails(email);
    expect(mail).toMatchObject({ kind: 'standing' });
    expect(mail!.body).toContain('/auth/login');
    expect(mail!.body).toMatch(/Begin with your name and logo/);
  });

  it('gives what was chosen instead, and nothing beyond the approver’s own', async () => {
    const [one, two] = [await registered(), await registered()];
    expect(await approve(one.id, { access: { coupon: ['read'] } })).toMatchObject({ status: 200 });
    expect(await accessOf(one.head)).toEqual({ coupon: ['read'] });
    await grantTo({ context: platform.context, userId: accountId('admin'), access: { coupon: ['read'] } });
    platform.app.actors.forget('*');
    expect(await approve(two.id, { access: { coupon: ['read', 'update'] } }, 'admin')).toMatchObject({ status: 422, body: { problems: { access: { code: 'beyondOwn' } } } });
    expect(await call('GET', `/institute/${two.id}`, 'super_admin')).toMatchObject({ data: { status: 'awaiting' } });
    expect(await approve(two.id, {}, 'admin')).toMatchObject({ status: 200 });
    expect((await accessOf(two.head))!['coupon']).toEqual(['read']);
  });

  it('invites the address of an institute that nobody is in charge of, once, and nobody where it is somebody’s', async () => {
    const make = async (emailId: string) => String((await call('POST', '/institute', 'super_admin', { name: `Made ${++number}`, emailId, phoneNumber: '+919876500098' })).data['id']);
    const people = async (id: string) => (await call('POST', '/user/search', 'super_admin', { filters: { instituteId: [id] } })).data['items'];
    const email = `made${++number}@example.test`;
    const id = await make(email);
    expect(await approve(id, { access: { coupon: ['read'] } })).toMatchObject({ status: 200, body: { facts: [{ name: 'invited', value: email }, { name: 'planOpen' }] } });
    expect(await people(id)).toMatchObject([{ emailId: email, role: 'institute', status: 'invited', access: { coupon: ['read'] } }]);
    expect((await mails(email)).map(({ kind }) => kind)).toEqual(['invitation']);
    await call('PUT', `/institute/${id}/deactivateInstitute`, 'super_admin', {});
    expect((await approve(id)).body).not.toHaveProperty('facts');
    expect((await mails(email)).map(({ kind }) => kind)).toEqual(['invitation']);
    const user = await call('POST', '/user', 'super_admin', person('faculty', { instituteId: INSTITUTES.north }));
    const other = await make(String(user.data['emailId']));
    expect(await approve(other, { access: { coupon: ['read'], branch: ['read'] } })).toMatchObject({ status: 200, body: { facts: [{ name: 'notInvited', value: user.data['emailId'] }, { name: 'planOpen' }] } });
    expect(await people(other)).toEqual([]);
    expect((await call('GET', `/access/usual?role=institute&instituteId=${other}`, 'super_admin')).data['access'], 'what was chosen is offered to who is put in charge').toEqual({ branch: ['read'], coupon: ['read'] });
    const head = await call('POST', '/user', 'super_admin', person('institute', { instituteId: other }));
    expect(head).toMatchObject({ status: 201, data: { access: { branch: ['read'], coupon: ['read'] } } });
    // By their own people as well; an institute is told nothing of another's.
    expect((await call('GET', `/access/usual?role=institute&instituteId=${other}`, 'institute')).data['access']).toEqual(await usual('institute', INSTITUTES.north));
  });

  it('once more leaves rights as they are; suspending and closing are told', async () => {
    const { id, head, email } = await registered();
    await approve(id, { access: { coupon: ['read'] } });
    expect(await call('PUT', `/institute/${id}/suspendInstitute`, 'super_admin', { reason: 'Unpaid' })).toMatchObject({ status: 200 });
    expect(await approve(id)).toMatchObject({ status: 200 });
    expect(await call('PUT', `/institute/${id}/deactivateInstitute`, 'super_admin', {})).toMatchObject({ status: 200 });
    expect(await accessOf(head)).toEqual({ coupon: ['read'] });
    expect((await mails(email)).map(({ subject }) => subject.replace(/.*Waiting \d+ /, ''))).toEqual(['is approved', 'is suspended', 'is open again', 'is closed']);
  });

  it('deleted and restored is told to each active head by mail, in its own name; who signs in meanwhile reads that it is deleted', async () => {
    const { id, head, email } = await registered();
    const [second, gone] = [`second${++number}@example.test`, `gone${++number}@example.test`];
    const password = await hashPassword('Correct-horse-9');
    const remove = async () => platform.call({ method: 'DELETE', url: `/api/v9/institute/${id}`, token: await platform.login('super_admin') });
    const restore = () => call('PUT', `/institute/${id}/unDelete`, 'super_admin', {});
    const subjects = async (to: string) => (await mails(to)).map(({ subject }) => subject);
    const signIn = () => platform.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: email, password: 'Correct-horse-9' } });
    await platform.context.database.transaction(ALL, async (trx) => {
      await sql`update app."user" set password = ${password} where id = ${head}`.execute(trx);
      for (const [address, status, role] of [[second, 'active', 'institute'], [gone, 'inactive', 'institute'], [`faculty${number}@example.test`, 'active', 'faculty']] as const) {
        await sql`insert into app."user" (id, institute_id, name, email_id, role, status) values (${crypto.randomUUID()}, ${id}, 'Another', ${address}, ${role}, ${status})`.execute(trx);
      }
    });
    // One that has never opened has nobody to tell.
    expect([(await remove()).status, (await restore()).status, await subjects(email)]).toEqual([200, 200, []]);
    await approve(id);
    await platform.context.database.transaction(ALL, (trx) => sql`update app.institution set is_white_labelled = true, name = 'Own Name' where id = ${id}`.execute(trx));
    const token = String((await signIn()).data['token']);
    expect((await remove()).status).toBe(200);
    expect(await platform.call({ method: 'GET', url: '/api/v9/user/details', token: `Bearer ${token}` })).toMatchObject({ status: 401 });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'INACTIVE', reason: 'instituteDeleted', institute: 'Own Name', supportContact: platform.context.config.supportContact } });
    expect((await restore()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    await call('PUT', `/institute/${id}/suspendInstitute`, 'super_admin', {});
    await remove();
    await restore();
    const told = ['Own Name: Own Name has been deleted', 'Own Name: Own Name has been restored', 'Own Name: Own Name is suspended', 'Own Name: Own Name has been deleted', 'Own Name: Own Name has been restored'];
    for (const address of [email, second]) expect((await subjects(address)).slice(-5), address).toEqual(told);
    expect(await subjects(gone)).toEqual([]);
    expect(await subjects(`faculty${number}@example.test`)).toEqual([]);
    const bodies = (await mails(email)).slice(-5).map(({ body }) => body);
    expect(bodies[0]).toMatch(/can be restored with all its data for 30 days/);
    expect(bodies[1]).toMatch(/You and your people can sign in\.[\s\S]*\/auth\/login/);
    expect(bodies[4]).toMatch(/still closed: nobody can sign in yet/);
    expect(bodies[4]).not.toContain('/auth/login');
  });
});
