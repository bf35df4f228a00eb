import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type TestPlatform } from './support';

let platform: TestPlatform;
let operator: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  operator = await platform.login('super_admin');
});
afterAll(() => platform?.close());

const done = async (method: 'PUT' | 'POST' | 'PATCH', path: string, token = operator, body: unknown = {}): Promise<void> => {
  expect((await platform.call({ method, url: `/api/v9${path}`, token, body })).status, path).toBe(200);
};
const namedSo = async (name: string): Promise<number> => ((await platform.call({ method: 'POST', url: '/api/v9/branch/search', token: operator, body: { query: name } })).data['total'] as number);

/** Sends a call of which the last bytes are kept back until something has happened. @returns the status of its reply */
async function held({ token, name, meanwhile }: { token: string; name: string; meanwhile: () => Promise<void> }): Promise<number> {
  const body = JSON.stringify({ name, city: 'Kochi' });
  const socket = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1');
  const reply = new Promise<number>((resolve, reject) => {
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      if (status) resolve(Number(status));
    });
    socket.on('error', reject);
  });
  const began = new Promise<void>((resolve) => platform.app.server.once('request', () => resolve()));
  socket.write(`POST /api/v9/branch HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, 4)}`);
  await began;
  // The gate has let it in by its head.
  expect((await platform.call({ method: 'GET', url: '/api/v9/user/details', token })).status).toBe(200);
  await meanwhile();
  socket.write(body.slice(4));
  return reply.finally(() => socket.destroy());
}

it('does what was sent slowly where nothing has changed meanwhile', async () => {
  expect(await held({ token: await platform.login('institute'), name: 'Slow and welcome', meanwhile: async () => undefined })).toBe(201);
  expect(await namedSo('Slow and welcome')).toBe(1);
});

it.each<[string, number, (token: string) => Promise<void>, () => Promise<void>]>([
  ['signed out', 401, (token) => done('POST', '/user/logout', token), async () => undefined],
  ['deactivated', 401, () => done('PUT', `/user/${accountId('institute')}/deactivate`), () => done('PUT', `/user/${accountId('institute')}/activate`)],
  ['suspended with the institute', 401, () => done('PUT', `/institute/${INSTITUTES.north}/suspendInstitute`), () => done('PUT', `/institute/${INSTITUTES.north}/approveInstitute`)],
])('does nothing more of somebody who was %s while the call was coming', async (what, status, meanwhile, back) => {
  const token = await platform.login('institute');
  expect(await held({ token, name: `Came late ${what}`, meanwhile: () => meanwhile(token) })).toBe(status);
  await back();
  expect(await namedSo(`Came late ${what}`)).toBe(0);
});

it('does nothing more of somebody whose right was taken away while the call was coming', async () => {
  await grantTo({ context: platform.context, userId: accountId('faculty'), access: { branch: ['create', 'read'] } });
  const token = await platform.login('faculty');
  expect(await held({ token, name: 'Still allowed', meanwhile: async () => undefined })).toBe(201);
  expect(await held({ token, name: 'Came late without the right', meanwhile: () => done('PATCH', `/user/${accountId('faculty')}`, operator, { access: { branch: ['read'] } }) })).toBe(403);
  expect(await namedSo('Came late without the right')).toBe(0);
});
