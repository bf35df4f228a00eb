import type * as english from '../../en/modules/courseManager';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'コース管理',
  menu: 'コース管理',
  newOne: '新しいコース',
  fields: {
    name: 'コース',
    courseId: 'コースのページ',
    isActive: '有効',
    curriculumType: '授業形式',
    planType: '販売形式',
    languageId: '言語',
    learners: '受講者',
    batches: 'クラス',
    liveClasses: 'ライブ授業',
    tests: 'テスト',
    changedAt: '更新日時',
  },
  choices: {
    curriculumType: {
      recorded: '録画',
      live: 'ライブ',
      blended: 'ライブと録画',
    },
    planType: {
      free: '無料',
      paid: '有料',
      both: '無料・有料',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'コースは作成されるとすぐにここに表示されます。',
  measures: {
    courses: 'コース数',
    learners: '受講登録数',
  },
};
