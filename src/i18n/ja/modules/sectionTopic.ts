import type * as english from '../../en/modules/sectionTopic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'トピック',
  newOne: 'トピックを新規作成',
  fields: { sectionId: 'セクション', order: '並び順' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: '一覧では小さい順に並びます。' },
};
