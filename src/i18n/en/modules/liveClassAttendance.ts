export const first = {
  name: 'Attendance of a live class |||| Attendance of live classes',
  newOne: 'New attendance',
  fields: {
    name: 'Learner',
    liveClassId: 'Live class',
    userId: 'Account of the learner',
    joinedAt: 'Joined',
    leftAt: 'Left',
    minutes: 'Stayed',
  },
};

export const later = {
  measures: {
    attendances: 'Number of attendances',
  },
};
