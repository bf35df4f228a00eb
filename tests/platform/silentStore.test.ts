import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAzureObjects } from '../../platform/files/azureObjects';
import type { FileStore } from '../../platform/files/fileStore';
import { createObjectStore } from '../../platform/files/objectStore';
import { allOf } from '../../platform/files/objects';
import { createS3Objects } from '../../platform/files/s3Objects';
import { storeAgent } from '../../platform/files/storeAgent';
import { storageSettings } from '../../platform/kernel/config/storageSettings';

const KEY = 'platform/banner/0190f5b0-0000-7000-8000-000000000000/a.png';
const BYTES = 8_000_000;
const SILENCE_MS = 500;

let way: 'never' | 'half' | 'slowly' | 'at once' = 'never';

async function answer({ method, headers }: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (method === 'PUT') return void reply.writeHead(201).end();
  if (way === 'never') return;
  const also = { etag: '"x"', 'last-modified': new Date(0).toUTCString(), 'x-ms-blob-type': 'BlockBlob', 'content-length': BYTES };
  if (method === 'HEAD') return void reply.writeHead(200, also).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(String(headers['x-ms-range'] ?? headers.range))!.map(Number);
  const bytes = to! - from! + 1;
  reply.writeHead(206, { ...also, 'content-length': bytes, 'content-range': `bytes ${from}-${to}/${BYTES}` });
  if (way === 'at once') return void reply.end(Buffer.alloc(bytes, 'x'));
  const pieces = 8;
  for (let piece = 0; piece < (way === 'half' ? pieces / 2 : pieces); piece++) {
    reply.write(Buffer.alloc(bytes / pieces, 'x'));
    await sleep(SILENCE_MS / 4);
  }
  if (way === 'slowly') reply.end();
}

describe.each(['s3', 'azure'] as const)('a store that speaks as %s does', (kind) => {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => void answer(incoming, outgoing));
  });
  let store: FileStore;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const limits = { silenceMs: SILENCE_MS };
    const objects = kind === 's3' ? createS3Objects(storageSettings(`s3://id:secret@${address}/lectern?region=x&tls=off`)!, limits) : createAzureObjects(storageSettings(`azure://account:a2V5@${address}/lectern?tls=off`)!, limits);
    store = createObjectStore({ root: tmpdir(), objects });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  const read = () => store.open({ key: KEY, start: 0, end: BYTES - 1 });

  it('and falls silent is not waited for, before its answer and within it', async () => {
    way = 'never';
    await expect(store.stat(KEY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    way = 'half';
    await expect(read().then(allOf)).rejects.toBeTruthy();
  });

  it('and takes long while it goes on answering is waited for', async () => {
    way = 'slowly';
    expect((await allOf(await read())).length).toBe(BYTES);
  });

  it('is not called silent while nobody reads what it gives', async () => {
    way = 'at once';
    const stream = await read();
    await sleep(3 * SILENCE_MS);
    expect((await allOf(stream)).length).toBe(BYTES);
  });
});

it('a store that is not reached is not waited for', async () => {
  // Takes the connection and never says a word of TLS.
  const server = createPlainServer(() => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: storeAgent({ isTls: true, connectMs: 100 }) });
  const failed = new Promise((done) => asked.once('error', done));
  asked.end();
  expect(await failed).toMatchObject({ code: 'ETIMEDOUT' });
  server.close();
});
