export const first = {
  name: 'Batch member |||| Batch members',
  newOne: 'New batch member',
  fields: {
    batchId: 'Batch',
    userId: 'Learner',
    userIds: 'Learners',
    joinedOn: 'Joined',
    rollNumber: 'Roll number',
  },
  actions: {
    add: 'Add learners',
  },
  told: {
    add: '%{smart_count} learner was added. |||| %{smart_count} learners were added.',
  },
};

export const later = {
  warnings: { userId: 'This learner is inactive and cannot sign in.', userIds: '“%{name}” is inactive and cannot sign in.' },
  hints: {
    userId: 'Who is not enrolled in the course of the batch can join it too, and is not enrolled by that.',
    userIds: 'Who is not enrolled in the course of the batch can join it too, and is not enrolled by that.',
  },
  effects: {
    add: 'All of them join, or nobody where seats are missing.',
  },
};
