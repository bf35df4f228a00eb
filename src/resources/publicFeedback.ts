import { defineResource, f } from '../schemas';

/** What anybody has said on the public page (part 1 §2, §6): the super admin alone reads it, from an address without an entry. */
export const publicFeedback = defineResource({
  name: 'publicFeedback',
  route: 'feed-back',
  module: 'feedback',
  tenant: 'platform',
  source: 'publicFeedback',
  rights: { read: ['super_admin'], export: ['super_admin'] },
  title: '{message}',
  endpoint: { path: '/feedback/given' },
  fields: {
    message: f.longText({ searchable: true }),
    rating: f.integer(),
    name: f.text({ searchable: true }),
    email: f.email({ searchable: true }),
  },
  list: { columns: ['message', 'rating', 'name', 'email', 'createdAt'], filters: ['rating', 'createdAt'], sortable: ['createdAt'] },
  summary: { by: ['createdAt:month'], measures: { remarks: 'count' } },
});
