export const first = {
  name: 'Referral transaction |||| Referral transactions',
  newOne: 'New referral transaction',
  fields: {
    note: 'For',
    userId: 'Learner',
    type: 'Kind',
    amount: 'Amount',
    openingBalance: 'Balance before',
    closingBalance: 'Balance after',
    credit: 'Earned',
    debit: 'Used',
  },
  choices: {
    type: {
      credit: 'Earned',
      debit: 'Used',
    },
  },
};

export const later = {
  hints: {
    credit: 'What was earned by referrals.',
    debit: 'What of it was used.',
  },
  origin: 'An entry appears here when somebody earns by a referral, or uses what was earned, in the learning app.',
  measures: {
    entries: 'Number of transactions',
  },
};
