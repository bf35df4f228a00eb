export const first = {
  name: 'AI token transaction |||| AI token transactions',
  menu: 'AI Token Transaction',
  newOne: 'New AI token transaction',
  fields: {
    kind: 'What for',
    note: 'Note',
    type: 'Kind',
    amount_token: 'Tokens',
    opening_balance: 'Balance before',
    closing_balance: 'Balance after',
    isFirstTrans: 'First of all',
    razorpay_order_id: 'Order',
    credit: 'Tokens added',
    debit: 'Tokens used',
    createdAt: 'Date',
  },
  choices: {
    kind: {
      first: 'Given with the membership',
      purchase: 'Bought',
      given: 'Given by the operator',
      use: 'Used',
    },
    type: {
      credit: 'Added',
      debit: 'Used',
    },
  },
};

export const later = {
  origin: 'An entry appears here when AI tokens are bought, given or used.',
  measures: {
    entries: 'Number of transactions',
  },
};
