import { OFFICE, defineResource, f } from '../schemas';

/** Who teaches most, by learners (part 1 §2). Whoever only reads the figures is not told how to reach them. */
export const popularFaculty = defineResource({
  name: 'popularFaculty',
  route: 'dashboard/popular-faculties',
  module: 'dashboard',
  source: 'popularFaculties',
  subtitle: '{emailId}',
  endpoint: { path: '/dashboard/popular-faculties' },
  fields: {
    name: f.text({ searchable: true }),
    facultyId: f.ref('faculty'),
    emailId: f.email({ roles: { read: OFFICE } }),
    status: f.choice(['invited', 'active', 'inactive'], { tones: { invited: 'amber', active: 'green', inactive: 'grey' } }),
    learners: f.integer(),
    courses: f.integer(),
    batches: f.integer(),
    liveClasses: f.integer(),
    taughtLately: f.integer(),
    lastTaughtAt: f.datetime(),
  },
  list: {
    madeIn: 'faculty',
    columns: ['name', 'learners', 'courses', 'batches', 'liveClasses', 'taughtLately', 'lastTaughtAt', 'status', 'instituteId'],
    filters: ['instituteId', 'status', 'facultyId', 'createdAt'],
    sort: '-learners',
    sortable: ['learners', 'liveClasses', 'taughtLately', 'name'],
  },
  summary: { by: ['instituteId', 'status'], measures: { faculty: 'count', liveClasses: 'sum', taughtLately: 'sum' } },
});
