export const first = {
  name: 'Webhook |||| Webhooks',
  newOne: 'New webhook',
  fields: {
    url: 'Address',
    events: 'Events',
    isActive: 'Active',
  },
  choices: {
    events: {
      learnerJoined: 'A learner joins',
      courseJoined: 'A course is joined',
      paymentReceived: 'A payment is received',
      testSubmitted: 'A test is submitted',
      liveClassStarted: 'A live class starts',
    },
  },
};

export const later = {
  patterns: { url: 'Begin with https://: what is sent must not be read on its way.' },
  hints: {
    url: 'Where the other system listens, beginning with https://.',
    events: 'What the other system is to be told. Nothing is delivered yet: what you choose here is kept until it is.',
  },
  effects: {
    activate: 'Wants its events again.',
    deactivate: 'Wants no events until it is activated again.',
  },
};
