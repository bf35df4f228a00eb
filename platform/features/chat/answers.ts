import { askChatTicket } from '../../../src/shell/chat/calls';
import { listPlans } from '../../../src/signedOut/plans/calls';
import { answer } from '../../calls/answer';
import { openWithAnyPlan, plansOnOffer } from './plans';
import { giveTicket } from './tickets';

/** What the chat is opened with, and the plans that the public page shows and the chat beside it speaks of. */
export const answers = [
  answer(askChatTicket, ({ context, actor }) => giveTicket({ context, sessionId: actor.sessionId })),
  answer(listPlans, async ({ context }) => ({ items: await plansOnOffer(context), anyPlan: openWithAnyPlan(context.loader) })),
];
