export const first = {
  name: 'Listed institute |||| Listed institutes',
  newOne: 'New institute',
  fields: {
    name: 'Name',
    isWhiteLabelled: 'White-labelled',
    planEndsAt: 'Plan ends',
    learners: 'Learners',
    learnerSeats: 'Learners at most',
    seats: 'Licence',
    courses: 'Courses',
  },
  choices: { seats: { none: 'No licence runs', within: 'Within the licence', over: 'More than agreed' } },
};

export const later = {
  origin: 'Every institute appears here as soon as it is made or registers.',
};
