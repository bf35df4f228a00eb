import { defineResource, f } from '../schemas';

/** Parts of one test, such as physics and chemistry: listed, made and spoken of below it (part 2 §3, §7). */
export const testSection = defineResource({
  name: 'testSection',
  route: 'test/:testId/sections',
  module: 'test',
  demo: 60,
  endpoint: { path: '/test/{testId}/sections' },
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, example: ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Reasoning', 'English', 'General awareness'] }),
    testId: f.ref('test', { required: true, createOnly: true, onDelete: 'refuse', warns: { status: 'published', courseId: { empty: false } } }),
    order: f.integer({ min: 1, max: 1000, hint: true }),
    positiveMark: f.number({ required: true, min: 0, max: 100, decimals: 2, default: 1 }),
    negativeMark: f.number({ required: true, min: 0, max: 100, decimals: 2, default: 0, hint: true }),
    duration: f.duration({ min: 1, max: 600, hint: true }),
    description: f.longText({ maxLength: 1000 }),
    questions: f.count('testQuestion', 'testSectionId'),
  },
  unique: [['name', 'testId']],
  cautions: [{ if: { negativeMark: { gt: { field: 'positiveMark' } } }, at: 'negativeMark', says: 'overMark' }],
  handlers: { beforeWrite: 'guardSection' },
  list: { columns: ['name', 'testId', 'order', 'positiveMark', 'negativeMark', 'duration', 'questions', 'updatedAt'], filters: ['testId', 'order', 'createdAt'], sort: 'order', segments: ['deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'testId', 'name', 'order', 'positiveMark', 'negativeMark', 'duration', 'description'] }] },
  related: [{ resource: 'testQuestion', field: 'testSectionId' }],
});
