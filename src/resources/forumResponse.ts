import { OFFICE, defineResource, f } from '../schemas';

const EVERYBODY = [...OFFICE, 'faculty'] as const;

/** Answers to what was written in the forum (part 2 §7): below the post. */
export const forumResponse = defineResource({
  name: 'forumResponse',
  route: 'group-forum/post/:postId/responses',
  module: null,
  rights: { create: EVERYBODY, read: EVERYBODY, update: [], delete: OFFICE, export: OFFICE, own: { by: 'authorId', may: ['update', 'delete'] } },
  endpoint: { path: '/forumPost/student/response', calls: { search: 'POST /forumPost/student/getResponses' } },
  title: '{text}',
  fields: {
    text: f.longText({ required: true, searchable: true, maxLength: 2000 }),
    postId: f.ref('forumPost', { required: true, createOnly: true, where: { status: 'shown', isGroupClosed: false }, onDelete: 'refuse' }),
    authorId: f.ref('user', { default: { user: 'id' }, readOnly: true, onDelete: 'name' }),
  },
  list: { columns: ['text', 'postId', 'authorId', 'createdAt'], filters: ['postId', 'authorId', 'createdAt'], segments: ['deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'postId', 'text', 'authorId'] }] },
  import: false,
});
