import type * as english from '../../en/modules/userJourney';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '学员历程',
  menu: '学员历程',
  newOne: '新建学员动态',
  fields: {
    name: '学员',
    userId: '学员账号',
    kind: '动态',
    about: '相关内容',
    item: '付款内容',
    amount: '金额',
    createdAt: '时间',
  },
  choices: {
    kind: {
      registered: '注册',
      enrolled: '加入课程',
      paid: '付款',
      attempted: '参加测验',
      commented: '评论',
      asked: '提问',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '学员的活动会自动显示在这里：加入、选课、付款、参加测验、评论或提问。',
  measures: {
    events: '动态数',
  },
};
