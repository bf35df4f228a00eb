import { defineResource, f } from '../schemas';

/** What people report about what others wrote, and what comes of it: content is suspended or cleared, or its owner's account is closed (part 2 §3, §4, §7). */
export const contentReport = defineResource({
  name: 'contentReport',
  route: ['contentReport', 'forum/UserFlagView/~groupId/User-Flag/:contentOwnerId'],
  module: ['comments', 'doubts'],
  title: '{content}',
  endpoint: { calls: { update: false } },
  fields: {
    content: f.text({ required: { about: null }, createOnly: true, searchable: true, maxLength: 500, wide: true, hint: true }),
    about: f.oneOf({ comment: 'comment', doubt: 'doubt' }, { createOnly: true }),
    contentOwnerId: f.ref('user', { required: { about: null }, createOnly: true, onDelete: 'name', hint: true }),
    enteredById: f.ref('user', { readOnly: true, onDelete: 'name' }),
    reason: f.choice(['spam', 'nudity', 'violence', 'harassment', 'flash news', 'hate speech'], { required: true, createOnly: true }),
    details: f.longText({ createOnly: true, maxLength: 1000 }),
    status: f.choice(['open', 'suspended', 'cleared', 'terminated'], { readOnly: true, default: 'open', tones: { open: 'amber', suspended: 'red', cleared: 'green', terminated: 'red' } }),
    remark: f.text({ readOnly: true, maxLength: 300 }),
    decidedAt: f.datetime({ readOnly: true }),
    decidedById: f.ref('user', { readOnly: true }),
  },
  list: { columns: ['content', 'about', 'contentOwnerId', 'reason', 'status', 'remark', 'createdById', 'createdAt', 'decidedById', 'decidedAt'], filters: ['status', 'reason', 'about', 'contentOwnerId', 'createdAt', 'decidedAt'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'about', 'content', 'contentOwnerId', 'reason', 'details'] }] },
  handlers: { beforeWrite: 'guardReport' },
  attention: { open: { filters: { status: ['open'] }, sort: 'createdAt' } },
  lifecycle: {
    field: 'status',
    actions: {
      suspend: { from: ['open', 'cleared'], to: 'suspended', bulk: true, confirm: true, handler: 'hideReported', call: 'POST /contentReport/suspend', idIn: 'body', ask: { remark: f.text({ maxLength: 300 }) }, set: { remark: { answer: 'remark' }, decidedAt: { now: true }, decidedById: { user: 'id' } } },
      clear: { from: ['open', 'suspended'], to: 'cleared', bulk: true, confirm: true, handler: 'showReported', call: 'POST /contentReport/clear', idIn: 'body', ask: { remark: f.text({ maxLength: 300 }) }, set: { remark: { answer: 'remark' }, decidedAt: { now: true }, decidedById: { user: 'id' } } },
      terminate: { from: ['open', 'suspended'], to: 'terminated', confirm: 'danger', concerns: 'contentOwnerId', roles: ['super_admin', 'institute'], handler: 'closeContentOwner', call: 'POST /contentReport/terminate', idIn: 'body', ask: { remark: f.text({ required: true, maxLength: 300 }), hide: f.boolean({ default: true }) }, set: { remark: { answer: 'remark' }, decidedAt: { now: true }, decidedById: { user: 'id' } } },
    },
  },
  import: false,
});
