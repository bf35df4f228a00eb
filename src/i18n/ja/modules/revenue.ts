import type * as english from '../../en/modules/revenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '収益',
  newOne: '新しい収益',
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
      upi: 'UPI',
      card: 'カード',
      netbanking: 'ネットバンキング',
      wallet: '電子ウォレット',
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
    received: '成功したオンラインの支払いから返金を引いた額で、決済日に数えます。現金は含みません。',
  },
  origin: '学習アプリでのオンラインの支払いが決済されると、ここに表示されます。この管理画面では入力できません。',
  measures: {
    payments: '支払いと返金',
  },
};
