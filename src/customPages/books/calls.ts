import { defineCall, f } from '../../schemas';

const text = f.text({ required: true });
const whole = f.integer({ required: true });

/** Amounts are whole paise, or hundredths of a token. */
export const readProof = defineCall({
  method: 'GET', path: '/ledger/proof', summary: 'Every balance of the ledger computed anew from its entries, and what differs', gate: { roles: ['super_admin'] },
  gives: {
    at: f.datetime({ required: true }), entries: whole, hasMore: f.boolean({ required: true }),
    accounts: f.list({ account: text, unit: f.choice(['token', 'paise'], { required: true }), owners: whole, entries: whole, kept: whole, computed: whole }, { required: true }),
    differences: f.list({ what: f.choice(['sum', 'chain', 'total', 'floor', 'account'], { required: true }), ownerId: f.text(), account: f.text(), at: f.text(), kept: text, computed: text }, { required: true }),
  },
});
