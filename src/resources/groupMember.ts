import { OFFICE, defineResource, f } from '../schemas';

/** Who is in a group of the forum or would be: asked, then let in or not (part 2 §3, §4, §7). */
export const groupMember = defineResource({
  name: 'groupMember',
  route: ['group-forum/:groupId/members', 'forum/user/:userId/groups'],
  module: null,
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE },
  endpoint: { path: '/groups/{groupId}/member', also: { search: 'POST /groups/user/{userId}' } },
  fields: {
    name: f.text({ readOnly: true, searchable: true, maxLength: 120 }),
    groupId: f.ref('group', { required: true, createOnly: true, where: { status: 'open' }, onDelete: 'cascade' }),
    isGroupClosed: f.boolean({ readOnly: true }),
    userId: f.ref('user', { required: true, createOnly: true, onDelete: 'name', finds: ['emailId', 'phoneNumber'], warns: { status: 'inactive' } }),
    emailId: f.from('userId', 'emailId', f.email()),
    part: f.choice(['member', 'moderator'], { required: true, default: 'member', tones: { member: 'grey', moderator: 'blue' } }),
    note: f.text({ maxLength: 200, hint: true }),
    status: f.choice(['asked', 'approved', 'declined'], { readOnly: true, default: 'asked', tones: { asked: 'amber', approved: 'green', declined: 'grey' } }),
    decidedAt: f.datetime({ readOnly: true }),
    decidedById: f.ref('user', { readOnly: true }),
  },
  unique: [['groupId', 'userId']],
  list: { columns: ['name', 'status', 'part', 'note', 'emailId', 'groupId', 'createdAt', 'decidedById', 'decidedAt'], filters: ['groupId', 'status', 'part', 'userId', 'createdAt', { field: 'isGroupClosed', pinned: false }], segments: ['asked', 'approved', 'declined', 'deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'groupId', 'userId', 'part', 'note'] }] },
  attention: { asked: { filters: { status: ['asked'], isGroupClosed: false }, sort: 'createdAt' } },
  lifecycle: {
    field: 'status',
    actions: {
      approve: { from: ['asked', 'declined'], to: 'approved', unless: [{ if: { isGroupClosed: true }, says: 'groupClosed' }], bulk: true, call: 'POST /groups/request/approve', idIn: { body: 'memberId' }, set: { decidedAt: { now: true }, decidedById: { user: 'id' } } },
      decline: { from: ['asked', 'approved'], to: 'declined', bulk: true, confirm: true, call: 'POST /groups/request/decline', idIn: { body: 'memberId' }, set: { decidedAt: { now: true }, decidedById: { user: 'id' } } },
    },
  },
  handlers: { beforeWrite: 'nameMember' },
});
