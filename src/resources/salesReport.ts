import { defineResource, f } from '../schemas';

/** The sales report (part 1 §2, part 2 §6, §7): what was sold, by whom and for how much, a month at first. */
export const salesReport = defineResource({
  name: 'salesReport',
  route: 'report/manage-sales-report',
  module: ['salereport', 'whSalesReport'],
  source: 'sales',
  menu: { group: 'reports', icon: 'reports', order: 101 },
  title: '{number}',
  subtitle: '{buyerName}',
  endpoint: { path: '/sales', calls: { search: 'POST /sales' } },
  fields: {
    number: f.text({ searchable: true, copy: true }),
    soldAt: f.datetime(),
    status: f.choice(['paid', 'refunded'], { tones: { paid: 'green', refunded: 'grey' } }),
    appliedFor: f.choice(['membership', 'course', 'webinar']),
    item: f.text({ searchable: true }),
    buyerName: f.text({ searchable: true }),
    buyerEmail: f.email({ searchable: true }),
    couponCode: f.text({ searchable: true }),
    price: f.money(),
    discount: f.money({ hint: true }),
    tax: f.money(),
    amount: f.money({ hint: true }),
    refunded: f.money(),
    net: f.money({ hint: true }),
  },
  list: {
    columns: ['number', 'soldAt', 'status', 'appliedFor', 'item', 'buyerName', 'amount', 'net', 'discount', 'instituteId'],
    filters: [{ field: 'soldAt', default: 'thisMonth', required: true }, 'appliedFor', 'status', 'couponCode', 'amount', 'instituteId'],
    sort: '-soldAt',
    sortable: ['soldAt', 'amount'],
    totals: ['amount', 'discount', 'net'],
  },
  summary: { by: ['soldAt:day', 'soldAt:month', 'appliedFor', 'status', 'instituteId'], measures: { net: 'sum@soldAt', amount: 'sum@soldAt', discount: 'sum@soldAt', sales: 'count' } },
});
