import type * as english from '../../en/modules/userJourney';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '受講者の学習経過',
  menu: '受講者の学習経過',
  newOne: '新しい行動',
  fields: {
    name: '受講者',
    userId: '受講者のアカウント',
    kind: '行動',
    about: '対象',
    item: '支払いの内容',
    amount: '金額',
    createdAt: '日時',
  },
  choices: {
    kind: {
      registered: '登録',
      enrolled: 'コースに参加',
      paid: '支払い',
      attempted: 'テストを受験',
      commented: 'コメント',
      asked: '質問',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '受講者の行動が自動的に表示されます。追加、受講登録、支払い、テスト、コメント、質問などです。',
  measures: {
    events: '行動件数',
  },
};
