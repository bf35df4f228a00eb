import { defineResource, f } from '../schemas';

/** What was paid at a branch, and paid back there (part 1 §2): a month at first. */
export const offlineRevenue = defineResource({
  name: 'offlineRevenue',
  route: 'offline-revenue',
  module: 'dashboard',
  source: 'offlineRevenues',
  title: '{reference}',
  subtitle: '{payerName}',
  endpoint: { path: '/offline-revenues' },
  fields: {
    reference: f.text({ searchable: true, copy: true }),
    kind: f.choice(['payment', 'refund']),
    method: f.choice(['cash', 'cheque', 'bankTransfer']),
    received: f.money({ hint: true }),
    payerName: f.text({ searchable: true }),
    payerEmail: f.email({ searchable: true }),
    item: f.text(),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    settledAt: f.datetime(),
  },
  list: {
    madeIn: 'subscription',
    columns: ['reference', 'settledAt', 'kind', 'method', 'received', 'payerName', 'item', 'appliedFor', 'instituteId'],
    filters: [{ field: 'settledAt', default: 'thisMonth', required: true }, 'kind', 'method', 'appliedFor', 'instituteId'],
    sort: '-settledAt',
    sortable: ['settledAt'],
    totals: ['received'],
  },
  summary: { by: ['settledAt:day', 'settledAt:month', 'method', 'kind', 'appliedFor', 'instituteId'], measures: { received: 'sum@settledAt', payments: 'count' } },
});
