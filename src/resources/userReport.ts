import { defineResource, f } from '../schemas';

/** The report of learners (part 1 §2, part 2 §7): when they came, what they attend and what they spent. */
export const userReport = defineResource({
  name: 'userReport',
  route: 'report/user-report',
  module: 'userreport',
  source: 'learnersReport',
  menu: { group: 'reports', icon: 'reports', order: 106 },
  endpoint: { path: '/report/user', calls: { search: 'POST /report/user' } },
  fields: {
    name: f.text({ searchable: true }),
    emailId: f.email({ searchable: true }),
    phoneNumber: f.phone({ searchable: true }),
    city: f.text(),
    status: f.choice(['invited', 'active', 'inactive'], { tones: { invited: 'amber', active: 'green', inactive: 'grey' } }),
    lastSignInAt: f.datetime(),
    courses: f.integer(),
    spent: f.money(),
  },
  list: {
    madeIn: 'student',
    columns: ['name', 'emailId', 'phoneNumber', 'city', 'status', 'courses', 'spent', 'lastSignInAt', 'createdAt', 'instituteId'],
    filters: ['createdAt', 'status', 'city', 'lastSignInAt', 'instituteId'],
    sortable: ['name', 'createdAt'],
  },
  summary: { by: ['createdAt:month', 'status', 'instituteId'], measures: { learners: 'count' } },
});
