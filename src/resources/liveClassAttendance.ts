import { defineResource, f } from '../schemas';

/** Who was in a live class, from when until when, below the class (part 1 §2, part 2 §7). */
export const liveClassAttendance = defineResource({
  name: 'liveClassAttendance',
  route: 'live-class/live-class-report/:liveClassId',
  module: 'liveClass',
  source: 'liveClassAttendances',
  subtitle: '{joinedAt}',
  endpoint: { path: '/report/live-class-attendance' },
  fields: {
    name: f.text({ searchable: true }),
    liveClassId: f.ref('liveClass'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    emailId: f.email({ searchable: true }),
    joinedAt: f.datetime({ shownAs: 'exact' }),
    leftAt: f.datetime({ shownAs: 'exact' }),
    minutes: f.duration(),
  },
  list: {
    madeIn: 'liveClass',
    columns: ['name', 'liveClassId', 'emailId', 'joinedAt', 'leftAt', 'minutes', 'instituteId'],
    filters: ['liveClassId', 'userId', 'joinedAt', 'minutes', 'instituteId'],
    sort: '-joinedAt',
    sortable: ['joinedAt', 'minutes'],
  },
  summary: { by: ['liveClassId', 'joinedAt:day', 'joinedAt:month', 'instituteId'], measures: { attendances: 'count', minutes: 'mean@joinedAt' } },
});
