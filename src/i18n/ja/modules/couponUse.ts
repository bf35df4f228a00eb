import type * as english from '../../en/modules/couponUse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'クーポンの利用状況',
  newOne: '新しい利用',
  fields: {
    number: '番号',
    item: '内容',
    buyerName: '購入者',
    buyerEmail: '購入者のメール',
    discount: '割引額',
    amount: '金額',
    net: '返金後の金額',
    couponId: 'クーポン',
    soldAt: '販売日時',
  },
  choices: {
    status: {
      paid: '支払い済み',
      refunded: '返金済み',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '各販売の請求額です。価格から割引を引き、税を加えたもので、返金は引いていません。',
    net: '金額から、一部または全額の返金を引いたものです。',
    discount: 'クーポンやオファーで価格から引かれた額です。返金された販売も含みます。',
  },
  origin: '学習アプリでこのクーポンを使って支払いが行われると、ここに表示されます。',
  measures: {
    sales: '売上件数',
  },
};
