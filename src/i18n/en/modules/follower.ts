export const first = {
  name: 'Follower |||| Followers',
  newOne: 'New follower',
  fields: {
    userId: 'Follows',
    followerId: 'Follower',
    note: 'Note',
    isBlocked: 'Blocked',
  },
  choices: {
    status: {
      following: 'Following',
      blocked: 'Blocked',
    },
  },
  actions: {
    block: 'Block',
    unblock: 'Unblock',
  },
  done: {
    block: 'blocked',
    unblock: 'unblocked',
  },
};

export const later = {
  meanings: {
    status: {
      following: 'Sees what this person writes in the forum.',
      blocked: 'Sees it no longer, and cannot follow again.',
    },
  },
  effects: {
    block: 'Shuts this follower out.',
    unblock: 'Lets this follower in again.',
  },
};
