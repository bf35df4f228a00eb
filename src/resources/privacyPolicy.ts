import { defineResource, f } from '../schemas';

/** What the tenant does with what it knows of its learners. */
export const privacyPolicy = defineResource({
  name: 'privacyPolicy',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/privacyPolicy', publicFields: ['content'] },
  fields: {
    content: f.richText({ maxLength: 100_000 }),
  },
});
