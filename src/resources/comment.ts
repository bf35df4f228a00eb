import { OFFICE, defineResource, f } from '../schemas';

/** Those that a report gives (part 2 §3), and what else there may be. */
const REASONS = ['spam', 'nudity', 'violence', 'harassment', 'flash news', 'hate speech', 'other'] as const;

/** What learners and faculty say about what is taught (part 1 §2); who moderates hides it and shows it again. */
export const comment = defineResource({
  name: 'comment',
  route: 'interaction/comments',
  module: 'comments',
  menu: { group: 'interaction', icon: 'comment', order: 27 },
  fields: {
    text: f.text({ required: true, createOnly: true, searchable: true, maxLength: 500, wide: true }),
    about: f.oneOf({ subject: 'subject', section: 'section', topic: 'topic' }, { required: true, createOnly: true, onDelete: 'name' }),
    authorId: f.ref('user', { default: { user: 'id' }, createOnly: true, ranksBelow: true, roles: { write: OFFICE } }),
    status: f.choice(['shown', 'hidden'], { readOnly: true, default: 'shown', tones: { shown: 'green', hidden: 'grey' } }),
    hiddenReason: f.choice(REASONS, { readOnly: true }),
    hiddenFor: f.text({ readOnly: true, maxLength: 300 }),
    hiddenAt: f.datetime({ readOnly: true }),
    hiddenById: f.ref('user', { readOnly: true }),
  },
  list: { columns: ['text', 'about', 'authorId', 'status', 'hiddenReason', 'createdAt'], filters: ['status', 'about', 'authorId', 'createdAt'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'about', 'authorId', 'text'] }] },
  related: [{ resource: 'contentReport', field: 'about' }],
  lifecycle: {
    field: 'status',
    actions: {
      hide: {
        from: ['shown'], to: 'hidden', bulk: true, confirm: true, undo: 'show', ask: { hiddenReason: f.choice(REASONS, { required: true }), reason: f.text({ maxLength: 300 }) },
        set: { hiddenReason: { answer: 'hiddenReason' }, hiddenFor: { answer: 'reason' }, hiddenAt: { now: true }, hiddenById: { user: 'id' } },
      },
      show: { from: ['hidden'], to: 'shown', bulk: true, set: { hiddenReason: null, hiddenFor: null, hiddenAt: null, hiddenById: null }, handler: 'clearReports', foretells: [{ says: 'cleared', resource: 'contentReport', where: { status: 'suspended' } }, { says: 'terminated', resource: 'contentReport', where: { status: 'terminated' } }] },
    },
  },
  import: false,
});
