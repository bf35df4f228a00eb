import { defineResource, f } from '../schemas';

/** The institutes as those look them up who do not run them (part 1 §2: `list-institutes`, under a key of its own). */
export const instituteList = defineResource({
  name: 'instituteList',
  route: 'list-institutes',
  module: 'institute',
  tenant: 'platform',
  source: 'instituteFigures',
  subtitle: '{emailId}',
  endpoint: { path: '/institutes' },
  fields: {
    name: f.text({ searchable: true }),
    status: f.choice(['awaiting', 'active', 'suspended', 'inactive'], { tones: { awaiting: 'amber', active: 'green', suspended: 'red', inactive: 'grey' } }),
    emailId: f.email({ searchable: true }),
    phoneNumber: f.phone({ searchable: true }),
    isWhiteLabelled: f.boolean(),
    planEndsAt: f.date({ shownAs: 'deadline' }),
    learners: f.integer(),
    learnerSeats: f.integer(),
    seats: f.choice(['none', 'within', 'over'], { tones: { none: 'grey', within: 'green', over: 'red' } }),
    courses: f.integer(),
  },
  list: {
    madeIn: 'institution',
    columns: ['name', 'status', 'emailId', 'phoneNumber', 'learners', 'learnerSeats', 'seats', 'courses', 'planEndsAt', 'isWhiteLabelled'],
    filters: ['status', 'seats', 'isWhiteLabelled', 'planEndsAt', 'createdAt'],
    sort: 'name',
    sortable: ['planEndsAt', 'createdAt'],
  },
});
