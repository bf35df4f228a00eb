import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';

/** Membership plans (part 2 §3, membership v1): for the super admin alone. */
export const membership = defineResource({
  name: 'membership',
  module: null,
  tenant: 'platform',
  menu: { group: 'platform', icon: 'membership', order: 11 },
  home: true,
  endpoint: { path: '/membership-plan', update: 'PATCH', also: { get: 'GET /membership-plan/modules/{id}' }, withoutPlan: true },
  rights: { create: ['super_admin'], read: ['super_admin'], update: ['super_admin'], delete: ['super_admin'] },
  fields: {
    subscriptionPlan: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    billingCycle: f.choice(['monthly', 'yearly'], { required: true, default: 'monthly' }),
    price: f.money({ required: true }),
    aiToken: f.integer({ min: 0, default: 0, hint: true }),
    shareProfit: f.boolean(),
    featureIds: f.refs('membershipFeature', { onDelete: 'refuse' }),
    modules: f.matrix({ ...RIGHTS_OVER_MODULES, toRole: 'institute', hint: true }),
    isActive: f.boolean({ readOnly: true, default: true }),
  },
  cautions: [{ if: { modules: { empty: true } }, at: 'modules', says: 'noModule' }],
  list: { columns: ['subscriptionPlan', 'billingCycle', 'price', 'aiToken', 'shareProfit', 'featureIds', 'isActive', 'updatedAt'], filters: ['isActive', 'billingCycle', 'price', 'shareProfit', 'featureIds'], segments: [{ name: 'active', where: { isActive: true } }, { name: 'inactive', where: { isActive: false } }] },
  form: { sections: [{ name: 'general', fields: ['subscriptionPlan', 'billingCycle', 'price', 'aiToken', 'shareProfit', 'featureIds'] }, { name: 'modules', fields: ['modules'] }] },
  related: [{ resource: 'membershipGroup', field: 'planIds' }],
  lifecycle: {
    field: 'isActive',
    actions: {
      activate: { if: { isActive: false }, set: { isActive: true }, bulk: true, undo: 'deactivate', call: { method: 'PATCH', path: '/membership-plan/{id}/activate' } },
      deactivate: { if: { isActive: true }, set: { isActive: false }, bulk: true, confirm: true, undo: 'activate', call: { method: 'PATCH', path: '/membership-plan/{id}/deactivate' } },
    },
  },
});
