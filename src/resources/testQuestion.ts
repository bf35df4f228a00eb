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
    question: f.richText({ required: true, searchable: true, maxLength: 10_000, kind: 'test', aliases: ['Question text', 'Question statement', 'Problem'] }),
    testId: f.ref('test', { required: true, createOnly: true, onDelete: 'refuse', warns: { status: 'published', courseId: { empty: false } } }),
    testSectionId: f.ref('testSection', { required: true, where: { testId: { field: 'testId' } }, onDelete: 'refuse', aliases: ['Section', 'Part'] }),
    type: f.choice(['single_choice'], { required: true, default: 'single_choice', aliases: ['QUESTION_TYPE', 'Type of question'] }),
    difficulty: f.choice(['easy', 'medium', 'hard'], { required: true, default: 'medium', tones: { easy: 'green', medium: 'amber', hard: 'red' }, aliases: ['Level', 'Difficulty level'] }),
    optionA: f.richText({ required: true, maxLength: 2000, kind: 'test', aliases: ['A', 'Option 1', 'Choice A', 'Choice 1'] }),
    optionB: f.richText({ required: true, maxLength: 2000, kind: 'test', aliases: ['B', 'Option 2', 'Choice B', 'Choice 2'] }),
    optionC: f.richText({ maxLength: 2000, kind: 'test', aliases: ['C', 'Option 3', 'Choice C', 'Choice 3'] }),
    optionD: f.richText({ maxLength: 2000, kind: 'test', aliases: ['D', 'Option 4', 'Choice D', 'Choice 4'] }),
    optionE: f.richText({ maxLength: 2000, kind: 'test', aliases: ['E', 'Option 5', 'Choice E', 'Choice 5'] }),
    answer: f.choice(LETTERS, { required: true, aliases: ['Correct answer', 'Correct option', 'Right option', 'Answer key', 'Correct'] }),
    positiveMark: f.number({ min: 0, max: 100, decimals: 2, hint: true, aliases: ['Mark', 'Marks', 'Positive marks', 'Points'] }),
    negativeMark: f.number({ min: 0, max: 100, decimals: 2, hint: true, aliases: ['Negative marks', 'Penalty'] }),
    mark: f.from('testSectionId', 'positiveMark', f.number({ decimals: 2 }), { unless: 'positiveMark' }),
    markOff: f.from('testSectionId', 'negativeMark', f.number({ decimals: 2 }), { unless: 'negativeMark' }),
    order: f.integer({ min: 1, max: 1000, hint: true, aliases: ['SL_NO', 'S. No.', 'Serial number', 'No.', 'Question number'] }),
    subjectId: f.ref('subject', { onDelete: 'clear' }),
    topicId: f.ref('topic', { where: { subjectId: { field: 'subjectId' } }, onDelete: 'clear', aliases: ['Chapter'] }),
    explanation: f.richText({ maxLength: 10_000, kind: 'test', aliases: ['Solution', 'Reason'] }),
    tags: f.tags(),
  },
  handlers: { beforeWrite: 'guardQuestion' },
  rules: [
    { if: { answer: 'c', optionC: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    { if: { answer: 'd', optionD: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    { if: { answer: 'e', optionE: { empty: true } }, at: 'answer', says: 'noSuchOption' },
    ...TWICE,
  ],
  cautions: [{ if: { negativeMark: { gt: { field: 'positiveMark' } } }, at: 'negativeMark', says: 'overMark' }],
  import: { key: ['testId', 'question'] },
  list: { columns: ['question', 'testSectionId', 'difficulty', 'answer', 'mark', 'order', 'updatedAt'], filters: ['testSectionId', 'difficulty', 'subjectId', 'topicId', 'tags', 'testId', 'createdAt'], sort: 'order', segments: ['deleted'] },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'testId', 'testSectionId', 'question'] },
      { name: 'options', fields: ['optionA', 'optionB', 'optionC', 'optionD', 'optionE', 'answer', 'explanation'] },
      { name: 'use', fields: ['type', 'difficulty', 'positiveMark', 'negativeMark', 'mark', 'markOff', 'order', 'subjectId', 'topicId', 'tags'] },
    ],
  },
});
