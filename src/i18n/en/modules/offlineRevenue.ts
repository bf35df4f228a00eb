export const first = {
  name: 'Offline revenue |||| Offline revenues',
  newOne: 'New offline revenue',
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
    received: 'Payments in cash, by cheque or by bank transfer less what was refunded so, by the day they settled.',
  },
  origin: 'What the learning app records as paid in cash, by cheque or by bank transfer appears here. Such fees cannot be recorded in this console: whoever paid at a branch can be enrolled here, and the money is not noted by that.',
  measures: {
    payments: 'Payments and refunds',
  },
};
