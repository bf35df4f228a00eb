import { defineResource, f } from '../schemas';

/** What membership plans and groups of them are sold with (part 2 §3, §7): for the super admin alone. Both versions of membership have the same. */
export const membershipFeature = defineResource({
  name: 'membershipFeature',
  route: 'membership-feature',
  module: null,
  tenant: 'platform',
  endpoint: {
    path: '/membership-plan/membership-feature',
    calls: { lookup: 'GET /membership-plan/features', update: 'PUT /membership-plan/membership-feature' },
    also: { list: 'v2 GET /memberships/feature', create: 'v2 POST /memberships/feature', update: 'v2 PUT /memberships/feature' },
  },
  rights: { create: ['super_admin'], read: ['super_admin'], update: ['super_admin'], delete: ['super_admin'] },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    description: f.longText({ searchable: true, maxLength: 500, hint: true }),
  },
  list: { columns: ['name', 'description', 'updatedAt'], filters: ['createdAt'], sort: 'name', sortable: ['updatedAt'], segments: ['deleted'] },
  related: [{ resource: 'membership', field: 'featureIds' }, { resource: 'membershipGroup', field: 'featureIds' }],
});
