import type * as english from '../../en/modules/transactionHistory';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '交易',
  menu: '交易记录',
  newOne: '新建交易',
  fields: {
    reference: '参考号',
    kind: '类型',
    status: '状态',
    amount: '金额',
    received: '实收金额',
    method: '支付方式',
    payerName: '付款人',
    payerEmail: '付款人邮箱',
    item: '内容',
    appliedFor: '销售类别',
    saleNumber: '销售单号',
    problem: '失败原因',
    settledAt: '结算时间',
    createdAt: '日期',
  },
  choices: {
    kind: { payment: '付款', refund: '退款' },
    status: { pending: '处理中', successful: '成功', failed: '失败' },
    method: { upi: 'UPI', card: '银行卡', netbanking: '网上银行', wallet: '电子钱包', cash: '现金', cheque: '支票', bankTransfer: '银行转账' },
    appliedFor: { membership: '会员套餐', course: '课程', webinar: '网络研讨会' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '已发生或应发生的金额，退款带负号。待处理或失败的没有到账；实际到账见“实收金额”。',
    received: '成功的付款减去成功的退款；待处理或失败的不计入。',
  },
  origin: '学习应用中的订单产生付款或退款时，会显示在这里。管理后台不能录入付款，现金也不行。',
  measures: { transactions: '交易笔数' },
};
