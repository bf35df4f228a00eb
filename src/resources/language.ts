import { defineResource, f } from '../schemas';

/** Languages courses are taught in; the operator's list, read by all. */
export const language = defineResource({
  name: 'language',
  tenant: 'platform',
  menu: { group: 'platform', icon: 'language', order: 12 },
  picture: 'imageURL',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 60 }),
    nativeName: f.text({ searchable: true, maxLength: 60 }),
    code: f.language({ required: true, unique: true }),
    imageURL: f.image({ kind: 'language' }),
    order: f.integer({ min: 0, default: 0 }),
    status: f.choice(['active', 'inactive'], { readOnly: true, default: 'active', tones: { active: 'green', inactive: 'grey' } }),
  },
  list: { columns: ['name', 'nativeName', 'code', 'status', 'order', 'updatedAt'], filters: ['status', 'code'], sort: 'order', sortable: ['order', 'name', 'code', 'createdAt', 'updatedAt'] },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], to: 'active', bulk: true, undo: 'deactivate' },
      deactivate: { from: ['active'], to: 'inactive', bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
