import type * as english from '../../en/modules/invoice';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '請求書',
  newOne: '新しい請求書',
  fields: {
    number: '番号',
    addressee: '請求先',
    addresseeEmail: '請求先のメール',
    item: '内容',
    membershipId: '会員プラン',
    price: '価格',
    discount: '割引額',
    tax: '税額',
    amount: '金額',
    refunded: '返金額',
    billed: '請求額（返金後）',
    taxBilled: '請求税額（返金後）',
    paidAt: '支払日時',
  },
  choices: {
    status: {
      open: '未払い',
      paid: '支払い済み',
      refunded: '返金済み',
      cancelled: 'キャンセル済み',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    billed: '請求した額（未払いを含む）から、一部または全額の返金を引いたものです。取り消された請求書は含みません。',
    taxBilled: 'そのうちの税です。一部返金された請求書では、残った分に応じた額です。',
  },
  origin: '教育機関が自らの名義で会員プランを注文し、その注文がこのプラットフォームに記録されると、請求書がここに表示されます。この管理画面で教育機関のプランやライセンスを変えても、請求書は作られません。',
  measures: {
    invoices: '請求書の件数',
  },
};
