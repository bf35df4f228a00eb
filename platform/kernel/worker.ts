import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformContext } from './context';

/** How often it is looked whether anything is due. In ms. */
const PAUSE_MS = 1_000;
/** After a failure of the database. In ms. */
const PATIENCE_MS = 5_000;
/** What is under way is waited for so long when the platform ends. In ms. */
const LEAVE_MS = 2_000;

interface Work {
  /** Does what is due. @returns how much there was; after nothing it is waited for a while */
  readonly run: () => Promise<number>;
  readonly logger: PlatformContext['logger'];
  /** What is said when it cannot be done at present. */
  readonly failed: string;
}

/** Does what falls due, beside whatever else this node does. @returns a function that stops it and waits for what is under way */
export function startWorker({ run, logger, failed }: Work): () => Promise<void> {
  const stopped = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const pause = await run().then((count) => (count > 0 ? 0 : PAUSE_MS), (error: Error) => {
        logger.warn({ err: error }, failed);
        return PATIENCE_MS;
      });
      await sleep(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    stopped.abort();
    // What hangs does not keep the platform from ending: it is taken up again later.
    await Promise.race([running, sleep(LEAVE_MS, undefined, { ref: false })]);
  };
}

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** After so many tries, about a day, something is given up. */
export const MOST_TRIES = 12;
/** So long what is being done belongs to whoever has taken it: longer than doing it may take. */
export const LEASE_SECONDS = 150;

/** Seconds from a failed try to the next: three times as long each time, up to six hours. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** (tries - 1));
}

/** What is kept, and shown, of a failure: one line, and no more than one reads. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** Said of what was taken as often as may be and never came to an end: neither done nor refused. */
export const NEVER_ENDED = 'The process ended each time while it was being done.';
