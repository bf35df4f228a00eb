import { defineResource, f } from '../schemas';

/** What each course has, the last changed first (part 1 §2): who attends it, its batches, classes and tests. */
export const courseManager = defineResource({
  name: 'courseManager',
  route: 'course-manager',
  module: ['course', 'subjects', 'singleContent', 'test'],
  source: 'courseContents',
  endpoint: { path: '/course-manager', also: { list: 'GET /course/dashboard' } },
  fields: {
    name: f.text({ searchable: true }),
    courseId: f.ref('course'),
    isActive: f.boolean(),
    curriculumType: f.choice(['recorded', 'live', 'blended']),
    planType: f.choice(['free', 'paid', 'both'], { tones: { free: 'green', paid: 'blue', both: 'grey' } }),
    languageId: f.ref('language'),
    learners: f.integer(),
    batches: f.integer(),
    liveClasses: f.integer(),
    tests: f.integer(),
    changedAt: f.datetime(),
  },
  list: {
    madeIn: 'course',
    columns: ['name', 'isActive', 'curriculumType', 'learners', 'batches', 'liveClasses', 'tests', 'changedAt', 'instituteId'],
    filters: ['isActive', 'curriculumType', 'planType', 'languageId', 'courseId', 'instituteId', 'changedAt'],
    sort: '-changedAt',
    sortable: ['name'],
  },
  summary: { by: ['curriculumType', 'planType', 'isActive', 'languageId', 'instituteId'], measures: { courses: 'count', learners: 'sum', tests: 'sum', liveClasses: 'sum' } },
});
