import { defineResource, f } from '../schemas';

/** Who attends a course of a white-labelled institute, and what was paid for it (part 1 §2): below both. */
export const courseSubscriber = defineResource({
  name: 'courseSubscriber',
  route: 'Subscribers/:instituteId/~membershipPlan/~membershipID/:courseId',
  module: 'whSalesReport',
  source: 'courseSubscribers',
  subtitle: '{emailId}',
  endpoint: { path: '/report/course-subscribers' },
  fields: {
    name: f.text({ searchable: true }),
    courseId: f.ref('course'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    emailId: f.email(),
    phoneNumber: f.phone(),
    startsOn: f.date(),
    endsOn: f.date({ shownAs: 'deadline' }),
    isOffline: f.boolean(),
    paid: f.money({ hint: true }),
  },
  list: {
    madeIn: 'subscription',
    columns: ['name', 'courseId', 'startsOn', 'endsOn', 'paid', 'emailId', 'phoneNumber', 'isOffline', 'instituteId'],
    filters: ['instituteId', 'courseId', 'startsOn', 'endsOn', 'isOffline', 'createdAt'],
    sort: '-startsOn',
    sortable: ['startsOn', 'endsOn'],
    totals: ['paid'],
  },
  summary: { by: ['startsOn:month', 'courseId', 'instituteId'], measures: { paid: 'sum', learners: 'count' } },
});
