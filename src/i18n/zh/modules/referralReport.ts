import type * as english from '../../en/modules/referralReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '推荐',
  menu: '推荐',
  newOne: '新建推荐',
  fields: {
    referrerName: '推荐人',
    referrerId: '学员',
    friendName: '被推荐人',
    friendEmail: '被推荐人邮箱',
    programId: '计划',
    item: '购买内容',
    amount: '金额',
    net: '扣除退款后金额',
    reward: '奖励',
    rewardedAt: '奖励时间',
  },
  choices: {
    status: {
      joined: '已加入',
      rewarded: '已奖励',
      cancelled: '已取消',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: '被推荐的朋友为这些订单支付的金额，减去退款。',
    reward: '推荐人因推荐获得的奖励。',
  },
  origin: '学员邀请的朋友加入学习应用后，推荐会显示在这里。奖励由推荐计划决定。',
  measures: {
    referrals: '推荐次数',
  },
};
