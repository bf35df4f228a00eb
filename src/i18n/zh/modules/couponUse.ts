import type * as english from '../../en/modules/couponUse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '优惠券使用情况',
  newOne: '新建使用',
  fields: {
    number: '单号',
    item: '内容',
    buyerName: '购买人',
    buyerEmail: '购买人邮箱',
    discount: '优惠金额',
    amount: '金额',
    net: '扣除退款后金额',
    couponId: '优惠券',
    soldAt: '售出时间',
  },
  choices: {
    status: {
      paid: '已付款',
      refunded: '已退款',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '每笔销售收取的金额：价格减折扣加税，未扣除退款。',
    net: '金额减去部分或全部退款。',
    discount: '优惠券和优惠从价格中减去的金额，含已退款的销售。',
  },
  origin: '有人在学习应用中使用此优惠券付款后，会显示在这里。',
  measures: {
    sales: '销售笔数',
  },
};
