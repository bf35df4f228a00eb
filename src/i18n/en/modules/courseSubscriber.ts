export const first = {
  name: 'Subscriber |||| Subscribers',
  newOne: 'New subscriber',
  fields: {
    name: 'Name',
    courseId: 'Course',
    userId: 'Account of the learner',
    startsOn: 'Begins',
    endsOn: 'Ends',
    isOffline: 'At a branch',
    paid: 'Paid',
  },
};

export const later = {
  hints: {
    paid: 'What these learners paid for the course, less what was refunded.',
  },
  origin: 'Whoever is enrolled in the course appears here. What was paid comes from the learning app.',
  measures: {
    learners: 'Number of subscriptions',
  },
};
