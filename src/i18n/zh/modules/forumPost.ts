import type * as english from '../../en/modules/forumPost';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '论坛帖子',
  newOne: '新建论坛帖子',
  fields: {
    text: '帖子',
    groupId: '群组',
    authorId: '作者',
    contents: '图片',
    type: '类型',
    url: '地址',
    responses: '回复数',
    isGroupClosed: '群组已关闭',
    isHidden: '已隐藏',
    hiddenFor: '隐藏原因',
    reason: '备注',
  },
  choices: {
    type: {
      image: '图片',
    },
    status: {
      shown: '已显示',
      hidden: '已隐藏',
    },
  },
  actions: {
    hide: '隐藏',
    show: '重新显示',
  },
  done: {
    hide: '已隐藏',
    show: '已重新显示',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      shown: '群组内所有人可见。',
      hidden: '仅管理后台人员可见。',
    },
  },
  effects: {
    hide: '连同回复一起从群组中隐藏，并保留原因。',
    show: '恢复显示，并清除原因。',
  },
};
