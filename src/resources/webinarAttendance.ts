import { defineResource, f } from '../schemas';

/** Who was in a webinar, from when until when, below the webinar (part 1 §2): learners, and guests without an account. */
export const webinarAttendance = defineResource({
  name: 'webinarAttendance',
  route: 'webinar-report/:webinarId',
  module: 'webinar',
  source: 'webinarAttendances',
  subtitle: '{joinedAt}',
  endpoint: { path: '/report/webinar-attendance' },
  fields: {
    name: f.text({ searchable: true }),
    webinarId: f.ref('webinar'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    emailId: f.email({ searchable: true }),
    joinedAt: f.datetime({ shownAs: 'exact' }),
    leftAt: f.datetime({ shownAs: 'exact' }),
    minutes: f.duration(),
  },
  list: {
    madeIn: 'webinar',
    columns: ['name', 'webinarId', 'emailId', 'joinedAt', 'leftAt', 'minutes', 'instituteId'],
    filters: ['webinarId', 'userId', 'joinedAt', 'minutes', 'instituteId'],
    sort: '-joinedAt',
    sortable: ['joinedAt', 'minutes'],
  },
  summary: { by: ['webinarId', 'joinedAt:day', 'joinedAt:month', 'instituteId'], measures: { attendances: 'count', minutes: 'mean@joinedAt' } },
});
