export const first = {
  name: 'Comment |||| Comments',
  newOne: 'New comment',
  fields: {
    text: 'Comment',
    about: 'About',
    authorId: 'Written by',
    hiddenFor: 'Why it is hidden',
    hiddenAt: 'Hidden on',
    hiddenById: 'Hidden by',
    reason: 'Reason',
  },
  choices: { status: { shown: 'Shown', hidden: 'Hidden' } },
  actions: { hide: 'Hide', show: 'Show again' },
  done: { hide: 'hidden', show: 'shown again' },
};

export const later = {
  meanings: { status: { shown: 'Everybody who studies what it is about reads it.', hidden: 'Only people of the console read it.' } },
  effects: {
    hide: 'Takes it from the page it stands on, and keeps the reason.',
    show: 'Puts it back where it was; the reason is forgotten.',
  },
};
