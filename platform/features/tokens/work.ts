import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { reconcileDue } from './reconcile';

/** Looks after orders of which nobody has heard, as they fall due. */
export const work = (context: PlatformContext): readonly Work[] => [{ queue: 'tokenOrders', pace: 'minute', run: () => reconcileDue(context), failed: 'orders of AI tokens cannot be looked after at present' }];
