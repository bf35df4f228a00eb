import { defineResource, f } from '../schemas';

/**
 * What an institute teaches and sells (part 1 §2, part 2 §3 and §7). The contract's course masters and modules are one record here: a
 * course is made as a master, and read, changed and deleted as a module. A new one is offered to nobody until somebody says so.
 */
export const course = defineResource({
  name: 'course',
  route: ['courses', 'revamped/courses', 'add-course+', 'revamped/add-course+'],
  menu: { group: 'learning', icon: 'course', order: 21 }, home: true, picture: 'thumbnail',
  endpoint: {
    calls: {
      list: 'GET /course/courseMasters', lookup: 'GET /course/minimalSearch', get: 'GET /course/courseModules/{id}',
      create: 'POST /course/courseMaster', update: 'PUT /course/courseModule/{id}', delete: 'DELETE /course/courseModule/{id}',
    },
    also: {
      search: 'POST /course/courseModules', get: ['GET /course/courseModuleDetails/{id}', 'GET /course/courseMaster/{id}'],
      update: 'PUT /course/courseMaster/{id}', delete: 'DELETE /course/courseMaster/{id}', lookup: 'POST /course/nameSuggetions',
    },
  },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120 }),
    thumbnail: f.image({ kind: 'course' }),
    description: f.longText({ searchable: true, maxLength: 2000 }),
    curriculumType: f.choice(['recorded', 'live', 'blended'], { required: true, default: 'recorded' }),
    mainCategories: f.refs('category', { where: { status: 'active', parentId: { empty: true } } }),
    subCategories: f.refs('category', { where: { status: 'active', parentId: { field: 'mainCategories' } } }),
    subjectIds: f.refs('subject'),
    facultyIds: f.refs('faculty', { warns: { status: 'inactive' } }),
    languageId: f.ref('language', { where: { status: 'active' }, onDelete: 'refuse' }),
    planType: f.choice(['free', 'paid', 'both'], { required: true, default: 'paid', hint: true, tones: { free: 'green', paid: 'blue', both: 'grey' } }),
    price: f.money({ required: { planType: ['paid', 'both'] }, when: { planType: ['paid', 'both'] }, aliases: ['Fee', 'Course fee', 'MRP', 'Tarif', 'Frais', '受講料', '学费'] }),
    offerPrice: f.money({ when: { planType: ['paid', 'both'] } }),
    validity: f.integer({ choices: [30, 90, 180, 365, 730], required: true, default: 365, hint: true }),
    learners: f.count('subscription', 'courseId'),
    isActive: f.boolean({ readOnly: true, default: false }),
  },
  rules: [{ if: { price: { lte: 0 } }, at: 'price', says: 'paidForNothing' }, { if: { offerPrice: { lte: 0 } }, at: 'offerPrice', says: 'offeredForNothing' }, { if: { offerPrice: { gt: { field: 'price' } } }, at: 'offerPrice', says: 'aboveField' }],
  list: {
    columns: ['name', 'isActive', 'curriculumType', 'planType', 'price', 'offerPrice', 'validity', 'learners', 'mainCategories', 'updatedAt'],
    filters: ['planType', 'curriculumType', 'isActive', 'mainCategories', 'subCategories', 'subjectIds', 'facultyIds', 'languageId', 'price', 'validity', 'createdAt'],
    sortable: ['name', 'price', 'createdAt', 'updatedAt'],
    segments: [{ name: 'active', where: { isActive: true } }, { name: 'inactive', where: { isActive: false } }, 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'description', 'thumbnail', 'languageId'] },
      { name: 'teaching', fields: ['curriculumType', 'mainCategories', 'subCategories', 'subjectIds', 'facultyIds'] },
      { name: 'plan', fields: ['planType', 'price', 'offerPrice', 'validity'] },
    ],
  },
  related: [{ resource: 'subscription', field: 'courseId' }, { resource: 'batch', field: 'courseId' }, { resource: 'liveClass', field: 'courseId' }, { resource: 'test', field: 'courseId' }],
  lifecycle: {
    field: 'isActive',
    actions: {
      activate: { if: { isActive: false }, set: { isActive: true }, bulk: true, undo: 'deactivate' },
      deactivate: { if: { isActive: true }, set: { isActive: false }, bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
