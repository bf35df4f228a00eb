import { OFFICE, defineResource, f } from '../schemas';

/** Questions of learners that wait for an answer (part 1 §2). */
export const doubt = defineResource({
  name: 'doubt',
  route: 'interaction/doubts',
  module: 'doubts',
  menu: { group: 'interaction', icon: 'help', order: 28 },
  home: true,
  fields: {
    question: f.text({ required: true, createOnly: true, searchable: true, maxLength: 300, wide: true }),
    details: f.longText({ createOnly: true, maxLength: 2000 }),
    subjectId: f.ref('subject', { required: true, onDelete: 'name' }),
    topicId: f.ref('topic', { where: { subjectId: { field: 'subjectId' } } }),
    askedById: f.ref('user', { default: { user: 'id' }, createOnly: true, ranksBelow: true, roles: { write: OFFICE } }),
    status: f.choice(['open', 'answered'], { readOnly: true, default: 'open', tones: { open: 'amber', answered: 'green' } }),
    answer: f.richText({ readOnly: true, maxLength: 5000 }),
    answeredAt: f.datetime({ readOnly: true }),
    answeredById: f.ref('user', { readOnly: true }),
  },
  list: { columns: ['question', 'status', 'answer', 'subjectId', 'topicId', 'askedById', 'createdAt', 'answeredById', 'answeredAt'], filters: ['status', 'subjectId', 'topicId', 'askedById', 'createdAt', 'answeredAt'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'subjectId', 'topicId', 'askedById', 'question', 'details'] }, { name: 'answer', fields: ['answer', 'answeredById', 'answeredAt'], when: { answer: { empty: false } } }] },
  attention: { waiting: { filters: { status: ['open'], createdAt: { days: [null, -1] } }, sort: 'createdAt' } },
  related: [{ resource: 'contentReport', field: 'about' }],
  after: { answer: [{ tell: 'askedById', message: 'answered' }], correct: [{ tell: 'askedById', message: 'corrected' }] },
  lifecycle: {
    field: 'status',
    actions: {
      answer: {
        from: ['open'], to: 'answered', confirm: false, ask: { answer: f.richText({ required: true, maxLength: 5000 }) },
        set: { answer: { answer: 'answer' }, answeredAt: { now: true }, answeredById: { user: 'id' } },
      },
      correct: {
        if: { status: 'answered' }, confirm: false, ask: { answer: f.richText({ required: true, maxLength: 5000 }) },
        set: { answer: { answer: 'answer' }, answeredAt: { now: true }, answeredById: { user: 'id' } },
      },
      reopen: { from: ['answered'], to: 'open', confirm: true, set: { answeredAt: null, answeredById: null } },
    },
  },
  import: false,
});
