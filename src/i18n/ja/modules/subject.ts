import type * as english from '../../en/modules/subject';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目',
  newOne: '科目を新規作成',
};

export const later: Translated<typeof english.later> = {
  patterns: { code: '2～12文字の英大文字、数字、ハイフンで入力してください。' },
};
