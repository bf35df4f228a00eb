import { defineResource, f } from '../schemas';

/** The pre-sales report (part 1 §2, part 2 §7): orders that were not paid for, a month at first. */
export const preSalesReport = defineResource({
  name: 'preSalesReport',
  route: 'report/pre-sales-report',
  module: 'prsalereport',
  source: 'preSales',
  menu: { group: 'reports', icon: 'reports', order: 102 },
  title: '{number}',
  subtitle: '{buyerName}',
  endpoint: { path: '/report/pre-sales', calls: { search: 'POST /report/pre-sales' } },
  fields: {
    number: f.text({ searchable: true, copy: true }),
    status: f.choice(['pending', 'cancelled'], { tones: { pending: 'amber', cancelled: 'grey' } }),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    item: f.text({ searchable: true }),
    buyerName: f.text({ searchable: true }),
    buyerEmail: f.email({ searchable: true }),
    couponCode: f.text({ searchable: true }),
    price: f.money(),
    discount: f.money(),
    tax: f.money(),
    amount: f.money({ hint: true }),
  },
  list: {
    columns: ['number', 'createdAt', 'status', 'appliedFor', 'item', 'buyerName', 'buyerEmail', 'amount', 'instituteId'],
    filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, 'status', 'appliedFor', 'couponCode', 'amount', 'instituteId'],
    sortable: ['createdAt', 'amount'],
    totals: ['amount'],
  },
  summary: { by: ['createdAt:day', 'createdAt:month', 'status', 'appliedFor', 'instituteId'], measures: { amount: 'sum@createdAt', orders: 'count' } },
});
