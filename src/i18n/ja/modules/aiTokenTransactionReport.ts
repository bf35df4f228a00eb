import type * as english from '../../en/modules/aiTokenTransactionReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AIトークンの取引',
  menu: 'AIトークンの取引',
  newOne: '新しいAIトークンの取引',
  fields: {
    note: '用途',
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
    type: {
      credit: '追加',
      debit: '使用',
    },
  },
};

export const later: Translated<typeof english.later> = {
  measures: {
    entries: '取引件数',
  },
};
