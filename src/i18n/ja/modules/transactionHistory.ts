import type * as english from '../../en/modules/transactionHistory';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '取引',
  menu: '取引履歴',
  newOne: '新しい取引',
  fields: {
    reference: '参照番号',
    kind: '種類',
    status: '状態',
    amount: '金額',
    received: '入金額',
    method: '支払い方法',
    payerName: '支払者',
    payerEmail: '支払者のメール',
    item: '内容',
    appliedFor: '販売区分',
    saleNumber: '売上番号',
    problem: '失敗の理由',
    settledAt: '決済日時',
    createdAt: '日時',
  },
  choices: {
    kind: { payment: '支払い', refund: '返金' },
    status: { pending: '処理中', successful: '成功', failed: '失敗' },
    method: { upi: 'UPI', card: 'カード', netbanking: 'ネットバンキング', wallet: '電子ウォレット', cash: '現金', cheque: '小切手', bankTransfer: '銀行振込' },
    appliedFor: { membership: '会員プラン', course: 'コース', webinar: 'ウェビナー' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '動いた、または動く予定の額です。返金にはマイナスが付きます。処理待ちや失敗では入金がなく、実際の入金は「入金額」に表示されます。',
    received: '成功した支払いから成功した返金を引いた額です。処理待ちや失敗は含みません。',
  },
  origin: '学習アプリでの注文に対する支払いと返金が、行われるたびにここに表示されます。この管理画面では入力できず、現金も同じです。',
  measures: { transactions: '取引件数' },
};
