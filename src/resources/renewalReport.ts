import { defineResource, f } from '../schemas';

/** Subscriptions whose time is up, or soon will be (part 1 §2; `/report/renewDue`, part 2 §7): a month at first. */
export const renewalReport = defineResource({
  name: 'renewalReport',
  route: 'report/renewal-report',
  module: 'renewalduereport',
  source: 'renewals',
  menu: { group: 'reports', icon: 'reports', order: 107 },
  subtitle: '{endsOn}',
  endpoint: { path: '/report/renewDue' },
  fields: {
    name: f.text({ searchable: true }),
    courseId: f.ref('course'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    status: f.choice(['due', 'over'], { tones: { due: 'amber', over: 'red' } }),
    emailId: f.email(),
    phoneNumber: f.phone(),
    startsOn: f.date(),
    endsOn: f.date({ shownAs: 'deadline' }),
  },
  list: {
    madeIn: 'subscription',
    columns: ['name', 'courseId', 'status', 'endsOn', 'emailId', 'phoneNumber', 'startsOn', 'instituteId'],
    filters: [{ field: 'endsOn', default: 'thisMonth', required: true }, 'status', 'courseId', 'instituteId'],
    sort: 'endsOn',
    sortable: ['endsOn', 'startsOn'],
  },
  summary: { by: ['endsOn:day', 'endsOn:month', 'status', 'courseId', 'instituteId'], measures: { subscriptions: 'count' } },
});
