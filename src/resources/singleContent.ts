import { defineResource, f } from '../schemas';

/** A video or a note that is offered by itself, outside a course (part 2 §3, §7). Its files are added one by one. */
export const singleContent = defineResource({
  name: 'singleContent',
  route: 'course-manager/single-content',
  module: ['course', 'subjects', 'singleContent', 'test'],
  menu: { group: 'learning', icon: 'content', order: 22 },
  picture: 'thumbnail',
  demo: 32,
  endpoint: { also: { list: 'GET /institute/{instituteId}/getAllContents' }, failures: { create: 'addSingleContent', update: 'updateSingleContent', deactivate: 'deactivateSingleContent' } },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120, example: ['Newton’s laws in ten minutes', 'Grammar: the tenses', 'Balance sheets for beginners', 'How vaccines work', 'Map work: rivers', 'Trigonometry at a glance', 'Essay writing', 'Periodic table, first row'] }),
    type: f.choice(['video', 'notes'], { required: true, default: 'video' }),
    contentType: f.choice(['free', 'paid'], { required: true, default: 'free' }),
    categories: f.refs('category', { where: { status: 'active' } }),
    sectionId: f.ref('section', { onDelete: 'clear' }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'clear' }),
    ownerType: f.choice(['institute', 'faculty'], { required: true, default: 'institute' }),
    ownerId: f.ref('faculty', { required: { ownerType: 'faculty' }, warns: { status: 'inactive' } }),
    thumbnail: f.image({ kind: 'course' }),
    highlightContent: f.boolean({ hint: true }),
    description: f.longText({ searchable: true, maxLength: 2000 }),
    tags: f.tags(),
    files: f.list({ title: f.text({ required: true, maxLength: 120, example: ['Lesson', 'Exercises', 'Summary'] }), type: f.choice(['video', 'notes'], { required: true }), file: f.file({ kind: 'curriculum', kindBy: { field: 'type', is: { video: 'video', notes: 'notes' } }, maxBytes: 1_000_000_000 }) }, { maxItems: 30 }),
    isActive: f.boolean({ readOnly: true }),
    status: f.choice(['active', 'inactive'], { tones: { active: 'green', inactive: 'grey' }, derive: [{ value: 'active', if: { isActive: true } }, { value: 'inactive' }] }),
  },
  cautions: [{ if: { files: { empty: true } }, at: 'files', says: 'noFile' }],
  list: {
    columns: ['name', 'status', 'type', 'contentType', 'categories', 'sectionId', 'ownerId', 'highlightContent', 'updatedAt'],
    filters: ['status', 'type', 'contentType', 'categories', 'sectionId', 'languageId', 'isActive', 'tags', 'createdAt'],
    segments: ['active', 'inactive', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'type', 'contentType', 'thumbnail', 'description', 'highlightContent'] },
      { name: 'sorting', fields: ['categories', 'sectionId', 'languageId', 'tags', 'ownerType', 'ownerId'] },
      { name: 'files', fields: ['files'] },
    ],
  },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], set: { isActive: true }, bulk: true, call: 'update', undo: 'deactivate' },
      deactivate: { from: ['active'], set: { isActive: false }, bulk: true, confirm: true, call: 'update', undo: 'activate' },
    },
  },
});
