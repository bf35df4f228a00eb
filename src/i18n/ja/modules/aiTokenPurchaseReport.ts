import type * as english from '../../en/modules/aiTokenPurchaseReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AIトークンの注文',
  menu: 'AIトークンの購入',
  newOne: '新しいAIトークンの注文',
  fields: {
    razorpay_order_id: '注文番号',
    amount_token: 'トークン数',
    amount_inr: '価格',
    isExclusive: '税別',
    buyerName: '注文者',
    credited: '付与数',
    paid: '入金額',
    paidAt: '支払い日時',
    razorpay_payment_id: '支払い番号',
    createdAt: '注文日時',
  },
  choices: {
    status: {
      pending: '支払い待ち',
      paid: '支払い済み',
      failed: '未払い',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: 'AIトークンに支払われた額です。支払い待ちや失敗した注文は含みません。',
  },
  origin: '教育機関が「AIトークン」の画面でAIトークンを購入すると、注文がここに表示されます。',
  measures: {
    orders: '注文件数',
  },
};
