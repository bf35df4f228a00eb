import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from '../../platform/support';

describe('one’s own account', () => {
  let platform: TestPlatform;
  let now = new Date();
  const all = { scope: { kind: 'all' } } as const;

  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now });
  });
  afterAll(() => platform?.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: unknown, headers = {}): Promise<CallResult> =>
    platform.call({ method, url: `/api/v9${path}`, headers, ...(token && { token }), ...(body !== undefined && { body }) });
  const signIn = async (name: string, password = PASSWORD): Promise<CallResult> => call('POST', '/user/userLogin', undefined, { username: `${name}@demo.lectern.test`, password });
  const actions = async (): Promise<string[]> => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ action: string }>`select action from core.audit order by at, id`.execute(trx));
    return rows.map(({ action }) => action);
  };
  const told = async (name: string): Promise<string[]> => {
    const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox where recipient = ${`${name}@demo.lectern.test`} order by at, id`.execute(trx));
    return rows.map(({ body }) => body);
  };
  const act = async (): Promise<{ token: string }> => {
    const reply = await call('POST', '/user/instiLoginFromSuperAdmin', await platform.login('super_admin'), { instituteId: INSTITUTES.north });
    return { token: `Bearer ${String(reply.data['token'])}` };
  };

  describe('the profile', () => {
    it('is shown to everybody, also without the module of users', async () => {
      const reply = await call('GET', '/user/profile', await platform.login('sub_admin'));
      expect(reply.data).toEqual({
        id: accountId('sub_admin'), name: 'Account sub_admin', email: 'sub_admin@demo.lectern.test', phoneNumber: null, imageURL: null,
        role: 'sub_admin', instituteName: 'Institute north', version: 1,
      });
      expect(reply.headers['etag']).toBe('"1"');
    });

    it('is changed by the rules of the module of users, and told at once', async () => {
      const token = await platform.login('sub_admin');
      const before = (await call('GET', '/user/profile', token)).data;
      const reply = await call('PUT', '/user/profile', token, { ...before, name: '  Simran Gill ', phoneNumber: '9876500077', currentPassword: PASSWORD });
      expect(reply).toMatchObject({ status: 200, data: { name: 'Simran Gill', phoneNumber: '+919876500077', version: 2 } });
      expect(await call('PUT', '/user/profile', token, { ...before, phoneNumber: reply.data['phoneNumber'], name: 'Simran' }), 'as it was read before').toMatchObject({ status: 412, body: { code: 'STALE', data: { name: 'Simran Gill', version: 2 } } });
      expect((await call('GET', '/user/details', token)).data['userDetails']).toMatchObject({ name: 'Simran Gill', phoneNumber: '+919876500077' });
      expect(await actions()).toContain('update');
    });

    it('says at the field what is wrong', async () => {
      const token = await platform.login('faculty');
      expect(await call('PUT', '/user/profile', token, { name: 'x' })).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { name: { code: 'tooShort' } } } });
      expect(await call('PUT', '/user/profile', token, { phoneNumber: '+919876500077', currentPassword: PASSWORD })).toMatchObject({ status: 422, body: { problems: { phoneNumber: { code: 'unique' } } } });
      expect(await call('PUT', '/user/profile', token, { imageURL: '/files/platform/user/nothing.png' })).toMatchObject({ status: 422, body: { problems: { imageURL: { code: 'upload' } } } });
      expect(await call('PUT', '/user/profile', token, { email: 'other@demo.lectern.test' })).toMatchObject({ status: 422, body: { problems: { email: { code: 'readOnly' } } } });
      for (const body of [{ role: 'super_admin' }, { instituteName: 'South' }]) expect((await call('PUT', '/user/profile', token, body)).status).toBe(422);
      for (const body of [{ allowAllInstitutes: true }, { password: 'Correct-horse-1' }, { status: 'inactive' }]) {
        expect(await call('PUT', '/user/profile', token, body)).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
      }
    });

    it('takes the present password for a new number, and for nothing else', async () => {
      const token = await platform.login('expired');
      const put = (body: object) => call('PUT', '/user/profile', token, body);
      expect(await put({ phoneNumber: '9876500078' })).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { currentPassword: { code: 'required' } } } });
      expect(await put({ phoneNumber: '9876500078', currentPassword: ['x'] })).toMatchObject({ status: 422, body: { errors: { currentPassword: expect.any(String) } } });
      expect(await put({ name: 'Renamed', phoneNumber: null, currentPassword: 'wrong-and-not-asked' })).toMatchObject({ status: 200, data: { phoneNumber: null } });
      expect((await put({ phoneNumber: '9876500078', currentPassword: PASSWORD })).status).toBe(200);
      expect((await put({ phoneNumber: '+919876500078' })).status).toBe(200);
      const tries = [];
      for (let count = 0; count < 6; count++) tries.push((await put({ phoneNumber: null, currentPassword: `wrong-guess-${count}` })).status);
      expect(tries).toEqual([422, 422, 422, 422, 422, 423]);
      expect((await call('GET', '/user/profile', token)).data).toMatchObject({ phoneNumber: '+919876500078' });
      now = new Date(now.getTime() + 15.1 * 60_000);
    });

    it('does not let number or address be changed round about, in the module of users', async () => {
      const refused = async (name: string, body: Record<string, string>, word: string) => {
        const token = await platform.login(name);
        const reply = await call('PUT', `/user/${accountId(name as 'institute')}`, token, body);
        const patched = await platform.call({ method: 'PATCH', url: `/api/v9/user/${accountId(name as 'institute')}`, token, body });
        const errors = Object.fromEntries(Object.keys(body).map((field) => [field, expect.stringContaining(word)]));
        for (const one of [reply, patched]) expect(one).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors } });
      };
      await refused('institute', { phoneNumber: '9876500079' }, 'My Profile');
      await refused('institute', { emailId: 'mine@example.test' }, 'whoever manages the users');
      await refused('super_admin', { emailId: 'mine@example.test' }, 'another super admin');
      const token = await platform.login('institute');
      expect((await call('PUT', `/user/${accountId('institute')}`, token, { city: 'Kochi', emailId: 'institute@demo.lectern.test' })).status).toBe(200);
    });

    it('tells the old address and the old number of a new one, whoever changes it', async () => {
      const told = async (recipient: string): Promise<string[]> => {
        const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox where recipient = ${recipient} and kind = 'accountChanged' order by at, id`.execute(trx));
        return rows.map(({ body }) => body);
      };
      const [own, manager] = [await platform.login('institute2'), await platform.login('institute')];
      expect((await call('PUT', '/user/profile', own, { phoneNumber: '9876500081', currentPassword: PASSWORD })).status).toBe(200);
      expect((await call('PUT', '/user/profile', own, { phoneNumber: '9876500082', currentPassword: PASSWORD })).status).toBe(200);
      expect(await told('institute2@demo.lectern.test')).toHaveLength(2);
      expect(await told('+919876500081')).toEqual([expect.stringContaining('phone number')]);
      expect(await told('+919876500082')).toEqual([]);
      // The head of an institute is sent to the operator, of whose contact an institute sees nothing else; the people to their institute.
      expect((await call('PUT', '/tenant-info/supportContactInfo', await platform.login('super_admin'), { email: 'help@operator.example' })).status).toBe(200);
      expect((await call('PUT', '/user/profile', manager, { phoneNumber: '9876500083', currentPassword: PASSWORD })).status).toBe(200);
      expect(await told('institute@demo.lectern.test')).toEqual([expect.stringMatching(/phone number[^]*help@operator\.example/)]);
      const url = `/user/${accountId('faculty')}`;
      expect((await call('PUT', url, manager, { emailId: 'moved@demo.lectern.test' })).status).toBe(200);
      expect(await told('faculty@demo.lectern.test')).toEqual([expect.stringMatching(/e-mail address[^]*office@north\.test/)]);
      expect(await told('moved@demo.lectern.test')).toEqual([]);
      expect((await call('PUT', url, manager, { emailId: 'faculty@demo.lectern.test' })).status).toBe(200);
    });

    it('is not written over what changed meanwhile', async () => {
      const token = await platform.login('faculty');
      const reply = await call('PUT', '/user/profile', token, { name: 'Thomas' }, { 'if-match': '"99"' });
      expect(reply).toMatchObject({ status: 412, body: { code: 'STALE' }, data: { email: 'faculty@demo.lectern.test', version: expect.any(Number) } });
    });

    it('may have a picture, whatever the rights', async () => {
      const token = await platform.login('sub_admin');
      const issued = await call('POST', '/uploads/user', token, { fileName: 'me.png', contentType: 'image/png' });
      expect(issued).toMatchObject({ status: 200, data: { filePublicUrl: expect.stringContaining(INSTITUTES.north) } });
      expect((await call('POST', '/uploads/banner', token, { fileName: 'me.png' })).status).toBe(403);
    });
  });

  describe('the password', () => {
    const change = (token: string, currentPassword: string, password: string) => call('PUT', '/user/password', token, { currentPassword, password });

    it('takes the present one; other sessions end at once', async () => {
      const [token, other] = [await platform.login('institute2'), await platform.login('institute2')];
      expect((await call('GET', '/user/details', other)).status).toBe(200);
      expect(await change(token, 'not-this-one', 'Correct-horse-1')).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: { currentPassword: expect.any(String) } } });
      expect(await change(token, PASSWORD, 'short')).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
      expect(await change(token, PASSWORD, 'Correct-horse-1')).toMatchObject({ status: 200 });
      expect([(await call('GET', '/user/details', token)).status, (await call('GET', '/user/details', other)).status]).toEqual([200, 401]);
      expect([(await signIn('institute2')).status, (await signIn('institute2', 'Correct-horse-1')).status]).toEqual([404, 200]);
      expect(await actions()).toContain('changePassword');
      expect((await told('institute2')).at(-1), 'told of it by mail').toContain('password of your account has been changed');
    });

    it('is not to be guessed here either', async () => {
      const token = await platform.login('whitelabel');
      const tries = [];
      for (let count = 0; count < 6; count++) tries.push((await change(token, `wrong-guess-${count}`, 'Correct-horse-1')).status);
      expect(tries).toEqual([422, 422, 422, 422, 422, 423]);
      expect((await signIn('whitelabel')).status).toBe(423);
      now = new Date(now.getTime() + 15.1 * 60_000);
      expect((await change(token, PASSWORD, 'Correct-horse-1')).status).toBe(200);
    });

    it('of one’s own is not set in the module of users, where nothing is asked', async () => {
      const token = await platform.login('institute');
      const reply = await call('PUT', `/user/${accountId('institute')}`, token, { password: 'Correct-horse-1' });
      expect(reply).toMatchObject({ status: 422, body: { errors: { password: expect.stringContaining('My Profile') } } });
      expect((await signIn('institute')).status).toBe(200);
    });
  });

  describe('sessions', () => {
    const list = async (token: string) => (await call('GET', '/user/sessions', token)).data['items'] as { id: string; isCurrent: boolean; actingFor: unknown }[];

    it('are listed without anything that opens them', async () => {
      const [token, other] = [await platform.login('faculty'), await platform.login('faculty')];
      const reply = await call('GET', '/user/sessions', token);
      expect(reply.status).toBe(200);
      const items = await list(token);
      expect(items[0]).toEqual({ id: expect.any(String), createdAt: expect.any(String), usedAt: expect.any(String), expiresAt: expect.any(String), address: null, agent: null, isCurrent: true, actingFor: null });
      expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(JSON.stringify(reply.body)).not.toContain(other.replace('Bearer ', ''));
    });

    it('are one after a renewal, begun when the person signed in', async () => {
      const token = await platform.login('admin');
      const [before] = await list(token);
      now = new Date(now.getTime() + 60_000);
      const renewed = `Bearer ${String((await call('GET', '/user/refresh-login', token)).data['token'])}`;
      const after = await list(renewed);
      expect(after).toHaveLength(1);
      expect(after[0]).toMatchObject({ isCurrent: true, createdAt: (before as unknown as { createdAt: string }).createdAt });
    });

    it('end one by one, one’s own alone', async () => {
      const [token, other, stranger] = [await platform.login('faculty'), await platform.login('faculty'), await platform.login('institute')];
      const target = (await list(other)).find(({ isCurrent }) => isCurrent)!.id;
      for (const id of [target, 'no-id', accountId('faculty')]) expect((await call('DELETE', `/user/sessions/${id}`, stranger)).status).toBe(404);
      expect((await call('GET', '/user/details', other)).status).toBe(200);
      expect((await call('DELETE', `/user/sessions/${target}`, token)).status).toBe(200);
      expect((await call('GET', '/user/details', other)).status).toBe(401);
      expect((await call('GET', '/user/details', token)).status).toBe(200);
      expect((await call('DELETE', `/user/sessions/${target}`, token)).status).toBe(404);
    });

    it('end everywhere, here too', async () => {
      const tokens = [await platform.login('faculty'), await platform.login('faculty')];
      const stranger = await platform.login('institute');
      expect((await call('POST', '/user/logoutEverywhere', tokens[0])).status).toBe(200);
      for (const token of tokens) expect((await call('GET', '/user/details', token)).status).toBe(401);
      expect((await call('GET', '/user/details', stranger)).status).toBe(200);
      expect(await actions()).toContain('logoutEverywhere');
    });

    it('show when they were last used', async () => {
      const token = await platform.login('sub_admin');
      now = new Date(now.getTime() + 11 * 60_000);
      platform.app.actors.forget('*');
      const usedAt = async (by: string, isCurrent: boolean): Promise<unknown> => ((await list(by)) as unknown as { usedAt: string; isCurrent: boolean }[]).find((one) => one.isCurrent === isCurrent)?.usedAt;
      expect(await usedAt(token, true)).toBe(now.toISOString());
      // Of the one that asks it is this moment; of another true to a minute.
      const used = now.toISOString();
      const other = await platform.login('sub_admin');
      now = new Date(now.getTime() + 59_000);
      await list(token);
      expect(await usedAt(token, true)).toBe(now.toISOString());
      expect(await usedAt(other, false)).toBe(used);
      now = new Date(now.getTime() + 2_000);
      platform.app.actors.forget('*');
      await list(token);
      expect(await usedAt(other, false)).toBe(now.toISOString());
    });
  });

  describe('acting for an institute', () => {
    it('leaves the own account alone', async () => {
      const { token } = await act();
      const own = await platform.login('super_admin');
      expect(await call('GET', '/user/profile', token)).toMatchObject({ status: 200, data: { id: accountId('super_admin'), role: 'super_admin', instituteName: null } });
      const refused = [
        await call('PUT', '/user/profile', token, { name: 'Somebody' }),
        await call('PUT', '/user/password', token, { currentPassword: PASSWORD, password: 'Correct-horse-1' }),
        await call('GET', '/user/sessions', token),
        await call('DELETE', `/user/sessions/${accountId('faculty')}`, token),
        await call('POST', '/user/logoutEverywhere', token),
      ];
      for (const reply of refused) expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: expect.stringContaining('Stop acting') } });
      const items = (await call('GET', '/user/sessions', own)).data['items'] as { actingFor: unknown }[];
      expect(items.map(({ actingFor }) => actingFor)).toContainEqual({ id: INSTITUTES.north, name: 'Institute north' });
    });

    it('ends with a session of one’s own', async () => {
      const { token } = await act();
      const reply = await call('POST', '/user/stopActing', token, undefined, { 'idempotency-key': 'stop-1' });
      expect(reply).toMatchObject({ status: 200, data: { userDetails: { id: accountId('super_admin'), role: 'super_admin', actingFor: null, instituteId: null } } });
      expect((await call('GET', '/user/details', token)).status).toBe(401);
      const own = `Bearer ${String(reply.data['token'])}`;
      expect((await call('GET', '/user/sessions', own)).status).toBe(200);
      expect(await call('POST', '/user/stopActing', own)).toMatchObject({ status: 409, body: { code: 'TRANSITION_REFUSED' } });
      expect(await actions()).toEqual(expect.arrayContaining(['actFor', 'stopActing']));
      const { rows } = await platform.context.database.transaction(all, (trx) => sql`select 1 from core.idempotency where body like '%token%'`.execute(trx));
      expect(rows).toEqual([]);
    });
  });
});
