export const first = {
  name: 'Forum post |||| Forum posts',
  newOne: 'New forum post',
  fields: {
    text: 'Post',
    groupId: 'Group',
    authorId: 'Written by',
    contents: 'Pictures',
    type: 'Kind',
    url: 'Address',
    responses: 'Answers',
    isGroupClosed: 'Group closed',
    isHidden: 'Hidden',
    hiddenFor: 'Why it is hidden',
    reason: 'Remark',
  },
  choices: {
    type: {
      image: 'Picture',
    },
    status: {
      shown: 'Shown',
      hidden: 'Hidden',
    },
  },
  actions: {
    hide: 'Hide',
    show: 'Show again',
  },
  done: {
    hide: 'hidden',
    show: 'shown again',
  },
};

export const later = {
  meanings: {
    status: {
      shown: 'Everybody in the group reads it.',
      hidden: 'Only people of the console read it.',
    },
  },
  effects: {
    hide: 'Takes it out of the group with its answers, and keeps the reason.',
    show: 'Puts it back where it was; the reason is forgotten.',
  },
};
