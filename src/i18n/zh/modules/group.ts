import type * as english from '../../en/modules/group';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '群组',
  menu: '讨论区',
  newOne: '新建群组',
  fields: {
    description: '主题',
    courseId: '课程',
    joining: '加入方式',
    members: '已批准成员数',
    posts: '帖子数',
    isClosed: '已关闭',
  },
  choices: {
    joining: {
      open: '任何人可加入',
      asked: '需申请',
    },
    status: {
      open: '开放',
      closed: '已关闭',
    },
  },
  actions: {
    join: '加入',
    close: '关闭',
    reopen: '重新开放',
  },
  done: {
    join: '已加入',
    close: '已关闭',
    reopen: '已重新开放',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    courseId: '如果群组只面向某门课程的学员，请选择。',
  },
  meanings: {
    status: {
      open: '成员可以发帖。',
      closed: '可以阅读，但不能发帖或加入。',
    },
  },
  effects: {
    join: '任何人可加入的群组会立即加入；需申请的群组要等待批准。',
    close: '不能再发帖或加入，已有内容仍可阅读。',
    reopen: '成员可以再次发帖。',
  },
  /** What came of joining. */
  outcomes: {
    joined: '您已加入“%{title}”。',
    asked: '您已申请加入“%{title}”，请等待批准。',
  },
  rules: {
    isMember: '您已经是成员。',
    hasAsked: '您已申请加入，请等待批准。',
    isDeclined: '您的申请已被拒绝。群组负责人之后仍可批准。',
  },
};
