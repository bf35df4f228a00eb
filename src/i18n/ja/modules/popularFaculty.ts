import type * as english from '../../en/modules/popularFaculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '人気の講師',
  newOne: '新しい講師',
  fields: {
    name: '講師',
    facultyId: '講師のページ',
    learners: '受講者',
    courses: 'コース',
    batches: 'クラス',
    liveClasses: 'ライブ授業',
    taughtLately: '30日間の授業',
    lastTaughtAt: '最終授業',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '講師は追加されるとすぐにここに表示されます。',
  measures: {
    faculty: '講師数',
  },
};
