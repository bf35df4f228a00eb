import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerConnections } from '../../platform/kernel/http/connections';
import { registerPieces } from '../../platform/kernel/http/inPieces';
import { registerLines, type Lines } from '../../platform/kernel/http/lines';

it('a long reply is broken off where too little of it is read, though something is', async () => {
  const slow = Fastify({ forceCloseConnections: true });
  registerConnections(slow, { mostUnanswered: 100 });
  registerPieces(slow, { unreadMs: 500, leastSpeed: 2 * 1024 * 1024 });
  slow.get('/long', () => ({ text: 'x'.repeat(16 * 1024 * 1024) }));
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((slow.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /long HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  let isClosed = false;
  socket.on('error', () => undefined).on('close', () => (isClosed = true)).on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(true);
  expect(socket.bytesRead).toBeLessThan(16 * 1024 * 1024);
  expect((await (await fetch(`http://127.0.0.1:${(slow.server.address() as AddressInfo).port}/long`)).text()).length).toBeGreaterThan(16 * 1024 * 1024);
  await slow.close();
});

/** Under a million characters, of three bytes each: it goes out whole. */
const HEAVY = { text: '漢'.repeat(900_000) };

it('replies that are heavy, though they are not long, are broken off where nobody reads them', async () => {
  const app = Fastify({ forceCloseConnections: true });
  registerConnections(app, { mostUnanswered: 100 });
  registerPieces(app, { unreadMs: 500 });
  app.get('/heavy', () => HEAVY);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (): Promise<number> => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /heavy HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20));
  await expect.poll(open, { timeout: 20_000 }).toBe(1);
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  socket.destroy();
  expect(await (await fetch(`http://127.0.0.1:${port}/heavy`)).json()).toEqual(HEAVY);
  await app.close();
});

it('long replies that wait behind one another leave nothing behind when their connection ends', async () => {
  const app = Fastify({ forceCloseConnections: true });
  registerConnections(app, { mostUnanswered: 100 });
  registerPieces(app, { unreadMs: 77_000 });
  app.get('/long', () => ({ text: 'x'.repeat(4 * 1024 * 1024) }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (): Promise<number> => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  try {
    for (let turn = 0; turn < 3; turn++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.pause();
      socket.write('GET /long HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(4));
      const watches = (): unknown[] => begun.mock.calls.flatMap(([, ms], at) => (Number(ms) > 280_000 && Number(ms) < 290_000 ? [begun.mock.results[at]!.value] : []));
      await expect.poll(() => watches().length, { timeout: 20_000 }).toBe(4 * (turn + 1));
      socket.destroy();
      await expect.poll(open, { timeout: 20_000 }).toBe(0);
      expect(watches().filter((one) => !ended.mock.calls.some(([given]) => given === one))).toEqual([]);
    }
  } finally {
    begun.mockRestore();
    ended.mockRestore();
    await app.close();
  }
});

describe('the turn of a long reply', () => {
  const app = Fastify({ forceCloseConnections: true });
  const turns = { taken: 0, shared: 0, given: 0 };
  const lines: Lines = {
    enter: async () => {
      turns.taken++;
      return { end: () => void turns.given++, endShared: () => void turns.shared++ };
    },
  };
  let port: number;
  beforeAll(async () => {
    app.decorateRequest('ws');
    app.addHook('onRequest', async (request: FastifyRequest) => void Object.assign(request, { actor: { id: 'somebody' }, ws: false }));
    const { registerEnds } = registerLines(app, lines);
    registerConnections(app, { mostUnanswered: 100 });
    registerPieces(app);
    registerEnds();
    const long = { text: 'x'.repeat(8 * 1024 * 1024) };
    app.get('/long', () => long);
    app.get('/heavy', () => HEAVY);
    app.get('/short', () => ({ text: 'x'.repeat(10_000) }));
    app.get('/late', async () => {
      await wait(300);
      return long;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  it('is the person’s alone while somebody reads', async () => {
    const before = { ...turns };
    const reply = await fetch(`http://127.0.0.1:${port}/long`);
    expect([turns.taken - before.taken, turns.shared - before.shared, turns.given - before.given]).toEqual([1, 1, 0]);
    await reply.text();
    await expect.poll(() => turns.given - before.given, { timeout: 20_000 }).toBe(1);
  });

  it('is held as well by those that are heavy, and by no short one', async () => {
    const before = { ...turns };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause();
    socket.write(`${'GET /heavy HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20)}`);
    await expect.poll(() => turns.taken - before.taken, { timeout: 20_000 }).toBe(20);
    await wait(500);
    expect(turns.taken - before.taken - (turns.given - before.given)).toBeGreaterThan(10);
    socket.destroy();
    await expect.poll(() => turns.given - before.given, { timeout: 20_000 }).toBe(20);
    const begun = { ...turns };
    await (await fetch(`http://127.0.0.1:${port}/short`)).text();
    expect([turns.taken - begun.taken, turns.shared - begun.shared, turns.given - begun.given]).toEqual([1, 0, 1]);
  });

  /** Asks over one connection without waiting for the answers, reads none of them, and hangs up. */
  async function hangUp({ paths, afterMs }: { readonly paths: readonly string[]; readonly afterMs: number }): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause();
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`).join(''));
    await wait(afterMs);
    socket.destroy();
  }

  it.each([
    ['unread', { paths: ['/long'], afterMs: 200 }],
    ['unread, with others waiting behind it on the same connection', { paths: ['/long', '/long', '/long'], afterMs: 400 }],
    ['that is not begun when its reader goes', { paths: ['/late'], afterMs: 50 }],
    ['that are not begun when their reader goes', { paths: ['/late', '/late'], afterMs: 50 }],
  ] as const)('%s ends with its connection', async (_, asked) => {
    const before = turns.taken;
    await hangUp(asked);
    await expect.poll(() => turns.taken - before, { timeout: 20_000 }).toBe(asked.paths.length);
    await expect.poll(() => turns.given, { timeout: 20_000 }).toBe(turns.taken);
  });

  it('ends once where it is read, and leaves the connection as it was', async () => {
    const before = turns.taken;
    for (let index = 0; index < 12; index++) expect((await (await fetch(`http://127.0.0.1:${port}/long`)).text()).length).toBeGreaterThan(8 * 1024 * 1024);
    expect(turns.taken - before).toBe(12);
    await expect.poll(() => turns.given, { timeout: 20_000 }).toBe(turns.taken);
  });
});
