import type * as english from '../../en/modules/categoryGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '分类组',
  newOne: '新建分类组',
  fields: { categoryIds: '分类' },
};

export const later: Translated<typeof english.later> = {
};
