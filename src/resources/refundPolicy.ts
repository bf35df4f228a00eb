import { defineResource, f } from '../schemas';

/** When learners get their money back. */
export const refundPolicy = defineResource({
  name: 'refundPolicy',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/refundPolicy', publicFields: ['content'] },
  fields: {
    content: f.richText({ maxLength: 100_000 }),
  },
});
