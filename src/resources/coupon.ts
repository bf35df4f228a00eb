import { defineResource, f } from '../schemas';

/** Discount codes (part 2 §3, §4, §7). Redeeming is an operation of the platform, never an edit. */
export const coupon = defineResource({
  name: 'coupon',
  menu: { group: 'sales', icon: 'coupon', order: 13 },
  home: true, title: '{code}', subtitle: '{description}', related: [{ resource: 'couponUse', field: 'couponId' }],
  share: ['code', 'percentOff', 'amountOff', 'appliedFor', 'minimumPurchase', 'startsAt', 'endsAt'],
  endpoint: {
    update: 'PATCH',
    search: { size: 50, filtersIn: 'body' },
    failures: { create: 'addCoupon', update: 'updateCoupon', deactivate: 'deactivateCoupon' },
  },
  fields: {
    code: f.text({ required: true, unique: true, searchable: true, letterCase: 'upper', pattern: '^[A-Z0-9-]{4,20}$', maxLength: 20, generate: true, hint: true }),
    description: f.text({ searchable: true }),
    kind: f.choice(['percent', 'amount'], { required: true, default: 'percent' }),
    percentOff: f.integer({ required: true, min: 1, max: 100, unit: '%', when: { kind: 'percent' } }), amountOff: f.money({ required: true, min: 1, max: 1000000, when: { kind: 'amount' } }),
    minimumPurchase: f.money(), appliedFor: f.choice(['membership', 'course', 'webinar'], { required: true, roles: { membership: ['super_admin'] } }),
    membershipPlanId: f.refs('membership', { when: { appliedFor: 'membership' }, where: { isActive: true }, onDelete: 'refuse' }),
    startsAt: f.datetime(), endsAt: f.datetime({ after: 'startsAt', shownAs: 'deadline', newWithin: 0 }), usageLimit: f.integer({ min: 1, hint: true }), usedCount: f.integer({ readOnly: true, default: 0 }), usesLeft: f.formula('usageLimit', '-', 'usedCount'),
    usage: f.choice(['open', 'nearly', 'used'], {
      tones: { open: 'grey', nearly: 'amber', used: 'red' },
      derive: [{ value: 'used', if: { usedCount: { gte: { field: 'usageLimit' } } } }, { value: 'nearly', if: { usedCount: { gte: { field: 'usageLimit', percent: 80 } } } }, { value: 'open' }],
    }),
    isPrivate: f.boolean({ hint: true }), isActive: f.boolean({ readOnly: true, default: true }),
    status: f.choice(['upcoming', 'active', 'inactive', 'expired'], {
      tones: { upcoming: 'blue', active: 'green', inactive: 'grey', expired: 'red' },
      derive: [{ value: 'expired', if: { endsAt: { lte: { now: true } } } }, { value: 'inactive', if: { not: { isActive: true } } }, { value: 'upcoming', if: { startsAt: { gt: { now: true } } } }, { value: 'active' }],
    }),
  },
  cautions: [{ if: { amountOff: { gt: { field: 'minimumPurchase' } } }, at: 'amountOff', says: 'overMinimum' }], rules: [{ if: { usageLimit: { lt: { field: 'usedCount' } } }, at: 'usageLimit', says: 'belowField' }, { if: { appliedFor: 'membership', instituteId: { empty: false } }, at: 'appliedFor', says: 'operatorsAlone' }],
  list: {
    columns: ['code', 'status', 'kind', 'percentOff', 'amountOff', 'appliedFor', 'usedCount', 'endsAt', 'createdAt'],
    filters: [
      'status', 'appliedFor', 'membershipPlanId',
      { field: 'createdAt', name: { from: 'createdDateStart', to: 'createdDateEnd' } },
      { field: 'isPrivate', op: 'include', name: 'showPrivate' }, 'kind', 'usage', 'endsAt',
    ],
    totals: ['usedCount'],
  },
  summary: { by: ['createdAt:month', 'appliedFor', 'status', 'kind', 'instituteId'], measures: { usedCount: 'sum', coupons: 'count' } },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'code', 'description', 'kind', 'percentOff', 'amountOff', 'minimumPurchase'] },
      { name: 'scope', fields: ['appliedFor', 'membershipPlanId', 'startsAt', 'endsAt', 'usageLimit', 'isPrivate'] },
    ],
  },
  attention: {
    ending: { filters: { status: ['active'], endsAt: { days: [0, 7] }, isPrivate: true }, sort: 'endsAt' },
    nearlyUsed: { filters: { status: ['active'], usage: ['nearly', 'used'], isPrivate: true }, sort: '-usedCount' },
  },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], set: { isActive: true }, bulk: true, call: 'update', undo: 'deactivate' },
      deactivate: { from: ['active', 'upcoming'], set: { isActive: false }, bulk: true, confirm: true, call: 'update', undo: 'activate' },
    },
  },
});
