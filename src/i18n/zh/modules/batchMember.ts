import type * as english from '../../en/modules/batchMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '班级学员',
  newOne: '添加班级学员',
  fields: {
    batchId: '班级',
    userId: '学员',
    userIds: '学员',
    joinedOn: '加入日期',
    rollNumber: '学号',
  },
  actions: {
    add: '批量添加学员',
  },
  told: {
    add: '已添加 %{smart_count} 名学员。',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: '此学员已停用，无法登录。', userIds: '“%{name}”已停用，无法登录。' },
  hints: {
    userId: '未报读该班级课程的学员也可以加入，但不会因此报读该课程。',
    userIds: '未报读该班级课程的学员也可以加入，但不会因此报读该课程。',
  },
  effects: {
    add: '名额不足时一名也不会添加。',
  },
};
