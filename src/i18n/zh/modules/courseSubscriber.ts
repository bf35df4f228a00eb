import type * as english from '../../en/modules/courseSubscriber';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '订阅者',
  newOne: '新建订阅者',
  fields: {
    name: '姓名',
    courseId: '课程',
    userId: '学员账号',
    startsOn: '开始日期',
    endsOn: '结束日期',
    isOffline: '线下就读',
    paid: '已付金额',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: '这些学员为课程支付的金额，减去退款。',
  },
  origin: '登记到该课程的学员会显示在这里。付款金额来自学习应用。',
  measures: {
    learners: '选课数',
  },
};
