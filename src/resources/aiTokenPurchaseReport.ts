import { defineResource, f } from '../schemas';

/** AI tokens that were ordered (part 2 §3, “AI token order”), with what became of each order: a month at first. */
export const aiTokenPurchaseReport = defineResource({
  name: 'aiTokenPurchaseReport',
  route: 'report/ai-token-purchase-report',
  module: 'testreport',
  source: 'aiTokenPurchases',
  menu: { group: 'reports', icon: 'reports', order: 109 },
  title: '{razorpay_order_id}',
  subtitle: '{buyerName}',
  endpoint: { path: '/ai-token/order' },
  fields: {
    razorpay_order_id: f.text({ searchable: true, copy: true }),
    status: f.choice(['pending', 'paid', 'failed'], { tones: { pending: 'amber', paid: 'green', failed: 'red' } }),
    amount_token: f.number({ decimals: 2 }),
    amount_inr: f.money(),
    isExclusive: f.boolean(),
    buyerName: f.text({ searchable: true }),
    credited: f.number({ decimals: 2 }),
    paid: f.money({ hint: true }),
    paidAt: f.datetime(),
    razorpay_payment_id: f.text({ searchable: true, copy: true }),
  },
  list: {
    columns: ['razorpay_order_id', 'createdAt', 'status', 'amount_token', 'amount_inr', 'isExclusive', 'buyerName', 'instituteId'],
    filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, 'paidAt', 'status', 'amount_inr', 'instituteId'],
    sortable: ['createdAt', 'amount_inr'],
    totals: ['credited', 'paid'],
  },
  summary: { by: ['paidAt:day', 'paidAt:month', 'createdAt:day', 'createdAt:month', 'status', 'instituteId'], measures: { paid: 'sum@paidAt', credited: 'sum@paidAt', orders: 'count' } },
});
