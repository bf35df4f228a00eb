import type * as english from '../../en/modules/aiTokenTransactionReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AI 令牌交易',
  menu: 'AI 令牌交易',
  newOne: '新建 AI 令牌交易',
  fields: {
    kind: '用途',
    note: '备注',
    type: '类型',
    amount_token: '令牌数',
    opening_balance: '交易前余额',
    closing_balance: '交易后余额',
    isFirstTrans: '首笔交易',
    razorpay_order_id: '订单号',
    credit: '增加令牌',
    debit: '使用令牌',
    createdAt: '时间',
  },
  choices: {
    kind: {
      first: '会员套餐赠送',
      purchase: '购买',
      given: '平台运营方赠送',
      use: '使用',
    },
    type: {
      credit: '增加',
      debit: '使用',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'AI 令牌被购买、发放或使用时，会显示在这里。',
  measures: {
    entries: '交易笔数',
  },
};
