import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssistantFailure, speak, streamAnswer } from '../../platform/features/chat/assistant/model';
import { createPatience, fetchWithin } from '../../platform/kernel/http/fetchWithin';
import { razorpayOverHttp } from '../../platform/payments/provider/razorpay';

/** A server of somebody else's: what it does with a reply that has begun. */
const WAYS: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  hangs: (reply) => void reply.write('{"items":['),
  flows: (reply) => {
    const more = (): boolean => !reply.destroyed && reply.write('x'.repeat(16_384)) && Boolean(setTimeout(more, 2));
    reply.on('drain', more);
    more();
  },
  speaks: (reply) => void reply.end('{"items":[]}'),
};

describe('a server elsewhere', () => {
  let url: string;
  let open = 0;
  const server = createServer((request, reply) => {
    open += 1;
    reply.on('close', () => (open -= 1));
    reply.writeHead(200, { 'content-type': request.url!.startsWith('/chat') ? 'text/event-stream' : 'application/json' });
    WAYS[way]!(reply);
  });
  let way = 'hangs';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done).closeAllConnections()));

  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as () => void;
  /** What becomes of a call while memory is tidied again and again. */
  const outcomeOf = async (call: Promise<unknown>): Promise<unknown> => {
    const outcome = call.then((value) => ['answered', value] as const, (error: Error) => ['failed', error.message] as const);
    for (let turns = 0; turns < 6; turns += 1) {
      await sleep(60);
      tidy();
    }
    return Promise.race([outcome, sleep(5_000).then(() => ['still waiting', null] as const)]);
  };
  const read = async (signal: AbortSignal, mostBytes = 100_000): Promise<string> => (await fetchWithin({ url, init: {}, signal, mostBytes })).text();
  const settings = { url: '', key: null, model: 'x', hearing: 'x', speech: 'x', voice: 'x' } as unknown as Parameters<typeof speak>[0]['settings'];
  const signal = new AbortController().signal;

  it.each(['hangs', 'flows'])('that %s in the midst of its reply is waited for so long, and let go of', async (what) => {
    way = what;
    const wait = createPatience({ ms: 700, late: () => new Error('too late') });
    expect(await outcomeOf(read(wait.signal, 1e12))).toEqual(['failed', 'too late']);
    wait.end();
    const api = razorpayOverHttp({ apiBase: url, keyId: 'x', keySecret: 'x', patienceMs: 700 });
    expect(await outcomeOf(api({ method: 'GET', path: '/v1/orders/order_1/payments' }))).toEqual(['failed', expect.stringMatching(/does not answer: (nothing whole came within 700 ms|the reply is longer)/)]);
    expect(await outcomeOf(speak({ settings: { ...settings, url }, signal, text: 'x', patienceMs: 700 }))).toEqual(['failed', expect.stringMatching(/silent for 700 ms|longer than/)]);
    const all = async (): Promise<string[]> => {
      const pieces: string[] = [];
      for await (const piece of streamAnswer({ settings: { ...settings, url }, signal, messages: [], patienceMs: 700 })) pieces.push(piece);
      return pieces;
    };
    expect(await outcomeOf(all())).toEqual(['failed', expect.stringMatching(/silent for 700 ms|longer than/)]);
    await expect.poll(() => open).toBe(0);
  }, 60_000);

  it('is left as soon as who asked has gone', async () => {
    way = 'hangs';
    const gone = new AbortController();
    const wait = createPatience({ ms: 60_000, late: () => new Error('too late'), signal: gone.signal });
    setTimeout(() => gone.abort(new Error('gone')), 500);
    expect(await outcomeOf(read(wait.signal))).toEqual(['failed', 'gone']);
    wait.end();
    await expect.poll(() => open).toBe(0);
  }, 20_000);

  it('is read to the end where it has one, and no further than so many bytes', async () => {
    way = 'speaks';
    expect(await read(signal)).toBe('{"items":[]}');
    expect(await read(signal, 12)).toBe('{"items":[]}');
    await expect(read(signal, 11)).rejects.toThrow('the reply is longer than 11 bytes');
    await expect(read(AbortSignal.abort(new AssistantFailure('before')))).rejects.toThrow('before');
    await expect.poll(() => open).toBe(0);
  });
});
