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
  actions: { answer: 'Answer', reopen: 'Ask again' },
  done: { answer: 'answered', reopen: 'opened again' },
  attention: {
    waiting: '%{smart_count} doubt has waited for an answer since yesterday or longer |||| %{smart_count} doubts have waited for an answer since yesterday or longer',
  },
};

export const later = {
  meanings: { status: { open: 'Waits for an answer.', answered: 'Has its answer, with who gave it and when.' } },
  effects: {
    answer: 'Gives the answer in your name.',
    reopen: 'Lets it wait for an answer once more; the one before stays to be read until then.',
  },
};

/** What is said to people by mail. */
export const messages = {
  answered: {
    subject: '%{app}: your question has been answered',
    text: '%{by} has answered your question “%{title}”.',
  },
};
