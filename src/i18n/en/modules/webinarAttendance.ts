export const first = {
  name: 'Attendance of a webinar |||| Attendance of webinars',
  newOne: 'New attendance',
  fields: {
    name: 'Who came',
    webinarId: 'Webinar',
    userId: 'Account of the learner',
    joinedAt: 'Joined',
    leftAt: 'Left',
    minutes: 'Stayed',
  },
};

export const later = {
  origin: 'An attendance appears here when the provider of a webinar tells that somebody was there.',
  measures: {
    attendances: 'Number of attendances',
  },
};
