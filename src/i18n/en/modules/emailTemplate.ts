export const first = {
  name: 'E-mail template |||| E-mail templates',
  newOne: 'New e-mail template',
  fields: {
    kind: 'Kind',
    subject: 'Subject line',
    languageId: 'Language',
    content: 'Text',
    isReady: 'Ready',
  },
  choices: {
    kind: {
      welcome: 'Welcome',
      reminder: 'Reminder',
      offer: 'Offer',
      news: 'News',
      result: 'Result',
    },
    status: {
      draft: 'Draft',
      ready: 'Ready',
    },
  },
  actions: {
    release: 'Mark as ready',
    withdraw: 'Back to draft',
  },
  done: {
    release: 'marked as ready',
    withdraw: 'put back to draft',
  },
};

export const later = {
  sections: {
    mail: 'Mail',
  },
  meanings: {
    status: {
      draft: 'Still being written.',
      ready: 'May be sent as it is.',
    },
  },
  effects: {
    release: 'Says that it may be sent as it is.',
    withdraw: 'Takes it back to be worked on.',
  },
};
