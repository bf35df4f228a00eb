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
  measures: {
    remarks: '件数',
  },
};
