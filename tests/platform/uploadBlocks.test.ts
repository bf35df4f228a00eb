import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { AnonymousCredential, BlockBlobClient } from '@azure/storage-blob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_INSTITUTES } from '../../platform/demo/institutes';
import { BLOCK_BYTES } from '../../platform/files/blocks';
import { createFolderBlocks } from '../../platform/files/folderBlocks';
import { isKnownFile } from '../../platform/files/knownFile';
import { sweepFiles } from '../../platform/files/sweep';
import { createTestPlatform, type TestPlatform } from './support';

const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
const OWN = DEMO_INSTITUTES[0]!.id;
const video = (bytes: number): Buffer => Buffer.concat([MP4, randomBytes(bytes - MP4.length)]);
const blockName = (at: number): string => Buffer.from(String(at).padStart(6, '0')).toString('base64');
const pieces = (file: Buffer): Buffer[] => Array.from({ length: Math.ceil(file.length / BLOCK_BYTES) }, (_, at) => file.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES));

let now = new Date();
let platform: TestPlatform;
let token: string;
let address: string;

beforeAll(async () => {
  platform = await createTestPlatform({ demo: true, clock: () => now, config: { quotaBytes: 60_000_000 } });
  token = await platform.login('super_admin');
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform.close());

interface Begun {
  readonly uploadURL: string;
  readonly filePublicUrl: string;
  readonly blocks: { readonly bytes: number; readonly address: string; readonly received: readonly string[]; readonly isComplete: boolean };
}
const ask = (body: object, { kind = 'courseVideo', as = token } = {}) => platform.call({ method: 'POST', url: `/api/v9/uploads/${kind}`, token: as, body });
const begin = async (fileSize: number, more: object = {}): Promise<Begun> => (await ask({ fileName: 'Lesson.mp4', contentType: 'video/mp4', fileSize, ...more })).data as unknown as Begun;
const put = (url: string, payload: Buffer | string) => platform.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream' } });
const putBlock = ({ blocks }: Begun, at: number, bytes: Buffer) => put(blocks.address.replace('{block}', encodeURIComponent(blockName(at))), bytes);
const putList = ({ uploadURL }: Begun, names: readonly string[]) => put(`${uploadURL}&comp=blocklist`, `<?xml version="1.0"?><BlockList>${names.map((name) => `<Latest>${name}</Latest>`).join('')}</BlockList>`);
const read = (url: string) => platform.app.inject({ url });
const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const blockFolders = (): string[] => readdirSync(join(platform.context.config.dataDir, 'files', '.incoming', 'blocks'));

describe('a file in blocks', () => {
  test('is sent by the client that Azure Blob has, as to Azure Blob', async () => {
    const file = video(2 * BLOCK_BYTES + 1_000);
    const begun = await begin(file.length);
    expect(begun.blocks).toMatchObject({ bytes: 4_194_304, received: [], isComplete: false });
    const client = new BlockBlobClient(address + begun.uploadURL, new AnonymousCredential());
    await client.stageBlock(blockName(0), pieces(file)[0]!, BLOCK_BYTES);
    expect((await client.getBlockList('uncommitted')).uncommittedBlocks).toEqual([{ name: blockName(0), size: BLOCK_BYTES }]);
    for (const at of [1, 2]) await client.stageBlock(blockName(at), pieces(file)[at]!, pieces(file)[at]!.length);
    // Nothing of it is there before all of it is.
    expect(await isKnownFile({ context: platform.context, url: begun.filePublicUrl })).toBe(false);
    expect((await read(begun.filePublicUrl)).statusCode).toBe(404);
    await client.commitBlockList([0, 1, 2].map(blockName));
    expect(await isKnownFile({ context: platform.context, url: begun.filePublicUrl })).toBe(true);
    expect(hash((await read(begun.filePublicUrl)).rawPayload)).toBe(hash(file));
  });

  test('comes out the same in whatever order they came, also where some were sent twice', async () => {
    const file = video(3 * BLOCK_BYTES + 77);
    const begun = await begin(file.length);
    const parts = pieces(file);
    await putBlock(begun, 2, randomBytes(900));
    for (const at of [3, 1, 0, 2, 1]) expect((await putBlock(begun, at, parts[at]!)).statusCode).toBe(201);
    expect((await putList(begun, [0, 1, 2, 3].map(blockName))).statusCode).toBe(201);
    expect(hash((await read(begun.filePublicUrl)).rawPayload)).toBe(hash(file));
    // Whoever has not heard the reply asks once more.
    expect((await putList(begun, [0, 1, 2, 3].map(blockName))).statusCode).toBe(201);
    expect((await putBlock(begun, 0, parts[0]!)).statusCode).toBe(409);
    expect((await platform.app.inject({ method: 'DELETE', url: begun.uploadURL })).statusCode).toBe(409);
  });

  test('is not copied when its blocks came in no order, as several that are sent at once do', async () => {
    const file = video(3 * BLOCK_BYTES + 77);
    const begun = await begin(file.length);
    for (const at of [2, 3, 0, 1]) await putBlock(begun, at, pieces(file)[at]!);
    const files = join(platform.context.config.dataDir, 'files');
    const id = begun.filePublicUrl.split('/')[4]!;
    const { ino } = statSync(join(files, '.incoming', 'blocks', id, 'data'));
    expect((await putList(begun, [0, 1, 2, 3].map(blockName))).statusCode).toBe(201);
    const made = readdirSync(files, { recursive: true }).map(String).filter((name) => name.includes(id) && !name.startsWith('.incoming')).map((name) => statSync(join(files, name))).find((one) => one.isFile());
    expect(made?.ino).toBe(ino);
    expect(hash((await read(begun.filePublicUrl)).rawPayload)).toBe(hash(file));
  });

  test('has a list of blocks that is read as quickly as it is long, whatever stands in it', async () => {
    const begun = await begin(BLOCK_BYTES);
    for (const body of [`<BlockList><Latest>${' '.repeat(60_000)}<x`, `<BlockList>${'<Latest>'.repeat(8_000)}`, `<BlockList><Latest>${'a '.repeat(30_000)}</Latest></BlockList>`]) {
      expect((await put(`${begun.uploadURL}&comp=blocklist`, body)).statusCode).toBe(400);
    }
  });

  test('two lists at once make one file', async () => {
    const file = video(BLOCK_BYTES + 5);
    const begun = await begin(file.length);
    for (const at of [0, 1]) await putBlock(begun, at, pieces(file)[at]!);
    const both = await Promise.all([0, 1].map(() => putList(begun, [0, 1].map(blockName))));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(hash((await read(begun.filePublicUrl)).rawPayload)).toBe(hash(file));
  });

  test('is not made while one is missing, and what is there stays', async () => {
    const file = video(BLOCK_BYTES + 5);
    const begun = await begin(file.length);
    await putBlock(begun, 1, pieces(file)[1]!);
    expect((await putList(begun, [0, 1].map(blockName))).json()).toMatchObject({ httpcode: 400, reason: 'blockMissing' });
    await putBlock(begun, 0, pieces(file)[0]!);
    expect((await putList(begun, [0, 1].map(blockName))).statusCode).toBe(201);
  });

  test('a late block does not change a file that has been made', async () => {
    const root = mkdtempSync(join(tmpdir(), 'lectern-blocks-'));
    const blocks = createFolderBlocks({ root });
    const receive = (block: string, source: Readable) => blocks.receive({ id: 'file', block, source, maxBytes: 3 * BLOCK_BYTES });
    const file = video(BLOCK_BYTES);
    await receive('AA==', Readable.from([file]));
    const slow = new PassThrough();
    const late = receive('BB==', slow).then(() => 'taken', () => 'refused');
    slow.write(Buffer.alloc(1_000));
    await expect.poll(() => readdirSync(join(root, 'file')).length).toBe(3);
    expect(await blocks.join({ id: 'file', blocks: ['AA=='], path: join(root, 'made') })).toBe(file.length);
    slow.end(Buffer.alloc(1_000));
    expect(await late).toBe('refused');
    expect(hash(readFileSync(join(root, 'made')))).toBe(hash(file));
    rmSync(root, { recursive: true });
  });

  test('is brought onto the disk while it comes, and what the disk did not take counts as not sent', async () => {
    const root = mkdtempSync(join(tmpdir(), 'lectern-blocks-'));
    let [begun, ended] = [0, 0];
    let isBroken = false;
    const blocks = createFolderBlocks({
      root,
      sync: async (handle) => {
        begun += 1;
        if (isBroken) throw new Error('The disk is gone.');
        await handle.datasync().finally(() => (ended += 1));
      },
    });
    const names = Array.from({ length: 8 }, (_, at) => blockName(at));
    const file = video(8 * 1_000);
    const sendFrom = async (first: number) => {
      for (const at of [0, 1, 2, 3]) await blocks.receive({ id: 'file', block: names[first + at]!, source: Readable.from([file.subarray((first + at) * 1_000, (first + at + 1) * 1_000)]), maxBytes: 8 * BLOCK_BYTES });
    };
    await sendFrom(0);
    expect(begun).toBe(1);
    expect(await blocks.list('file')).toHaveLength(4);
    // On a busy disk it is still on its way, and nobody waits for it: none begins beside it.
    await expect.poll(() => ended, { timeout: 60_000 }).toBe(1);
    isBroken = true;
    await sendFrom(4);
    expect(begun).toBe(2);
    expect(await blocks.join({ id: 'file', blocks: names, path: join(root, 'made') })).toBeNull();
    expect(await blocks.list('file')).toEqual([]);
    isBroken = false;
    for (const first of [0, 4]) await sendFrom(first);
    expect(await blocks.join({ id: 'file', blocks: names, path: join(root, 'made') })).toBe(file.length);
    expect(hash(readFileSync(join(root, 'made')))).toBe(hash(file));
    rmSync(root, { recursive: true });
  });

  test.each<[string, (begun: Begun) => Promise<{ statusCode: number; json: () => unknown }>, object]>([
    ['a block larger than 4 MiB', (begun) => putBlock(begun, 0, Buffer.alloc(BLOCK_BYTES + 1)), { httpcode: 413, reason: 'blockTooLarge' }],
    ['a block without a name', (begun) => put(`${begun.uploadURL}&comp=block`, PDF), { httpcode: 400, reason: 'blockName' }],
    ['a block that is named like a path', (begun) => put(`${begun.uploadURL}&comp=block&blockid=..%2F..%2Fx.`, PDF), { httpcode: 400, reason: 'blockName' }],
    ['a list that is none', (begun) => put(`${begun.uploadURL}&comp=blocklist`, 'x'), { httpcode: 400, reason: 'blockList' }],
    ['a list of nothing', (begun) => putList(begun, []), { httpcode: 400, reason: 'blockList' }],
    ['a list that has no end', (begun) => put(`${begun.uploadURL}&comp=blocklist`, 'x'.repeat(70_000)), { httpcode: 413 }],
    ['a forged address', (begun) => put(`${begun.uploadURL}x&comp=block&blockid=AA==`, PDF), { httpcode: 403, reason: 'uploadForged' }],
  ])('%s is refused', async (_what, send, reply) => {
    expect((await send(await begin(BLOCK_BYTES + 5))).json()).toMatchObject(reply);
  });

  test('an executable that is called a video is refused, and nothing of it is kept', async () => {
    const file = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), randomBytes(BLOCK_BYTES)]);
    const begun = await begin(file.length);
    for (const at of [0, 1]) await putBlock(begun, at, pieces(file)[at]!);
    const refused = await putList(begun, [0, 1].map(blockName));
    expect(refused.json()).toMatchObject({ httpcode: 415, reason: 'fileContent', allowed: ['mov', 'mp4'] });
    expect((await read(begun.filePublicUrl)).statusCode).toBe(404);
    expect(blockFolders()).not.toContain(begun.filePublicUrl.split('/')[4]);
  });
});

describe('an address that has run out', () => {
  test('is signed anew for whoever began, with what has arrived', async () => {
    const file = video(BLOCK_BYTES + 5);
    const begun = await begin(file.length);
    await putBlock(begun, 0, pieces(file)[0]!);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await putBlock(begun, 1, pieces(file)[1]!)).json()).toMatchObject({ httpcode: 403, reason: 'uploadExpired' });
    const again = await begin(file.length, { filePublicUrl: begun.filePublicUrl });
    expect(again.filePublicUrl).toBe(begun.filePublicUrl);
    expect(again.blocks).toMatchObject({ received: [blockName(0)], isComplete: false });
    expect((await putBlock(again, 1, pieces(file)[1]!)).statusCode).toBe(201);
    expect((await putList(again, [0, 1].map(blockName))).statusCode).toBe(201);
    expect((await begin(file.length, { filePublicUrl: begun.filePublicUrl })).blocks).toMatchObject({ isComplete: true });
    expect(hash((await read(begun.filePublicUrl)).rawPayload)).toBe(hash(file));
  });

  test('is not signed for anybody else, for another kind, or for one that was given up', async () => {
    const begun = await begin(BLOCK_BYTES + 5, { instituteId: OWN });
    const body = { fileName: 'Lesson.mp4', filePublicUrl: begun.filePublicUrl };
    const unknown = { status: 404, body: { reason: 'uploadUnknown' } };
    expect(await ask(body, { kind: 'video', as: await platform.login('institute') })).toMatchObject({ status: expect.toSatisfy((status: number) => status === 403 || status === 404) });
    expect(await ask(body, { kind: 'course' })).toMatchObject(unknown);
    expect((await platform.app.inject({ method: 'DELETE', url: begun.uploadURL })).statusCode).toBe(202);
    expect(await ask(body)).toMatchObject(unknown);
    expect(await ask({ ...body, filePublicUrl: '/files/../x' })).toMatchObject(unknown);
  });
});

describe('an institute’s room', () => {
  const room = async (): Promise<string> => String((await ask({ fileName: 'a.mp4', fileSize: 59_999_999, instituteId: OWN })).status);

  test('is set aside for a file that is arriving, and given back when it is given up', async () => {
    const first = await begin(40_000_000, { instituteId: OWN });
    expect(await ask({ fileName: 'a.mp4', fileSize: 40_000_000, instituteId: OWN })).toMatchObject({ status: 413, body: { reason: 'quotaFull', params: { left: 20, most: 60, size: 40 } } });
    await platform.app.inject({ method: 'DELETE', url: first.uploadURL });
    const second = await begin(40_000_000, { instituteId: OWN });
    await platform.app.inject({ method: 'DELETE', url: second.uploadURL });
    expect(await room()).toBe('200');
  });

  test('holds against many at once', async () => {
    const own = DEMO_INSTITUTES[1]!.id;
    const file = Buffer.concat([PDF, Buffer.alloc(9_000_000, 32)]);
    const begun = await Promise.all(Array.from({ length: 12 }, () => ask({ fileName: 'a.pdf', instituteId: own }, { kind: 'notes' })));
    const sent = await Promise.all(begun.map(({ data }) => put(String(data['uploadURL']), file)));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 201, 413, 413, 413, 413, 413, 413]);
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask({ fileName: 'a.mp4', fileSize: 5_000_000, instituteId: own })));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 413, 413, 413, 413, 413, 413, 413]);
  });
});

test('what has not come whole within a day is swept, and what goes on is not', async () => {
  const [left, goesOn] = [await begin(BLOCK_BYTES + 5), await begin(BLOCK_BYTES + 6)];
  for (const begun of [left, goesOn]) await putBlock(begun, 0, MP4);
  now = new Date(now.getTime() + 20 * 3_600_000);
  await begin(BLOCK_BYTES + 6, { filePublicUrl: goesOn.filePublicUrl });
  now = new Date(now.getTime() + 5 * 3_600_000);
  await sweepFiles(platform.context);
  const [leftId, goesOnId] = [left, goesOn].map(({ filePublicUrl }) => filePublicUrl.split('/')[4]!) as [string, string];
  expect(blockFolders()).toContain(goesOnId);
  expect(blockFolders()).not.toContain(leftId);
  expect(await ask({ fileName: 'Lesson.mp4', filePublicUrl: left.filePublicUrl })).toMatchObject({ status: 404 });
});
