import type * as english from '../../en/modules/publicFeedback';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'フィードバック',
  newOne: '新しいフィードバック',
  fields: {
    message: '内容',
    rating: '評価',
    name: '名前',
    email: 'メールアドレス',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'ログインしていない訪問者が公開のフィードバックページに書いた内容がここに表示されます。',
  measures: {
    remarks: '件数',
  },
};
