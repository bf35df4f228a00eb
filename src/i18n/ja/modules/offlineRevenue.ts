import type * as english from '../../en/modules/offlineRevenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '校舎での収益',
  newOne: '新しい校舎での収益',
  fields: {
    appliedFor: '販売区分',
    reference: '参照番号',
    kind: '種類',
    method: '支払い方法',
    received: '入金額',
    payerName: '支払者',
    payerEmail: '支払者のメール',
    item: '内容',
    settledAt: '決済日時',
  },
  choices: {
    kind: {
      payment: '支払い',
      refund: '返金',
    },
    method: {
      cash: '現金',
      cheque: '小切手',
      bankTransfer: '銀行振込',
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
    received: '現金・小切手・銀行振込の支払いから、その返金を引いた額で、決済日に数えます。',
  },
  origin: '学習アプリが現金・小切手・銀行振込として記録した支払いがここに表示されます。こうした受講料はこの管理画面では記録できません。校舎で支払った人をここで受講登録することはできますが、金額は記録されません。',
  measures: {
    payments: '支払いと返金',
  },
};
