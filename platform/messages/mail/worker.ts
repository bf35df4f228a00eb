import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { deliverDue } from './deliver';

/** Sends mails as they fall due. Without SMTP there is nothing to do. */
export function mailWork(context: Pick<PlatformContext, 'config' | 'database' | 'logger'>): readonly Work[] {
  if (!context.config.smtp) return [];
  return [{ queue: 'mail', pace: 'second', run: () => deliverDue(context), failed: 'mails cannot be sent at present' }];
}
