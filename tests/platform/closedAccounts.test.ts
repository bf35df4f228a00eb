import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, createTestPlatform, INSTITUTES, PASSWORD, type CallResult, type TestPlatform } from './support';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ config: { otpRoles: ['faculty', 'institute'] } });
  await asAll(sql`update app."user" set status = 'inactive' where id = ${accountId('faculty')}`);
  await asAll(sql`update app.institution set is_suspended = true where id = ${INSTITUTES.south}`);
});
afterAll(() => platform?.close());

const asAll = <T>(statement: RawBuilder<T>) => platform.context.database.transaction({ scope: { kind: 'all' } }, async (trx) => (await statement.execute(trx)).rows);
const sent = async (): Promise<number> => (await asAll(sql<{ n: number }>`select count(*)::int as n from core.outbox`))[0]!.n;
const post = (url: string, body: unknown): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9${url}`, body });
const address = (name: string): string => `${name}@demo.lectern.test`;

it.each(['faculty', 'institute2', 'student'])('%s, who may not sign in, is sent no code, and nothing tells that', async (name) => {
  for (const url of ['/user/sendLoginOtp', '/user/forgotPassword']) {
    expect(await post(url, { username: address(name) })).toMatchObject({ status: 200, data: { requestId: expect.any(String) } });
  }
  // The right password is told why, and leads to no code either.
  expect((await post('/user/userLogin', { username: address(name), password: PASSWORD })).status).toBe(403);
  expect(await sent()).toBe(0);
});

it('whoever may not sign in any more once a code was sent is told why by the right one, and by no other', async () => {
  const { requestId } = (await post('/user/sendLoginOtp', { username: address('admin') })).data;
  const [{ body }] = await asAll(sql<{ body: string }>`select body from core.outbox where recipient = ${address('admin')}`) as [{ body: string }];
  const otp = /\d{6}/.exec(body)![0];
  await asAll(sql`update app."user" set status = 'inactive' where id = ${accountId('admin')}`);
  const wrong = await post('/user/verifyInstituteLogin', { requestId, otp: otp === '111111' ? '222222' : '111111' });
  expect(wrong).toMatchObject({ status: 498, body: { code: 'WRONG_OTP' } });
  const right = await post('/user/verifyInstituteLogin', { requestId, otp });
  expect(right).toMatchObject({ status: 403, body: { code: 'INACTIVE', supportContact: platform.context.config.supportContact } });
  await asAll(sql`delete from core.outbox`);
});

it('whoever may is sent one by each of the ways', async () => {
  await post('/user/sendLoginOtp', { username: address('institute') });
  await post('/user/forgotPassword', { username: address('institute') });
  expect((await post('/user/userLogin', { username: address('institute'), password: PASSWORD })).data).toMatchObject({ otpRequired: true });
  expect(await sent()).toBe(3);
});
