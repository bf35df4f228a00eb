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
