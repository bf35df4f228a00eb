import type * as english from '../../en/modules/subject';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目',
  newOne: '新建科目',
};

export const later: Translated<typeof english.later> = {
  patterns: { code: '请使用 2 到 12 个大写字母、数字或连字符。' },
};
