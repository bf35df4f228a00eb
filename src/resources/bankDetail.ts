import { defineResource, f } from '../schemas';

/** The account that a payment is paid out to (part 1 §2, `BankDetails`), below the payment and its institute. Numbers are masked by the platform: nobody reads them here. */
export const bankDetail = defineResource({
  name: 'bankDetail',
  route: ':paymentId/:instituteId/~institute/BankDetails',
  module: 'dashboard',
  source: 'bankDetails',
  title: '{accountHolder}',
  subtitle: '{accountNumber}',
  endpoint: { path: '/report/bank-details' },
  fields: {
    accountHolder: f.text({ searchable: false }),
    bankName: f.text(),
    accountNumber: f.text({ copy: false }),
    ifsc: f.text({ copy: false }),
    upiId: f.text({ copy: false }),
    paymentId: f.ref('transactionHistory'),
    reference: f.text({ searchable: true, copy: true }),
    amount: f.money(),
    settledAt: f.datetime(),
  },
  list: {
    columns: ['accountHolder', 'bankName', 'accountNumber', 'ifsc', 'paymentId', 'amount', 'settledAt', 'instituteId'],
    filters: ['instituteId', 'paymentId', 'createdAt', 'amount'],
    sortable: ['createdAt'],
  },
});
