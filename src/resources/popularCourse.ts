import { defineResource, f } from '../schemas';

/** Courses by who attends them and what they bring, the most attended first (part 1 §2). */
export const popularCourse = defineResource({
  name: 'popularCourse',
  route: 'dashboard/popular-courses',
  module: 'dashboard',
  source: 'popularCourses',
  endpoint: { path: '/dashboard/popular-courses' },
  fields: {
    name: f.text({ searchable: true }),
    courseId: f.ref('course'),
    curriculumType: f.choice(['recorded', 'live', 'blended']),
    planType: f.choice(['free', 'paid', 'both'], { tones: { free: 'green', paid: 'blue', both: 'grey' } }),
    isActive: f.boolean(),
    learners: f.integer(),
    newLearners: f.integer(),
    sales: f.integer(),
    net: f.money({ hint: true }),
    lastJoinedAt: f.datetime(),
  },
  list: {
    madeIn: 'course',
    columns: ['name', 'learners', 'newLearners', 'sales', 'net', 'lastJoinedAt', 'curriculumType', 'planType', 'instituteId'],
    filters: ['instituteId', 'curriculumType', 'planType', 'isActive', 'courseId', 'createdAt'],
    sort: '-learners',
    sortable: ['learners', 'newLearners', 'net', 'name'],
    totals: ['sales', 'net'],
  },
  summary: { by: ['curriculumType', 'planType', 'instituteId'], measures: { courses: 'count', net: 'sum', newLearners: 'sum' } },
});
