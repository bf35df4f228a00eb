import { performance } from 'node:perf_hooks';

/**
 * How long the event loop was held at a stretch while something ran, in milliseconds: the longest time between two turns
 * of it, each begun a millisecond after the one before where nothing holds it. What runs in another thread, or in the
 * database, holds nothing; nor does waiting for a processor that others use count, so of each stretch the clock's time and
 * the processor's are taken, and the shorter of them.
 */
export async function longestBlock(run: () => Promise<unknown>): Promise<number> {
  // What the caller has just done, and the clearing away of it, belongs to no run.
  await turn();
  let isOver = false;
  let [longest, last, used] = [0, performance.now(), processorMs()];
  const watch = async (): Promise<void> => {
    while (!isOver) {
      await turn();
      const [now, usedNow] = [performance.now(), processorMs()];
      longest = Math.max(longest, Math.min(now - last, usedNow - used));
      [last, used] = [now, usedNow];
    }
  };
  const watching = watch();
  try {
    await run();
  } finally {
    isOver = true;
    await watching;
  }
  return longest;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1));
}

/** The same, for what mostly takes no longer than so many milliseconds as a whole, and may be done twice: of the former nothing is watched, since nothing was held for longer. */
export async function blockWithin(most: number, run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  const whole = performance.now() - begun;
  return whole <= most ? whole : longestBlock(run);
}
