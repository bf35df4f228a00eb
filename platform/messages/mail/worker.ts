import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformContext } from '../../kernel/context';
import { deliverDue } from './deliver';

/** How often it is looked whether anything is due. In ms. */
const PAUSE_MS = 1_000;
/** After a failure of the database. In ms. */
const PATIENCE_MS = 5_000;

/**
 * Sends mails as they fall due, beside whatever else this node does. Without SMTP it does nothing.
 * @returns a function that stops it and waits for what is under way
 */
export function startMail(context: Pick<PlatformContext, 'config' | 'database' | 'logger'>): () => Promise<void> {
  if (!context.config.smtp) return async () => undefined;
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const pause = await deliverDue(context).then((count) => (count > 0 ? 0 : PAUSE_MS), (error: Error) => {
        context.logger.warn({ err: error }, 'mails cannot be sent at present');
        return PATIENCE_MS;
      });
      await sleep(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopped.abort();
    // A server that hangs does not keep the platform from ending: its mail is sent again later.
    await Promise.race([running, sleep(2_000, undefined, { ref: false })]);
  };
}
