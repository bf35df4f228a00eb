export const first = {
  name: 'Group |||| Groups',
  menu: 'Discussion forum',
  newOne: 'New group',
  fields: {
    description: 'What it is about',
    courseId: 'Course',
    joining: 'Joining',
    members: 'Approved members',
    posts: 'Posts',
    isClosed: 'Closed',
  },
  choices: {
    joining: {
      open: 'Open to all',
      asked: 'On request',
    },
    status: {
      open: 'Open',
      closed: 'Closed',
    },
  },
  actions: {
    join: 'Join',
    close: 'Close',
    reopen: 'Reopen',
  },
  done: {
    join: 'joined',
    close: 'closed',
    reopen: 'reopened',
  },
};

export const later = {
  hints: {
    courseId: 'Where the group is for those who attend one course.',
  },
  meanings: {
    status: {
      open: 'Its members write in it.',
      closed: 'It can be read; nothing new is written and nobody joins.',
    },
  },
  effects: {
    join: 'You are in it at once where it is open to all; elsewhere you wait to be let in.',
    close: 'Nothing new is written in it, and nobody joins. What is there can still be read.',
    reopen: 'Its members write in it again.',
  },
  /** What came of joining. */
  outcomes: {
    joined: 'You are in “%{title}”.',
    asked: 'You have asked to join “%{title}”, and wait to be let in.',
  },
  rules: {
    isMember: 'You are a member already.',
    hasAsked: 'You have asked to join already, and wait to be let in.',
    isDeclined: 'You asked to join and were declined. Whoever leads the group can still let you in.',
  },
};
