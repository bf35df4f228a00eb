import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GIVEN_UP } from '../../src/dataProvider/blocks/givenUp';
import { recall } from '../../src/dataProvider/blocks/memory';
import { createPause } from '../../src/dataProvider/blocks/pause';
import { readPlan, type BlockPlan } from '../../src/dataProvider/blocks/plan';
import { NotSent, sendInBlocks, type SendInBlocksInput } from '../../src/dataProvider/blocks/sendInBlocks';
import type { Send } from '../../src/dataProvider/blocks/transport';
import { createTestPlatform, type TestPlatform } from './support';
import { startFaultyLine, type FaultyLine, type LineFault } from './support/faultyLine';
import { sendByFetch } from './support/sendByFetch';

const MIB = 1_048_576;
const QUICK = { most: 10, firstMs: 5, longestMs: 40 };
const FAULTS: readonly LineFault[] = ['cut', 'delay', 'reset', 500, 502, 503, 504, 429];

let now = new Date();
let platform: TestPlatform;
let token: string;
let line: FaultyLine;
let faultOf: (request: { method: string; url: string; number: number }) => LineFault | null = () => null;

beforeAll(async () => {
  keepInMemory();
  platform = await createTestPlatform({ demo: true, clock: () => now });
  token = await platform.login('super_admin');
  line = await startFaultyLine({ target: await platform.app.listen({ port: 0, host: '127.0.0.1' }), faultOf: (request) => faultOf(request) });
});
afterAll(async () => {
  await line.close();
  await platform.close();
});
beforeEach(() => {
  faultOf = () => null;
  line.met.clear();
  localStorage.clear();
});

/** What a browser keeps, where there is none. */
function keepInMemory(): void {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key), clear: () => kept.clear() } });
}

const movie = (mebibytes: number, name = 'Lesson.mp4'): File => new File([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), randomBytes(mebibytes * MIB)], name, { lastModified: 1_700_000_000_000 });
const hashOf = async (blob: Blob): Promise<string> => createHash('sha256').update(Buffer.from(await blob.arrayBuffer())).digest('hex');
const hashAt = async (url: string): Promise<string> => createHash('sha256').update((await platform.app.inject({ url })).rawPayload).digest('hex');

async function ask(file: File, publicUrl?: string): Promise<BlockPlan> {
  const { data } = await platform.call({ method: 'POST', url: '/api/v9/uploads/courseVideo', token, body: { fileName: file.name, fileSize: file.size, ...(publicUrl && { filePublicUrl: publicUrl }) } });
  return readPlan({ data, uploadUrl: String(data['uploadURL']), publicUrl: String(data['filePublicUrl']), file, contentType: 'video/mp4', resolve: (url) => line.address + url })!;
}

async function send(file: File, more: Partial<SendInBlocksInput> = {}): Promise<string> {
  const kept = recall({ kind: 'courseVideo', instituteId: null, file });
  const plan = more.plan ?? (await ask(file, kept?.publicUrl));
  return sendInBlocks({ file, kind: 'courseVideo', instituteId: null, plan, kept, renew: (publicUrl) => ask(file, publicUrl), send: sendByFetch, repeats: QUICK, ...more });
}

/** A way to send that tells which blocks went. */
function counted(before: (at: number) => Promise<void> | void = () => undefined): { send: Send; blocks: string[] } {
  const blocks: string[] = [];
  let begun = 0;
  return {
    blocks,
    send: async (request) => {
      if (!request.url.includes('comp=block&')) return sendByFetch(request);
      await before(begun++);
      blocks.push(new URL(request.url).searchParams.get('blockid')!);
      return sendByFetch(request);
    },
  };
}

describe('a file that goes in blocks', () => {
  test('arrives the same over a line that cuts, delays, resets and answers for the platform', async () => {
    // Every second request meets the next fault, the list too.
    faultOf = ({ method, number }) => (method === 'PUT' && number % 2 === 0 ? FAULTS[(number / 2) % FAULTS.length]! : null);
    for (const mebibytes of [5, 17, 30]) {
      const file = movie(mebibytes);
      const shares: number[] = [];
      const publicUrl = await send(file, { onProgress: (share) => shares.push(share) });
      expect(await hashAt(publicUrl)).toBe(await hashOf(file));
      expect(shares.at(-1)).toBe(1);
    }
    expect([...line.met.keys()].sort()).toEqual([...FAULTS].sort());
  });

  test('is given up on after ten repetitions of a block, and goes on from there', async () => {
    const file = movie(9);
    faultOf = ({ url }) => (url.includes(`blockid=${encodeURIComponent(btoa('000001'))}`) ? 503 : null);
    await expect(send(file)).rejects.toBeInstanceOf(NotSent);
    expect(line.met.get(503)).toBe(11);
    faultOf = () => null;
    const { send: way, blocks } = counted();
    expect(await hashAt(await send(file, { send: way }))).toBe(await hashOf(file));
    expect(blocks).toEqual([btoa('000001')]);
  });

  test('goes on when the same file is chosen after the page was closed; what differs is sent anew', async () => {
    const file = movie(13);
    const closed = new AbortController();
    const first = counted(async (at) => {
      if (at !== 3) return;
      await expect.poll(() => Object.keys(recall({ kind: 'courseVideo', instituteId: null, file })?.blocks ?? {})).toContain(btoa('000000'));
      closed.abort();
    });
    await expect(send(file, { send: first.send, signal: closed.signal })).rejects.toMatchObject({ name: 'AbortError' });
    // Under the name, size and date of the first, another content: its second block differs.
    const bytes = Buffer.from(await file.arrayBuffer());
    bytes.fill(7, 5 * MIB, 6 * MIB);
    const other = new File([bytes], file.name, { lastModified: file.lastModified });
    const second = counted();
    const publicUrl = await send(other, { send: second.send });
    expect(await hashAt(publicUrl)).toBe(await hashOf(other));
    expect(second.blocks).toContain(btoa('000001'));
    expect(second.blocks).not.toContain(btoa('000000'));
  });

  test('begins anew with a file of another date, whatever it is called', async () => {
    const file = movie(13);
    const closed = new AbortController();
    const first = counted((at) => void (at === 3 && closed.abort()));
    await expect(send(file, { send: first.send, signal: closed.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(recall({ kind: 'courseVideo', instituteId: null, file })).not.toBeNull();
    const later = new File([file], file.name, { lastModified: file.lastModified + 1 });
    expect(recall({ kind: 'courseVideo', instituteId: null, file: later })).toBeNull();
  });

  test('has its address signed anew when it runs out on the way', async () => {
    const file = movie(13);
    const { send: way } = counted((at) => {
      if (at === 2) now = new Date(now.getTime() + 16 * 60_000);
    });
    expect(await hashAt(await send(file, { send: way }))).toBe(await hashOf(file));
  });

  test('is held up and goes on', async () => {
    const file = movie(21);
    const pause = createPause();
    const { send: way, blocks } = counted((at) => {
      if (at === 2) pause.hold();
    });
    const sending = send(file, { send: way, pause });
    await expect.poll(() => pause.isPaused()).toBe(true);
    const held = blocks.length;
    await new Promise((done) => setTimeout(done, 60));
    expect(blocks.length).toBeLessThanOrEqual(held + 1);
    pause.goOn();
    expect(await hashAt(await sending)).toBe(await hashOf(file));
  });

  test('that its user gives up is dropped at once', async () => {
    const file = movie(9);
    const plan = await ask(file);
    const end = new AbortController();
    const { send: way } = counted((at) => (at === 1 ? end.abort(GIVEN_UP) : undefined));
    await expect(send(file, { plan, send: way, signal: end.signal })).rejects.toThrow();
    await expect.poll(async () => (await platform.call({ method: 'POST', url: '/api/v9/uploads/courseVideo', token, body: { fileName: file.name, filePublicUrl: plan.publicUrl } })).status).toBe(404);
    expect(recall({ kind: 'courseVideo', instituteId: null, file })).toBeNull();
  });
});
