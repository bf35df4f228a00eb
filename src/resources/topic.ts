import { defineResource, f } from '../schemas';

/** What a subject is made of (part 1 §2; TOPIC of imported questions, part 2 §3); a topic may belong to a section of its subject. */
export const topic = defineResource({
  name: 'topic',
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, aliases: ['Topic', 'Topic name'] }),
    subjectId: f.ref('subject', { required: true }),
    sectionId: f.ref('section', { where: { subjectId: { field: 'subjectId' } }, aliases: ['Section'] }),
    description: f.longText({ searchable: true, maxLength: 1000, aliases: ['Notes'] }),
  },
  unique: [['name', 'subjectId']],
  list: { columns: ['name', 'subjectId', 'sectionId', 'description', 'updatedAt'], filters: ['subjectId', 'sectionId', 'createdAt'], sort: 'name', sortable: ['updatedAt', 'createdAt'] },
  related: [{ resource: 'comment', field: 'about' }, { resource: 'doubt', field: 'topicId' }],
  form: { sections: [{ name: 'general', fields: ['instituteId', 'subjectId', 'sectionId', 'name', 'description'] }] },
});
