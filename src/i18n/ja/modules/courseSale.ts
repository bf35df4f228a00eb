import type * as english from '../../en/modules/courseSale';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'コースの販売',
  newOne: '新しいコースの販売',
  fields: {
    number: '番号',
    soldAt: '販売日時',
    courseId: 'コース',
    item: 'コース（当時の名称）',
    buyerName: '購入者',
    buyerEmail: '購入者のメール',
    price: '価格',
    discount: '割引額',
    tax: '税額',
    amount: '金額',
    net: '返金後の金額',
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
  },
  origin: '学習アプリでコースの支払いが行われるたびに、ここに表示されます。この管理画面で受講登録しても販売にはなりません。',
  measures: {
    sales: '売上件数',
  },
};
