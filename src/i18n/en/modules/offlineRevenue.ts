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
  measures: {
    payments: 'Payments and refunds',
  },
};
