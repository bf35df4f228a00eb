import { defineResource, f } from '../schemas';

/** Sections that the content of subjects is sorted into (part 1 §2; `sectionId` of tests and single content, part 2 §3, §7). Its rows are asked for by the specification's `GET /section`. */
export const section = defineResource({
  name: 'section',
  route: 'subject-section',
  module: ['course', 'subjects', 'singleContent', 'test'],
  endpoint: { calls: { search: false } },
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, aliases: ['Section', 'Section name'] }),
    subjectId: f.ref('subject', { onDelete: 'refuse' }),
    description: f.longText({ searchable: true, maxLength: 1000 }),
    order: f.integer({ min: 1, max: 10000, hint: true }),
  },
  unique: [['name', 'subjectId']],
  list: { columns: ['name', 'subjectId', 'description', 'order', 'updatedAt'], filters: ['subjectId', 'order', 'createdAt'], sort: 'order' },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'subjectId', 'order', 'description'] }] },
  related: [{ resource: 'sectionTopic', field: 'sectionId' }, { resource: 'topic', field: 'sectionId' }, { resource: 'comment', field: 'about' }],
});
