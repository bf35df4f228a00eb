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
  origin: 'An attendance appears here when the provider of a live class tells that somebody was there.',
  measures: {
    attendances: 'Number of attendances',
  },
};
