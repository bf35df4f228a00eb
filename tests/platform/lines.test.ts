import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../platform/kernel/crypto/passwords';
import { createTurns } from '../../platform/kernel/turns';
import { defineResource, f } from '../../src/schemas';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';

describe('a line', () => {
  it('lets so many at once, in the order they came, and refuses whoever finds it full', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 2 });
    const begun: number[] = [];
    const take = (number: number) => turns.take().then((end) => {
      if (end) begun.push(number);
      return end;
    });
    const [first, second, third, fourth] = [take(1), take(2), take(3), take(4)];
    expect(await fourth).toBeNull();
    const end = await first;
    expect(begun).toEqual([1]);
    // Giving a turn back twice gives one turn back.
    end?.();
    end?.();
    const endSecond = await second;
    expect(begun).toEqual([1, 2]);
    endSecond?.();
    (await third)?.();
    expect(begun).toEqual([1, 2, 3]);
    expect(turns.isIdle()).toBe(true);
  });

  it('is left by whoever goes away, and by nobody else', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 });
    const end = await turns.take();
    const gone = new AbortController();
    const waiting = turns.take(gone.signal);
    gone.abort();
    expect(await waiting).toBeNull();
    const next = turns.take();
    end?.();
    (await next)?.();
    expect(turns.isIdle()).toBe(true);
    expect(await turns.take(gone.signal)).toBeNull();
  });
});

/** A module whose records take long to make: what is sent for the secret is hashed. */
const safe = defineResource({
  name: 'safe',
  menu: false,
  fields: { name: f.text({ required: true }), secret: f.password({ minLength: 10 }) },
});
const SECRET = 'Strong-enough-991';

describe('one account that asks for much', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [safe], config: { poolSize: 6 } });
    token = await platform.login('institute');
  });
  afterAll(() => platform?.close());

  const create = (index: number, more?: Readonly<Record<string, unknown>>): Promise<CallResult> =>
    platform.call({ method: 'POST', url: '/api/v9/safe', token, body: { name: `Flood ${index}`, secret: SECRET, ...more }, headers: { 'idempotency-key': `flood-${index}` } });

  it('takes nothing from the others: they are answered meanwhile', async () => {
    const other = await platform.login('institute2');
    let isOver = false;
    const flood = Promise.all(Array.from({ length: 200 }, (_, index) => create(index))).finally(() => {
      isOver = true;
    });
    const reads: number[] = [];
    while (!isOver) {
      reads.push((await platform.call({ method: 'GET', url: '/api/v9/safe?size=1', token: other })).status);
      await sleep(20);
    }
    const replies = await flood;
    expect(reads.length).toBeGreaterThan(3);
    expect(new Set(reads)).toEqual(new Set([200]));
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '1' } });
    expect((await create(1_000)).status).toBe(201);
  });

  it('has its passwords stored as their hashes', async () => {
    expect((await create(2_000, { name: '' })).status).toBe(422);
    const made = await create(2_001);
    expect(made.status).toBe(201);
    const { id } = made.data as { id: string };
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => trx.selectFrom('app.safe').select('secret').where('id', '=', id).execute().then((found) => ({ rows: found })));
    expect(await verifyPassword({ password: SECRET, stored: rows[0]!['secret'] as string })).toBe(true);
  });
});

it('several people who make records with passwords at once hold no connection while passwords are hashed: lists and readiness go on', async () => {
  const platform = await createTestPlatform({ declarations: [safe], config: { poolSize: 4 } });
  const makers = await Promise.all((['institute', 'institute2', 'whitelabel'] as const).map((name) => platform.login(name)));
  const other = await platform.login('super_admin');
  const timed = async <T>(call: () => Promise<T>): Promise<{ reply: T; ms: number }> => {
    const begun = performance.now();
    return { reply: await call(), ms: performance.now() - begun };
  };
  const create = (token: string, index: number) => timed(() => platform.call({
    method: 'POST', url: '/api/v9/safe', token, headers: { 'idempotency-key': `many-${index}` }, body: { name: `Many ${index}`, secret: SECRET },
  }));
  await platform.call({ method: 'GET', url: '/api/v9/safe?size=1', token: other });
  let isOver = false;
  const creates = Promise.all(Array.from({ length: 36 }, (_, index) => create(makers[index % makers.length]!, index))).finally(() => {
    isOver = true;
  });
  const lists: number[] = [];
  const statuses = new Set<number>();
  while (!isOver) {
    const { reply, ms } = await timed(() => platform.call({ method: 'GET', url: '/api/v9/safe?size=1', token: other }));
    const ready = await platform.call({ method: 'GET', url: '/readyz' });
    statuses.add(reply.status).add(ready.status);
    lists.push(ms);
    await sleep(10);
  }
  const made = await creates;
  await platform.close();
  expect(new Set(made.map(({ reply }) => reply.status))).toEqual(new Set([201]));
  expect(statuses).toEqual(new Set([200]));
  expect(median(lists)).toBeLessThan(median(made.map(({ ms }) => ms)) / 10);
}, 300_000);

it('whom nobody knows takes nothing from who is signed in, be it by tokens that are made up or by what is open to everybody, from one address or from many of one network', async () => {
  const platform = await createTestPlatform({ declarations: [safe], config: { poolSize: 4, isProxyTrusted: true } });
  const token = await platform.login('institute');
  const list = (): Promise<CallResult> => platform.call({ method: 'GET', url: '/api/v9/safe?size=1', token });
  await list();
  const flood = async (calls: readonly Promise<CallResult>[]): Promise<{ statuses: ReadonlySet<number>; lists: number }> => {
    let isOver = false;
    const all = Promise.all(calls).finally(() => {
      isOver = true;
    });
    let lists = 0;
    while (!isOver) {
      expect((await list()).status).toBe(200);
      lists += 1;
    }
    return { statuses: new Set((await all).map(({ status }) => status)), lists };
  };
  // Its line holds a thousand besides: whatever comes beyond that is refused, and nothing fails.
  const made = await flood(Array.from({ length: 1_200 }, (_, index) => platform.call({ method: 'GET', url: '/api/v9/safe?size=1', token: `made-up-token-of-nobody-${index}` })));
  expect([...made.statuses].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(made.statuses.has(429)).toBe(true);
  const openTo = (address: (index: number) => string) => flood(Array.from({ length: 900 }, (_, index) => platform.call({ method: 'GET', url: '/api/v9/tenant-info/public', headers: { 'x-forwarded-for': address(index) } })));
  const open = await openTo(() => '203.0.113.9');
  const wide = await openTo((index) => `2001:db8:1:2::${(index + 1).toString(16)}`);
  // What has waited for too long is refused, and fails in no other way.
  for (const { statuses } of [open, wide]) expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await platform.close();
  // In one line with them it would wait until nearly all of them are done.
  for (const { lists } of [made, open, wide]) expect(lists).toBeGreaterThan(20);
}, 300_000);

it('one person, and all of one institute, take only a part of it by reading: others are answered meanwhile', async () => {
  const platform = await createTestPlatform({ declarations: [safe], config: { poolSize: 4 } });
  const [token, other] = [await platform.login('institute'), await platform.login('institute2')];
  const list = (as: string): Promise<CallResult> => platform.call({ method: 'POST', url: '/api/v9/safe/search', token: as, body: { size: 1 } });
  await Promise.all([list(token), list(other)]);
  let isOver = false;
  const flood = Promise.all(Array.from({ length: 600 }, () => list(token))).finally(() => {
    isOver = true;
  });
  let lists = 0;
  while (!isOver) {
    expect((await list(other)).status).toBe(200);
    lists += 1;
  }
  const statuses = (await flood).map(({ status }) => status);
  await platform.close();
  expect(lists).toBeGreaterThan(20);
  // Three hundred wait; of these who has waited for too long is told to come again.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(200);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
}, 300_000);

function median(values: readonly number[]): number {
  return values.toSorted((one, next) => one - next)[Math.floor(values.length / 2)]!;
}
