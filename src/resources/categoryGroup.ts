import { defineResource, f } from '../schemas';

/** Categories that are shown together, under a heading (part 1 §2, `category-group`): the operator's, read by all. */
export const categoryGroup = defineResource({
  name: 'categoryGroup',
  route: 'category-group',
  module: 'category',
  tenant: 'platform',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    categoryIds: f.refs('category', { required: true, onDelete: 'refuse', where: { status: 'active' } }),
    order: f.integer({ readOnly: true }),
  },
  list: { columns: ['name', 'categoryIds', 'updatedAt'], filters: ['categoryIds', 'updatedAt'], order: 'order' },
  form: { sections: [{ name: 'general', fields: ['name', 'categoryIds'] }] },
});
