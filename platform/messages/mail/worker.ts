import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { forgetMessages } from '../outbox';
import { deliverDue } from './deliver';

/** Removes messages of long ago, and sends mails as they fall due: without SMTP there are none to send. */
export function mailWork(context: Pick<PlatformContext, 'clock' | 'config' | 'database' | 'logger'>): readonly Work[] {
  const forget = async (): Promise<number> => {
    const count = await forgetMessages(context);
    if (count > 0) context.logger.info({ count }, 'messages of long ago were removed');
    return 0;
  };
  return [
    { queue: 'messages', pace: 'hour', run: forget, failed: 'messages of long ago could not be removed: it is tried again' },
    ...(context.config.smtp ? [{ queue: 'mail', pace: 'second' as const, run: () => deliverDue(context), failed: 'mails cannot be sent at present' }] : []),
  ];
}
