import type * as english from '../../en/modules/paymentAccountInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '入金口座',
  fields: {
    accountHolder: '口座名義',
    bankName: '銀行名',
    accountNumber: '口座番号',
    ifsc: 'IFSCコード',
    upiId: 'UPI ID',
    gstin: 'GSTIN',
    pan: 'PAN',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { ifsc: '口座の小切手に印刷されている11文字です。' },
  patterns: {
    accountNumber: '6～18桁の数字にしてください。',
    ifsc: '英字4文字、ゼロ、その他6文字です。例：SBIN0001234',
    upiId: '「名前@銀行」の形式です。例：academy@sbi',
    gstin: '15文字です。例：29ABCDE1234F1Z5',
    pan: '英字5文字、数字4桁、英字1文字です。例：ABCDE1234F',
  },
  sections: { account: '口座', tax: '税務' },
};
