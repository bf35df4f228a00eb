import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPieces } from '../../platform/kernel/http/inPieces';

describe('a long reply', () => {
  const app = Fastify();
  /** Signs of two halves at every place where a piece may end. */
  const long = { text: `x${'😀é'.repeat(900_000)}` };
  const short = { text: 'é😀' };
  /** A list of long rows with its frame, and one that looks like the frame. */
  const list = { httpcode: 200, message: 'OK', data: { items: Array.from({ length: 900 }, (_, at) => ({ id: at, text: '"data":{"items":[]😀'.repeat(200) })), total: 900, page: 0, size: 1000, other: { data: { items: [] } } } };
  const shorter = { ...list, data: { ...list.data, items: list.data.items.slice(0, 60).map(({ id }) => ({ id })) } };
  let address: string;
  beforeAll(async () => {
    registerPieces(app);
    app.get('/long', () => long);
    app.get('/short', () => short);
    app.get('/list', () => list);
    app.get('/shorter', () => shorter);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('arrives whole, though it goes out in pieces', async () => {
    const reply = await fetch(`${address}/long`);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(long))));
    expect((await reply.text()) === JSON.stringify(long)).toBe(true);
  });

  it('of many rows is written row by row, and is the same', async () => {
    for (const [path, wanted] of [['/list', list], ['/shorter', shorter]] as const) {
      const reply = await fetch(address + path);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(wanted))));
      expect(await reply.json()).toEqual(wanted);
    }
    expect((await app.inject('/list')).json()).toEqual(list);
  });

  it('is told of without it', async () => {
    const reply = await fetch(`${address}/long`, { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });

  it('may be broken off, and the next is answered', async () => {
    const hanging = new AbortController();
    await fetch(`${address}/long`, { signal: hanging.signal });
    hanging.abort();
    expect(await (await fetch(`${address}/long`)).json()).toEqual(long);
  });

  it('is what a short one is not: that goes out as it is', async () => {
    const reply = await fetch(`${address}/short`);
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(short))));
    expect(await reply.json()).toEqual(short);
  });
});
