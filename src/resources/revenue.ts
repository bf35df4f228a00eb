import { defineResource, f } from '../schemas';

/** What came in online and what was paid back (part 1 §2): a month at first. */
export const revenue = defineResource({
  name: 'revenue',
  route: 'revenues',
  module: 'dashboard',
  source: 'revenues',
  title: '{reference}',
  subtitle: '{payerName}',
  endpoint: { path: '/revenues' },
  fields: {
    reference: f.text({ searchable: true, copy: true }),
    kind: f.choice(['payment', 'refund']),
    method: f.choice(['upi', 'card', 'netbanking', 'wallet']),
    received: f.money({ hint: true }),
    payerName: f.text({ searchable: true }),
    payerEmail: f.email({ searchable: true }),
    item: f.text(),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    settledAt: f.datetime(),
  },
  list: {
    columns: ['reference', 'settledAt', 'kind', 'method', 'received', 'payerName', 'item', 'appliedFor', 'instituteId'],
    filters: [{ field: 'settledAt', default: 'thisMonth', required: true }, 'kind', 'method', 'appliedFor', 'instituteId'],
    sort: '-settledAt',
    sortable: ['settledAt'],
    totals: ['received'],
  },
  summary: { by: ['settledAt:day', 'settledAt:month', 'method', 'kind', 'appliedFor', 'instituteId'], measures: { received: 'sum@settledAt', payments: 'count' } },
});
