export const first = {
  name: 'Licence |||| Licences',
  newOne: 'New licence',
  fields: {
    number: 'Number',
    membershipPlanId: 'Membership plan',
    learnerSeats: 'Learners at most',
    staffSeats: 'Staff at most',
    startsOn: 'Starts',
    endsOn: 'Ends',
    fee: 'Fee',
    notes: 'Notes',
    isSuspended: 'Suspended',
  },
  choices: {
    status: {
      upcoming: 'Upcoming',
    },
  },
  attention: {
    ending: '%{smart_count} licence ends within 30 days |||| %{smart_count} licences end within 30 days',
    ended: '%{smart_count} licence has ended in the last 30 days |||| %{smart_count} licences have ended in the last 30 days',
  },
};

export const later = {
  hints: {
    fee: 'What was agreed for the licence. It makes no invoice, and no payment is asked for.',
    learnerSeats: 'What was agreed. Nobody is kept out by it; an institute that has more is told of on the home screen.',
    staffSeats: 'What was agreed. Nobody is kept out by it; an institute that has more is told of on the home screen.',
  },
  patterns: {
    number: 'Enter 8 to 24 letters, digits and hyphens, such as LIC-2026-0001.',
  },
  sections: {
    extent: 'What it covers',
  },
  meanings: {
    status: {
      upcoming: 'Its first day is still to come.',
      active: 'It holds today.',
      suspended: 'It was suspended by the operator.',
      expired: 'Its last day is over.',
    },
  },
  effects: {
    suspend: 'Says that it does not hold for now. It closes nobody’s console.',
    activate: 'Says that it holds again.',
  },
};
