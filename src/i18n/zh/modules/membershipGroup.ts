import type * as english from '../../en/modules/membershipGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '套餐组',
  newOne: '新建套餐组',
  fields: {
    subscriptionPlan: '名称',
    planIds: '套餐',
    billingCycle: '计费',
    shareProfit: '分享利润',
    monthlySharedProfit: '月度比例',
    monthlyNonSharedProfit: '月度比例（不分享）',
    yearlySharedProfit: '年度比例',
    yearlyNonSharedProfit: '年度比例（不分享）',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { shareProfit: '使用这些套餐的机构是否与运营方分享利润。' },
};
