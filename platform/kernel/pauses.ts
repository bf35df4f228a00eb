import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For work that would hold the event loop for long: awaited between its parts, it lets others go first once a part of it has taken so many
 * milliseconds, and else returns at once.
 */
export function createPauses(ms = 4): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < ms) return;
    await nextTurn();
    begun = performance.now();
  };
}
