import type * as english from '../../en/modules/salesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '销售',
  newOne: '新建销售',
  fields: {
    number: '单号',
    soldAt: '售出时间',
    status: '状态',
    appliedFor: '销售类别',
    item: '销售内容',
    buyerName: '购买人',
    buyerEmail: '购买人邮箱',
    couponCode: '优惠券',
    price: '价格',
    discount: '优惠金额',
    tax: '税额',
    amount: '金额',
    refunded: '退款金额',
    net: '扣除退款后金额',
    createdAt: '下单时间',
  },
  choices: {
    status: { paid: '已付款', refunded: '已退款' },
    appliedFor: { membership: '会员套餐', course: '课程', webinar: '网络研讨会' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: '每笔销售收取的金额：价格减折扣加税，未扣除退款。',
    net: '金额减去部分或全部退款。',
    discount: '优惠券和优惠从价格中减去的金额，含已退款的销售。',
  },
  origin: '学员在学习应用中付款后，销售记录会显示在这里。管理后台不能录入销售，在这里登记学员也不会产生销售记录。',
  measures: { sales: '销售笔数' },
};
