import { defineResource, f } from '../schemas';

/** Groups of membership plans with the share of the profit that goes with them (part 2 §3, membership v2): for the super admin alone. */
export const membershipGroup = defineResource({
  name: 'membershipGroup',
  route: 'membership-group',
  module: null,
  tenant: 'platform',
  endpoint: { client: 'v2', path: '/memberships', update: 'PATCH', calls: { search: false } },
  rights: { create: ['super_admin'], read: ['super_admin'], update: ['super_admin'], delete: ['super_admin'] },
  fields: {
    subscriptionPlan: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    planIds: f.refs('membership', { required: true, where: { isActive: true }, onDelete: 'refuse' }),
    billingCycle: f.choice(['monthly', 'yearly'], { required: true, default: 'monthly' }),
    shareProfit: f.boolean({ hint: true }),
    monthlySharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'monthly', shareProfit: true } }),
    monthlyNonSharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'monthly', shareProfit: false } }),
    yearlySharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'yearly', shareProfit: true } }),
    yearlyNonSharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'yearly', shareProfit: false } }),
  },
  list: {
    columns: ['subscriptionPlan', 'planIds', 'billingCycle', 'shareProfit', 'monthlySharedProfit', 'monthlyNonSharedProfit', 'yearlySharedProfit', 'yearlyNonSharedProfit', 'updatedAt'],
    filters: ['billingCycle', 'shareProfit', 'planIds', 'createdAt'],
    sort: 'subscriptionPlan',
    sortable: ['updatedAt'],
  },
});
