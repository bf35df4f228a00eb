import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, INSTITUTES, type CallResult, type TestPlatform } from './support';

describe('what people say and bring before they are signed in', () => {
  let platform: TestPlatform;
  let now = new Date();
  const all = { scope: { kind: 'all' } } as const;
  const post = (path: string, body: unknown): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9${path}`, body });
  const get = async (name: string | null, path: string): Promise<CallResult> =>
    platform.call({ method: 'GET', url: `/api/v9${path}`, ...(name && { token: await platform.login(name) }) });

  beforeAll(async () => {
    platform = await createTestPlatform({ clock: () => now });
  });
  afterAll(() => platform?.close());

  describe('feedback', () => {
    it('is stored and read by the super admin alone', async () => {
      const reply = await post('/feedback', { message: 'The recordings start too late.  ', rating: 4, name: 'Asha', email: 'asha@example.org' });
      expect(reply).toMatchObject({ status: 201, data: { id: expect.any(String) } });
      expect((await post('/feedback', { message: 'Fine.' })).status).toBe(201);
      const list = await get('super_admin', '/feedback?size=1');
      expect(list.data).toMatchObject({ total: 2, page: 0, size: 1, items: [{ message: 'Fine.', rating: null, name: null, email: null }] });
      expect((await get('super_admin', '/feedback?size=1&page=1')).data['items']).toMatchObject([{ id: reply.data['id'], message: 'The recordings start too late.', rating: 4, createdAt: expect.any(String) }]);
      expect((await get('super_admin', '/feedback?size=all&page=-1')).data).toMatchObject({ page: 0, size: 20 });
      expect((await get('super_admin', '/feedback?size=1000')).data).toMatchObject({ size: 100 });
      for (const name of ['admin', 'institute', 'faculty', 'sub_admin']) expect((await get(name, '/feedback')).status).toBe(403);
      expect((await get(null, '/feedback')).status).toBe(401);
    });

    it('that says nothing, too much or something else is refused at the field', async () => {
      const wrong: readonly (readonly [unknown, string])[] = [[{}, 'message'], [{ message: 'x'.repeat(2001) }, 'message'], [{ message: 'Hi', rating: 6 }, 'rating'], [{ message: 'Hi', rating: '3' }, 'rating'], [{ message: 'Hi', email: 'nobody' }, 'email']];
      for (const [body, field] of wrong) expect((await post('/feedback', body)).body, field).toMatchObject({ code: 'VALIDATION', errors: { [field]: expect.any(String) } });
      expect(await post('/feedback', { message: 'Hi', isPublic: true })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD' } });
    });

    it('comes from one address at a human pace', async () => {
      const replies = [];
      for (let count = 0; count < 11; count++) replies.push(await post('/feedback', { message: 'Again.' }));
      const last = replies.at(-1)!;
      expect(last).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get('super_admin', '/home/version')).status).toBe(200);
    });
  });

  it('marks of analytics are those that are active of the institute whose domain asks', async () => {
    const [host, other] = ['learn.north.example', 'learn.south.example'];
    await platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
      for (const [name, instituteId] of [[host, INSTITUTES.north], [other, INSTITUTES.south]] as const) await sql`insert into core.tenant_domain (host, institute_id, verified_at, token) values (${name}, ${instituteId}, now(), 'x')`.execute(trx);
      for (const [provider, trackingId, isActive] of [['googleAnalytics', 'G-NORTH', true], ['facebookPixel', '4001', false]] as const) await sql`insert into app.integration (id, institute_id, name, provider, tracking_id, is_active) values (gen_random_uuid(), ${INSTITUTES.north}, ${provider}, ${provider}, ${trackingId}, ${isActive})`.execute(trx);
    });
    const asked = async (referer: string) => (await platform.call({ method: 'GET', url: '/api/v9/web-configs/app-integrations', headers: { referer } })).data;
    expect(await asked(`https://${host}/plans`)).toEqual({ 'facebook-pixel': null, 'google-tag': null, 'google-analytics': 'G-NORTH' });
    for (const referer of [`https://${other}/`, 'nonsense', "https://x'; drop table app.integration/"]) expect((await asked(referer))['google-analytics'], referer).toBeNull();
  });

  it('no marks of analytics are set up', async () => {
    expect((await get(null, '/web-configs/app-integrations')).data).toEqual({ 'facebook-pixel': null, 'google-tag': null, 'google-analytics': null });
  });

  describe('the logo of a new institute', () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    let registered = 0;
    const register = async (name: string): Promise<{ instituteId: string; logoTicket: string }> => {
      const emailId = `${name}@new.example`;
      const { data } = await post('/user/instituteRegistration', { name: `New ${name}`, emailId, phoneNumber: `98765${String(10_000 + ++registered)}`, password: 'Correct-horse-1' });
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ body: string }>`select body from core.outbox where recipient = ${emailId}`.execute(trx));
      const reply = await post('/user/verifyOtp', { requestId: data['requestId'], otp: /\d{6}/.exec(rows[0]!.body)![0] });
      expect(reply.status).toBe(200);
      return reply.data as { instituteId: string; logoTicket: string };
    };
    const upload = async (ticket: string): Promise<string> => {
      const { data, status } = await post('/user/registrationLogo/address', { ticket, fileName: 'Our logo.png', contentType: 'image/png' });
      expect(status).toBe(200);
      const put = await platform.app.inject({ method: 'PUT', url: String(data['uploadUrl']), payload: png, headers: { 'content-type': 'image/png' } });
      expect(put.statusCode).toBe(201);
      return String(data['filePublicUrl']);
    };
    const logoOf = async (id: string): Promise<unknown> => {
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ image_url: string | null }>`select image_url from app.institution where id = ${id}`.execute(trx));
      return rows[0]?.image_url;
    };

    it('is added once with the ticket, before anybody may sign in', async () => {
      const { instituteId, logoTicket: ticket } = await register('kerala');
      const imageURL = await upload(ticket);
      expect((await post('/user/registrationLogo', { ticket, imageURL })).status).toBe(200);
      expect(await logoOf(instituteId)).toBe(imageURL);
      expect(await post('/user/registrationLogo', { ticket, imageURL })).toMatchObject({ status: 422, body: { errors: { ticket: expect.any(String) } } });
      expect((await post('/user/registrationLogo/address', { ticket, fileName: 'a.png' })).status).toBe(422);
      const { rows } = await platform.context.database.transaction(all, (trx) => sql<{ action: string }>`select action from core.audit where institute_id = ${instituteId} order by at, id`.execute(trx));
      expect(rows.map(({ action }) => action)).toEqual(['register', 'update']);
    });

    it('is a picture that came with the ticket', async () => {
      const [one, other] = [await register('assam'), await register('goa')];
      const foreign = await upload(other.logoTicket);
      for (const imageURL of [foreign, 'https://example.org/logo.png', `/files/${one.instituteId}/institute/nothing.png`]) {
        expect(await post('/user/registrationLogo', { ticket: one.logoTicket, imageURL })).toMatchObject({ status: 422, body: { problems: { imageURL: { code: 'upload' } } } });
      }
      expect(await post('/user/registrationLogo/address', { ticket: one.logoTicket, fileName: 'logo.pdf' })).toMatchObject({ status: 415 });
      expect(await logoOf(one.instituteId)).toBeNull();
    });

    it('comes within half an hour', async () => {
      const { logoTicket: ticket } = await register('bihar');
      now = new Date(now.getTime() + 31 * 60_000);
      expect(await post('/user/registrationLogo/address', { ticket, fileName: 'logo.png' })).toMatchObject({ status: 422, body: { errors: { ticket: expect.any(String) } } });
    });
  });

  it('people who may not sign in are told their own support', async () => {
    const set = (statement: string): Promise<unknown> => platform.context.database.transaction(all, (trx) => sql.raw(statement).execute(trx));
    const signIn = () => post('/user/userLogin', { username: 'faculty@demo.lectern.test', password: 'Lectern-demo-1' });
    const institute = `(select institute_id from app."user" where email_id = 'faculty@demo.lectern.test')`;
    await set(`update app."user" set status = 'inactive' where email_id = 'faculty@demo.lectern.test'`);
    await set(`insert into app.support_contact_info (id, institute_id, email) select institute_id, institute_id, 'help@north.test' from app."user" where email_id = 'faculty@demo.lectern.test'`);
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'INACTIVE', supportContact: 'help@north.test' } });
    await set(`update app.institution set is_suspended = true where id = ${institute}`);
    expect(await signIn()).toMatchObject({ status: 403, body: { supportContact: platform.context.config.supportContact } });
    await set(`insert into app.support_contact_info (id, institute_id, phone_number) values ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', '+918000000000')`);
    expect(await signIn()).toMatchObject({ status: 403, body: { supportContact: '+918000000000' } });
  });
});
