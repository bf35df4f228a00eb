export const first = {
  name: 'Learner |||| Learners',
  menu: 'User',
  newOne: 'New learner',
  fields: {
    courses: 'Courses',
    lastSignInAt: 'Last sign-in',
    spent: 'Spent, net of refunds',
    createdAt: 'Came',
  },
};

export const later = {
  measures: {
    learners: 'Number of learners',
  },
};
