export const first = {
  name: 'Content report |||| Content reports',
  newOne: 'New content report',
  fields: {
    content: 'What was reported',
    about: 'What it is about',
    contentOwnerId: 'Written by',
    enteredById: 'Entered by',
    reason: 'Reason',
    details: 'Details',
    remark: 'Remark',
    hide: 'Hide the comment, too',
    decidedAt: 'Decided on',
    decidedById: 'Decided by',
    createdById: 'Reported by',
  },
  choices: {
    reason: {
      spam: 'Spam',
      nudity: 'Nudity',
      violence: 'Violence',
      harassment: 'Harassment',
      'flash news': 'Flash news',
      'hate speech': 'Hate speech',
    },
    status: { open: 'Open', suspended: 'Suspended', cleared: 'Cleared', terminated: 'Account closed' },
  },
  actions: { suspend: 'Suspend', clear: 'Clear', terminate: 'Close the account' },
  done: { suspend: 'suspended', clear: 'cleared', terminate: 'decided, and the account closed' },
  attention: { open: '%{smart_count} content report waits to be decided |||| %{smart_count} content reports wait to be decided' },
};

export const later = {
  hints: {
    content: 'Left empty, the text of what is chosen above.',
    contentOwnerId: 'Left empty, whoever wrote what is chosen above.',
  },
  meanings: {
    status: {
      open: 'Waits to be decided.',
      suspended: 'What was reported is not to be shown.',
      cleared: 'Nothing is wrong with what was reported.',
      terminated: 'The account of who wrote it was closed.',
    },
  },
  effects: {
    suspend: 'Decides that it is not to be shown, and hides the comment it is about.',
    clear: 'Decides that nothing is wrong with it; a comment that was hidden for it is shown again.',
    terminate: 'Closes the account of who wrote it, and signs that person out everywhere. A comment it is about is hidden, unless you leave it.',
  },
};
