import type * as english from '../../en/modules/preSalesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '未払いの注文',
  menu: 'プレセールス',
  newOne: '新しい注文',
  fields: {
    number: '番号',
    appliedFor: '販売区分',
    item: '内容',
    buyerName: '購入者',
    buyerEmail: '購入者のメール',
    couponCode: 'クーポン',
    price: '価格',
    discount: '割引額',
    tax: '税額',
    amount: '金額',
    createdAt: '注文日時',
  },
  choices: {
    status: {
      pending: '支払い待ち',
      cancelled: '取り消し',
    },
    appliedFor: {
      membership: '会員プラン',
      course: 'コース',
      webinar: 'ウェビナー',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '注文が支払われた場合の額です。価格から割引を引き、税を加えたものです。',
  },
  origin: '学習アプリで注文が始まるとここに表示され、支払いが済むと消えます。この管理画面では入力できません。',
  measures: {
    orders: '注文件数',
  },
};
