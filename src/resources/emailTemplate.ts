import { OFFICE, defineResource, f } from '../schemas';

/** Mails that are written once and sent often (part 1 §2, `email-marketing`, where no check is stated). Nothing is sent from here. */
export const emailTemplate = defineResource({
  name: 'emailTemplate',
  route: 'email-marketing',
  module: null,
  rights: { create: OFFICE, read: [...OFFICE, 'faculty'], update: OFFICE, delete: OFFICE, export: OFFICE },
  subtitle: '{subject}',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    kind: f.choice(['welcome', 'reminder', 'offer', 'news', 'result'], { required: true, default: 'news' }),
    subject: f.text({ required: true, searchable: true, maxLength: 150 }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'clear' }),
    content: f.richText({ required: true, maxLength: 20000 }),
    isReady: f.boolean({ readOnly: true }),
    status: f.choice(['draft', 'ready'], { tones: { draft: 'amber', ready: 'green' }, derive: [{ value: 'ready', if: { isReady: true } }, { value: 'draft' }] }),
  },
  list: {
    columns: ['name', 'status', 'kind', 'subject', 'languageId', 'instituteId', 'updatedAt'],
    filters: ['status', 'kind', 'languageId', 'instituteId', 'createdAt'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    segments: ['ready', 'draft', 'deleted'],
  },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'kind', 'languageId'] }, { name: 'mail', fields: ['subject', 'content'] }] },
  lifecycle: {
    field: 'status',
    actions: {
      release: { from: ['draft'], set: { isReady: true }, bulk: true, undo: 'withdraw' },
      withdraw: { from: ['ready'], set: { isReady: false }, bulk: true, undo: 'release' },
    },
  },
});
