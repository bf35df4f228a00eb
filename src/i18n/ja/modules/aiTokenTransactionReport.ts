import type * as english from '../../en/modules/aiTokenTransactionReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AIトークンの取引',
  menu: 'AIトークンの取引',
  newOne: '新しいAIトークンの取引',
  fields: {
    kind: '用途',
    note: 'メモ',
    type: '種類',
    amount_token: 'トークン数',
    opening_balance: '取引前の残高',
    closing_balance: '取引後の残高',
    isFirstTrans: '最初の取引',
    razorpay_order_id: '注文番号',
    credit: '追加数',
    debit: '使用数',
    createdAt: '日時',
  },
  choices: {
    kind: {
      first: '会員プランの特典',
      purchase: '購入',
      given: '運営者からの付与',
      use: '使用',
    },
    type: {
      credit: '追加',
      debit: '使用',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'AIトークンが購入・付与・使用されると、ここに表示されます。',
  measures: {
    entries: '取引件数',
  },
};
