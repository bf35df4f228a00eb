import fastify, { type FastifyInstance } from 'fastify';
import { appendFile, mkdtemp, rm, truncate } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAzureObjects } from '../../platform/files/azureObjects';
import type { FileStore } from '../../platform/files/fileStore';
import { createFolderStore } from '../../platform/files/folderStore';
import { createObjectStore } from '../../platform/files/objectStore';
import { createS3Objects } from '../../platform/files/s3Objects';
import { serveFile } from '../../platform/files/serve';
import { storageSettings } from '../../platform/kernel/config/storageSettings';
import { registerFailures } from '../../platform/kernel/http/failures';

const KEY = 'platform/banner/0190f5b0-0000-7000-8000-000000000000/a.png';
const BYTES = 300_000;
const NEXT = 'HTTP/1.1 200 OK\r\n';

/** What is sent where the reply to the next call belongs: all of it, as it came over one connection. */
async function overOneConnection({ app, range }: { app: FastifyInstance; range?: string }): Promise<{ head: string; body: string; isEnded: boolean }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let isEnded = false;
  await new Promise<void>((done) => {
    const enough = (): void => {
      if (Buffer.concat(chunks).toString('latin1').endsWith('the next reply')) done();
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      enough();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isEnded = true;
      done();
    });
    socket.write(`GET /file HTTP/1.1\r\nHost: x\r\n${range ? `Range: ${range}\r\n` : ''}\r\nGET /next HTTP/1.1\r\nHost: x\r\n\r\n`);
  });
  socket.destroy();
  const all = Buffer.concat(chunks).toString('latin1');
  const at = all.indexOf('\r\n\r\n');
  return { head: all.slice(0, at), body: all.slice(at + 4), isEnded };
}

async function serving(store: Pick<FileStore, 'stat' | 'open'>): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  registerFailures(app);
  app.get('/file', (request, reply) => serveFile({ store: store as FileStore, key: KEY, request, reply }));
  app.get('/next', () => 'the next reply');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A reply is what it says, or the connection ends within it. */
function expectHonest({ head, body, isEnded }: Awaited<ReturnType<typeof overOneConnection>>): void {
  const said = Number(/content-length: (\d+)/i.exec(head)![1]);
  if (isEnded) {
    expect(body.length).toBeLessThan(said);
    expect(body).not.toContain('HTTP/1.1');
  } else expect(body.slice(said, said + NEXT.length)).toBe(NEXT);
}

/** What the store says of the object is `BYTES`; what it gives depends on the way it misbehaves. */
const WAYS = {
  honest: (_from: number, bytes: number) => ({ status: 206, given: bytes }),
  short: (_from: number, bytes: number) => ({ status: 206, given: bytes, ends: Math.floor(bytes / 3) }),
  nothing: (_from: number, bytes: number) => ({ status: 206, given: bytes, ends: 0 }),
  'shorter by now': () => ({ status: 206, given: 2, to: 1 }),
  'longer than asked': (_from: number, bytes: number) => ({ status: 206, given: bytes + 5_000 }),
  'all of it': () => ({ status: 200, given: BYTES }),
  'all of it, called a part': () => ({ status: 206, given: BYTES, to: BYTES - 1 }),
} satisfies Readonly<Record<string, (from: number, bytes: number) => Answer>>;
type Way = keyof typeof WAYS;

interface Answer {
  readonly status: number;
  /** Bytes that it says it gives. */
  readonly given: number;
  /** Bytes after which the connection ends. */
  readonly ends?: number;
  /** The last byte that it says it gives. */
  readonly to?: number;
}

let way: Way = 'honest';
let saysLength = true;

function misbehave({ method, headers }: IncomingMessage, reply: ServerResponse): void {
  if (method === 'PUT') return void reply.writeHead(201).end();
  const also = { etag: '"x"', 'last-modified': new Date(0).toUTCString(), 'x-ms-blob-type': 'BlockBlob', 'accept-ranges': 'bytes' };
  if (method === 'HEAD') return void reply.writeHead(200, { ...also, ...(saysLength && { 'content-length': BYTES }) }).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(String(headers['x-ms-range'] ?? headers.range))!.map(Number);
  const answer: Answer = WAYS[way](from!, to! - from! + 1);
  reply.writeHead(answer.status, { ...also, 'content-length': answer.given, ...(answer.status === 206 && { 'content-range': `bytes ${from}-${answer.to ?? to}/${BYTES}` }) });
  if (answer.ends === undefined) reply.end(Buffer.alloc(answer.given, 'x'));
  else reply.write(Buffer.alloc(answer.ends, 'x'), () => reply.destroy());
}

describe.each(['s3', 'azure'] as const)('a store that speaks as %s does and gives another length than it said', (kind) => {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => misbehave(incoming, outgoing));
  });
  let app: FastifyInstance;
  let store: FileStore;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const objects = kind === 's3' ? createS3Objects(storageSettings(`s3://id:secret@${address}/lectern?region=x&tls=off`)!) : createAzureObjects(storageSettings(`azure://account:a2V5@${address}/lectern?tls=off`)!);
    store = createObjectStore({ root: tmpdir(), objects });
    app = await serving(store);
  });
  afterAll(async () => {
    await app?.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it.each(Object.keys(WAYS) as Way[])('%s: no byte of it stands where the next reply belongs', async (one) => {
    way = one;
    for (const range of [undefined, 'bytes=0-9']) {
      const reply = await overOneConnection({ app, ...(range && { range }) });
      expectHonest(reply);
      if (one === 'honest') expect([reply.isEnded, /content-length: (\d+)/i.exec(reply.head)![1]]).toEqual([false, String(range ? 10 : BYTES)]);
      const isRefused = reply.head.startsWith('HTTP/1.1 503');
      // What is refused is neither kept by a cache nor called a picture.
      if (isRefused) expect(reply.head).not.toMatch(/immutable|image\/png|content-range|etag/i);
      if (one === 'all of it' || one === 'shorter by now') expect(isRefused).toBe(true);
    }
  });

  it('is refused where it does not say how long the object is', async () => {
    saysLength = false;
    await expect(store.stat(KEY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    saysLength = true;
  });
});

describe('a file of the folder that changes between the look at it and its reading', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'lectern-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each([['longer', 150_000], ['shorter', -150_000], ['empty', -BYTES]] as const)('%s: the connection ends within the reply', async (_name, more) => {
    const folder = createFolderStore({ root });
    await folder.put({ key: KEY, content: Buffer.alloc(BYTES, 'x') });
    const change = () => (more > 0 ? appendFile(join(root, KEY), Buffer.alloc(more, 'y')) : truncate(join(root, KEY), BYTES + more));
    const app = await serving({
      stat: async (key) => {
        const found = await folder.stat(key);
        await change();
        return found;
      },
      open: folder.open,
    });
    const reply = await overOneConnection({ app });
    expectHonest(reply);
    expect(reply.body).not.toContain('y'.repeat(20));
    await app.close();
  });
});
