import { defineResource, f } from '../schemas';

/** Courses that a white-labelled institute sold, below the institute (part 1 §2); by course in the summary. */
export const courseSale = defineResource({
  name: 'courseSale',
  route: 'whitelabel-course-sales/:instituteId/~membershipPlan/~membershipID',
  module: 'whSalesReport',
  source: 'courseSales',
  title: '{number}',
  subtitle: '{buyerName}',
  endpoint: { path: '/report/course-sales' },
  fields: {
    number: f.text({ searchable: true, copy: true }),
    soldAt: f.datetime(),
    status: f.choice(['paid', 'refunded'], { tones: { paid: 'green', refunded: 'grey' } }),
    courseId: f.ref('course'),
    item: f.text({ searchable: true }),
    buyerName: f.text({ searchable: true }),
    buyerEmail: f.email({ searchable: true }),
    price: f.money(),
    discount: f.money(),
    tax: f.money(),
    amount: f.money({ hint: true }),
    net: f.money({ hint: true }),
  },
  list: {
    columns: ['number', 'soldAt', 'status', 'item', 'buyerName', 'amount', 'net', 'price', 'discount', 'instituteId'],
    filters: ['instituteId', 'soldAt', 'courseId', 'status', 'amount'],
    sort: '-soldAt',
    sortable: ['soldAt', 'amount'],
    totals: ['amount', 'net'],
  },
  summary: { by: ['soldAt:month', 'courseId', 'status', 'instituteId'], measures: { net: 'sum@soldAt', amount: 'sum@soldAt', sales: 'count' } },
});
