import type * as english from '../../en/modules/comment';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '评论',
  newOne: '新建评论',
  fields: { text: '评论', about: '对象', authorId: '作者', hiddenReason: '隐藏原因', hiddenFor: '备注', hiddenAt: '隐藏时间', hiddenById: '隐藏人', reason: '备注' },
  choices: {
    status: { shown: '已显示', hidden: '已隐藏' },
    hiddenReason: { spam: '垃圾信息', nudity: '裸露', violence: '暴力', harassment: '骚扰', 'flash news': '虚假快讯', 'hate speech': '仇恨言论', other: '其他' },
  },
  actions: { hide: '隐藏', show: '重新显示' },
  done: { hide: '已隐藏', show: '已重新显示' },
};

export const later: Translated<typeof english.later> = {
  meanings: { status: { shown: '学习相关内容的所有人都能看到。', hidden: '仅管理后台的人员可以看到。' } },
  effects: { hide: '从所在页面撤下，并保留原因。', show: '放回原处，原因随之清除，导致其隐藏的举报改为“无问题”。' },
  foretells: {
    cleared: '有 %{smart_count} 条举报已作出处理；重新显示后，这些举报将改为“无问题”。',
    terminated: '有 %{smart_count} 条举报已导致账号关闭，保持不变。',
  },
};
