import { defineResource, f } from '../schemas';

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
const OPTIONS = ['optionA', 'optionB', 'optionC', 'optionD', 'optionE'] as const;
/** Whoever reads two options alike could mark either, and one of them would be wrong. */
const TWICE = OPTIONS.flatMap((option, at) => OPTIONS.slice(0, at).map((before) => ({ if: { [option]: { is: { field: before } } }, at: option, says: 'sameAsField' })));

/** What is asked in one test, as its bulk import has it: one right answer among up to five (part 1 §2 `add-questions`; part 2 §3). */
export const testQuestion = defineResource({
  name: 'testQuestion',
  route: ['test/:testId/questions', 'add-questions+'],
  module: 'test',
  endpoint: { path: '/test/{testId}/questions' },
  title: '{question}',
  fields: {
    question: f.richText({ required: true, searchable: true, maxLength: 10_000, kind: 'test' }),
    testId: f.ref('test', { required: true, createOnly: true, onDelete: 'refuse' }),
    testSectionId: f.ref('testSection', { required: true, where: { testId: { field: 'testId' } }, onDelete: 'refuse' }),
    type: f.choice(['single_choice'], { required: true, default: 'single_choice' }),
    difficulty: f.choice(['easy', 'medium', 'hard'], { required: true, default: 'medium', tones: { easy: 'green', medium: 'amber', hard: 'red' } }),
    optionA: f.richText({ required: true, maxLength: 2000, kind: 'test' }),
    optionB: f.richText({ required: true, maxLength: 2000, kind: 'test' }),
    optionC: f.richText({ maxLength: 2000, kind: 'test' }),
    optionD: f.richText({ maxLength: 2000, kind: 'test' }),
    optionE: f.richText({ maxLength: 2000, kind: 'test' }),
    answer: f.choice(LETTERS, { required: true }),
    positiveMark: f.number({ min: 0, max: 100, decimals: 2, hint: true }),
    negativeMark: f.number({ min: 0, max: 100, decimals: 2, hint: true }),
    order: f.integer({ min: 1, max: 1000, hint: true }),
    subjectId: f.ref('subject', { onDelete: 'clear' }),
    topicId: f.ref('topic', { where: { subjectId: { field: 'subjectId' } }, onDelete: 'clear' }),
    explanation: f.richText({ maxLength: 10_000, kind: 'test' }),
    tags: f.tags(),
  },
  handlers: { beforeWrite: 'guardQuestion' },
  rules: [
    { if: { answer: 'c', optionC: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    { if: { answer: 'd', optionD: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    { if: { answer: 'e', optionE: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    ...TWICE,
  ],
  list: { columns: ['question', 'testSectionId', 'difficulty', 'answer', 'order', 'updatedAt'], filters: ['testSectionId', 'difficulty', 'subjectId', 'topicId', 'tags', 'testId', 'createdAt'], sort: 'order', segments: ['deleted'] },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'testId', 'testSectionId', 'question'] },
      { name: 'options', fields: ['optionA', 'optionB', 'optionC', 'optionD', 'optionE', 'answer', 'explanation'] },
      { name: 'use', fields: ['type', 'difficulty', 'positiveMark', 'negativeMark', 'order', 'subjectId', 'topicId', 'tags'] },
    ],
  },
});
