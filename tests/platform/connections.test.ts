import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerConnections } from '../../platform/kernel/http/connections';
import { registerPieces } from '../../platform/kernel/http/inPieces';
import { createTestPlatform, type TestPlatform } from './support';

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/** A connection that reads nothing of what it is told. */
async function unread(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(text);
  return socket;
}

const asked = (path: string, headers: readonly string[] = []): string => [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');
const HANDSHAKE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

/** All that comes over a connection until the other side ends it. */
async function heard(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('connections over which much is asked and nothing read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-connections-'));
  const app = Fastify({ forceCloseConnections: true });
  const seen = { begun: 0 };
  const connections = (): Promise<number> => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  const filesOpen = (): number => readdirSync('/proc/self/fd').length;
  beforeAll(async () => {
    registerConnections(app);
    registerPieces(app, { unreadMs: 1_500, mostOfStrangers: 38 * 1024 * 1024 });
    writeFileSync(join(folder, 'long.txt'), 'x'.repeat(8 * 1024 * 1024));
    await app.register(fastifyStatic, { root: folder });
    app.get('/short', () => ({ count: ++seen.begun }));
    app.get('/heavy', () => ({ text: '漢'.repeat(2_700_000) }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('leave no file open when they end', async () => {
    const before = filesOpen();
    for (let turn = 0; turn < 3; turn++) {
      const socket = await unread(portOf(app), asked('/long.txt').repeat(8));
      await expect.poll(() => filesOpen() - before).toBeGreaterThan(8);
      socket.destroy();
    }
    await expect.poll(() => filesOpen() - before, { timeout: 20_000 }).toBeLessThan(4);
  });

  it('are broken off where nobody reads a file', async () => {
    const socket = await unread(portOf(app), asked('/long.txt'));
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    socket.destroy();
  });

  it('are ended at the ninth call that is not answered, and what came with it is not begun', async () => {
    const before = seen.begun;
    const socket = await unread(portOf(app), asked('/long.txt') + asked('/short').repeat(300));
    await expect.poll(connections, { timeout: 1_400 }).toBe(0);
    expect(seen.begun - before).toBeLessThan(8);
    socket.destroy();
    expect(await (await fetch(`http://127.0.0.1:${portOf(app)}/short`, { headers: { connection: 'close' } })).json()).toEqual({ count: seen.begun });
  });

  it('end where the strangers of one network leave too much, the one that has waited longest first, and not who is served now', async () => {
    const sockets: Socket[] = [];
    for (let at = 0; at < 7; at++) {
      const socket = await unread(portOf(app), asked('/heavy'));
      sockets.push(socket);
      // What waits for its reader is not told that the other side has gone.
      await expect.poll(connections).toBe(Math.min(at + 1, 4));
    }
    expect((await (await fetch(`http://127.0.0.1:${portOf(app)}/heavy`)).text()).length).toBeGreaterThan(2_700_000);
    for (const one of sockets) one.destroy();
  });
});

describe('what a stranger leaves unread', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 10 } });
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => platform.close());

  it('keeps nobody else of that network from signing in', async () => {
    const socket = await unread(portOf(platform.app), asked('/api/docs/swagger-ui-bundle.js').repeat(8));
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(300);
    await wait(1_500);
    const reply = await fetch(`http://127.0.0.1:${portOf(platform.app)}/api/v9/user/userLogin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'nobody@nowhere.test', password: 'not this one' }) });
    expect(await reply.json()).toMatchObject({ httpcode: 404 });
    socket.destroy();
  });
});

describe('headers that ask for another protocol', () => {
  let platform: TestPlatform;
  let port: number;
  beforeAll(async () => {
    platform = await createTestPlatform({ config: { poolSize: 10 } });
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    port = portOf(platform.app);
  });
  afterAll(() => platform.close());

  it.each([
    ['a web socket', HANDSHAKE],
    ['HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA']],
  ])('for %s, where there is none, are left aside, and no turn stays taken', async (_, headers) => {
    for (let turn = 0; turn < 6; turn++) {
      const reply = await heard(port, asked('/api/v9/web-configs/app-integrations', headers));
      expect(reply).toMatch(/^HTTP\/1\.1 200 /);
      expect(reply.split('\r\n\r\n')[1]).toContain('"httpcode":200');
    }
    const token = await platform.login('institute');
    for (let turn = 0; turn < 6; turn++) expect(await heard(port, asked('/api/v9/batch?size=1', [...headers, `Authorization: ${token}`]))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await heard(port, asked('/nothing/there', headers))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await platform.call({ method: 'GET', url: '/api/v9/batch?size=1', token })).toMatchObject({ status: 200 });
  });

  it('with a body are refused, with what to do', async () => {
    const reply = await heard(port, `POST /api/v9/user/userLogin HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${HANDSHAKE.join('\r\n')}\r\n\r\n{}`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('leave out the header “Upgrade”');
  });

  it('of a page of somebody else’s open no socket', async () => {
    expect(await heard(port, asked('/api/v9/web-configs/app-integrations', [...HANDSHAKE, 'Origin: https://evil.example']))).not.toMatch(/^HTTP\/1\.1 101/);
  });
});
