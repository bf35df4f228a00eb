import type * as english from '../../en/modules/revenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '收入',
  newOne: '新建收入',
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
      upi: 'UPI',
      card: '银行卡',
      netbanking: '网上银行',
      wallet: '电子钱包',
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
    received: '成功的在线付款减去退款，按结算日计入；不含现金。',
  },
  origin: '学习应用中的在线付款到账后，会显示在这里。管理后台不能录入收入。',
  measures: {
    payments: '付款与退款',
  },
};
