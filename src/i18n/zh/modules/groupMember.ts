import type * as english from '../../en/modules/groupMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '群组成员',
  newOne: '新建群组成员',
  fields: {
    groupId: '群组',
    isGroupClosed: '群组已关闭',
    userId: '人员',
    part: '群内身份',
    note: '备注',
    decidedAt: '处理时间',
    decidedById: '处理人',
  },
  choices: {
    part: {
      member: '成员',
      moderator: '版主',
    },
    status: {
      asked: '申请加入',
      approved: '已批准',
      declined: '已拒绝',
    },
  },
  actions: {
    approve: '批准',
    decline: '拒绝',
  },
  done: {
    approve: '已批准',
    decline: '已拒绝',
  },
  attention: {
    asked: '%{smart_count} 人申请加入群组，等待处理',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: '此人已停用，无法登录。' },
  hints: { note: '此人申请时的留言，或加入的原因。' },
  meanings: {
    status: {
      asked: '已申请加入，等待处理。',
      approved: '可以在学习应用的群组中阅读和发帖。',
      declined: '不能在学习应用中加入。',
    },
  },
  effects: {
    approve: '允许此人在学习应用的群组中阅读和发帖。管理后台的用户无需批准即可阅读和发帖。',
    decline: '此人不能在学习应用中加入群组，之后仍可批准。管理后台的用户仍可阅读和发帖。',
  },
  rules: { groupClosed: '该群组已关闭。请重新开放后再批准，或拒绝此申请。' },
};
