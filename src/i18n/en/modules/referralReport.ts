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
  measures: {
    referrals: 'Number of referrals',
  },
};
