export const first = {
  name: 'Question |||| Questions',
  newOne: 'New question',
  fields: {
    question: 'Question',
    testId: 'Test',
    testSectionId: 'Test section',
    type: 'Kind',
    difficulty: 'Difficulty',
    optionA: 'Option A',
    optionB: 'Option B',
    optionC: 'Option C',
    optionD: 'Option D',
    optionE: 'Option E',
    answer: 'Right answer',
    positiveMark: 'Marks for a right answer',
    negativeMark: 'Marks off for a wrong answer',
    mark: 'Marks that count',
    markOff: 'Marks off that count',
    order: 'Place',
    subjectId: 'Subject',
    topicId: 'Topic',
    explanation: 'Explanation',
  },
  choices: {
    type: { single_choice: 'One right answer' },
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    answer: { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' },
  },
};

export const later = {
  hints: {
    positiveMark: 'Left empty, the marks of its section count.',
    negativeMark: 'Taken off for a wrong answer, such as 0.33; left empty, as its section has it.',
    order: 'Left empty, it comes after the others.',
  },
  sections: { options: 'Options and answer', use: 'Marks and place' },
  warnings: { testId: 'Learners can sit this test now: what is changed here reaches them at once, also those who are in the middle of it. Results that are there stay as they are. Withdraw the test first to change it in peace.' },
  cautions: { overMark: 'A wrong answer takes off more than a right one gives.' },
  rules: {
    passUnreachable: 'Learners can sit this test: without these marks its questions would come to %{marks}, and %{pass} are needed to pass.',
    noSuchOption: 'There is no such option: write it, or choose another answer.',
    lastQuestion: 'This is the only question of a test that learners can sit: withdraw the test first.',
  },
};
