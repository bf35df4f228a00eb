import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerConnections } from '../../platform/kernel/http/connections';
import { registerPieces } from '../../platform/kernel/http/inPieces';
import { createUpgrades } from '../../platform/kernel/http/upgrades';
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

const H2C = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'];

/** What is answered over a connection of its own, whole. */
async function answer({ port, path, headers, body }: { port: number; path: string; headers: readonly string[]; body?: string }): Promise<{ status: number | undefined; body: Buffer }> {
  const heads = Object.fromEntries(headers.map((one) => one.split(': ') as [string, string]));
  const reply = await new Promise<IncomingMessage>((done, fail) => {
    const asking = request({ port, host: '127.0.0.1', path, agent: false, method: body === undefined ? 'GET' : 'POST', headers: { ...heads, ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': body.length }) } }, done);
    asking.on('error', fail).on('upgrade', () => fail(new Error('Another protocol was begun'))).end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  (reply.socket as Socket | null)?.destroy();
  return { status: reply.statusCode, body: Buffer.concat(parts) };
}

/** What an open file of this process is. */
function linkOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

describe('connections over which much is asked and nothing read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-connections-'));
  const upgrades = createUpgrades();
  const app = Fastify({ forceCloseConnections: true, http: { IncomingMessage: upgrades.Request } });
  const seen = { begun: 0 };
  const connections = (): Promise<number> => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  const longOpen = (): number => readdirSync('/proc/self/fd').filter((one) => linkOf(one).endsWith('/long.txt')).length;
  beforeAll(async () => {
    upgrades.register(app);
    registerConnections(app);
    registerPieces(app, { unreadMs: 1_500, mostOfStrangers: 38 * 1024 * 1024 });
    writeFileSync(join(folder, 'long.txt'), 'x'.repeat(8 * 1024 * 1024));
    await app.register(fastifyWebsocket);
    app.get('/socket', { websocket: true }, (socket) => socket.send('begun'));
    await app.register(fastifyStatic, { root: folder });
    app.get('/short', () => ({ count: ++seen.begun }));
    app.get('/heavy', () => ({ text: '漢'.repeat(2_700_000) }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([['', [], 8], ['which ask for a web socket', HANDSHAKE, 1], ['which ask for HTTP/2', H2C, 1]] as const)('leave no file open when they end, %s', async (_, headers, calls) => {
    for (let turn = 0; turn < 9; turn++) {
      const socket = await unread(portOf(app), asked('/long.txt', headers).repeat(calls));
      await expect.poll(longOpen).toBeGreaterThanOrEqual(calls);
      socket.destroy();
    }
    await expect.poll(longOpen, { timeout: 20_000 }).toBe(0);
  });

  it.each([
    ['a web socket', asked('/socket', HANDSHAKE)],
    ['a tunnel', asked('/long.txt').replace('GET /long.txt', 'CONNECT example.org:443')],
  ])('leave nothing when %s is asked for behind a call that is not answered, in one piece or in two', async (_, second) => {
    const end = async (first: string, isWhole: boolean): Promise<void> => {
      const socket = await unread(portOf(app), isWhole ? first + second : first);
      if (!isWhole) await new Promise((done) => socket.write(second, done));
      await wait(30);
      socket.destroy();
    };
    for (const first of [asked('/long.txt'), asked('/short'), asked('/heavy')]) for (const isWhole of [true, false]) for (let turn = 0; turn < 3; turn++) await end(first, isWhole);
    await expect.poll(longOpen, { timeout: 20_000 }).toBe(0);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  });

  it('open a web socket once what was asked before it is answered', async () => {
    const heard: string[] = [];
    const socket = connect(portOf(app), '127.0.0.1').on('data', (data) => heard.push(data.toString()));
    socket.write(asked('/short'));
    await expect.poll(() => heard.join('')).toContain('"count"');
    socket.write(asked('/socket', HANDSHAKE));
    await expect.poll(() => heard.join('')).toContain('begun');
    socket.write(asked('/short'));
    socket.destroy();
    await expect.poll(connections).toBe(0);
  });

  it('are answered in their order where a web socket is asked for too early, and end with its reply', async () => {
    const heard: string[] = [];
    const socket = connect(portOf(app), '127.0.0.1').on('data', (data) => heard.push(data.toString()));
    socket.write(asked('/short') + asked('/socket', HANDSHAKE));
    await expect.poll(() => heard.join('').match(/HTTP\/1.1 \d+|connection: close/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'connection: close']);
    await expect.poll(connections).toBe(0);
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

  describe.each([['a web socket', HANDSHAKE], ['HTTP/2', H2C]])('for %s, where there is none', (_, headers) => {
    it('are left aside, and no turn stays taken', async () => {
      for (let turn = 0; turn < 6; turn++) {
        const reply = await answer({ port, path: '/api/v9/web-configs/app-integrations', headers });
        expect([reply.status, reply.body.toString()]).toEqual([200, expect.stringContaining('"httpcode":200')]);
      }
      const token = await platform.login('institute');
      for (let turn = 0; turn < 6; turn++) expect((await answer({ port, path: '/api/v9/batch?size=1', headers: [...headers, `Authorization: ${token}`] })).status).toBe(200);
      expect((await answer({ port, path: '/nothing/there', headers })).status).toBe(404);
      expect(await platform.call({ method: 'GET', url: '/api/v9/batch?size=1', token })).toMatchObject({ status: 200 });
    });

    it('take nothing from a call: its body is read, and a long reply comes whole', async () => {
      const reply = await answer({ port, path: '/api/v9/user/userLogin', headers, body: JSON.stringify({ username: 'nobody@nowhere.test', password: 'not this one' }) });
      expect([reply.status, reply.body.toString()]).toEqual([404, expect.stringContaining('"httpcode":404')]);
      for (const path of ['/api/docs/swagger-ui-bundle.js', '/api/openapi.json']) {
        const plain = await answer({ port, path, headers: ['Accept-Encoding: identity'] });
        expect(plain.body.length, path).toBeGreaterThan(1_000_000);
        expect((await answer({ port, path, headers: [...headers, 'Accept-Encoding: identity'] })).body.equals(plain.body), path).toBe(true);
      }
    });
  });

  it.each([['a web socket', HANDSHAKE], ['HTTP/2', H2C]])('for %s end nothing when they come behind a call that is not answered yet, in one piece or in two', async (_, headers) => {
    for (const first of ['/healthz', '/api/openapi.json', '/api/v9/user/live']) {
      for (const path of ['/healthz', '/nothing/there', '/api/v9/user/live']) {
        for (const isWhole of [true, false]) {
          const socket = connect(port, '127.0.0.1').on('error', () => undefined);
          const [one, other] = [asked(first), asked(path, headers)];
          if (isWhole) socket.write(one + other);
          else socket.write(one, () => socket.write(other));
          await Promise.race([once(socket, 'data'), wait(2_000)]);
          socket.destroy();
        }
      }
    }
    expect((await answer({ port, path: '/healthz', headers: [] })).status).toBe(200);
  });

  it('of a page of somebody else’s open no socket', async () => {
    expect((await answer({ port, path: '/api/v9/web-configs/app-integrations', headers: [...HANDSHAKE, 'Origin: https://evil.example'] })).status).toBe(200);
  });
});
