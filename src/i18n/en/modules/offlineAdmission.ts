export const first = {
  name: 'Offline admission |||| Offline admissions',
  newOne: 'New offline admission',
  fields: {
    courseId: 'Course',
    userId: 'Account of the learner',
    startsOn: 'Starts',
    endsOn: 'Ends',
    name: 'Learner',
  },
};

export const later = {
  measures: {
    admissions: 'Number of admissions',
  },
};
