export const first = {
  name: 'Listed institute |||| Listed institutes',
  newOne: 'New institute',
  fields: {
    name: 'Name',
    isWhiteLabelled: 'White-labelled',
    planEndsAt: 'Plan ends',
    learners: 'Learners',
    courses: 'Courses',
  },
};
