import type * as english from '../../en/modules/language';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '语言',
  newOne: '新建语言',
  fields: { nativeName: '原文名称', code: '语言代码' },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      active: '可以在课程和展示内容中选用。',
      inactive: '新内容中不再提供；已使用此语言的内容保持不变。',
    },
  },
  effects: {
    activate: '在各处重新提供此语言。',
    deactivate: '不再提供此语言；已使用此语言的内容不受影响。',
  },
};
