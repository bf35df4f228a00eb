import { defineResource, f } from '../schemas';

/** What learners find on the first page of their app, in the order it stands there (part 1 §2, `home-configuration`). */
export const homeSection = defineResource({
  name: 'homeSection',
  route: 'home-configuration',
  module: 'home',
  menu: { group: 'overview', icon: 'layout', order: 2, hiddenFor: ['whiteLabelled'] },
  demo: 36,
  fields: {
    title: f.text({ required: true, searchable: true, maxLength: 80, example: ['New this week', 'Popular courses', 'Ask our faculty', 'Next webinars', 'Browse by category', 'Test yourself'] }),
    kind: f.choice(['banners', 'categories', 'courses', 'faculty', 'webinars', 'tests'], { required: true, default: 'courses' }),
    courses: f.choice(['newest', 'popular', 'chosen'], { default: 'popular', required: { kind: 'courses' }, when: { kind: 'courses' } }),
    courseIds: f.refs('course', { required: { courses: 'chosen' }, when: { kind: 'courses', courses: 'chosen' }, where: { isActive: true } }),
    categoryId: f.ref('category', { when: { kind: 'courses', courses: ['newest', 'popular'] }, where: { status: 'active' }, onDelete: 'clear', hint: true }),
    shows: f.integer({ required: true, min: 1, max: 24, default: 8, hint: true }),
    order: f.integer({ readOnly: true }),
    isShown: f.boolean({ readOnly: true, default: true }),
  },
  list: { order: 'order', columns: ['title', 'kind', 'shows', 'isShown', 'instituteId', 'updatedAt'], filters: ['kind', 'isShown', 'instituteId', 'createdAt'], segments: ['deleted'] },
  form: { sections: [{ name: 'general', fields: ['instituteId', 'title', 'kind', 'courses', 'courseIds', 'categoryId', 'shows'] }] },
  lifecycle: {
    field: 'isShown',
    actions: {
      show: { if: { isShown: false }, set: { isShown: true }, bulk: true, undo: 'hide' },
      hide: { if: { isShown: true }, set: { isShown: false }, bulk: true, undo: 'show' },
    },
  },
  import: false,
});
