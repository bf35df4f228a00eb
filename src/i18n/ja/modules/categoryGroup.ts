import type * as english from '../../en/modules/categoryGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'カテゴリーグループ',
  newOne: '新しいカテゴリーグループ',
  fields: { categoryIds: 'カテゴリー' },
};

export const later: Translated<typeof english.later> = {
};
