import type * as english from '../../en/modules/userReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '学员',
  menu: '用户',
  newOne: '新建学员',
  fields: {
    courses: '课程',
    lastSignInAt: '最近登录',
    spent: '消费额（扣除退款）',
    createdAt: '加入时间',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '学员被添加或导入后即显示在这里。',
  measures: {
    learners: '学员数',
  },
};
