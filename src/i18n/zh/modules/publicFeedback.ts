import type * as english from '../../en/modules/publicFeedback';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '反馈',
  newOne: '新建反馈',
  fields: {
    message: '内容',
    rating: '评分',
    name: '姓名',
    email: '邮箱',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '访客未登录时在公开反馈页面上写的内容会显示在这里。',
  measures: {
    remarks: '条数',
  },
};
