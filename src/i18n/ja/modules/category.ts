import type * as english from '../../en/modules/category';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'カテゴリー',
  menu: 'カテゴリー',
  newOne: 'カテゴリーを新規作成',
  fields: { parentId: 'メインカテゴリー' },
};

export const later: Translated<typeof english.later> = {
  hints: { parentId: '空欄にすると、メインカテゴリーになります。' },
  meanings: { status: { active: 'コースの分類先として選べます。', inactive: '選択済みのところには残り、新たには選べません。' } },
  effects: { activate: '再び選べるようにします。', deactivate: '選べないようにします。すでに分類されたものはそのまま残ります。' },
};
