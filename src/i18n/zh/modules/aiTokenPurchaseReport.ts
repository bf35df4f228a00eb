import type * as english from '../../en/modules/aiTokenPurchaseReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AI 令牌订单',
  menu: 'AI 令牌购买',
  newOne: '新建 AI 令牌订单',
  fields: {
    razorpay_order_id: '订单号',
    amount_token: '令牌数',
    amount_inr: '价格',
    isExclusive: '不含税价格',
    buyerName: '下单人',
    credited: '到账令牌',
    paid: '实收金额',
    paidAt: '付款时间',
    razorpay_payment_id: '付款号',
    createdAt: '下单时间',
  },
  choices: {
    status: {
      pending: '待付款',
      paid: '已付款',
      failed: '未付款',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: '为 AI 令牌支付的金额；待付款或失败的订单不计入。',
  },
  origin: '机构在“AI 令牌”页面购买 AI 令牌后，订单会显示在这里。',
  measures: {
    orders: '订单数',
  },
};
