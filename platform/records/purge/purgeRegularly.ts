import type { PlatformContext } from '../../kernel/context';
import { sweepFiles } from '../../files/sweep';
import { forgetGivenUp } from '../after/givenUp';
import { purgeBin } from './purge';

/** Empties the bin of what is past restoring, sweeps files that nothing refers to, and forgets what was given up long ago, soon after the start and then every hour. @returns a function that stops it */
export function purgeRegularly(context: PlatformContext): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: ReturnType<typeof setTimeout> | null = null;
  const plan = (wait: number): void => {
    next = setTimeout(() => {
      running = purge(context).then(() => {
        if (next) plan(EVERY);
      });
    }, wait);
    next.unref();
  };
  plan(FIRST);
  return async () => {
    if (next) clearTimeout(next);
    next = null;
    await running;
  };
}

/** The start has more urgent things to do. In ms. */
const FIRST = 60_000;
/** In ms. */
const EVERY = 60 * 60_000;

/** Once. A failure is tried again next time. */
async function purge(context: PlatformContext): Promise<void> {
  try {
    const count = await purgeBin(context);
    if (count > 0) context.logger.info({ count }, 'records were removed from the bin for good');
  } catch (error) {
    context.logger.warn({ err: error }, 'the bin could not be emptied: it is tried again');
  }
  try {
    const count = await sweepFiles(context);
    if (count > 0) context.logger.info({ count }, 'files that nothing referred to were removed');
  } catch (error) {
    context.logger.warn({ err: error }, 'files that nothing refers to could not be removed: it is tried again');
  }
  try {
    await forgetGivenUp(context);
  } catch (error) {
    context.logger.warn({ err: error }, 'what was given up long ago could not be forgotten: it is tried again');
  }
}
