import type * as english from '../../en/modules/membership';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '会員プラン',
  newOne: '会員プランを新規作成',
  menu: '会員プラン',
  fields: {
    subscriptionPlan: 'プラン',
    billingCycle: '請求周期',
    price: '価格',
    aiToken: 'AIトークン',
    shareProfit: '利益分配',
    featureIds: '特典',
    modules: 'モジュール',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { aiToken: '会員プランの開始時に有効なレートの1ルピーあたりのトークン数を掛けた数が付与されます。1トークン₹5なら、500で100トークンです。', modules: 'プランに含まれるものです。プランを割り当てられた教育機関が使える範囲です。割り当てるときに変更できます。' },
  cautions: { noModule: 'モジュールが1つも選ばれていません。このプランでは、教育機関が使える機能が決まりません。' },
  sections: { modules: 'モジュール' },
  effects: {
    activate: 'プランを再び提供します。',
    deactivate: 'プランの提供をやめます。契約中の教育機関はそのまま使えます。',
  },
};
