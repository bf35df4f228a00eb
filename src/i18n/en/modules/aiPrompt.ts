export const first = {
  name: 'AI prompt |||| AI prompts',
  newOne: 'New AI prompt',
  fields: {
    purpose: 'Purpose',
    prompt: 'Prompt',
    languageId: 'Language',
    temperature: 'Freedom',
  },
  choices: {
    purpose: {
      questions: 'Questions',
      test: 'Tests',
      doubt: 'Doubts',
      summary: 'Summaries',
      other: 'Other',
    },
  },
};

export const later = {
  hints: {
    prompt: 'What stands in braces, such as {topic}, is filled in where it is used.',
    temperature: '0 always answers the same, 2 very freely.',
  },
  meanings: {
    status: {
      active: 'It can be chosen.',
      inactive: 'It is not offered.',
    },
  },
  effects: {
    activate: 'Offers it where assistants are used.',
    deactivate: 'Offers it no more; what was made with it stays.',
  },
};
