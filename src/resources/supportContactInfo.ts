import { defineResource, f } from '../schemas';

/** Whom a tenant's learners turn to. */
export const supportContactInfo = defineResource({
  name: 'supportContactInfo',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/supportContactInfo', publicFields: ['email', 'phoneNumber', 'hours', 'address'] },
  fields: {
    email: f.email(),
    phoneNumber: f.phone(),
    hours: f.text({ maxLength: 120, hint: true }),
    address: f.longText({ maxLength: 500 }),
  },
});
