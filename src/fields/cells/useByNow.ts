import { useSyncExternalStore } from 'react';

/** How often it is asked how far away something is. In milliseconds. */
const BETWEEN_MS = 15_000;

const told = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/**
 * What depends on the time, kept true while it is shown: `read` is asked anew a few times a minute and when the page is
 * looked at again, and only where its answer is another is anything drawn. One clock serves the page.
 */
export function useByNow(read: () => string | null): string | null {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(tell: () => void): () => void {
  if (told.size === 0) start();
  told.add(tell);
  return () => {
    told.delete(tell);
    if (told.size === 0) stop();
  };
}

function start(): void {
  clock = setInterval(tellAll, BETWEEN_MS);
  document.addEventListener('visibilitychange', tellAll);
}

function stop(): void {
  clearInterval(clock);
  document.removeEventListener('visibilitychange', tellAll);
}

function tellAll(): void {
  if (!document.hidden) for (const tell of told) tell();
}
