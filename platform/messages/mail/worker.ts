import type { PlatformContext } from '../../kernel/context';
import { startWorker } from '../../kernel/worker';
import { deliverDue } from './deliver';

/**
 * Sends mails as they fall due, beside whatever else this node does. Without SMTP it does nothing.
 * @returns a function that stops it and waits for what is under way
 */
export function startMail(context: Pick<PlatformContext, 'config' | 'database' | 'logger'>): () => Promise<void> {
  if (!context.config.smtp) return async () => undefined;
  return startWorker({ run: () => deliverDue(context), logger: context.logger, failed: 'mails cannot be sent at present' });
}
