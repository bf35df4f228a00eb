export const first = {
  name: 'Transaction |||| Transactions',
  menu: 'Transaction history',
  newOne: 'New transaction',
  fields: {
    reference: 'Reference',
    kind: 'Kind',
    status: 'Status',
    amount: 'Amount',
    received: 'Received',
    method: 'Paid by',
    payerName: 'Payer',
    payerEmail: 'Payer’s e-mail',
    item: 'For',
    appliedFor: 'Sold as',
    saleNumber: 'Sale',
    problem: 'Why it failed',
    settledAt: 'Settled',
    createdAt: 'Date',
  },
  choices: {
    kind: { payment: 'Payment', refund: 'Refund' },
    status: { pending: 'Pending', successful: 'Successful', failed: 'Failed' },
    method: { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet', cash: 'Cash', cheque: 'Cheque', bankTransfer: 'Bank transfer' },
    appliedFor: { membership: 'Membership', course: 'Course', webinar: 'Webinar' },
  },
};

export const later = {
  hints: {
    amount: 'What moved, or was to: a refund has a minus. Of what waits or failed nothing came in; “Received” tells what did.',
    received: 'Successful payments less successful refunds; what waits or failed counts nothing.',
  },
  origin: 'Payments and refunds appear here as they are made for what was ordered in the learning app. None is entered in this console, cash neither.',
  measures: { transactions: 'Transactions' },
};
