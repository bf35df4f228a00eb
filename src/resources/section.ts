import { defineResource, f } from '../schemas';

/** Sections that the content of subjects is sorted into (part 1 §2; `sectionId` of tests and single content, part 2 §3, §7). Its rows are asked for by the specification's `GET /section`. */
export const section = defineResource({
  name: 'section',
  route: 'subject-section',
  module: ['course', 'subjects', 'singleContent', 'test'],
  endpoint: { calls: { search: false } },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120 }),
    description: f.longText({ searchable: true, maxLength: 1000 }),
    order: f.integer({ min: 1, max: 10000, hint: true }),
  },
  list: { columns: ['name', 'description', 'order', 'updatedAt'], filters: ['order', 'createdAt'], sort: 'order' },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'order', 'description'] }] },
  related: [{ resource: 'sectionTopic', field: 'sectionId' }],
});
