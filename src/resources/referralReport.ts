import { defineResource, f } from '../schemas';

/** Who brought whom, and what for (part 1 §2). */
export const referralReport = defineResource({
  name: 'referralReport',
  route: 'report/referral-report',
  module: 'referAndEarnReport',
  source: 'referrals',
  menu: { group: 'reports', icon: 'reports', order: 108 },
  title: '{referrerName}',
  subtitle: '{friendName}',
  endpoint: { path: '/report/referral' },
  fields: {
    referrerName: f.text({ searchable: true }),
    referrerId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    friendName: f.text({ searchable: true }),
    friendEmail: f.email({ searchable: true }),
    programId: f.ref('referralProgram'),
    status: f.choice(['joined', 'rewarded', 'cancelled'], { tones: { joined: 'amber', rewarded: 'green', cancelled: 'grey' } }),
    item: f.text(),
    amount: f.money(),
    net: f.money({ hint: true }),
    reward: f.money({ hint: true }),
    rewardedAt: f.datetime(),
  },
  list: {
    madeIn: 'referralProgram',
    columns: ['referrerName', 'friendName', 'createdAt', 'programId', 'status', 'item', 'amount', 'net', 'reward', 'instituteId'],
    filters: ['createdAt', 'rewardedAt', 'status', 'programId', 'referrerId', 'instituteId'],
    sortable: ['createdAt', 'reward'],
    totals: ['net', 'reward'],
  },
  summary: { by: ['createdAt:month', 'rewardedAt:month', 'status', 'programId', 'instituteId'], measures: { referrals: 'count', reward: 'sum@rewardedAt', net: 'sum' } },
});
