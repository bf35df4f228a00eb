import type * as english from '../../en/modules/userReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '受講者',
  menu: 'ユーザー',
  newOne: '新しい受講者',
  fields: {
    courses: 'コース',
    lastSignInAt: '最終ログイン',
    spent: '購入額（返金後）',
    createdAt: '登録日時',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '受講者は、追加またはインポートされるとすぐにここに表示されます。',
  measures: {
    learners: '受講者数',
  },
};
