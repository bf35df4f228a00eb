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
    net: '純額',
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
  origin: '学習アプリでこのクーポンを使って支払いが行われると、ここに表示されます。',
  measures: {
    sales: '売上件数',
  },
};
