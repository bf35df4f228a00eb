import { defineResource, f } from '../schemas';

/** Topics of one section: listed, made and spoken of below it (part 1 §2). */
export const sectionTopic = defineResource({
  name: 'sectionTopic',
  route: 'subject-section/:sectionId/topics',
  module: ['course', 'subjects', 'singleContent', 'test'],
  endpoint: { path: '/section/{sectionId}/topics' },
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120 }),
    sectionId: f.ref('section', { required: true }),
    description: f.longText({ searchable: true, maxLength: 1000 }),
    order: f.integer({ min: 1, max: 10000, hint: true }),
  },
  unique: [['name', 'sectionId']],
  list: { columns: ['name', 'sectionId', 'description', 'order', 'updatedAt'], filters: ['sectionId', 'order', 'createdAt'], sort: 'order' },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'sectionId', 'order', 'description'] }] },
});
