export const first = {
  name: 'Bank account |||| Bank details',
  newOne: 'New bank account',
  fields: {
    accountHolder: 'Account holder',
    bankName: 'Bank',
    accountNumber: 'Account number',
    ifsc: 'IFSC',
    upiId: 'UPI address',
    paymentId: 'Payment',
    reference: 'Reference',
    amount: 'Amount',
    settledAt: 'Settled',
    createdAt: 'Date',
  },
};

export const later = {
  origin: 'With each payment that was made in the learning app, the account that its institute is paid out to appears here. An institute enters its account in its settings.',
};
