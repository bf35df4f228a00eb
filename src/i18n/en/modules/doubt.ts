export const first = {
  name: 'Doubt |||| Doubts',
  newOne: 'New doubt',
  fields: {
    question: 'Question',
    details: 'Details',
    subjectId: 'Subject',
    topicId: 'Topic',
    askedById: 'Asked by',
    answer: 'Answer',
    answeredAt: 'Answered on',
    answeredById: 'Answered by',
  },
  choices: { status: { open: 'Open', answered: 'Answered' } },
  actions: { answer: 'Answer', correct: 'Correct the answer', reopen: 'Ask again' },
  done: { answer: 'answered', correct: 'corrected', reopen: 'opened again' },
  attention: {
    waiting: '%{smart_count} doubt has waited for an answer since yesterday or longer |||| %{smart_count} doubts have waited for an answer since yesterday or longer',
  },
};

export const later = {
  sections: { answer: 'Answer' },
  meanings: { status: { open: 'Waits for an answer.', answered: 'Has its answer, with who gave it and when.' } },
  effects: {
    answer: 'Gives the answer in your name.',
    correct: 'Replaces the answer, in your name; whoever asked is told.',
    reopen: 'Lets it wait for an answer once more; the one before stays to be read until then.',
  },
};

/** What is said to people by mail. */
export const messages = {
  answered: {
    subject: '%{app}: your question has been answered',
    text: '%{by} has answered your question “%{title}”.\n\n%{answer}',
  },
  corrected: {
    subject: '%{app}: the answer to your question has been corrected',
    text: '%{by} has corrected the answer to your question “%{title}”.\n\n%{answer}',
  },
};
