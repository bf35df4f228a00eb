import { defineResource, f } from '../schemas';

/** What is taught and asked about (part 1 §2; SUBJECT of imported questions, part 2 §3), in the order each institute gives it. */
export const subject = defineResource({
  name: 'subject',
  home: true,
  subtitle: '{code}',
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120 }),
    code: f.text({ unique: true, searchable: true, letterCase: 'upper', pattern: '^[A-Z0-9-]{2,12}$', maxLength: 12, copy: false }),
    description: f.longText({ searchable: true, maxLength: 1000 }),
    order: f.integer({ readOnly: true }),
  },
  list: { columns: ['name', 'code', 'description', 'updatedAt'], filters: ['createdAt', 'updatedAt'], order: 'order' },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'name', 'code', 'description'] }] },
  related: [{ resource: 'topic', field: 'subjectId' }, { resource: 'section', field: 'subjectId' }, { resource: 'comment', field: 'about' }],
});
