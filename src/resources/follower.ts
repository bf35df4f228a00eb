import { OFFICE, defineResource, f } from '../schemas';

/** Who follows whom in the forum, and who was shut out (part 2 §6, §7): below the one who is followed. */
export const follower = defineResource({
  name: 'follower',
  route: ['forum/user/:userId/followers', 'forum/user/:followerId/follower'],
  module: null,
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE },
  endpoint: { path: '/followers' },
  fields: {
    name: f.text({ readOnly: true, searchable: true, maxLength: 120 }),
    userId: f.ref('user', { required: true, createOnly: true, onDelete: 'name' }),
    followerId: f.ref('user', { required: true, createOnly: true, onDelete: 'name', finds: ['emailId', 'phoneNumber'] }),
    emailId: f.from('followerId', 'emailId', f.email()),
    note: f.text({ maxLength: 200 }),
    isBlocked: f.boolean({ readOnly: true }),
    status: f.choice(['following', 'blocked'], { tones: { following: 'green', blocked: 'red' }, derive: [{ value: 'blocked', if: { isBlocked: true } }, { value: 'following' }] }),
  },
  unique: [['userId', 'followerId']],
  list: { columns: ['name', 'status', 'userId', 'emailId', 'createdAt'], filters: ['userId', 'followerId', 'status', 'createdAt'], segments: ['following', 'blocked', 'deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'userId', 'followerId', 'note'] }] },
  lifecycle: {
    field: 'status',
    actions: {
      block: { from: ['following'], set: { isBlocked: true }, bulk: true, confirm: true, undo: 'unblock', call: 'POST /followers/block', idIn: 'body' },
      unblock: { from: ['blocked'], set: { isBlocked: false }, bulk: true, undo: 'block' },
    },
  },
  handlers: { beforeWrite: 'nameFollower' },
  import: false,
});
