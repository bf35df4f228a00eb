import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLOCK_BYTES } from '../../platform/files/blocks';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const NOTES = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(BLOCK_BYTES)]);
const BLOCKS = ['000000', '000001'].map((number) => Buffer.from(number).toString('base64'));
const LIST = `<BlockList>${BLOCKS.map((name) => `<Latest>${name}</Latest>`).join('')}</BlockList>`;
const GONE = { statusCode: 403, reason: 'uploadExpired' };

let platform: TestPlatform;
let now = new Date();
let operator: string;
let address: string;
beforeAll(async () => {
  platform = await createTestPlatform({ clock: () => now });
  address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  now = new Date();
  operator = await platform.login('super_admin');
});
afterAll(() => platform?.close());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, token: string, body?: unknown) => platform.call({ method, url: `/api/v9${path}`, token, ...(body !== undefined && { body }) });
const inDatabase = (query: ReturnType<typeof sql>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => query.execute(trx));
const begin = async (token: string) => {
  const picture = (await call('POST', '/uploads/banner', token, { fileName: 'a.png', contentType: 'image/png' })).data as { uploadURL: string; filePublicUrl: string };
  const notes = (await call('POST', '/uploads/notes', token, { fileName: 'a.pdf', contentType: 'application/pdf', fileSize: NOTES.length })).data as unknown as { uploadURL: string; filePublicUrl: string; blocks: { address: string } };
  return { picture, notes, block: (at: number) => notes.blocks.address.replace('{block}', encodeURIComponent(BLOCKS[at]!)) };
};
/** Over the network; the rest of the body comes once `meanwhile` is done. */
const send = (method: string, path: string, body: Buffer | string = '', meanwhile?: () => Promise<void>) => new Promise<{ readonly statusCode: number; readonly reason?: unknown }>((done, fail) => {
  const bytes = Buffer.from(body);
  const sending = request(`${address}${path}`, { method, agent: false, headers: { 'content-length': String(bytes.length) } }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { reason } = text.startsWith('{') ? (JSON.parse(text) as { readonly reason?: unknown }) : {};
      done({ statusCode: reply.statusCode ?? 0, ...(reason !== undefined && { reason }) });
    });
  }).on('error', fail);
  if (!meanwhile) return void sending.end(bytes);
  sending.write(bytes.subarray(0, 20));
  meanwhile().then(() => sending.end(bytes.subarray(20)), fail);
});
const there = async (path: string): Promise<number> => (await platform.app.inject({ url: path })).statusCode;

const put = async (path: string, body: unknown = {}): Promise<void> => {
  expect((await call('PUT', path, operator, body)).status).toBe(200);
};
const WAYS: readonly (readonly [name: string, end: (token: string) => Promise<unknown>, undo: () => Promise<unknown>])[] = [
  ['its person has signed out', async (token) => expect((await call('POST', '/user/logout', token, {})).status).toBe(200), async () => undefined],
  ['its person is deactivated', () => put(`/user/${accountId('institute')}/deactivate`), () => put(`/user/${accountId('institute')}/activate`)],
  ['the institute is suspended', () => put(`/institute/${INSTITUTES.north}/suspendInstitute`), () => put(`/institute/${INSTITUTES.north}/approveInstitute`)],
  ['the plan has ended by time', () => inDatabase(sql`update app.institution set plan_ends_at = current_date - 2 where id = ${INSTITUTES.north}::uuid`), () => inDatabase(sql`update app.institution set plan_ends_at = null where id = ${INSTITUTES.north}::uuid`)],
];

describe.each(WAYS)('an address for a file once %s', (name, end, undo) => {
  const isByTime = name.includes('by time');

  it('is worth nothing, for the whole, for blocks, and for what has arrived', async () => {
    const token = await platform.login('institute');
    const { picture, notes, block } = await begin(token);
    expect(await send('PUT', block(0), NOTES.subarray(0, BLOCK_BYTES))).toEqual({ statusCode: 201 });
    expect(await send('PUT', block(1), NOTES.subarray(BLOCK_BYTES))).toEqual({ statusCode: 201 });
    await end(token);
    // Of what ends by time alone the platform knows after moments.
    if (isByTime) platform.app.actors.forget('*');
    try {
      const asked = [await send('PUT', picture.uploadURL, PNG), await send('PUT', block(1), NOTES.subarray(BLOCK_BYTES)), await send('GET', `${notes.uploadURL}&comp=blocklist`), await send('PUT', `${notes.uploadURL}&comp=blocklist`, LIST), await send('DELETE', notes.uploadURL)];
      expect(asked).toEqual(asked.map(() => GONE));
      expect([await there(picture.filePublicUrl), await there(notes.filePublicUrl)]).toEqual([404, 404]);
    } finally {
      await undo();
    }
  });

  it('takes no file that was on its way', async () => {
    const token = await platform.login('institute');
    const { picture } = await begin(token);
    try {
      expect(await send('PUT', picture.uploadURL, PNG, async () => {
        await end(token);
        if (isByTime) platform.app.actors.forget('*');
      })).toEqual(GONE);
      expect(await there(picture.filePublicUrl)).toBe(404);
    } finally {
      await undo();
    }
  });
});

describe('an address for a file', () => {
  it('goes on when the token of its sign-in is renewed, and is of nobody else’s', async () => {
    const [token, other] = [await platform.login('institute'), await platform.login('institute')];
    const { picture, notes, block } = await begin(token);
    const renewed = `Bearer ${String((await call('GET', '/user/refresh-login', token)).data['token'])}`;
    // The token that was renewed has ended by then.
    now = new Date(now.getTime() + 2 * 60_000);
    platform.app.actors.forget('*');
    expect((await call('GET', '/user/details', renewed)).status).toBe(200);
    expect(await send('PUT', picture.uploadURL, PNG)).toEqual({ statusCode: 201 });
    for (const at of [0, 1]) expect(await send('PUT', block(at), NOTES.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES))).toEqual({ statusCode: 201 });
    expect((await call('POST', '/user/logout', renewed, {})).status).toBe(200);
    expect((await call('GET', '/user/details', other)).status).toBe(200);
    expect(await send('PUT', `${notes.uploadURL}&comp=blocklist`, LIST)).toEqual(GONE);
    // Of another sign-in of the same person it is asked for anew.
    const anew = (await call('POST', '/uploads/notes', other, { fileName: 'a.pdf', filePublicUrl: notes.filePublicUrl })).data as { uploadURL: string };
    expect(await send('PUT', `${anew.uploadURL}&comp=blocklist`, LIST)).toEqual({ statusCode: 201 });
  });

  it('names its session under the signature', async () => {
    const [{ picture }, { picture: { uploadURL: another } }] = [await begin(await platform.login('institute')), await begin(await platform.login('institute2'))];
    const by = /&by=[0-9a-f-]{36}/.exec(another)![0];
    for (const changed of [picture.uploadURL.replace(/&by=[0-9a-f-]{36}/, ''), picture.uploadURL.replace(/&by=[0-9a-f-]{36}/, by), `${picture.uploadURL}${by}`]) expect((await send('PUT', changed, PNG)).statusCode, changed).toBe(403);
    expect(await send('PUT', picture.uploadURL, PNG)).toEqual({ statusCode: 201 });
  });
});
