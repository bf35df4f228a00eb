import { assert, asyncProperty, boolean, func, integer, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('ends at once without ids', async () => {
    expect(await createBulkRun({ ids: [], perform: async () => undefined }).start()).toMatchObject({ phase: 'finished', total: 0 });
  });
});
