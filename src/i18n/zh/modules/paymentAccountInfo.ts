import type * as english from '../../en/modules/paymentAccountInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '收款账户',
  fields: {
    accountHolder: '账户持有人',
    bankName: '银行',
    accountNumber: '账号',
    ifsc: 'IFSC 代码',
    upiId: 'UPI 账号',
    gstin: 'GSTIN',
    pan: 'PAN',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { ifsc: '共 11 个字符，印在该账户的支票上。' },
  patterns: {
    accountNumber: '请输入 6 至 18 位数字。',
    ifsc: '四个字母、一个零和另外六个字符，例如 SBIN0001234。',
    upiId: '名称加银行，例如 academy@sbi。',
    gstin: '共 15 个字符，例如 29ABCDE1234F1Z5。',
    pan: '五个字母、四位数字和一个字母，例如 ABCDE1234F。',
  },
  sections: { account: '账户', tax: '税务' },
};
