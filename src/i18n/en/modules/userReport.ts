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
  origin: 'Every learner appears here as soon as somebody adds or imports them.',
  measures: {
    learners: 'Number of learners',
  },
};
