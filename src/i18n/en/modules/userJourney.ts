export const first = {
  name: 'Step in a learner’s journey |||| Learners’ journeys',
  menu: 'Students Journey',
  newOne: 'New step in a journey',
  fields: {
    name: 'Learner',
    userId: 'Account of the learner',
    kind: 'What happened',
    about: 'About',
    item: 'What was paid for',
    amount: 'Amount',
    createdAt: 'When',
  },
  choices: {
    kind: {
      registered: 'Registered',
      enrolled: 'Enrolled',
      paid: 'Paid',
      attempted: 'Sat a test',
      commented: 'Commented',
      asked: 'Asked a doubt',
    },
  },
};

export const later = {
  origin: 'What learners do appears here by itself: that they were added, enrolled, paid, sat a test, commented or asked.',
  measures: {
    events: 'Number of steps',
  },
};
