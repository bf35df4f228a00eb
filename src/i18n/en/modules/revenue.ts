export const first = {
  name: 'Revenue |||| Revenues',
  newOne: 'New revenue',
  fields: {
    appliedFor: 'Sold as',
    reference: 'Reference',
    kind: 'Kind',
    method: 'Paid by',
    received: 'Received',
    payerName: 'Payer',
    payerEmail: 'Payer’s e-mail',
    item: 'For',
    settledAt: 'Settled',
  },
  choices: {
    kind: {
      payment: 'Payment',
      refund: 'Refund',
    },
    method: {
      upi: 'UPI',
      card: 'Card',
      netbanking: 'Net banking',
      wallet: 'Wallet',
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
    received: 'Successful online payments less refunds, by the day they settled; cash is not among them.',
  },
  origin: 'What was paid online in the learning app appears here once the payment has settled. None is entered in this console.',
  measures: {
    payments: 'Payments and refunds',
  },
};
