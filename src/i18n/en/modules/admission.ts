export const first = {
  name: 'Admission |||| Admissions',
  newOne: 'New admission',
  fields: {
    courseId: 'Course',
    userId: 'Account of the learner',
    startsOn: 'Starts',
    endsOn: 'Ends',
    name: 'Learner',
  },
};

export const later = {
  origin: 'Whoever is enrolled in a course appears here, by the day on which it begins, unless the subscription is marked “In person”.',
  measures: {
    admissions: 'Number of admissions',
  },
};
