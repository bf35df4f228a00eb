import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlan, type BlockPlan } from '../../src/dataProvider/blocks/plan';
import { sendInBlocks } from '../../src/dataProvider/blocks/sendInBlocks';
import type { Send } from '../../src/dataProvider/blocks/transport';
import { fileStoreOf } from '../../platform/files/fileStore';
import { isKnownFile } from '../../platform/files/knownFile';
import { sweepFiles } from '../../platform/files/sweep';
import { storageSettings } from '../../platform/kernel/config/storageSettings';
import { createTestPlatform, type TestPlatform } from './support';
import { startAzurite } from './support/azurite';
import { S3_KEY, startS3Server } from './support/s3Server';
import { sendByFetch } from './support/sendByFetch';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
const MIB = 1_048_576;

const startS3 = async () => {
  const server = await startS3Server();
  return { url: `s3://${S3_KEY.id}:${encodeURIComponent(S3_KEY.secret)}@${server.address}/lectern?region=eu-central-1&tls=off`, close: server.close };
};

describe.each([['Azure Blob', startAzurite, 4 * MIB], ['S3', startS3, 8 * MIB]] as const)('files in %s', (_name, start, blockBytes) => {
  let store: Awaited<ReturnType<typeof start>>;
  let platform: TestPlatform;
  let token: string;
  let address: string;
  beforeAll(async () => {
    store = await start();
    platform = await createTestPlatform({ config: { storage: storageSettings(store.url) } });
    token = await platform.login('super_admin');
    address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await platform?.close();
    await store?.close();
  });

  const ask = async (kind: string, body: object): Promise<Record<string, unknown>> => (await platform.call({ method: 'POST', url: `/api/v9/uploads/${kind}`, token, body })).data;
  const read = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });
  const movie = (bytes: number, head = MP4): File => new File([head, randomBytes(bytes)], 'Lesson.mp4');
  const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  const plan = async (file: File, publicUrl?: string): Promise<BlockPlan> => {
    const data = await ask('courseVideo', { fileName: file.name, fileSize: file.size, ...(publicUrl && { filePublicUrl: publicUrl }) });
    return readPlan({ data, uploadUrl: String(data['uploadURL']), publicUrl: String(data['filePublicUrl']), file, contentType: 'video/mp4', resolve: (url) => (url.startsWith('/') ? address + url : url) })!;
  };
  const send = async (file: File, { first, way = sendByFetch }: { first?: BlockPlan; way?: Send } = {}): Promise<string> =>
    sendInBlocks({ file, kind: 'courseVideo', instituteId: null, plan: first ?? (await plan(file)), kept: null, renew: (publicUrl) => plan(file, publicUrl), send: way, repeats: { most: 3, firstMs: 5, longestMs: 20 } });

  test('a picture that comes in one piece is looked at, kept there and read from there', async () => {
    const { uploadURL, filePublicUrl } = await ask('banner', { fileName: 'a.png' });
    expect((await read(String(filePublicUrl))).statusCode).toBe(404);
    expect((await platform.app.inject({ method: 'PUT', url: String(uploadURL), payload: PNG, headers: { 'content-type': 'image/png' } })).statusCode).toBe(201);
    expect(hashOf((await read(String(filePublicUrl))).rawPayload)).toBe(hashOf(PNG));
    expect((await read(String(filePublicUrl), { range: 'bytes=1-3' })).payload).toBe('PNG');
    const key = String(filePublicUrl).slice('/files/'.length);
    await fileStoreOf(platform.context).remove(key);
    expect((await read(String(filePublicUrl))).statusCode).toBe(404);
  });

  test('a video goes there in blocks past the platform, and is there once it is whole', async () => {
    const file = movie(2 * blockBytes + 1_000);
    const first = await plan(file);
    expect(first.bytes).toBe(blockBytes);
    const past: string[] = [];
    const way: Send = async (request) => {
      if (request.url.startsWith(address)) expect(await isKnownFile({ context: platform.context, url: first.publicUrl })).toBe(false);
      else past.push(request.url);
      return sendByFetch(request);
    };
    const publicUrl = await send(file, { first, way });
    expect(past).toHaveLength(3);
    expect(hashOf((await read(publicUrl)).rawPayload)).toBe(hashOf(Buffer.from(await file.arrayBuffer())));
    // The address of a block changes nothing any more.
    await sendByFetch({ url: past[0]!, body: new Blob([MP4]) });
    expect((await read(publicUrl)).rawPayload.length).toBe(file.size);
    // Nor does a whole file that is put there: it is nobody's, and goes after a day.
    const late = `incoming/${first.publicUrl.split('/')[4]!}`;
    const put = await fetch(past[0]!.replace(/&comp=block&blockid=[^&]*/, ''), { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: MP4 });
    const store = fileStoreOf(platform.context);
    expect(await store.stat(late)).toEqual(put.ok ? { bytes: MP4.length } : null);
    const sweep = (hours: number) => sweepFiles({ ...platform.context, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await sweep(23);
    expect(await store.stat(late)).toEqual(put.ok ? { bytes: MP4.length } : null);
    await sweep(25);
    expect(await store.stat(late)).toBeNull();
  });

  test('an executable that is called a video is refused, and nothing of it stays', async () => {
    const file = movie(blockBytes + 10, Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'));
    const first = await plan(file);
    await expect(send(file, { first })).rejects.toMatchObject({ reply: { status: 415 } });
    expect((await read(first.publicUrl)).statusCode).toBe(404);
    expect(await fileStoreOf(platform.context).stat(`incoming/${first.publicUrl.split('/')[4]!}`)).toBeNull();
  });

  test('what has arrived is known when the address is signed anew, and dropped when it is given up', async () => {
    const file = movie(blockBytes + 10);
    const first = await plan(file);
    const [name] = [Buffer.from('000000').toString('base64')];
    expect((await sendByFetch({ url: first.addressOf(name)!, body: file.slice(0, blockBytes) })).status).toBeLessThan(300);
    const again = await plan(file, first.publicUrl);
    expect([...again.received]).toEqual([name]);
    expect((await platform.app.inject({ method: 'DELETE', url: again.endUrl.slice(address.length) })).statusCode).toBe(202);
    await expect(fileStoreOf(platform.context).blocks.join({ id: first.publicUrl.split('/')[4]!, blocks: [Buffer.from('000001').toString('base64')], maxBytes: 1 })).resolves.toBeNull();
  });
});

test('a store that does not answer is one that is not there for a moment', async () => {
  const platform = await createTestPlatform({ config: { storage: storageSettings('s3://id:secret@127.0.0.1:9/lectern?tls=off') } });
  expect((await platform.app.inject({ url: '/files/platform/banner/0190f5b0-0000-7000-8000-000000000000/a.png' })).json()).toMatchObject({ httpcode: 503, reason: 'storeFailed' });
  await platform.close();
});

test.each(['https://x', 'azure://account@host/container', 's3://id:secret@host', 's3://id:secret@host/a/b', 'azure://a:%@host/c', 's3://id:secret@media.example.org/bucket?tls=off'])('STORAGE_URL “%s” is refused with what is needed', (url) => {
  expect(() => storageSettings(url)).toThrow(/STORAGE_URL/);
});
