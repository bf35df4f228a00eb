import { defineResource, f } from '../schemas';

/** Payments and refunds, each as it went (part 1 §2): what moved, how, and what for. */
export const transactionHistory = defineResource({
  name: 'transactionHistory',
  route: 'transaction-history',
  module: 'dashboard',
  source: 'transactions',
  title: '{reference}',
  subtitle: '{payerName}',
  endpoint: { path: '/transactions' },
  fields: {
    reference: f.text({ searchable: true, copy: true }),
    kind: f.choice(['payment', 'refund'], { tones: { payment: 'blue', refund: 'grey' } }),
    status: f.choice(['pending', 'successful', 'failed'], { tones: { pending: 'amber', successful: 'green', failed: 'red' } }),
    amount: f.money({ hint: true }),
    received: f.money({ hint: true }),
    method: f.choice(['upi', 'card', 'netbanking', 'wallet', 'cash', 'cheque', 'bankTransfer']),
    payerName: f.text({ searchable: true }),
    payerEmail: f.email({ searchable: true }),
    item: f.text(),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    saleNumber: f.text({ copy: true }),
    problem: f.text(),
    settledAt: f.datetime(),
  },
  list: {
    columns: ['reference', 'createdAt', 'kind', 'status', 'amount', 'received', 'method', 'payerName', 'item', 'instituteId'],
    filters: ['createdAt', 'status', 'kind', 'method', 'amount', 'instituteId'],
    sortable: ['createdAt', 'amount'],
    totals: ['received'],
  },
  summary: { by: ['createdAt:month', 'createdAt:day', 'method', 'kind', 'status', 'instituteId'], measures: { received: 'sum@createdAt', transactions: 'count' } },
});
