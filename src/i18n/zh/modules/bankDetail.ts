import type * as english from '../../en/modules/bankDetail';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '银行信息',
  newOne: '新建银行账户',
  fields: {
    accountHolder: '户名',
    bankName: '银行',
    accountNumber: '账号',
    ifsc: 'IFSC',
    upiId: 'UPI 地址',
    paymentId: '付款',
    reference: '参考号',
    amount: '金额',
    settledAt: '结算时间',
    createdAt: '日期',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '学习应用中每有一笔付款，所属机构的收款账户就会显示在这里。机构在自己的设置中填写收款账户。',
};
