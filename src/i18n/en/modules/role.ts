export const first = {
  name: 'Access profile |||| Access profiles',
  newOne: 'New access profile',
  fields: { kind: 'For the role', access: 'May use' },
};

export const later = {
  hints: {
    kind: 'Only people of this role can have the profile. It stays as it is once saved.',
    access: 'Counts for everybody who has the profile, in sessions that are open too. You cannot give or take away a right that you do not have yourself.',
  },
};
