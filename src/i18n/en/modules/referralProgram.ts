export const first = {
  name: 'Referral programme |||| Referral programmes',
  newOne: 'New referral programme',
  fields: {
    rewardKind: 'Reward',
    rewardPercent: 'Percent for who refers',
    rewardAmount: 'Amount for who refers',
    friendPercent: 'Percent off for the friend',
    mostPerPerson: 'Rewards a person at most',
    startsAt: 'Starts',
    endsAt: 'Ends',
    terms: 'Terms',
  },
  choices: {
    status: { upcoming: 'Upcoming' },
    rewardKind: {
      percent: 'Percent',
      amount: 'Amount',
    },
  },
};

export const later = {
  hints: {
    friendPercent: 'Left empty, the friend pays the full price.',
    mostPerPerson: 'Left empty, there is no limit.',
  },
  sections: {
    reward: 'Reward',
  },
  meanings: {
    status: {
      upcoming: 'Its start is still to come; nobody is rewarded before.',
      active: 'Who refers somebody is rewarded.',
      inactive: 'Nobody is rewarded for now.',
      expired: 'Its time is over.',
    },
  },
  effects: {
    activate: 'Rewards whoever refers somebody from now on.',
    deactivate: 'Nobody is rewarded from now on; what was given stays.',
  },
};
