import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeBin } from '../../platform/records/purge/purge';
import { BLOCK_BYTES, blockName } from '../../platform/files/blocks';
import { fileStoreOf } from '../../platform/files/fileStore';
import { idOfKey } from '../../platform/files/keys';
import { sweepFiles } from '../../platform/files/sweep';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let platform: TestPlatform;
/** How far the platform's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  platform = await createTestPlatform({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => platform?.close());

const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown): Promise<CallResult> => platform.call({ method, url: `/api/v9${url}`, token: await platform.login('institute'), body });
const upload = async (kind = 'banner'): Promise<string> => {
  const { data } = await call('POST', `/uploads/${kind}`, { fileName: 'Opening.png', contentType: 'image/png' });
  expect((await platform.app.inject({ method: 'PUT', url: String(data['uploadURL']), payload: PNG, headers: { 'content-type': 'image/png' } })).statusCode).toBe(201);
  return String(data['filePublicUrl']);
};
const status = async (url: string): Promise<number> => (await platform.app.inject({ url })).statusCode;
const rows = async (url: string): Promise<number> =>
  (await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`select 1 from core.upload where key = ${url.slice('/files/'.length)}`.execute(trx))).rows.length;
let number = 0;
const banner = (imageURL: string): Promise<CallResult> => call('POST', '/banner', { title: `Banner ${++number}`, imageURL });

it('a file that nothing refers to goes after a day; what records, the bin and the trail refer to stays', async () => {
  const [kept, stray, replaced, binned, mine, written] = [await upload(), await upload(), await upload(), await upload(), await upload('user'), await upload()];
  const never = String((await call('POST', '/uploads/banner', { fileName: 'Never.png', contentType: 'image/png' })).data['filePublicUrl']);
  await banner(kept);
  await call('PUT', `/banner/${String((await banner(replaced)).data['id'])}`, { imageURL: kept });
  const inBin = String((await banner(binned)).data['id']);
  expect((await call('DELETE', `/banner/${inBin}`, undefined)).status).toBe(200);
  await call('PUT', '/user/profile', { imageURL: mine });
  await call('PUT', '/tenant-info/privacyPolicy', { content: `<p>See <a href="https://learn.example.org${written}">the form</a>.</p>` });
  ahead = 23 * HOUR;
  expect(await sweepFiles(platform.context)).toBe(0);
  ahead = 25 * HOUR;
  const several = await Promise.all([sweepFiles(platform.context), sweepFiles(platform.context)]);
  expect(several.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect([await status(stray), await rows(stray), await rows(never)]).toEqual([404, 0, 0]);
  for (const url of [kept, replaced, binned, mine, written]) expect([await status(url), await rows(url)], url).toEqual([200, 1]);
  // Nothing can bring these back after thirty days.
  ahead = 32 * DAY;
  await purgeBin(platform.context);
  expect(await sweepFiles(platform.context)).toBeGreaterThanOrEqual(2);
  for (const url of [replaced, binned]) expect([await status(url), await rows(url)], url).toEqual([404, 0]);
  for (const url of [kept, mine, written]) expect(await status(url), url).toBe(200);
});

it('the blocks of a file that has not come whole go after a day, and not before', async () => {
  const store = fileStoreOf(platform.context);
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/uploads/courseVideo', token: await platform.login('super_admin'), body: { fileName: 'Lesson.mp4', contentType: 'video/mp4', fileSize: 5_000_000 } });
  const id = idOfKey(String(data['filePublicUrl']).slice('/files/'.length));
  const address = (data['blocks'] as { address: string }).address.replace('{block}', encodeURIComponent(blockName(0)));
  expect((await platform.app.inject({ method: 'PUT', url: address, payload: Buffer.alloc(BLOCK_BYTES), headers: { 'content-type': 'application/octet-stream' } })).statusCode).toBe(201);
  ahead += 12 * HOUR;
  await sweepFiles(platform.context);
  expect(await store.blocks.list({ id })).toHaveLength(1);
  ahead += 2 * DAY;
  await sweepFiles(platform.context);
  expect(await store.blocks.list({ id })).toEqual([]);
});

it('a file that a text shows stays, however its address is spelled there, also in texts from before', async () => {
  const spell: readonly ((url: string) => string)[] = [
    (url) => url.replace('/files/', '/files/./'), (url) => url.replace(/\.png$/, '%2epng'), (url) => url.replace('/files/', '\\files\\').replaceAll('/', '\\'),
    (url) => url.replace('/files/', '/%66iles/').replace(/(?<=banner\/)./, (sign) => `%${sign.charCodeAt(0).toString(16)}`).replaceAll('-', '%2D'),
  ];
  const cleaned = await Promise.all(spell.map(() => upload()));
  const old = await Promise.all(spell.map(() => upload()));
  const stray = await upload();
  const shown = (files: readonly string[]): string => files.map((url, at) => `<img src="https://learn.example.org${spell[at]!(url)}">`).join('');
  const { data } = await call('PUT', '/tenant-info/termsAndConditions', { content: `<p>${shown(cleaned)}</p>` });
  for (const url of cleaned) expect(data['content']).toContain(`"https://learn.example.org${url}"`);
  await call('PUT', '/tenant-info/privacyPolicy', { content: '<p>x</p>' });
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app.privacy_policy set content = ${shown(old)}`.execute(trx));
  ahead += 2 * DAY;
  await sweepFiles(platform.context);
  for (const url of [...cleaned, ...old]) expect(await status(url), url).toBe(200);
  expect(await status(stray)).toBe(404);
});

it('a record that is saved at the very moment has its file, or is refused', async () => {
  const files = await Promise.all(Array.from({ length: 24 }, () => upload()));
  ahead += 2 * DAY;
  const [, ...saved] = await Promise.all([sweepFiles(platform.context), ...files.map(banner)]);
  for (const [index, reply] of saved.entries()) {
    expect([201, 422]).toContain(reply.status);
    expect(await status(files[index]!)).toBe(reply.status === 201 ? 200 : 404);
  }
});
