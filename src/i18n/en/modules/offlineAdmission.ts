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
  origin: 'Whoever is enrolled in a course and marked “In person” appears here, by the day on which it begins.',
  measures: {
    admissions: 'Number of admissions',
  },
};
