import { OFFICE, defineResource, f } from '../schemas';

const EVERYBODY = [...OFFICE, 'faculty'] as const;

/** What is written in a group of the forum, with pictures (part 2 §3, §7); answers stand below it. */
export const forumPost = defineResource({
  name: 'forumPost',
  route: ['group-forum/:groupId/post', 'forum/user/:authorId/post'],
  module: null,
  rights: { create: EVERYBODY, read: EVERYBODY, update: [], delete: OFFICE, export: OFFICE, own: { by: 'authorId', may: ['update', 'delete'], when: { status: 'shown' } } },
  endpoint: { path: '/forumPost', calls: { search: 'POST /forumPost/student/search' } },
  title: '{text}',
  fields: {
    text: f.longText({ required: true, searchable: true, maxLength: 2000 }),
    groupId: f.ref('group', { required: true, createOnly: true, where: { status: 'open' }, onDelete: 'refuse' }),
    authorId: f.ref('user', { default: { user: 'id' }, readOnly: true, onDelete: 'name' }),
    contents: f.list({ type: f.choice(['image'], { required: true, default: 'image' }), url: f.url({ required: true }) }, { maxItems: 10 }),
    responses: f.count('forumResponse', 'postId'),
    isGroupClosed: f.boolean({ readOnly: true }),
    isHidden: f.boolean({ readOnly: true }),
    hiddenFor: f.text({ readOnly: true, maxLength: 300 }),
    status: f.choice(['shown', 'hidden'], { tones: { shown: 'green', hidden: 'grey' }, derive: [{ value: 'hidden', if: { isHidden: true } }, { value: 'shown' }] }),
  },
  list: { columns: ['text', 'status', 'groupId', 'authorId', 'responses', 'createdAt'], filters: ['groupId', 'status', 'authorId', 'createdAt', { field: 'isGroupClosed', pinned: false }], segments: ['shown', 'hidden', 'deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'groupId', 'text', 'contents', 'authorId'] }] },
  related: [{ resource: 'forumResponse', field: 'postId' }],
  lifecycle: {
    field: 'status',
    actions: {
      hide: { from: ['shown'], right: 'delete', roles: OFFICE, bulk: true, confirm: true, undo: 'show', ask: { reason: f.text({ maxLength: 300 }) }, set: { isHidden: true, hiddenFor: { answer: 'reason' } } },
      show: { from: ['hidden'], right: 'delete', roles: OFFICE, bulk: true, set: { isHidden: false, hiddenFor: null } },
    },
  },
  import: false,
  handlers: { beforeWrite: 'guardPost' },
});
