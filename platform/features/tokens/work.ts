import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { giveDue } from './giveDue';
import { reconcileDue } from './reconcile';

/** Looks after orders of which nobody has heard, and gives what memberships bring, as they fall due. */
export const work = (context: PlatformContext): readonly Work[] => [
  { queue: 'tokenOrders', pace: 'minute', run: () => reconcileDue(context), failed: 'orders of AI tokens cannot be looked after at present' },
  { queue: 'membershipTokens', pace: 'minute', run: () => giveDue(context), failed: 'AI tokens of memberships cannot be given at present' },
];
