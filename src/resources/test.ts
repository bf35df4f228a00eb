import { defineResource, f } from '../schemas';

/** Tests that learners sit (part 2 §3, §7): their sections and questions stand below them. */
export const test = defineResource({
  name: 'test',
  picture: 'thumbnail',
  demo: 36,
  endpoint: {
    calls: { list: 'GET /test', get: 'GET /test/admin/{id}' }, also: { lookup: 'POST /test/searchTitles' },
    failures: { create: 'addUser', update: 'updateTest' },
  },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120, example: ['Mock test 1', 'Chapter test: motion', 'Weekly test 4', 'Grand test', 'Previous paper 2023', 'Unit test: algebra', 'Revision test', 'Practice set 7', 'Diagnostic test'] }),
    type: f.choice(['curriculum', 'live', 'previous_year', 'practise', 'model'], { required: true, default: 'practise' }),
    courseId: f.ref('course', { onDelete: 'refuse' }),
    sectionId: f.ref('section', { onDelete: 'clear' }),
    duration: f.duration({ required: true, min: 1, max: 600, default: 60 }),
    totalMark: f.number({ required: true, min: 1, max: 10000, decimals: 2, default: 100 }),
    passMark: f.number({ min: 0, max: 10000, decimals: 2, hint: true }),
    numberOfAttempt: f.integer({ required: true, min: 1, max: 100, default: 1, hint: true }),
    index: f.integer({ min: 1, max: 10000, hint: true }),
    tags: f.tags(),
    thumbnail: f.image({ kind: 'test' }),
    instructions: f.richText({ maxLength: 5000, kind: 'test' }),
    sections: f.count('testSection', 'testId'),
    questions: f.count('testQuestion', 'testId'),
    marks: f.sum('testQuestion', 'testId', 'positiveMark', { orElse: ['testSectionId', 'positiveMark'] }),
    status: f.choice(['draft', 'published'], { readOnly: true, default: 'draft', tones: { draft: 'grey', published: 'green' } }),
  },
  handlers: { beforeWrite: 'guardTest' },
  rules: [{ if: { passMark: { gt: { field: 'totalMark' } } }, at: 'passMark', says: 'aboveField' }],
  list: {
    columns: ['name', 'status', 'type', 'courseId', 'duration', 'totalMark', 'numberOfAttempt', 'sections', 'questions', 'updatedAt'],
    filters: ['status', 'type', 'courseId', 'sectionId', 'tags', 'duration', 'totalMark', 'createdAt'],
    sortable: ['name', 'duration', 'totalMark', 'createdAt', 'updatedAt'],
    segments: ['draft', 'published', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'type', 'courseId', 'sectionId', 'index', 'tags', 'thumbnail'] },
      { name: 'marking', fields: ['duration', 'totalMark', 'marks', 'passMark', 'numberOfAttempt'] },
      { name: 'instructions', fields: ['instructions'] },
    ],
  },
  related: [{ resource: 'testSection', field: 'testId' }, { resource: 'testQuestion', field: 'testId' }, { resource: 'testReport', field: 'testId' }],
  lifecycle: {
    field: 'status',
    actions: {
      publish: { from: ['draft'], to: 'published', unless: [{ if: { sections: 0 }, says: 'noSections' }, { if: { questions: 0 }, says: 'noQuestions' }], bulk: true, alike: ['marks', 'totalMark'], undo: 'withdraw' },
      withdraw: { from: ['published'], to: 'draft', bulk: true, confirm: true, undo: 'publish' },
    },
  },
});
