export const first = {
  name: 'Institute |||| List of institutes',
  newOne: 'New institute',
  fields: {
    name: 'Name',
    isWhiteLabelled: 'White-labelled',
    planEndsAt: 'Plan ends',
    learners: 'Learners',
    courses: 'Courses',
  },
  choices: {
    status: {
      awaiting: 'Awaiting approval',
    },
  },
};
