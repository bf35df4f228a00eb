import type * as english from '../../en/modules/membershipGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '套餐组',
  newOne: '新建套餐组',
  fields: {
    subscriptionPlan: '名称',
    planIds: '套餐',
    billingCycle: '计费周期',
    shareProfit: '参与利润分成',
    monthlySharedProfit: '月度比例',
    monthlyNonSharedProfit: '月度比例（不参与分成）',
    yearlySharedProfit: '年度比例',
    yearlyNonSharedProfit: '年度比例（不参与分成）',
    featureIds: '权益',
    modules: '模块',
    level: '级别',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    level: '数字越大的组提供的内容越多。',
    modules: '组内套餐所含的内容。机构可以使用什么，在批准时设定。',
    shareProfit: '使用这些套餐的机构是否与运营方进行利润分成。',
  },
  sections: { profit: '利润', modules: '模块' },
  meanings: {
    status: {
      active: '提供给机构。',
      inactive: '不提供；已有此组的机构继续使用。',
    },
  },
  effects: {
    activate: '重新提供此组。',
    deactivate: '不再提供此组；已有此组的机构继续使用。',
  },
};
