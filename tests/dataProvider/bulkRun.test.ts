import { assert, asyncProperty, boolean, func, integer, string, uniqueArray } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBulkRun } from '../../src/dataProvider';

/** Calls that end when the test says. */
function manualCalls() {
  const open = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const perform = (id: string): Promise<void> => new Promise((resolve, reject) => open.set(id, { resolve, reject }));
  const end = async (id: string, error?: Error): Promise<void> => {
    const call = open.get(id)!;
    open.delete(id);
    if (error) call.reject(error);
    else call.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { open, perform, end };
}

describe('a bulk run', () => {
  it('never exceeds its concurrency, calls each id once and keeps a result of each', async () => {
    await assert(asyncProperty(
      uniqueArray(string({ minLength: 1, maxLength: 6 }), { maxLength: 30 }), integer({ min: 1, max: 8 }), func(boolean()),
      async (ids, concurrency, isFailing) => {
        let under = 0;
        let most = 0;
        const called: string[] = [];
        const run = createBulkRun({
          ids, concurrency,
          perform: async (id) => {
            called.push(id);
            most = Math.max(most, ++under);
            await Promise.resolve();
            under -= 1;
            if (isFailing(id)) throw new Error(`no ${id}`);
          },
        });
        const totals: number[] = [];
        run.subscribe(() => {
          const { pending, running, done, failed } = run.state();
          totals.push(pending.length + running.length + done.length + failed.length);
        });
        const end = await run.start();
        expect(most).toBeLessThanOrEqual(concurrency);
        expect([...called].sort()).toEqual([...ids].sort());
        expect(end.phase).toBe('finished');
        expect([...end.done, ...end.failed.map((one) => one.id)].sort()).toEqual([...ids].sort());
        expect(end.failed.every((one) => isFailing(one.id) && one.reason === `no ${one.id}`)).toBe(true);
        expect(new Set(totals).size).toBeLessThanOrEqual(1);
      },
    ), { numRuns: 60 });
  });

  it('pauses, resumes and cancels; calls under way end as they end', async () => {
    const calls = manualCalls();
    const run = createBulkRun({ ids: ['a', 'b', 'c', 'd', 'e'], perform: calls.perform, concurrency: 2 });
    const ended = run.start();
    expect([...calls.open.keys()]).toEqual(['a', 'b']);
    run.pause();
    await calls.end('a');
    expect([...calls.open.keys()]).toEqual(['b']);
    expect(run.state()).toMatchObject({ phase: 'paused', done: ['a'], pending: ['c', 'd', 'e'] });
    run.resume();
    expect([...calls.open.keys()]).toEqual(['b', 'c']);
    run.cancel();
    await calls.end('b', new Error('late'));
    await calls.end('c');
    expect(await ended).toMatchObject({ phase: 'cancelled', done: ['a', 'c'], skipped: ['d', 'e'], failed: [{ id: 'b', reason: 'late' }] });
  });

  it('makes four calls at once unless it is told otherwise', async () => {
    const calls = manualCalls();
    const run = createBulkRun({ ids: ['a', 'b', 'c', 'd', 'e', 'f'], perform: calls.perform });
    const ended = run.start();
    expect([...calls.open.keys()]).toEqual(['a', 'b', 'c', 'd']);
    await calls.end('b');
    expect([...calls.open.keys()]).toEqual(['a', 'c', 'd', 'e']);
    for (const id of ['a', 'c', 'd', 'e', 'f']) await calls.end(id);
    expect(await ended).toMatchObject({ phase: 'finished', total: 6 });
  });

  it('retries what failed, that alone', async () => {
    const tries: string[] = [];
    let isBroken = true;
    const run = createBulkRun({
      ids: ['a', 'b', 'c', 'b'],
      perform: async (id) => {
        tries.push(id);
        if (isBroken && id !== 'a') throw new Error('broken');
      },
      reasonOf: (error) => (error as Error).message.toUpperCase(),
    });
    const first = await run.start();
    expect(first.failed.map(({ id, reason }) => [id, reason])).toEqual([['b', 'BROKEN'], ['c', 'BROKEN']]);
    isBroken = false;
    tries.length = 0;
    expect(await run.retryFailed()).toMatchObject({ phase: 'finished', done: ['a', 'b', 'c'], failed: [], total: 3 });
    expect(tries).toEqual(['b', 'c']);
    expect(await run.retryFailed()).toMatchObject({ phase: 'finished' });
  });

  describe('of which a call gets no answer', () => {
    const lost = new Error('lost');
    const isUnanswered = (error: unknown): boolean => error === lost;

    it('waits, goes on by itself and asks under the same key for what was under way; nothing else is asked twice', async () => {
      const sent: [string, string][] = [];
      let isAway = false;
      let back = (): void => undefined;
      const run = createBulkRun({
        ids: ['a', 'b', 'c', 'd', 'e', 'f'], concurrency: 2, isUnanswered,
        whenReachable: () => new Promise((resolve) => (back = resolve)),
        perform: async (id, key) => {
          sent.push([id, key]);
          if (id === 'c' && sent.length < 5) isAway = true;
          await Promise.resolve();
          if (isAway) throw lost;
        },
      });
      const ended = run.start();
      await vi.waitFor(() => expect(run.state()).toMatchObject({ phase: 'waiting', running: [], failed: [] }));
      expect(new Set([...run.state().done, ...run.state().pending]).size).toBe(6);
      const unanswered = sent.filter(([id]) => !run.state().done.some((one) => one === id));
      isAway = false;
      back();
      expect(await ended).toMatchObject({ phase: 'finished', failed: [], skipped: [], total: 6 });
      expect(run.state().done).toHaveLength(6);
      for (const [id, key] of unanswered) expect(sent.filter(([one]) => one === id)).toEqual([[id, key], [id, key]]);
      expect(sent).toHaveLength(6 + unanswered.length);
    });

    it('gives another key to what was answered, and gives up what alone is never answered', async () => {
      const keys = new Map<string, Set<string>>();
      let isRefused = true;
      const run = createBulkRun({
        ids: ['a', 'poison'], isUnanswered,
        perform: async (id, key) => {
          keys.set(id, (keys.get(id) ?? new Set()).add(key));
          if (id === 'poison') throw lost;
          if (isRefused) throw new Error('refused');
        },
      });
      const end = await run.start();
      expect(end.failed.map((one) => one.reason).sort()).toEqual(['lost', 'refused']);
      expect(keys.get('poison')!.size).toBe(1);
      isRefused = false;
      await run.retryFailed();
      expect(keys.get('a')!.size).toBe(2);
    });

    it('says of what was under way that it has failed, not that it was never begun, when it is ended meanwhile', async () => {
      const run = createBulkRun({ ids: ['a', 'b', 'c'], concurrency: 1, isUnanswered, whenReachable: () => new Promise(() => undefined), perform: async () => Promise.reject(lost) });
      const ended = run.start();
      await vi.waitFor(() => expect(run.state().phase).toBe('waiting'));
      run.cancel();
      expect(await ended).toMatchObject({ phase: 'cancelled', failed: [{ id: 'a' }], skipped: ['b', 'c'], done: [] });
    });
  });

  it('ends at once without ids', async () => {
    expect(await createBulkRun({ ids: [], perform: async () => undefined }).start()).toMatchObject({ phase: 'finished', total: 0 });
  });
});

describe('a run by portions', () => {
  it('sends so many by one call, keeps what came of each, and retries those that failed', async () => {
    const sent: string[][] = [];
    let isMended = false;
    const run = createBulkRun({
      ids: ['a', 'b', 'c', 'd', 'e', 'a'], portion: 2, concurrency: 1,
      performMany: async (ids) => {
        sent.push([...ids]);
        if (ids.includes('e') && !isMended) throw new Error('all of them');
        return new Map(isMended ? [] : ids.filter((id) => id === 'b').map((id) => [id, new Error(`no ${id}`)]));
      },
    });
    const ended = await run.start();
    expect(sent).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(ended.done).toEqual(['a', 'c', 'd']);
    expect(ended.failed.map(({ id, reason }) => [id, reason])).toEqual([['b', 'no b'], ['e', 'all of them']]);
    isMended = true;
    expect((await run.retryFailed()).done).toEqual(['a', 'c', 'd', 'b', 'e']);
    expect(sent.at(-1)).toEqual(['b', 'e']);
  });

  it('sends what got no answer again as it was, under its key', async () => {
    const sent: { ids: readonly string[]; key: string }[] = [];
    const run = createBulkRun({
      ids: ['a', 'b', 'c', 'd', 'e'], portion: 2, concurrency: 2, isUnanswered: () => true,
      performMany: async (ids, key) => {
        sent.push({ ids, key });
        if (sent.length <= 2) throw new Error('silence');
        return new Map();
      },
    });
    const ended = await run.start();
    expect(ended).toMatchObject({ phase: 'finished', failed: [], skipped: [] });
    expect([...ended.done].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    const of = (id: string) => sent.filter(({ ids }) => ids.includes(id));
    for (const [id, together] of [['a', ['a', 'b']], ['c', ['c', 'd']]] as const) {
      expect(of(id).map(({ ids }) => ids)).toEqual([together, together]);
      expect(new Set(of(id).map(({ key }) => key)).size).toBe(1);
    }
    expect(of('e')).toHaveLength(1);
  });
});
