export const first = {
  name: 'Renewal due |||| Renewals due',
  menu: 'Renewal Due',
  newOne: 'New renewal',
  fields: {
    courseId: 'Course',
    userId: 'Account of the learner',
    startsOn: 'Starts',
    endsOn: 'Ends',
    name: 'Learner',
  },
  choices: {
    status: {
      due: 'Due',
      over: 'Ended',
    },
  },
};

export const later = {
  origin: 'A subscription with an end appears here.',
  measures: {
    subscriptions: 'Number of subscriptions',
  },
};
