import type * as english from '../../en/modules/categoryGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'カテゴリーグループ',
  newOne: 'カテゴリーグループを新規作成',
  fields: { categoryIds: 'カテゴリー' },
};

export const later: Translated<typeof english.later> = {
};
