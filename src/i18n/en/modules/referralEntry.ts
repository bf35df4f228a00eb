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
  measures: {
    entries: 'Number of transactions',
  },
};
