import { defineResource, f } from '../schemas';

/** Sales in which a coupon was redeemed, below the coupon (part 1 §2, part 2 §7). */
export const couponUse = defineResource({
  name: 'couponUse',
  route: 'coupon/discount-coupon-usage-report/:couponId',
  module: 'coupon',
  source: 'couponUses',
  title: '{number}',
  subtitle: '{buyerName}',
  endpoint: { path: '/report/coupon-usage' },
  fields: {
    number: f.text({ searchable: true, copy: true }),
    couponId: f.ref('coupon'),
    soldAt: f.datetime(),
    status: f.choice(['paid', 'refunded'], { tones: { paid: 'green', refunded: 'grey' } }),
    item: f.text({ searchable: true }),
    buyerName: f.text({ searchable: true }),
    buyerEmail: f.email({ searchable: true }),
    discount: f.money({ hint: true }),
    amount: f.money({ hint: true }),
    net: f.money({ hint: true }),
  },
  list: {
    columns: ['number', 'soldAt', 'status', 'couponId', 'item', 'buyerName', 'discount', 'amount', 'net', 'instituteId'],
    filters: ['couponId', 'soldAt', 'status', 'amount', 'instituteId'],
    sort: '-soldAt',
    sortable: ['soldAt', 'amount'],
    totals: ['discount', 'amount', 'net'],
  },
  summary: { by: ['soldAt:month', 'couponId', 'status', 'instituteId'], measures: { discount: 'sum@soldAt', net: 'sum@soldAt', amount: 'sum@soldAt', sales: 'count' } },
});
