import { defineCall, f } from '../../schemas';

const amount = f.number({ required: true });

/** What an institute has of AI tokens (part 2 §3, “AI token balance”): one's own, or for those who see several the one that is named. */
export const readTokenBalance = defineCall({
  method: 'GET', path: '/ai-token/balance', summary: 'AI tokens of an institute', gate: 'signedIn', withoutPlan: true, query: { instituteId: f.ref('institution') },
  // All that was ever added, all that was ever used, and the difference, never below 0; at most two decimals.
  gives: { credit: amount, debit: amount, balance: amount },
});
