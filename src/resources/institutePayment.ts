import { defineResource, f } from '../schemas';

/** What one institute was paid for courses, memberships or webinars (part 1 §2, `{id}/{institute}/{type}/payment`): payments and refunds, below the institute and what was sold. */
export const institutePayment = defineResource({
  name: 'institutePayment',
  route: ':instituteId/~institute/:appliedFor/payment',
  module: 'dashboard',
  source: 'transactions',
  title: '{reference}',
  subtitle: '{payerName}',
  endpoint: { path: '/report/payments' },
  fields: {
    reference: f.text({ searchable: true, copy: true }),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    kind: f.choice(['payment', 'refund'], { tones: { payment: 'blue', refund: 'grey' } }),
    status: f.choice(['pending', 'successful', 'failed'], { tones: { pending: 'amber', successful: 'green', failed: 'red' } }),
    amount: f.money({ hint: true }),
    received: f.money({ hint: true }),
    method: f.choice(['upi', 'card', 'netbanking', 'wallet', 'cash', 'cheque', 'bankTransfer']),
    payerName: f.text({ searchable: true }),
    item: f.text(),
    settledAt: f.datetime(),
  },
  list: {
    columns: ['reference', 'createdAt', 'appliedFor', 'item', 'payerName', 'kind', 'status', 'amount', 'received', 'method', 'instituteId'],
    filters: ['instituteId', 'appliedFor', 'status', 'kind', 'method', 'createdAt'],
    sortable: ['createdAt', 'amount'],
    totals: ['received'],
  },
  summary: { by: ['createdAt:month', 'status', 'method', 'appliedFor', 'instituteId'], measures: { received: 'sum@createdAt', payments: 'count' } },
});
