export const first = {
  name: 'Webinar |||| Webinars',
  newOne: 'New webinar',
  fields: {
    thumbnail: 'Picture',
    facultyId: 'Faculty',
    speaker: 'Speaker',
    provider: 'Provider',
    startsAt: 'Starts',
    endsAt: 'Ends',
    price: 'Price',
    seats: 'Seats',
    joinUrl: 'Link to join',
    recordingUrl: 'Recording',
    isPublished: 'Published',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: 'Scheduled',
      live: 'Live',
      over: 'Over',
    },
  },
  actions: {
    withdraw: 'Withdraw',
  },
  done: {
    withdraw: 'withdrawn',
  },
};

export const later = {
  warnings: { facultyId: 'This member of faculty is inactive and cannot sign in.' },
  rules: { noSpeaker: 'Nobody is said to speak. Choose somebody of the faculty, or write the name of a guest.' },
  hints: {
    speaker: 'Of a guest who is not among the faculty.',
    price: 'Left empty, it is free.',
    seats: 'Left empty, anybody may join.',
  },
  sections: {
    hours: 'Time and place',
    offer: 'Price and seats',
  },
  meanings: {
    status: {
      draft: 'Only staff see it.',
      scheduled: 'It can be joined; it is still to come.',
      live: 'It is its hour now.',
      over: 'Its hour has passed.',
    },
  },
  effects: {
    publish: 'Shows it to learners. Its teacher must be free at that time.',
    withdraw: 'Takes it away from learners; their teacher is free again.',
  },
};
