export const first = {
  name: 'Payment account',
  fields: {
    accountHolder: 'Account holder',
    bankName: 'Bank',
    accountNumber: 'Account number',
    ifsc: 'IFSC code',
    upiId: 'UPI ID',
    gstin: 'GSTIN',
    pan: 'PAN',
  },
};

export const later = {
  hints: { ifsc: 'Eleven characters, printed on a cheque of the account.' },
  patterns: {
    accountNumber: 'Use 6 to 18 digits.',
    ifsc: 'Four letters, a zero and six more characters, for example SBIN0001234.',
    upiId: 'A name and a bank, for example academy@sbi.',
    gstin: 'Fifteen characters, for example 29ABCDE1234F1Z5.',
    pan: 'Five letters, four digits and a letter, for example ABCDE1234F.',
  },
  sections: { account: 'Account', tax: 'Tax' },
};
