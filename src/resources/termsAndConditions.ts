import { defineResource, f } from '../schemas';

/** What learners agree to when they enrol. */
export const termsAndConditions = defineResource({
  name: 'termsAndConditions',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/termsAndConditions', publicFields: ['content'] },
  fields: {
    content: f.richText({ maxLength: 100_000 }),
  },
});
