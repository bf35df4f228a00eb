export const first = {
  name: 'Payment |||| Payments',
  newOne: 'New payment',
  fields: {
    reference: 'Reference',
    appliedFor: 'Sold as',
    kind: 'Kind',
    status: 'Status',
    amount: 'Amount',
    received: 'Received',
    method: 'Paid by',
    payerName: 'Payer',
    item: 'For',
    settledAt: 'Settled',
    createdAt: 'Date',
  },
  choices: {
    kind: {
      payment: 'Payment',
      refund: 'Refund',
    },
    status: {
      pending: 'Pending',
      successful: 'Successful',
      failed: 'Failed',
    },
    method: {
      upi: 'UPI',
      card: 'Card',
      netbanking: 'Net banking',
      wallet: 'Wallet',
      cash: 'Cash',
      cheque: 'Cheque',
      bankTransfer: 'Bank transfer',
    },
    appliedFor: {
      membership: 'Membership',
      course: 'Course',
      webinar: 'Webinar',
    },
  },
};

export const later = {
  hints: {
    amount: 'What moved, or was to: a refund has a minus. Of what waits or failed nothing came in; “Received” tells what did.',
    received: 'Successful payments less successful refunds; what waits or failed counts nothing.',
  },
  origin: 'Payments and refunds appear here as they are made for what this institute sells in the learning app. None is entered in this console, cash neither.',
  measures: {
    payments: 'Payments',
  },
};
