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
  measures: {
    admissions: 'Number of admissions',
  },
};
