export const first = {
  name: 'Test attempt |||| Test attempts',
  menu: 'Test',
  newOne: 'New test attempt',
  fields: {
    learnerName: 'Learner',
    testId: 'Test',
    courseId: 'Course',
    userId: 'Account of the learner',
    number: 'Attempt',
    result: 'Result',
    mark: 'Marks',
    totalMark: 'Total marks',
    percentage: 'Share of the marks',
    startedAt: 'Started',
    submittedAt: 'Handed in',
    minutes: 'Time taken',
  },
  choices: {
    result: {
      passed: 'Passed',
      failed: 'Failed',
      handedIn: 'Handed in',
      unfinished: 'Not handed in',
    },
  },
};

export const later = {
  origin: 'An attempt appears here when a learner begins a published test in the learning app.',
  measures: {
    attempts: 'Number of attempts',
  },
};
