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
  measures: {
    attendances: 'Number of attendances',
  },
};
