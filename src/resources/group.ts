import { OFFICE, defineResource, f } from '../schemas';

/** Circles of the forum (part 2 §3, §7): who is in them stands below, and what is written there. Open to all who use the console (part 1 §2). */
export const group = defineResource({
  name: 'group',
  route: ['disscussion-forum', 'group-forum/:id/about'],
  module: null,
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE },
  menu: { group: 'interaction', icon: 'forum', order: 26 },
  endpoint: { path: '/groups', also: { search: 'POST /groups/admin/groupForumInfo' } },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    description: f.longText({ searchable: true, maxLength: 1000 }),
    courseId: f.ref('course', { onDelete: 'clear', hint: true }),
    joining: f.choice(['open', 'asked'], { required: true, default: 'asked', tones: { open: 'green', asked: 'blue' } }),
    members: f.count('groupMember', 'groupId', { status: 'approved' }),
    posts: f.count('forumPost', 'groupId'),
    isClosed: f.boolean({ readOnly: true }),
    status: f.choice(['open', 'closed'], { tones: { open: 'green', closed: 'grey' }, derive: [{ value: 'closed', if: { isClosed: true } }, { value: 'open' }] }),
  },
  list: {
    columns: ['name', 'status', 'joining', 'members', 'posts', 'courseId', 'instituteId', 'createdAt'],
    filters: ['status', 'joining', 'courseId', 'instituteId', 'createdAt'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    segments: ['open', 'closed', 'deleted'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'description', 'courseId', 'joining'] }] },
  related: [{ resource: 'forumPost', field: 'groupId', first: true }, { resource: 'groupMember', field: 'groupId' }],
  lifecycle: {
    field: 'status',
    actions: {
      join: { from: ['open'], right: 'read', roles: ['institute', 'sub_admin', 'faculty'], call: 'POST /groups/join', idIn: { body: 'groupId' }, notFor: { of: 'groupMember', by: 'groupId', person: 'userId' }, handler: 'joinGroup', outcomes: ['joined', 'asked'] },
      close: { from: ['open'], set: { isClosed: true }, bulk: true, confirm: true, undo: 'reopen' },
      reopen: { from: ['closed'], set: { isClosed: false }, bulk: true, undo: 'close' },
    },
  },
  handlers: { afterWrite: 'followGroup' },
});
