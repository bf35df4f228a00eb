import type * as english from '../../en/modules/courseSale';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '课程销售',
  newOne: '新建课程销售',
  fields: {
    number: '单号',
    soldAt: '售出时间',
    courseId: '课程',
    item: '课程（当时名称）',
    buyerName: '购买人',
    buyerEmail: '购买人邮箱',
    price: '价格',
    discount: '优惠金额',
    tax: '税额',
    amount: '金额',
    net: '扣除退款后金额',
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
  },
  origin: '课程每次在学习应用中被付款购买，都会显示在这里。在管理后台登记学员不会产生销售记录。',
  measures: {
    sales: '销售笔数',
  },
};
