import { defineResource, f, RIGHTS_OVER_MODULES } from '../schemas';

/** What a kind of people may use, under a name: given to many, changed once (part 1 §2). */
export const role = defineResource({
  name: 'role',
  menu: { group: 'organisation', icon: 'shield', order: 6 },
  route: ['role', 'role/module-access'],
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    kind: f.choice(['admin', 'institute', 'faculty', 'sub_admin'], {
      required: true, createOnly: true, hint: true,
      roles: { admin: ['super_admin'], institute: ['super_admin', 'admin'], sub_admin: ['super_admin', 'admin', 'institute'] },
    }),
    description: f.text({ searchable: true }),
    access: f.matrix({ ...RIGHTS_OVER_MODULES, forRole: { field: 'kind' }, hint: true }),
  },
  list: {
    columns: ['name', 'kind', 'access', 'description', 'instituteId', 'updatedAt'],
    filters: ['kind', 'instituteId', 'createdAt'],
    sortable: ['name', 'updatedAt'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'kind', 'description'] }, { name: 'access', fields: ['access'] }] },
  related: [{ resource: 'user', field: 'profileId' }],
  handlers: { beforeWrite: 'guardRole' },
  import: false,
});
