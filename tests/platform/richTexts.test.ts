import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFairTurns } from '../../platform/kernel/fairTurns';
import { defineResource, f } from '../../src/schemas';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';
import { watchCleaning } from './support/watchCleaning';

/** Texts are made safe one after the other: nobody waits for all that somebody else has sent, and nothing is held meanwhile. */
describe('a fair line', () => {
  it('lets institutes take turns, and the people of each, what came first of a person first', async () => {
    const turns = createFairTurns({ most: 10 });
    const order: string[] = [];
    const take = async (who: string, among: string): Promise<void> => {
      const end = await turns.take({ who, among, size: 1 });
      order.push(who);
      await Promise.resolve();
      end!();
    };
    const all = ['a', 'a', 'a', 'b', 'b'].map((who) => take(who, 'one'));
    await Promise.all([...all, take('c', 'two'), take('c', 'two')]);
    expect(order).toEqual(['a', 'a', 'c', 'b', 'c', 'a', 'b']);
  });

  it('takes of one person no more than there may be, but what is asked for alone', async () => {
    const turns = createFairTurns({ most: 10 });
    const first = await turns.take({ who: 'a', among: 'one', size: 25 });
    expect(await turns.take({ who: 'a', among: 'one', size: 1 })).toBeNull();
    const other = turns.take({ who: 'b', among: 'one', size: 10 });
    first!();
    (await other)!();
    const again = await turns.take({ who: 'a', among: 'one', size: 6 });
    const more = turns.take({ who: 'a', among: 'one', size: 4 });
    expect(await turns.take({ who: 'a', among: 'one', size: 1 })).toBeNull();
    again!();
    (await more)!();
  });
});

const LENGTH = 100_000;
const leaflet = defineResource({
  name: 'leaflet',
  menu: false,
  fields: {
    name: f.text({ required: true }),
    pages: f.list({ text: f.richText({ maxLength: LENGTH }) }, { maxItems: 9 }),
    state: f.choice(['open', 'told'], { readOnly: true, default: 'open' }),
    said: f.richText({ readOnly: true }),
  },
  lifecycle: { field: 'state', actions: { tell: { from: ['open'], to: 'told', confirm: false, ask: { text: f.richText({ required: true }) }, set: { said: { answer: 'text' } }, bulk: { call: 'POST /leaflet/tellMany', ids: 'leafletIds' } } } },
});
const filled = (part: string, length = LENGTH): string => part.repeat(Math.floor(length / part.length));
/** As slow as a text may be that is let through: every piece has its look, and ends fit nothing. */
const SLOW = filled('<p style="color:#f00"><b>a</i></b></p>');

describe('texts with formatting', () => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations: [leaflet], config: { poolSize: 10 } });
    token = await platform.login('institute');
  });
  afterAll(() => platform?.close());
  const create = (texts: readonly string[], by = token, headers = {}): Promise<CallResult> => platform.call({ method: 'POST', url: '/api/v9/leaflet', token: by, headers, body: { name: 'Leaflet', pages: texts.map((text) => ({ text })) } });

  it('of one person hold nobody else up, and too many at once are refused', async () => {
    const other = await platform.login('institute2');
    await create(['<p>First</p>']);
    const done: number[] = [];
    const flood = Array.from({ length: 8 }, async () => {
      const reply = await create(Array.from({ length: 9 }, () => SLOW));
      done.push(reply.status);
      return reply;
    });
    await vi.waitUntil(() => done.includes(429), { interval: 1, timeout: 20_000 });
    expect((await create(['<p>Hello <b>you</b></p>'], other)).status).toBe(201);
    // What was taken of the one waits still: eighteen texts, of which one was under way.
    expect(done).not.toContain(201);
    const replies = await Promise.all(flood);
    // On a slow machine what has waited for long is told to come again.
    expect(replies.filter(({ status, headers }) => status !== 201 && status !== 429 && !(status === 503 && headers['retry-after'] === '1'))).toEqual([]);
    expect(replies.some(({ status }) => status !== 429)).toBe(true);
    expect(replies.find(({ status }) => status === 429)).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '1' } });
    expect((await create([SLOW])).status).toBe(201);
  }, 300_000);

  it.each<[string, string]>([
    ['prose', filled('<p>All learners of this institute agree to <strong>the terms</strong> and to <a href="https://example.org/x">what follows</a>.</p>')],
    ['a table of numbers', `<table><tbody>${filled('<tr><td>1</td><td>22</td></tr>', LENGTH - 100)}</tbody></table>`],
    ['words in colours', filled('<p>One <span style="color:#ff0000">red</span> word</p>')],
    ['a deep outline', `${'<ul><li>One'.repeat(90)}${'</li></ul>'.repeat(90)}`],
    ['paragraphs that nobody has ended', filled('<p>Some words of a page', 80_000)],
    ['what speaks of formatting', filled('&lt;b&gt; ')],
  ])('that are honest are taken as long as they may be: %s', async (_name, text) => {
    expect((await create([text])).status).toBe(201);
  });

  it.each<[string, string, object]>([
    ['elements', filled('<b>a</b>', 90_000), { code: 'tooManyElements', params: { max: 10_000, found: 11_250 } }],
    ['looks', filled('<p style="color:red">a</p>'), { code: 'tooManyStyles', params: { max: 3_000 } }],
    ['levels', `${filled('<div>', 9_000)}Deep`, { code: 'tooNested', params: { max: 100 } }],
    ['levels with ends that fit nothing', `${filled('<x></y>', 9_000)}Deep`, { code: 'tooNested' }],
  ])('that hold more than real ones do are refused with what is too much: %s', async (_name, text, problem) => {
    const seen = vi.spyOn(Worker.prototype, 'postMessage');
    expect(await create(['<p>One</p>', text])).toMatchObject({ status: 422, body: { code: 'VALIDATION', problems: { 'pages.1.text': problem } } });
    expect(seen).not.toHaveBeenCalled();
    seen.mockRestore();
  });

  it('are made safe while no transaction is open, also where one call acts on many', async () => {
    const { open, stop } = watchCleaning(platform);
    const made = [await create(['<p>One</p>']), await create(['<p>Two</p>'], token, { 'idempotency-key': 'leaflet two' })];
    const ids = made.map(({ data }) => String(data['id']));
    const told = await platform.call({ method: 'POST', url: '/api/v9/leaflet/tellMany', token, headers: { 'idempotency-key': 'tell many' }, body: { leafletIds: ids, text: '<p onclick="x()">Told</p>' } });
    expect(told).toMatchObject({ status: 200, data: { results: [{ httpcode: 200 }, { httpcode: 200 }] } });
    stop();
    expect((await platform.call({ method: 'GET', url: `/api/v9/leaflet/${ids[1]}`, token })).data).toMatchObject({ state: 'told', said: '<p>Told</p>' });
    expect(open()).toEqual([0, 0, 0]);
  });
});
