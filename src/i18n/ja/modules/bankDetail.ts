import type * as english from '../../en/modules/bankDetail';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '銀行口座の情報',
  newOne: '新しい銀行口座',
  fields: {
    accountHolder: '口座名義',
    bankName: '銀行',
    accountNumber: '口座番号',
    ifsc: 'IFSC',
    upiId: 'UPIアドレス',
    paymentId: '支払い',
    reference: '参照番号',
    amount: '金額',
    settledAt: '決済日時',
    createdAt: '日時',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '学習アプリで支払いがあるたびに、その教育機関の受取口座がここに表示されます。口座は教育機関の設定で入力します。',
};
