import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPieces } from '../../platform/kernel/http/inPieces';

describe('a long reply', () => {
  const app = Fastify();
  /** Signs of two halves at every place where a piece may end. */
  const long = { text: `x${'😀é'.repeat(900_000)}` };
  const short = { text: 'é😀' };
  let address: string;
  beforeAll(async () => {
    registerPieces(app);
    app.get('/long', () => long);
    app.get('/short', () => short);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('arrives whole, though it goes out in pieces', async () => {
    const reply = await fetch(`${address}/long`);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-length')).toBeNull();
    expect((await reply.text()) === JSON.stringify(long)).toBe(true);
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
