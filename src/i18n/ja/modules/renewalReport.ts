import type * as english from '../../en/modules/renewalReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '更新期限',
  menu: '更新期限',
  newOne: '新しい更新',
  fields: {
    courseId: 'コース',
    userId: '受講者のアカウント',
    startsOn: '開始日',
    endsOn: '終了日',
    name: '受講者',
  },
  choices: {
    status: {
      due: '期限前',
      over: '終了',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '終了日のある受講登録がここに表示されます。',
  measures: {
    subscriptions: '受講登録数',
  },
};
