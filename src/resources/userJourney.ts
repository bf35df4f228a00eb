import { defineResource, f } from '../schemas';

/** What learners did, in the order of time (part 1 §2): came, enrolled, paid, sat a test, commented, asked. A month at first. */
export const userJourney = defineResource({
  name: 'userJourney',
  route: 'report/user-journey',
  module: 'userjourney',
  source: 'learnerEvents',
  menu: { group: 'reports', icon: 'reports', order: 105 },
  title: '{name}',
  subtitle: '{createdAt}',
  endpoint: { path: '/report/user-journey' },
  fields: {
    name: f.text({ searchable: true }),
    emailId: f.email({ searchable: true }),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    kind: f.choice(['registered', 'enrolled', 'paid', 'attempted', 'commented', 'asked'], { tones: { registered: 'grey', enrolled: 'green', paid: 'green', attempted: 'blue', commented: 'grey', asked: 'amber' } }),
    about: f.oneOf({ course: 'course', test: 'test', comment: 'comment', doubt: 'doubt' }),
    item: f.text(),
    amount: f.money(),
  },
  list: {
    madeIn: 'student',
    columns: ['createdAt', 'name', 'kind', 'about', 'item', 'amount', 'instituteId'],
    filters: [{ field: 'createdAt', default: 'thisMonth', required: true }, 'kind', 'userId', 'instituteId'],
    sortable: ['createdAt'],
  },
  summary: { by: ['createdAt:day', 'createdAt:month', 'kind', 'instituteId'], measures: { events: 'count' } },
});
