import type * as english from '../../en/modules/section';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目セクション',
  newOne: '科目セクションを新規作成',
  fields: { subjectId: '科目', order: '並び順' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: '一覧では小さい順に並びます。' },
};
