import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, grantTo, type TestPlatform } from '../support';
import { givableRoles } from '../../../src/schemas';
import { accountId, INSTITUTES } from '../support/people';
import { callsOf, type ModuleCalls } from './calls';

/** Nobody rises by their own hand. */
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const as = async (account: string): Promise<ModuleCalls> => callsOf({ platform, resource: platform.context.loader.require('user'), token: await platform.login(account) });
let number = 0;
const person = (role: string, more: Record<string, unknown> = {}) => ({ name: 'Somebody New', emailId: `new${++number}@example.test`, role, ...more });
const deactivate = () => platform.context.loader.require('user').lifecycle!.actions['deactivate']!;

describe('roles', () => {
  it.each([
    ['super_admin', 'super_admin', 201], ['super_admin', 'admin', 201], ['admin', 'super_admin', 422], ['admin', 'admin', 422], ['admin', 'sub_admin', 201],
    ['institute', 'super_admin', 422], ['institute', 'admin', 422], ['institute', 'institute', 422], ['institute', 'faculty', 201], ['institute', 'sub_admin', 201], ['institute', 'student', 201],
  ])('%s makes %s: %i', async (account, role, status) => {
    const reply = await (await as(account)).create(person(role));
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status });
    if (status === 422) expect(reply.body['problems']).toHaveProperty('role');
  });

  it('belong to the operator or to an institute', async () => {
    const calls = await as('super_admin');
    expect(await calls.create(person('institute'))).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'needsInstitute' } } } });
    expect(await calls.create(person('admin', { instituteId: INSTITUTES.north }))).toMatchObject({ status: 422, body: { problems: { role: { code: 'forbidden' } } } });
  });

  it('are not changed by who has them, nor reach given', async () => {
    const self = await as('institute');
    expect(await self.update(accountId('institute'), { role: 'faculty' })).toMatchObject({ status: 422, body: { problems: { role: { code: 'forbidden' } } } });
    expect(await self.update(accountId('institute'), { allowAllInstitutes: true })).toMatchObject({ status: 422, body: { problems: { allowAllInstitutes: { code: 'forbidden' } } } });
    expect(await self.update(accountId('institute'), { city: 'Kochi' })).toMatchObject({ status: 200 });
    expect(await (await as('admin')).update(accountId('super_admin'), { password: 'Correct-horse-9' })).toMatchObject({ status: 422, body: { problems: { password: { code: 'byLink' } } } });
  });
});

describe('accounts', () => {
  it('are not closed by who has them', async () => {
    const self = await as('institute');
    expect(await self.act(deactivate(), accountId('institute'))).toMatchObject({ status: 403 });
    expect(await self.remove(accountId('institute'))).toMatchObject({ status: 403 });
  });

  it('of two super admins are not closed by each other at the same moment', async () => {
    const [calls, mail] = [await as('super_admin'), 'twin@demo.lectern.test'];
    const others = (await calls.search({ filters: { role: 'super_admin', status: 'active' }, size: 100 })).data['items'] as { id: string }[];
    for (const { id } of others) if (id !== accountId('super_admin')) await calls.act(deactivate(), id);
    const twin = await calls.create(person('super_admin', { emailId: mail }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set status = 'active' where email_id = ${mail}`.execute(trx));
    const theirs = await as('twin');
    const replies = await Promise.all([calls.act(deactivate(), String(twin.data['id'])), theirs.act(deactivate(), accountId('super_admin'))]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set status = 'active' where id = ${accountId('super_admin')}`.execute(trx));
  });

  it('are signed out when closed, and when their role changes', async () => {
    const calls = await as('super_admin');
    const details = (token: string) => platform.call({ method: 'GET', url: '/api/v9/user/details', token });
    for (const change of [{ role: 'sub_admin' }, { role: 'faculty' }]) {
      const token = await platform.login('faculty');
      expect((await details(token)).status).toBe(200);
      expect(await calls.update(accountId('faculty'), change)).toMatchObject({ status: 200 });
      platform.app.actors.forget(accountId('faculty'));
      expect((await details(token)).status).toBe(401);
    }
    const token = await platform.login('whitelabel');
    expect(await calls.act(deactivate(), accountId('whitelabel'))).toMatchObject({ status: 200 });
    platform.app.actors.forget(accountId('whitelabel'));
    expect((await details(token)).status).toBe(401);
  });
});

describe('every role and every other', () => {
  const ORDER = ['super_admin', 'admin', 'institute', 'sub_admin', 'faculty', 'student'] as const;
  /** Whose people each role may make, change and close; the institute's own where there is one. */
  const MANAGES: Readonly<Record<(typeof ORDER)[number], readonly string[]>> = {
    super_admin: ORDER,
    admin: ['institute', 'sub_admin', 'faculty', 'student'],
    institute: ['sub_admin', 'faculty', 'student'],
    sub_admin: ['faculty', 'student'],
    faculty: ['student'],
    student: [],
  };
  const at = async (statement: ReturnType<typeof sql>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => statement.execute(trx));
  const grant = (id: string, module: string) => grantTo({ context: platform.context, userId: id, access: { [module]: ['create', 'read', 'update', 'delete'] } });
  let number = 0;
  /** Somebody of a role, in the institute of the demo's north or the operator's own. */
  const make = async (role: string, modules: readonly string[] = []): Promise<{ id: string; name: string }> => {
    const [id, name] = [crypto.randomUUID(), `table${++number}`];
    const institute = ['super_admin', 'admin'].includes(role) ? '00000000-0000-0000-0000-000000000000' : INSTITUTES.north;
    await at(sql`insert into app."user" (id, institute_id, name, email_id, role, status, allow_all_institutes) values (${id}, ${institute}, 'Table Person', ${`${name}@demo.lectern.test`}, ${role}, 'active', ${role === 'super_admin' || role === 'admin'})`);
    for (const module of modules) await grant(id, module);
    return { id, name };
  };

  it.each(ORDER.flatMap((actor) => ORDER.map((target) => [actor, target] as const)))('%s and %s', async (actorRole, targetRole) => {
    const calls = await as((await make(actorRole, ['user'])).name);
    const isManaged = MANAGES[actorRole].includes(targetRole);
    const isOperators = ['super_admin', 'admin'].includes(targetRole);
    const isSeen = actorRole !== 'student' && (!isOperators || ['super_admin', 'admin'].includes(actorRole));
    const expected = !isSeen ? (actorRole === 'student' ? 403 : 404) : isManaged ? 200 : 403;
    const { id } = await make(targetRole);
    for (const change of [{ city: 'Kochi' }, { name: 'Another Name' }]) expect(await calls.update(id, change), JSON.stringify(change)).toMatchObject({ status: expected });
    expect(await calls.update(id, { password: 'Correct-horse-9' })).toMatchObject(isSeen ? { status: 422, body: { problems: { password: { code: 'byLink' } } } } : { status: expected });
    expect(await calls.update(id, { allowAllInstitutes: !isOperators })).toMatchObject({ status: isSeen && actorRole !== 'super_admin' ? 422 : expected });
    expect(await calls.act(deactivate(), id)).toMatchObject({ status: expected });
    expect(await calls.remove(id)).toMatchObject({ status: expected });
    // The role itself: given to somebody new, and to somebody there is.
    const isGivable = actorRole !== 'student' && isManaged;
    const owner = isOperators ? {} : actorRole === 'super_admin' || actorRole === 'admin' ? { instituteId: INSTITUTES.north } : {};
    expect((await calls.create(person(targetRole, owner))).status).toBe(actorRole === 'student' ? 403 : isGivable ? 201 : 422);
    const student = await make('student');
    if (targetRole !== 'student' && !isOperators) expect((await calls.update(student.id, { role: targetRole })).status).toBe(actorRole === 'student' ? 403 : isGivable ? 200 : 422);
    expect(givableRoles({ actor: { role: actorRole }, instituteId: isOperators ? null : INSTITUTES.north }).includes(targetRole)).toBe(isGivable);
  });

  it('shows what may be done to somebody, and nothing that would be refused', async () => {
    const calls = await as((await make('sub_admin', ['user'])).name);
    const allowedFor = async (id: string) => (await calls.get(id)).data['allowed'];
    expect(await allowedFor((await make('faculty')).id)).toEqual(['update', 'delete', 'sendPasswordLink', 'deactivate']);
    expect(await allowedFor((await make('institute')).id)).toEqual([]);
    const self = await make('sub_admin', ['user']);
    expect((await (await as(self.name)).get(self.id)).data['allowed']).toEqual(['update']);
    const rows = (await calls.search({ fields: ['name'], size: 100 })).data['items'] as { name: string; role?: string; allowed: string[] }[];
    expect(rows.some(({ allowed }) => allowed.length > 0) && rows.some(({ allowed }) => allowed.length === 0)).toBe(true);
  });

  it('who holds all one’s rights and more is not touched, and where codes go is changed only by whom it brings nothing', async () => {
    const calls = await as((await make('institute', ['user', 'coupon'])).name);
    const equal = await make('faculty', ['coupon']);
    const aside = await make('faculty', ['branch']);
    const above = await make('faculty', ['user', 'coupon', 'branch']);
    expect(await calls.update(equal.id, { emailId: 'moved@example.test', phoneNumber: '+919876512345' })).toMatchObject({ status: 200 });
    expect(await calls.update(aside.id, { city: 'Kochi' })).toMatchObject({ status: 200 });
    expect(await calls.update(aside.id, { emailId: 'mine@example.test', phoneNumber: '+919876512346' })).toMatchObject({ status: 422, body: { problems: { emailId: { code: 'moreRights' }, phoneNumber: { code: 'moreRights' } } } });
    for (const reply of [await calls.update(above.id, { city: 'Kochi' }), await calls.act(deactivate(), above.id), await calls.remove(above.id)]) {
      expect(reply).toMatchObject({ status: 403, body: { reason: 'moreRights' } });
    }
  });
});
