import { defineResource, f } from '../schemas';

/** Videos, notes and recordings that are kept ready for any course (part 1 §2): what is put into a curriculum is taken from here. */
export const resourcePool = defineResource({
  name: 'resourcePool',
  route: ['resource-pool', 'resource-pool/add+', 'resource-pool/edit/:ids'],
  module: 'contentPool',
  menu: { group: 'learning', icon: 'folder', order: 25 },
  demo: 40,
  fields: {
    name: f.text({ required: true, searchable: true, maxLength: 120, example: ['Laws of motion', 'Organic chemistry: revision', 'Trigonometry worksheet', 'How to read a balance sheet', 'The cell', 'Vowel sounds', 'Solved paper 2024', 'Fractions', 'The water cycle'] }),
    kind: f.choice(['video', 'notes', 'audio', 'link'], { required: true, default: 'notes' }),
    file: f.file({ kind: 'notes', required: { kind: 'notes' }, when: { kind: 'notes' } }),
    url: f.url({ required: { kind: ['video', 'audio', 'link'] }, when: { kind: ['video', 'audio', 'link'] }, example: 'https://media.example.org/lesson' }),
    duration: f.duration({ min: 1, max: 600, when: { kind: ['video', 'audio'] } }),
    subjectId: f.ref('subject', { onDelete: 'name' }),
    topicId: f.ref('topic', { where: { subjectId: { field: 'subjectId' } } }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'clear' }),
    tags: f.tags(),
    description: f.longText({ searchable: true, maxLength: 1000 }),
  },
  import: { key: ['name', 'kind', 'subjectId'] },
  list: {
    columns: ['name', 'kind', 'subjectId', 'topicId', 'languageId', 'duration', 'tags', 'updatedAt'],
    filters: ['kind', 'subjectId', 'topicId', 'languageId', 'tags', 'createdAt'],
    segments: ['deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'kind', 'file', 'url', 'duration', 'description'] },
      { name: 'sorting', fields: ['subjectId', 'topicId', 'languageId', 'tags'] },
    ],
  },
});
