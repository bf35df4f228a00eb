import type * as english from '../../en/modules/membershipGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'プラングループ',
  newOne: 'プラングループを追加',
  fields: {
    subscriptionPlan: '名前',
    planIds: 'プラン',
    billingCycle: '請求周期',
    shareProfit: '利益分配',
    monthlySharedProfit: '月額の配分',
    monthlyNonSharedProfit: '月額の配分（分配なし）',
    yearlySharedProfit: '年額の配分',
    yearlyNonSharedProfit: '年額の配分（分配なし）',
    featureIds: '特典',
    modules: 'モジュール',
    level: 'レベル',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    level: '数字が大きいグループほど内容が充実しています。',
    modules: 'グループのプランに含まれるものです。教育機関が使える範囲は承認時に決めます。',
    shareProfit: 'これらのプランで、教育機関が運営者と利益を分け合うかどうかです。',
  },
  sections: { profit: '利益', modules: 'モジュール' },
  meanings: {
    status: {
      active: '教育機関に提供しています。',
      inactive: '提供していません。契約中の教育機関はそのまま使えます。',
    },
  },
  effects: {
    activate: 'グループを再び提供します。',
    deactivate: 'グループの提供をやめます。契約中の教育機関はそのまま使えます。',
  },
};
