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
  measures: {
    learners: 'Number of subscriptions',
  },
};
