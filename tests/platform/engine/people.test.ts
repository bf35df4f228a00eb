import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../support';
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
    expect(await calls.create(person('institute'))).toMatchObject({ status: 422, body: { problems: { instituteId: { code: 'required' } } } });
    expect(await calls.create(person('admin', { instituteId: INSTITUTES.north }))).toMatchObject({ status: 422, body: { problems: { role: { code: 'forbidden' } } } });
  });

  it('are not changed by who has them, nor reach given', async () => {
    const self = await as('institute');
    expect(await self.update(accountId('institute'), { role: 'faculty' })).toMatchObject({ status: 422, body: { problems: { role: { code: 'forbidden' } } } });
    expect(await self.update(accountId('institute'), { allowAllInstitutes: true })).toMatchObject({ status: 422, body: { problems: { allowAllInstitutes: { code: 'forbidden' } } } });
    expect(await self.update(accountId('institute'), { city: 'Kochi' })).toMatchObject({ status: 200 });
    expect(await (await as('admin')).update(accountId('super_admin'), { password: 'Correct-horse-9' })).toMatchObject({ status: 403 });
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
    const twin = await calls.create(person('super_admin', { emailId: mail, password: 'Correct-horse-9' }));
    const theirs = await as('twin');
    const replies = await Promise.all([calls.act(deactivate(), String(twin.data['id'])), theirs.act(deactivate(), accountId('super_admin'))]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set status = 'active' where id = ${accountId('super_admin')}`.execute(trx));
  });

  it('are signed out when closed, and when their role or password changes', async () => {
    const calls = await as('super_admin');
    const details = (token: string) => platform.call({ method: 'GET', url: '/api/v9/user/details', token });
    for (const change of [{ password: 'Correct-horse-10' }, { role: 'sub_admin' }]) {
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
