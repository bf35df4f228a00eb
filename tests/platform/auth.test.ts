import { scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, accountId, createTestPlatform, grantTo, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

describe('signing in', () => {
  let platform: TestPlatform;
  let now = new Date();
  const all = { scope: { kind: 'all' } } as const;

  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now });
  });
  afterAll(() => platform?.close());

  const post = (url: string, body: unknown, token?: string): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9${url}`, body, ...(token && { token }) });
  const get = (url: string, token?: string): Promise<CallResult> => platform.call({ method: 'GET', url: `/api/v9${url}`, ...(token && { token }) });
  const address = (name: string): string => `${name}@demo.lectern.test`;
  const signIn = (name: string, password = PASSWORD): Promise<CallResult> => post('/user/userLogin', { username: address(name), password });
  const lastCode = async (recipient: string): Promise<string> => {
    const { rows } = await platform.context.database.transaction(all, (trx) =>
      sql<{ body: string }>`select body from core.outbox where recipient = ${recipient} order by at desc, id desc limit 1`.execute(trx));
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  };
  const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111');
  const later = (minutes: number): void => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  it('gives a token and the details of whoever has the right password', async () => {
    const reply = await signIn('institute');
    expect(reply.status).toBe(200);
    expect(reply.data['userDetails']).toMatchObject({ id: accountId('institute'), email: address('institute'), role: 'institute', instituteId: INSTITUTES.north, instituteName: 'Institute north', isPlanActive: true, isWhiteLabelled: false, allowAllInstitutes: false, actingFor: null, isMailed: false });
    const token = `Bearer ${String(reply.data['token'])}`;
    const details = await get('/user/details', token);
    expect(details.data['userDetails']).toEqual(reply.data['userDetails']);
    const access = (await get('/modules/my-access', token)).data['moduleAccess'] as { key: string; hasAccess: boolean; actions: Record<string, boolean> }[];
    expect(access.find(({ key }) => key === 'coupon')).toMatchObject({ hasAccess: true, actions: { create: true, read: true, update: true, delete: true } });
  });

  it('tells a sub admin exactly what was granted', async () => {
    const { userDetails } = (await signIn('sub_admin')).data as { userDetails: { moduleAccess: { key: string; hasAccess: boolean; actions: unknown }[] } };
    expect(userDetails.moduleAccess.filter(({ hasAccess }) => hasAccess)).toEqual([
      { key: 'coupon', name: 'Coupon', hasAccess: true, actions: { create: false, read: true, update: false, delete: false }, subModules: [] },
    ]);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await signIn('faculty', 'not-the-password');
    const unknown = await post('/user/userLogin', { username: 'nobody@nowhere.test', password: PASSWORD });
    for (const reply of [wrong, unknown]) expect(reply).toMatchObject({ status: 404, body: { httpcode: 404, code: 'WRONG_CREDENTIALS' } });
    expect(wrong.body['message']).toBe(unknown.body['message']);
    expect(wrong.headers['x-plan-active']).toBeUndefined();
  });

  it('makes a hash of before anew when its password is given, and not when another was set meanwhile', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const before = ['scrypt', 15, 8, 1, salt.toString('base64url'), scryptSync(PASSWORD, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString('base64url')].join('$');
    const stored = async () => (await platform.context.database.transaction(all, (trx) => sql<{ password: string }>`select password from app."user" where id = ${accountId('whitelabel')}`.execute(trx))).rows[0]!.password;
    await platform.context.database.transaction(all, (trx) => sql`update app."user" set password = ${before} where id = ${accountId('whitelabel')}`.execute(trx));
    expect((await signIn('whitelabel', 'not-the-password')).status).toBe(404);
    expect(await stored()).toBe(before);
    const replies = await Promise.all([signIn('whitelabel'), signIn('whitelabel')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toMatch(/^\$argon2id\$/);
    expect((await signIn('whitelabel')).status).toBe(200);
  });

  it('refuses learners with a reason', async () => {
    expect(await signIn('student')).toMatchObject({ status: 403, body: { code: 'NO_CONSOLE', message: expect.stringContaining('Learners') } });
  });

  it('says of an institute that waits for approval, is suspended or closed, that it is so, to who knows the password alone', async () => {
    const set = (statement: string): Promise<unknown> => platform.context.database.transaction(all, (trx) => sql.raw(`update app.institution set ${statement} where id = '${INSTITUTES.south}'`).execute(trx));
    await set('is_approved = false, is_active = false');
    expect(await signIn('institute2')).toMatchObject({ status: 403, body: { code: 'INACTIVE', reason: 'awaitingApproval', institute: 'Institute south', supportContact: platform.context.config.supportContact } });
    expect((await signIn('institute2', 'not-the-password')).body['reason']).toBeUndefined();
    await set('is_approved = true, is_active = true, is_suspended = true');
    expect(await signIn('institute2')).toMatchObject({ status: 403, body: { reason: 'instituteSuspended' } });
    await set('is_active = false, is_suspended = false');
    expect(await signIn('institute2')).toMatchObject({ status: 403, body: { code: 'INACTIVE', reason: 'instituteClosed', institute: 'Institute south' } });
    expect((await signIn('institute2', 'not-the-password')).body['reason']).toBeUndefined();
    await set('is_active = true');
  });

  it('refuses inactive people and people of closed institutes, naming the support', async () => {
    const set = (statement: string): Promise<unknown> => platform.context.database.transaction(all, (trx) => sql.raw(statement).execute(trx));
    await set(`update app."user" set status = 'inactive' where id = '${accountId('faculty')}'`);
    const { rows: [north] } = (await set(`select email_id from app.institution where id = '${INSTITUTES.north}'`)) as { rows: [{ email_id: string }] };
    // People of an institute turn to it, its head to the operator.
    expect(await signIn('faculty')).toMatchObject({ status: 403, body: { code: 'INACTIVE', supportContact: north.email_id } });
    await set(`update app."user" set status = 'active' where id = '${accountId('faculty')}'`);
    await set(`update app."user" set status = 'inactive' where id = '${accountId('institute')}'`);
    expect(await signIn('institute')).toMatchObject({ status: 403, body: { code: 'INACTIVE', supportContact: platform.context.config.supportContact } });
    await set(`update app."user" set status = 'active' where id = '${accountId('institute')}'`);
    await set(`update app.institution set is_suspended = true where id = '${INSTITUTES.south}'`);
    expect(await signIn('institute2')).toMatchObject({ status: 403, body: { code: 'INACTIVE' } });
    await set(`update app.institution set is_suspended = false where id = '${INSTITUTES.south}'`);
  });

  it('ends what a person may do the moment the account is closed, and counts new rights at once', async () => {
    const token = await platform.login('faculty');
    expect((await get('/user/details', token)).status).toBe(200);
    await grantTo({ context: platform.context, userId: accountId('faculty'), access: { branch: ['read', 'update'] } });
    const access = (await get('/modules/my-access', token)).data['moduleAccess'] as { key: string; actions: unknown }[];
    expect(access.find(({ key }) => key === 'branch')?.actions).toMatchObject({ update: true });
    await platform.context.database.transaction(all, (trx) => sql`update app."user" set status = 'inactive' where id = ${accountId('faculty')}`.execute(trx));
    expect((await get('/user/details', token)).status).toBe(401);
    await platform.context.database.transaction(all, (trx) => sql`update app."user" set status = 'active' where id = ${accountId('faculty')}`.execute(trx));
  });

  it.each([['suspendInstitute', 'approveInstitute'], ['deactivateInstitute', 'approveInstitute'], ['', 'unDelete']])('tells who is signed in while the institute is shut by %j that it is so, until it opens', async (action, open) => {
    const [own, other] = [await platform.login('institute2'), await platform.login('institute')];
    const root = await platform.login('super_admin');
    const act = (name: string) => platform.call({ ...(name === '' ? { method: 'DELETE' } : { method: 'PUT', body: {} }), url: `/api/v9/institute/${INSTITUTES.south}${name && `/${name}`}`, token: root });
    expect((await act(action)).status).toBe(200);
    expect(await get('/user/details', own)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT', reason: 'instituteShut' } });
    // Asked once more it is remembered; whoever has another token hears nothing of it.
    expect((await get('/branch', own)).body['reason']).toBe('instituteShut');
    expect((await get('/user/details', `${own}x`)).body['reason']).toBeUndefined();
    // Nor does it where it is remembered that nobody stands behind it.
    expect((await get('/user/details', `${own}x`)).body['reason']).toBeUndefined();
    expect((await get('/user/details', other)).status).toBe(200);
    expect((await act(open)).status).toBe(200);
    const after = await get('/user/details', own);
    expect([after.status, after.body['code'], after.body['reason']]).toEqual([401, 'SIGNED_OUT', undefined]);
  });

  describe('by a code', () => {
    it('signs in once with the code that was sent', async () => {
      const asked = await post('/user/sendLoginOtp', { username: address('institute') });
      expect(asked.data).toEqual({ requestId: expect.any(String), retryAfter: 30 });
      const body = { requestId: asked.data['requestId'], otp: await lastCode(address('institute')) };
      expect((await post('/user/verifyInstituteLogin', body)).data).toMatchObject({ token: expect.any(String), userDetails: { role: 'institute' } });
      expect(await post('/user/verifyInstituteLogin', body)).toMatchObject({ status: 498, body: { code: 'WRONG_OTP' } });
    });

    it('answers an unknown name, and a learner, as if a code had been sent', async () => {
      for (const username of ['nobody@nowhere.test', address('student')]) {
        const asked = await post('/user/sendLoginOtp', { username });
        expect(asked).toMatchObject({ status: 200, data: { requestId: expect.any(String), retryAfter: 30 } });
        expect((await post('/user/verifyInstituteLogin', { requestId: asked.data['requestId'], otp: '123456' })).status).toBe(498);
      }
    });

    it('stores no code in the clear', async () => {
      await post('/user/sendLoginOtp', { username: address('institute') });
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ text: string }>`select row_to_json(o)::text as text from core.otp o`.execute(trx));
      const code = await lastCode(address('institute'));
      expect(rows.some(({ text }) => text.includes(`"${code}"`))).toBe(false);
    });

    it('is worth nothing after five wrong tries', async () => {
      const { requestId } = (await post('/user/sendLoginOtp', { username: address('institute') })).data;
      const otp = await lastCode(address('institute'));
      for (let count = 0; count < 5; count++) expect((await post('/user/verifyInstituteLogin', { requestId, otp: wrongCode(otp) })).status).toBe(498);
      expect((await post('/user/verifyInstituteLogin', { requestId, otp })).status).toBe(498);
    });

    it('is worth nothing after ten minutes, for another request, or for another purpose', async () => {
      const first = (await post('/user/sendLoginOtp', { username: address('institute') })).data['requestId'];
      const firstCode = await lastCode(address('institute'));
      const second = (await post('/user/sendLoginOtp', { username: address('institute2') })).data['requestId'];
      const secondCode = await lastCode(address('institute2'));
      if (firstCode !== secondCode) expect((await post('/user/verifyInstituteLogin', { requestId: second, otp: firstCode })).status).toBe(498);
      expect((await post('/user/resetPassword', { requestId: second, otp: secondCode, password: 'Another-good-1' })).status).toBe(498);
      later(10.1);
      expect((await post('/user/verifyInstituteLogin', { requestId: first, otp: firstCode })).status).toBe(498);
      expect((await post('/user/verifyInstituteLogin', { requestId: 'no-id', otp: '000000' })).status).toBe(498);
    });

    it('can be sent again, not too soon; the old one is void', async () => {
      const { requestId } = (await post('/user/sendLoginOtp', { username: address('institute') })).data;
      const old = await lastCode(address('institute'));
      expect(await post('/user/resendOtp', { requestId })).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
      later(0.6);
      expect((await post('/user/resendOtp', { requestId })).data).toEqual({ requestId, retryAfter: 30 });
      const fresh = await lastCode(address('institute'));
      if (old !== fresh) expect((await post('/user/verifyInstituteLogin', { requestId, otp: old })).status).toBe(498);
      expect((await post('/user/verifyInstituteLogin', { requestId, otp: fresh })).status).toBe(200);
    });

    it('is sent again in the language of the first, and so often at most; then a new one is asked for', async () => {
      const ask = (url: string, body: unknown, headers: Record<string, string> = {}) => platform.call({ method: 'POST', url: `/api/v9${url}`, body, headers });
      const { requestId } = (await ask('/user/sendLoginOtp', { username: address('faculty') }, { 'accept-language': 'fr' })).data;
      for (let sends = 1; sends < 5; sends++) {
        later(0.6);
        expect((await ask('/user/resendOtp', { requestId })).status).toBe(200);
      }
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ language: string }>`select language from core.outbox where recipient = ${address('faculty')} order by at desc, id desc limit 2`.execute(trx));
      expect(rows).toEqual([{ language: 'fr' }, { language: 'fr' }]);
      later(0.6);
      expect(await ask('/user/resendOtp', { requestId })).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    });

    it('follows the password where the role needs both', async () => {
      const strict = await createTestPlatform({ config: { otpRoles: ['super_admin'] } });
      const asked = await strict.call({ method: 'POST', url: '/api/v9/user/userLogin', body: { username: address('super_admin'), password: PASSWORD } });
      expect(asked.data).toEqual({ otpRequired: true, requestId: expect.any(String) });
      const { rows } = await strict.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox`.execute(trx));
      const otp = /\d{6}/.exec(rows[0]!.body)![0];
      const done = await strict.call({ method: 'POST', url: '/api/v9/user/verifylogin', body: { requestId: asked.data['requestId'], otp } });
      expect(done.data).toMatchObject({ token: expect.any(String) });
      await strict.close();
    });

    it('is sent to whoever has given the right password, however many codes strangers have asked for', async () => {
      const strict = await createTestPlatform({ config: { otpRoles: ['super_admin'], isProxyTrusted: true } });
      const send = (url: string, body: unknown, from: string) => strict.call({ method: 'POST', url: `/api/v9${url}`, body, headers: { 'x-forwarded-for': from } });
      for (let count = 0; count < 31; count++) await send('/user/sendLoginOtp', { username: address('super_admin') }, `203.0.113.${count}`);
      const sent = async () => (await strict.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox order by at desc, id desc`.execute(trx))).rows;
      const before = (await sent()).length;
      expect(before, 'what strangers have asked for is bounded').toBe(30);
      const { requestId } = (await send('/user/userLogin', { username: address('super_admin'), password: PASSWORD }, '198.51.100.7')).data;
      const mails = await sent();
      expect(mails).toHaveLength(before + 1);
      expect((await send('/user/verifylogin', { requestId, otp: /\d{6}/.exec(mails[0]!.body)![0] }, '198.51.100.7')).status).toBe(200);
      await strict.close();
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a code, ends every session and lifts the lock', async () => {
      const token = await platform.login('institute2');
      const { requestId } = (await post('/user/forgotPassword', { username: address('institute2') })).data;
      const otp = await lastCode(address('institute2'));
      expect(await post('/user/resetPassword', { requestId, otp, password: 'short' })).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: { password: expect.any(String) } } });
      expect(await post('/user/resetPassword', { requestId, otp, password: 'Password12345' })).toMatchObject({ status: 422 });
      expect((await post('/user/resetPassword', { requestId, otp, password: 'Quite-new-secret-7' })).status).toBe(200);
      expect((await get('/user/details', token)).status).toBe(401);
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ kind: string; body: string }>`select kind, body from core.outbox where recipient = ${address('institute2')} order by at desc, id desc limit 1`.execute(trx));
      expect(rows[0], 'told of it by mail').toMatchObject({ kind: 'accountChanged', body: expect.stringContaining('password of your account has been changed') });
      expect((await signIn('institute2')).status).toBe(404);
      expect((await signIn('institute2', 'Quite-new-secret-7')).status).toBe(200);
      expect((await post('/user/resetPassword', { requestId, otp, password: 'Quite-new-secret-8' })).status).toBe(498);
    });

    it('leaves no code of before good, whatever it was for', async () => {
      const asked = async (path: string) => ({ requestId: (await post(path, { username: address('sub_admin') })).data['requestId'], otp: await lastCode(address('sub_admin')) });
      const [login, reset, used] = [await asked('/user/sendLoginOtp'), await asked('/user/forgotPassword'), await asked('/user/forgotPassword')];
      expect((await post('/user/resetPassword', { ...used, password: 'Quite-new-secret-7' })).status).toBe(200);
      expect((await post('/user/resetPassword', { ...reset, password: 'Quite-new-secret-8' })).status).toBe(498);
      expect((await post('/user/verifylogin', login)).status).toBe(498);
      expect((await signIn('sub_admin', 'Quite-new-secret-7')).status).toBe(200);
    });

    it('is not replaced where the account was closed meanwhile, and the reply says whom to ask', async () => {
      const stored = async (status: string) => (await platform.context.database.transaction(all, (trx) => sql<{ password: string }>`update app."user" set status = ${status} where id = ${accountId('sub_admin')} returning password`.execute(trx))).rows[0]!.password;
      const { requestId } = (await post('/user/forgotPassword', { username: address('sub_admin') })).data;
      const otp = await lastCode(address('sub_admin'));
      const before = await stored('inactive');
      expect(await post('/user/resetPassword', { requestId, otp, password: 'Quite-new-secret-9' })).toMatchObject({ status: 403, body: { code: 'INACTIVE' } });
      expect(await stored('active')).toBe(before);
      expect((await post('/user/resetPassword', { requestId, otp, password: 'Quite-new-secret-9' })).status, 'the code is used up').toBe(498);
    });

    it('is refused after the same time whether there is an account or none, as every code is', async () => {
      const calls = ['/user/verifylogin', '/user/verifyInstituteLogin', '/user/resetPassword', '/user/resendOtp'];
      for (const username of [address('institute2'), 'nobody@nowhere.test']) {
        const { requestId } = (await post('/user/forgotPassword', { username })).data;
        later(0.6);
        for (const url of calls) {
          const begun = performance.now();
          await post(url, { requestId, ...(url.endsWith('resendOtp') ? {} : { otp: '000000' }), ...(url.endsWith('resetPassword') && { password: 'Quite-new-secret-9' }) });
          expect(performance.now() - begun, `${username} ${url}`).toBeGreaterThan(195);
        }
      }
    });
  });

  describe('registration', () => {
    const form = { name: 'Kaveri Academy', emailId: 'Office@Kaveri.test', phoneNumber: '9876501234', password: 'River-of-letters-9' };

    it('makes an institute that waits for approval, once its code is confirmed', async () => {
      const asked = await post('/user/instituteRegistration', form);
      expect(asked).toMatchObject({ status: 200, data: { requestId: expect.any(String) } });
      const done = await post('/user/verifyOtp', { requestId: asked.data['requestId'], otp: await lastCode('office@kaveri.test') });
      expect(done).toMatchObject({ status: 200, data: { instituteId: expect.any(String) } });
      expect(await post('/user/userLogin', { username: '9876501234', password: form.password })).toMatchObject({ status: 403, body: { code: 'INACTIVE' } });
      const { rows } = await platform.context.database.transaction(all, (trx) => sql`select action from core.audit where record_id = ${String(done.data['instituteId'])}`.execute(trx));
      expect(rows).toEqual([{ action: 'register' }]);
    });

    it('is sent another code for a day, also when the one before has expired, and so often at most', async () => {
      const asked = await post('/user/instituteRegistration', { ...form, name: 'Slow Academy', emailId: 'slow@kaveri.test', phoneNumber: '9876501299' });
      const { requestId } = asked.data;
      const first = await lastCode('slow@kaveri.test');
      for (let sends = 1; sends < 5; sends++) {
        later(60);
        expect((await post('/user/resendOtp', { requestId })).status).toBe(200);
      }
      const last = await lastCode('slow@kaveri.test');
      if (first !== last) expect((await post('/user/verifyOtp', { requestId, otp: first })).status).toBe(498);
      expect((await post('/user/resendOtp', { requestId })).status).toBe(429);
      later(10.1);
      expect((await post('/user/verifyOtp', { requestId, otp: last })).status).toBe(498);
      expect((await post('/user/resendOtp', { requestId })).status).toBe(498);
      const again = await post('/user/instituteRegistration', { ...form, name: 'Slow Academy', emailId: 'slow@kaveri.test', phoneNumber: '9876501299' });
      later(23 * 60);
      expect((await post('/user/resendOtp', { requestId: again.data['requestId'] })).status).toBe(200);
      expect((await post('/user/verifyOtp', { requestId: again.data['requestId'], otp: await lastCode('slow@kaveri.test') })).status).toBe(200);
      const late = await post('/user/instituteRegistration', { ...form, name: 'Later Academy', emailId: 'later@kaveri.test', phoneNumber: '9876501298' });
      later(24.1 * 60);
      expect((await post('/user/resendOtp', { requestId: late.data['requestId'] })).status).toBe(498);
      // A sign-in begins with the password again after an hour.
      const login = (await post('/user/sendLoginOtp', { username: address('institute') })).data['requestId'];
      later(61);
      expect((await post('/user/resendOtp', { requestId: login })).status).toBe(498);
    });

    it('goes to no address that the account has no more, and one that went there is worth nothing', async () => {
      const moved = async (from: string, to: string): Promise<void> => {
        const { rows } = await platform.context.database.transaction(all, (trx) => sql`update app."user" set email_id = ${to} where email_id = ${from} returning id`.execute(trx));
        expect(rows).toHaveLength(1);
      };
      const { requestId } = (await post('/user/sendLoginOtp', { username: address('institute2') })).data;
      const otp = await lastCode(address('institute2'));
      await moved(address('institute2'), 'moved@kaveri.test');
      expect((await post('/user/verifyInstituteLogin', { requestId, otp })).status).toBe(498);
      later(1);
      expect((await post('/user/resendOtp', { requestId })).status).toBe(498);
      await moved('moved@kaveri.test', address('institute2'));
      expect((await post('/user/verifyInstituteLogin', { requestId, otp })).status).toBe(200);
    });

    it('floods no post box by requests that were opened one by one and are sent again at once', async () => {
      const held: unknown[] = [];
      for (let at = 0; at < 24; at++) {
        held.push((await post('/user/instituteRegistration', { ...form, name: 'Flood', emailId: 'flooded@kaveri.test', phoneNumber: '9876501297' })).data['requestId']);
        later(20);
      }
      later(90);
      const sent = [];
      for (const requestId of held) sent.push((await post('/user/resendOtp', { requestId })).status);
      expect(sent.filter((status) => status === 200)).toHaveLength(10);
      expect(new Set(sent)).toEqual(new Set([200, 429]));
    });

    it('names its first person as they have said, and else as the institute', async () => {
      const people = async (more: object): Promise<unknown> => {
        const number = String(9_876_510_000 + Math.floor(Math.random() * 9_999));
        const emailId = `named${number}@kaveri.test`;
        const asked = await post('/user/instituteRegistration', { ...form, name: `Named ${number}`, emailId, phoneNumber: number, ...more });
        const { data } = await post('/user/verifyOtp', { requestId: asked.data['requestId'], otp: await lastCode(emailId) });
        const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ name: string }>`select u.name from app."user" u where u.institute_id = ${String(data['instituteId'])}`.execute(trx));
        return rows[0]!.name.replace(number, '');
      };
      expect(await people({ contactName: 'Lakshmi Nair' })).toBe('Lakshmi Nair');
      expect(await people({})).toBe('Named ');
      expect(await post('/user/instituteRegistration', { ...form, contactName: 'L' })).toMatchObject({ status: 422, body: { problems: { contactName: {} } } });
    });

    it('answers an address or a number in use as any other; the owner of the address is told by mail', async () => {
      const answers = [];
      for (const [url, body] of [
        ['/user/instituteRegistration', { ...form, name: 'Free', emailId: 'free@nowhere.test', phoneNumber: '9876501288' }],
        ['/user/instituteRegistration', { ...form, name: 'Other' }],
        ['/auth/signup', { name: 'Someone', email: address('institute'), phoneNumber: '9876501299', password: form.password }],
        ['/auth/signup', { name: 'Someone', email: 'someone@nowhere.test', phoneNumber: form.phoneNumber, password: form.password }],
      ] as const) {
        const begun = performance.now();
        const { status, body: reply } = await post(url, body);
        const data = reply['data'] as Record<string, unknown>;
        answers.push({ status, keys: Object.keys(reply).sort(), data: Object.keys(data).sort(), retryAfter: data['retryAfter'], id: String(data['requestId']).length });
        expect(performance.now() - begun, 'and no sooner').toBeGreaterThan(195);
      }
      for (const one of answers) expect(one).toEqual(answers[0]);
      const { rows } = await platform.context.database.transaction(all, (trx) =>
        sql<{ kind: string; code: string | null }>`select kind, code from core.outbox where recipient in (${address('institute')}, 'office@kaveri.test') and kind in ('accountExists', 'registerCode') order by at desc, id desc limit 2`.execute(trx));
      expect(rows).toEqual([{ kind: 'accountExists', code: null }, { kind: 'accountExists', code: null }]);
    });

    it('is refused in the words of the specification once the code is proven', async () => {
      const asked = await post('/auth/signup', { name: 'Number In Use', email: 'prover@nowhere.test', phoneNumber: form.phoneNumber, password: form.password });
      const done = await post('/user/verifyOtp', { requestId: asked.data['requestId'], otp: await lastCode('prover@nowhere.test') });
      expect(done).toMatchObject({ status: 409, body: { code: 'ACCOUNT_EXISTS', message: 'Active account found for this phonenumber & email' } });
      expect((await post('/user/verifyOtp', { requestId: asked.data['requestId'], otp: await lastCode('prover@nowhere.test') })).status, 'the code is used up').toBe(498);
      const again = await post('/auth/signup', { name: 'Asked Again', email: address('institute'), phoneNumber: '9876501277', password: form.password });
      later(0.6);
      expect((await post('/user/resendOtp', { requestId: again.data['requestId'] })).status).toBe(200);
      expect((await post('/user/verifyOtp', { requestId: again.data['requestId'], otp: '123456' })).status).toBe(498);
    });

    it('names wrong and unknown fields', async () => {
      expect(await post('/user/instituteRegistration', { ...form, emailId: 'no address', phoneNumber: '12' })).toMatchObject({
        status: 422, body: { code: 'VALIDATION', errors: { emailId: expect.any(String), phoneNumber: expect.any(String) } },
      });
      expect(await post('/user/instituteRegistration', { ...form, role: 'super_admin' })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', message: expect.stringContaining('role') } });
    });
  });

  describe('a session', () => {
    it('is needed for every call that is not public', async () => {
      for (const url of ['/user/details', '/modules/my-access', '/outbox', '/branch']) {
        expect(await get(url)).toMatchObject({ status: 401, body: { httpcode: 401, code: 'SIGNED_OUT' } });
        expect((await get(url, 'Bearer not-a-token-not-a-token-not-a-token')).status).toBe(401);
      }
    });

    it('is renewed by a new token; the old one lives a minute longer', async () => {
      const token = await platform.login('institute');
      const renewed = `Bearer ${String((await get('/user/refresh-login', token)).data['token'])}`;
      expect((await get('/user/details', renewed)).status).toBe(200);
      expect((await get('/user/details', token)).status).toBe(200);
      later(1.1);
      platform.app.actors.forget('*');
      expect((await get('/user/details', renewed)).status).toBe(200);
      expect((await get('/user/details', token)).status).toBe(401);
    });

    it('is known for a while once it was renewed, whoever signs in meanwhile: whoever uses it again has stolen it, and the sign-in ends', async () => {
      const token = await platform.login('institute');
      const renewed = `Bearer ${String((await get('/user/refresh-login', token)).data['token'])}`;
      later(24 * 60);
      platform.app.actors.forget('*');
      expect((await get('/user/details', renewed)).status).toBe(200);
      // What has ended is taken away by a sign-in.
      await platform.login('faculty');
      platform.app.actors.forget('*');
      expect((await get('/user/details', token)).status).toBe(401);
      platform.app.actors.forget('*');
      expect((await get('/user/details', renewed)).status).toBe(401);
    });

    it('ends on signing out, and after thirty days without use', async () => {
      const [one, other] = [await platform.login('institute'), await platform.login('institute')];
      expect((await post('/user/logout', {}, one)).status).toBe(200);
      expect((await get('/user/details', one)).status).toBe(401);
      expect((await get('/user/details', other)).status).toBe(200);
      later(29 * 24 * 60);
      platform.app.actors.forget('*');
      expect((await get('/user/details', other)).status).toBe(200);
      later(29 * 24 * 60);
      platform.app.actors.forget('*');
      expect((await get('/user/details', other)).status).toBe(200);
      later(31 * 24 * 60);
      platform.app.actors.forget('*');
      expect((await get('/user/details', other)).status).toBe(401);
    });

    it('lets a super admin act for an institute, marked and audited', async () => {
      const token = await platform.login('super_admin');
      const reply = await post('/user/instiLoginFromSuperAdmin', { instituteId: INSTITUTES.north }, token);
      expect(reply.data['userDetails']).toMatchObject({ id: accountId('super_admin'), role: 'institute', instituteId: INSTITUTES.north, actingFor: INSTITUTES.north });
      const { rows } = await platform.context.database.transaction(all, (trx) => sql`select actor_id, acting_for, action from core.audit where action = 'actFor'`.execute(trx));
      expect(rows).toEqual([{ actor_id: accountId('super_admin'), acting_for: INSTITUTES.north, action: 'actFor' }]);
      const acting = `Bearer ${String(reply.data['token'])}`;
      expect((await post('/user/instiLoginFromSuperAdmin', { instituteId: INSTITUTES.south }, acting)).status).toBe(403);
      expect((await post('/user/instiLoginFromSuperAdmin', { instituteId: accountId('admin') }, await platform.login('super_admin'))).status).toBe(404);
      for (const name of Object.keys(ACCOUNTS).filter((one) => !['super_admin', 'student', 'expired'].includes(one))) {
        expect((await post('/user/instiLoginFromSuperAdmin', { instituteId: INSTITUTES.north }, await platform.login(name))).status).toBe(403);
      }
    });

    it('of an institute whose plan has run out reaches its own details and nothing else', async () => {
      const signedIn = await signIn('expired');
      expect(signedIn.data['userDetails']).toMatchObject({ isPlanActive: false });
      const token = `Bearer ${String(signedIn.data['token'])}`;
      expect((await get('/user/details', token)).status).toBe(200);
      const refused = await platform.call({ method: 'POST', url: '/api/v9/branch/search', body: {}, token });
      expect(refused).toMatchObject({ status: 404, headers: { 'x-plan-active': 'false' }, body: { code: 'PLAN_EXPIRED', message: 'Plan Expired. Please renew/upgrade your plan.' } });
      // The way to a new plan is open, as far as one's rights go.
      expect(await post('/membership-plan/search', {}, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect((await post('/user/logout', {}, token)).status).toBe(200);
    });
  });

  it('blanks codes in the outbox once they are of no use', async () => {
    const { database } = platform.context;
    const bodies = () => database.transaction({ scope: { kind: 'all' } }, async (trx) => (await sql<{ body: string }>`select body from core.outbox where recipient = 'faculty@demo.lectern.test' order by at`.execute(trx)).rows.map((row) => row.body));
    await post('/user/sendLoginOtp', { username: 'faculty@demo.lectern.test' });
    await database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update core.outbox set at = now() - interval '11 minutes' where recipient = 'faculty@demo.lectern.test'`.execute(trx));
    expect((await bodies()).at(-1)).toMatch(/\d{6}/);
    await post('/user/sendLoginOtp', { username: 'institute@demo.lectern.test' });
    expect((await bodies()).join()).not.toMatch(/\d{6}/);
  });

  it('shows the outbox to the super admin alone', async () => {
    const seen = await get('/outbox?size=5', await platform.login('super_admin'));
    expect((seen.data['items'] as unknown[]).length).toBe(5);
    expect((await get('/outbox', await platform.login('admin'))).status).toBe(403);
  });

  it('brands by the institute of whoever asks', async () => {
    expect((await get('/branding')).data).toMatchObject({ appName: 'Lectern' });
    expect((await get('/branding', await platform.login('whitelabel'))).data).toMatchObject({ appName: 'Institute white' });
  });
});
