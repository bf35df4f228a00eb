import type * as english from '../../en/modules/courseSubscriber';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '登録者',
  newOne: '新しい登録者',
  fields: {
    name: '名前',
    courseId: 'コース',
    userId: '受講者のアカウント',
    startsOn: '開始日',
    endsOn: '終了日',
    isOffline: '校舎で受講',
    paid: '支払額',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: 'これらの受講者がコースに支払った額から返金を引いたものです。',
  },
  origin: 'コースに受講登録された人がここに表示されます。支払い額は学習アプリから届きます。',
  measures: {
    learners: '受講登録数',
  },
};
