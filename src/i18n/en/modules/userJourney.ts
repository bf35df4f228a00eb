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
  measures: {
    events: 'Number of steps',
  },
};
