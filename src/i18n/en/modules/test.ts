export const first = {
  name: 'Test |||| Tests',
  newOne: 'New test',
  fields: {
    type: 'Kind',
    courseId: 'Course',
    sectionId: 'Subject section',
    duration: 'Duration',
    totalMark: 'Total marks',
    passMark: 'Marks to pass',
    numberOfAttempt: 'Attempts',
    index: 'Place in the course',
    thumbnail: 'Picture',
    instructions: 'Instructions',
    sections: 'Sections',
    questions: 'Questions',
    marks: 'Marks of its questions',
  },
  choices: {
    type: {
      curriculum: 'Part of the curriculum',
      live: 'Live',
      previous_year: 'Previous year',
      practise: 'Practice',
      model: 'Model',
    },
    status: {
      draft: 'Draft',
      published: 'Published',
    },
  },
  actions: {
    withdraw: 'Withdraw',
  },
  done: {
    publish: 'published',
    withdraw: 'withdrawn',
  },
};

export const later = {
  hints: {
    passMark: 'Left empty, nobody fails.',
    numberOfAttempt: 'How often a learner may sit the test.',
    index: 'Tests of a course are shown in this order.',
  },
  sections: {
    marking: 'Time and marks',
    instructions: 'Instructions',
  },
  meanings: {
    status: {
      draft: 'Only staff see it.',
      published: 'Learners of its course can sit it.',
    },
  },
  effects: {
    publish: 'Lets the learners of its course sit the test; without a course, nobody can.',
    withdraw: 'Takes the test away from learners; results stay.',
  },
  rules: {
    passUnreachable: 'The questions come to %{marks} marks, and %{pass} are needed to pass: nobody could. Add questions, or lower the marks to pass.',
    noSections: 'Add at least one section before the test is published.',
    noQuestions: 'Add a section with a question first: learners would find nothing to answer.',
    sectionsTooLong: 'The sections take %{minutes} minutes together, which is more than the test has.',
  },
};
