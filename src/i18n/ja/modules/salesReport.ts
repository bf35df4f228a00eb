import type * as english from '../../en/modules/salesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '売上',
  newOne: '新しい売上',
  fields: {
    number: '番号',
    soldAt: '販売日時',
    status: '状態',
    appliedFor: '販売区分',
    item: '販売内容',
    buyerName: '購入者',
    buyerEmail: '購入者のメール',
    couponCode: 'クーポン',
    price: '価格',
    discount: '割引額',
    tax: '税額',
    amount: '金額',
    refunded: '返金額',
    net: '返金後の金額',
    createdAt: '注文日時',
  },
  choices: {
    status: { paid: '支払い済み', refunded: '返金済み' },
    appliedFor: { membership: '会員プラン', course: 'コース', webinar: 'ウェビナー' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '各販売の請求額です。価格から割引を引き、税を加えたもので、返金は引いていません。',
    net: '金額から、一部または全額の返金を引いたものです。',
    discount: 'クーポンやオファーで価格から引かれた額です。返金された販売も含みます。',
  },
  origin: '学習アプリで支払いが済むと、販売がここに表示されます。この管理画面では入力できず、受講者をここで登録しても販売にはなりません。',
  measures: { sales: '売上件数' },
};
