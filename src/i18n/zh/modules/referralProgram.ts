import type * as english from '../../en/modules/referralProgram';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '推荐计划',
  newOne: '新建推荐计划',
  fields: {
    rewardKind: '奖励方式',
    rewardPercent: '推荐人奖励比例',
    rewardAmount: '推荐人奖励金额',
    friendPercent: '被推荐人折扣',
    mostPerPerson: '每人奖励上限',
    startsAt: '开始时间',
    endsAt: '结束时间',
    terms: '条款',
  },
  choices: {
    status: { upcoming: '未开始' },
    rewardKind: {
      percent: '百分比',
      amount: '金额',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    friendPercent: '留空则被推荐人付全价。',
    mostPerPerson: '留空则不限次数。',
  },
  sections: {
    reward: '奖励',
  },
  meanings: {
    status: {
      upcoming: '尚未到开始时间，暂无奖励。',
      active: '推荐可获得奖励。',
      inactive: '暂无奖励。',
      expired: '期限已过。',
    },
  },
  effects: {
    activate: '今后的推荐将获得奖励。',
    deactivate: '今后不再奖励，已发放的保留。',
  },
};
