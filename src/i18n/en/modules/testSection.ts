export const first = {
  name: 'Section |||| Sections',
  newOne: 'New section',
  fields: {
    testId: 'Test',
    order: 'Place',
    positiveMark: 'Marks for a right answer',
    negativeMark: 'Marks off for a wrong answer',
    duration: 'Time',
    questions: 'Questions',
  },
};

export const later = {
  hints: {
    order: 'Left empty, it comes after the others.',
    negativeMark: 'Taken off for each wrong answer, such as 0.33.',
    duration: 'Left empty, the time of the whole test counts.',
  },
  warnings: { testId: 'Learners can sit this test now: what is changed here reaches them at once, also those who are in the middle of it. Results that are there stay as they are. Withdraw the test first to change it in peace.' },
  cautions: { overMark: 'A wrong answer takes off more than a right one gives.' },
  rules: {
    passUnreachable: 'Learners can sit this test: without these marks its questions would come to %{marks}, and %{pass} are needed to pass.',
    sectionsTooLong: 'The sections would take %{minutes} minutes together, and the test has %{of}.',
    lastSection: 'This is the only section of a test that learners can sit: withdraw the test first.',
  },
};
