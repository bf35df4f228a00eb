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
    net: 'Net of refunds',
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
  hints: {
    net: 'What the friends paid for the orders of these referrals, less what was refunded.',
    reward: 'What the referrers were given for their referrals.',
  },
  origin: 'A referral appears here when a friend whom a learner has invited joins in the learning app. The programmes decide what that earns.',
  measures: {
    referrals: 'Number of referrals',
  },
};
