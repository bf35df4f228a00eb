import type * as english from '../../en/modules/membershipGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'プラングループ',
  newOne: 'プラングループを追加',
  fields: {
    subscriptionPlan: '名前',
    planIds: 'プラン',
    billingCycle: '請求',
    shareProfit: '利益を分配',
    monthlySharedProfit: '月額の配分',
    monthlyNonSharedProfit: '月額の配分（分配なし）',
    yearlySharedProfit: '年額の配分',
    yearlyNonSharedProfit: '年額の配分（分配なし）',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { shareProfit: 'これらのプランで、教育機関が運営者と利益を分け合うかどうかです。' },
};
