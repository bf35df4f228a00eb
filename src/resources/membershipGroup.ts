import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';

/** Groups of membership plans with the share of the profit that goes with them (part 2 §3, membership v2): for the super admin alone. */
export const membershipGroup = defineResource({
  name: 'membershipGroup',
  route: 'membership-group',
  module: null,
  tenant: 'platform',
  endpoint: {
    client: 'v2', path: '/memberships', update: 'PATCH', calls: { search: false },
    also: { list: 'GET /memberships/group', get: 'GET /memberships/group-modules/{id}', update: 'PUT /memberships/modules' },
  },
  rights: { create: ['super_admin'], read: ['super_admin'], update: ['super_admin'], delete: ['super_admin'] },
  fields: {
    subscriptionPlan: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    billingCycle: f.choice(['monthly', 'yearly'], { required: true, default: 'monthly' }),
    planIds: f.refs('membership', { required: true, where: { isActive: true, billingCycle: { field: 'billingCycle' } }, onDelete: 'refuse' }),
    level: f.integer({ min: 1, max: 1000, hint: true }),
    shareProfit: f.boolean({ hint: true }),
    monthlySharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'monthly', shareProfit: true } }),
    monthlyNonSharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'monthly', shareProfit: false } }),
    yearlySharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'yearly', shareProfit: true } }),
    yearlyNonSharedProfit: f.number({ required: true, min: 0, max: 100, decimals: 2, unit: '%', when: { billingCycle: 'yearly', shareProfit: false } }),
    featureIds: f.refs('membershipFeature', { onDelete: 'refuse' }),
    modules: f.matrix({ ...RIGHTS_OVER_MODULES, toRole: 'institute', hint: true }),
    status: f.choice(['active', 'inactive'], { readOnly: true, default: 'active', tones: { active: 'green', inactive: 'grey' } }),
  },
  list: {
    columns: ['subscriptionPlan', 'status', 'level', 'billingCycle', 'planIds', 'shareProfit', 'featureIds', 'monthlySharedProfit', 'monthlyNonSharedProfit', 'yearlySharedProfit', 'yearlyNonSharedProfit', 'updatedAt'],
    filters: ['status', 'level', 'billingCycle', 'shareProfit', 'planIds', 'featureIds', 'createdAt'],
    sort: 'subscriptionPlan',
    sortable: ['updatedAt'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['subscriptionPlan', 'level', 'billingCycle', 'planIds', 'featureIds'] },
      { name: 'profit', fields: ['shareProfit', 'monthlySharedProfit', 'monthlyNonSharedProfit', 'yearlySharedProfit', 'yearlyNonSharedProfit'] },
      { name: 'modules', fields: ['modules'] },
    ],
  },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], to: 'active', bulk: true, undo: 'deactivate' },
      deactivate: { from: ['active'], to: 'inactive', bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
