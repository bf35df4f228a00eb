export const first = {
  name: 'Comment |||| Comments',
  newOne: 'New comment',
  fields: {
    text: 'Comment',
    about: 'About',
    authorId: 'Written by',
    hiddenReason: 'Why it is hidden',
    hiddenFor: 'Remark',
    hiddenAt: 'Hidden on',
    hiddenById: 'Hidden by',
    reason: 'Remark',
  },
  choices: {
    status: { shown: 'Shown', hidden: 'Hidden' },
    hiddenReason: { spam: 'Spam', nudity: 'Nudity', violence: 'Violence', harassment: 'Harassment', 'flash news': 'Flash news', 'hate speech': 'Hate speech', other: 'Other' },
  },
  actions: { hide: 'Hide', show: 'Show again' },
  done: { hide: 'hidden', show: 'shown again' },
};

export const later = {
  meanings: { status: { shown: 'Everybody who studies what it is about reads it.', hidden: 'Only people of the console read it.' } },
  effects: {
    hide: 'Takes it from the page it stands on, and keeps the reason.',
    show: 'Puts it back where it was; the reason is forgotten, and reports for which it was hidden are cleared.',
  },
  foretells: {
    cleared: 'A report was decided against it; showing it again sets that one to Cleared. |||| %{smart_count} reports were decided against it; showing it again sets them to Cleared.',
    terminated: 'A report about it has closed an account, and stays as it is. |||| %{smart_count} reports about it have closed an account, and stay as they are.',
  },
};
