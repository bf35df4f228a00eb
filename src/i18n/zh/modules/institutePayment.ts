import type * as english from '../../en/modules/institutePayment';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '付款',
  newOne: '新建付款',
  fields: {
    reference: '参考号',
    appliedFor: '销售类别',
    kind: '类型',
    status: '状态',
    amount: '金额',
    received: '实收金额',
    method: '支付方式',
    payerName: '付款人',
    item: '内容',
    settledAt: '结算时间',
    createdAt: '日期',
  },
  choices: {
    kind: {
      payment: '付款',
      refund: '退款',
    },
    status: {
      pending: '处理中',
      successful: '成功',
      failed: '失败',
    },
    method: {
      upi: 'UPI',
      card: '银行卡',
      netbanking: '网上银行',
      wallet: '电子钱包',
      cash: '现金',
      cheque: '支票',
      bankTransfer: '银行转账',
    },
    appliedFor: {
      membership: '会员套餐',
      course: '课程',
      webinar: '网络研讨会',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '已发生或应发生的金额，退款带负号。待处理或失败的没有到账；实际到账见“实收金额”。',
    received: '成功的付款减去成功的退款；待处理或失败的不计入。',
  },
  origin: '该机构在学习应用中的销售产生付款或退款时，会显示在这里。管理后台不能录入付款，现金也不行。',
  measures: {
    payments: '付款笔数',
  },
};
