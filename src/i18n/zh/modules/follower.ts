import type * as english from '../../en/modules/follower';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '关注者',
  newOne: '新建关注者',
  fields: {
    userId: '关注对象',
    followerId: '关注者',
    note: '备注',
    isBlocked: '已屏蔽',
  },
  choices: {
    status: {
      following: '关注中',
      blocked: '已屏蔽',
    },
  },
  actions: {
    block: '屏蔽',
    unblock: '取消屏蔽',
  },
  done: {
    block: '已屏蔽',
    unblock: '已取消屏蔽',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      following: '可以看到此人在论坛中的帖子。',
      blocked: '看不到帖子，也不能再次关注。',
    },
  },
  effects: {
    block: '屏蔽此关注者。',
    unblock: '取消对此关注者的屏蔽。',
  },
};
