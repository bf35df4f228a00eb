import type * as english from '../../en/modules/preSalesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '未付款订单',
  menu: '售前',
  newOne: '新建订单',
  fields: {
    number: '单号',
    appliedFor: '销售类别',
    item: '内容',
    buyerName: '购买人',
    buyerEmail: '购买人邮箱',
    couponCode: '优惠券',
    price: '价格',
    discount: '优惠金额',
    tax: '税额',
    amount: '金额',
    createdAt: '下单时间',
  },
  choices: {
    status: {
      pending: '待付款',
      cancelled: '已取消',
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
    amount: '订单若付款可收到的金额：价格减折扣加税。',
  },
  origin: '在学习应用中开始下单后，订单会显示在这里；付款后则不再显示。管理后台不能录入订单。',
  measures: {
    orders: '订单数',
  },
};
