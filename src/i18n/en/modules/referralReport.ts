export const first = {
  name: 'Referral |||| Referrals',
  menu: 'Referral',
  newOne: 'New referral',
  fields: {
    referrerName: 'Brought by',
    referrerId: 'Learner',
    friendName: 'Friend',
    friendEmail: 'Friend’s e-mail',
    programId: 'Programme',
    item: 'What was bought',
    amount: 'Amount',
    net: 'Net',
    reward: 'Reward',
    rewardedAt: 'Rewarded',
  },
  choices: {
    status: {
      joined: 'Joined',
      rewarded: 'Rewarded',
      cancelled: 'Cancelled',
    },
  },
};

export const later = {
  origin: 'A referral appears here when a friend whom a learner has invited joins in the learning app. The programmes decide what that earns.',
  measures: {
    referrals: 'Number of referrals',
  },
};
