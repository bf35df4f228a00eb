import { onlineManager } from '@tanstack/react-query';
import { isUnanswered } from '../callFailure';

/** In ms; the last is repeated. Long enough for the platform's sign of life to have been asked for before the third. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** A moment later, as soon as the platform is not known to be away. */
export async function whenReachable(tries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tries, WAITS.length) - 1]));
  if (onlineManager.isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}

/**
 * Asks what something is decided by until there is an answer. A platform that is away for a moment has not said no.
 * @throws what is no silence; what was thrown last once nobody waits any more
 */
export async function untilAnswered<T>({ ask, signal }: { ask: () => Promise<T>; signal: AbortSignal }): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
      await whenReachable(tries);
      if (signal.aborted) throw error;
    }
  }
}
