import type * as english from '../../en/modules/offlineRevenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '线下收入',
  newOne: '新建线下收入',
  fields: {
    appliedFor: '销售类别',
    reference: '参考号',
    kind: '类型',
    method: '支付方式',
    received: '实收金额',
    payerName: '付款人',
    payerEmail: '付款人邮箱',
    item: '内容',
    settledAt: '结算时间',
  },
  choices: {
    kind: {
      payment: '付款',
      refund: '退款',
    },
    method: {
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
    received: '现金、支票或银行转账的付款减去相应退款，按结算日计入。',
  },
  origin: '学习应用记录的现金、支票或银行转账收款会显示在这里。这类费用不能在管理后台登记：在校区付款的人可以在这里登记选课，但不会记下金额。',
  measures: {
    payments: '付款与退款',
  },
};
