import { defineResource, f } from '../schemas';

/** What courses are sorted into, in main and subcategories (part 1 §2; `mainCategories` and `subCategories` of courses, part 2 §3): the operator's, read by all. */
export const category = defineResource({
  name: 'category',
  route: ['all-category', 'category', 'category/sub-category/:parentId'],
  tenant: 'platform',
  menu: { group: 'overview', icon: 'category', order: 3, hiddenFor: ['whiteLabelled'] },
  picture: 'imageURL',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    parentId: f.ref('category', { where: { status: 'active', parentId: null }, onDelete: 'refuse', hint: true }),
    imageURL: f.image({ kind: 'category' }),
    description: f.longText({ searchable: true, maxLength: 500 }),
    order: f.integer({ readOnly: true }),
    status: f.choice(['active', 'inactive'], { readOnly: true, default: 'active', tones: { active: 'green', inactive: 'grey' } }),
  },
  tree: { parent: 'parentId', order: 'order', depth: 2 },
  list: { columns: ['name', 'parentId', 'status', 'description', 'updatedAt'], filters: ['status', 'parentId', 'updatedAt'] },
  form: { sections: [{ name: 'general', fields: ['name', 'parentId', 'imageURL', 'description'] }] },
  related: [{ resource: 'category', field: 'parentId' }],
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], to: 'active', bulk: true, undo: 'deactivate' },
      deactivate: { from: ['active'], to: 'inactive', bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
