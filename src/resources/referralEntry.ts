import { defineResource, f } from '../schemas';

/** What somebody earned by bringing others, and what was used of it (part 1 §2): below the person, each line with what was left. */
export const referralEntry = defineResource({
  name: 'referralEntry',
  route: 'report/user-transaction/:userId',
  module: 'referAndEarnReport',
  source: 'referralEntries',
  title: '{note}',
  endpoint: { path: '/report/referral-transactions' },
  fields: {
    note: f.text({ searchable: true }),
    userId: f.ref('student', { finds: ['name', 'emailId', 'phoneNumber'] }),
    type: f.choice(['credit', 'debit'], { tones: { credit: 'green', debit: 'grey' } }),
    amount: f.money(),
    openingBalance: f.money(),
    closingBalance: f.money(),
    credit: f.money({ hint: true }),
    debit: f.money({ hint: true }),
  },
  list: {
    madeIn: 'referralProgram',
    columns: ['note', 'createdAt', 'type', 'openingBalance', 'amount', 'closingBalance', 'userId'],
    filters: ['userId', 'createdAt', 'type', 'amount'],
    sortable: ['createdAt', 'amount'],
    totals: ['credit', 'debit'],
  },
  summary: { by: ['createdAt:month', 'type', 'userId'], measures: { credit: 'sum@createdAt', debit: 'sum@createdAt', entries: 'count' } },
});
