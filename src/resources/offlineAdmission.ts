import { defineResource, f } from '../schemas';

/** Who began a course at a branch (part 1 §2): a month at first. */
export const offlineAdmission = defineResource({
  name: 'offlineAdmission',
  route: 'offline-admissions',
  module: 'dashboard',
  source: 'offlineAdmissions',
  subtitle: '{startsOn}',
  endpoint: { path: '/offline-admissions' },
  fields: {
    name: f.text({ searchable: true }),
    courseId: f.ref('course'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    emailId: f.email(),
    phoneNumber: f.phone(),
    startsOn: f.date(),
    endsOn: f.date({ shownAs: 'deadline' }),
  },
  list: {
    madeIn: 'subscription',
    columns: ['name', 'courseId', 'startsOn', 'endsOn', 'emailId', 'phoneNumber', 'instituteId'],
    filters: [{ field: 'startsOn', default: 'thisMonth', required: true }, 'courseId', 'endsOn', 'instituteId'],
    sort: '-startsOn',
    sortable: ['startsOn'],
  },
  summary: { by: ['startsOn:day', 'startsOn:month', 'courseId', 'instituteId'], measures: { admissions: 'count' } },
});
