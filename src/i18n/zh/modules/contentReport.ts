import type * as english from '../../en/modules/contentReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '内容举报',
  newOne: '新建举报',
  fields: {
    content: '被举报的内容',
    about: '对象',
    contentOwnerId: '作者',
    enteredById: '录入人',
    reason: '原因',
    details: '详情',
    remark: '备注',
    hide: '同时隐藏评论',
    decidedAt: '处理时间',
    decidedById: '处理人',
    createdById: '举报人',
  },
  choices: {
    reason: { spam: '垃圾信息', nudity: '裸露', violence: '暴力', harassment: '骚扰', 'flash news': '虚假快讯', 'hate speech': '仇恨言论' },
    status: { open: '待处理', suspended: '已停用', cleared: '无问题', terminated: '账号已关闭' },
  },
  actions: { suspend: '停用', clear: '判定无问题', terminate: '关闭账号' },
  done: { suspend: '已停用', clear: '已判定无问题', terminate: '已处理，账号已关闭' },
  attention: { open: '%{smart_count} 条举报等待处理' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    content: '留空则取上方所选内容的原文。',
    contentOwnerId: '留空则取上方所选内容的作者。',
  },
  meanings: { status: { open: '等待处理。', suspended: '被举报的内容不再展示。', cleared: '被举报的内容没有问题。', terminated: '作者的账号已被关闭。' } },
  effects: { suspend: '决定不再展示，并隐藏所涉评论。', clear: '决定其没有问题；因此被隐藏的评论会重新显示。', terminate: '关闭作者的账号，并使其在所有设备上退出登录。' },
};
