export const first = {
  name: 'Group member |||| Group members',
  newOne: 'New group member',
  fields: {
    groupId: 'Group',
    isGroupClosed: 'Group closed',
    userId: 'Person',
    part: 'Part',
    note: 'Note',
    decidedAt: 'Decided',
    decidedById: 'Decided by',
  },
  choices: {
    part: {
      member: 'Member',
      moderator: 'Moderator',
    },
    status: {
      asked: 'Asked to join',
      approved: 'Approved',
      declined: 'Declined',
    },
  },
  actions: {
    approve: 'Approve',
    decline: 'Decline',
  },
  done: {
    approve: 'approved',
    decline: 'declined',
  },
  attention: {
    asked: '%{smart_count} person waits to be let into a group |||| %{smart_count} people wait to be let into a group',
  },
};

export const later = {
  warnings: { userId: 'This person is inactive and cannot sign in.' },
  hints: { note: 'What the person said when asking, or why they are in it.' },
  meanings: {
    status: {
      asked: 'Has asked to join and waits for an answer.',
      approved: 'Reads and writes in the group, in the learning app.',
      declined: 'Is not let in, in the learning app.',
    },
  },
  effects: {
    approve: 'Lets this person read and write in the group in the learning app. Who works in the console does so in any case.',
    decline: 'Keeps this person out of the group in the learning app; approving is possible later. Who works in the console still reads and writes in it.',
  },
  rules: { groupClosed: 'The group is closed. Open it again to let somebody in, or decline the request.' },
};
