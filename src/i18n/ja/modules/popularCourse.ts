import type * as english from '../../en/modules/popularCourse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '人気のコース',
  newOne: '新しいコース',
  fields: {
    name: 'コース',
    courseId: 'コースのページ',
    curriculumType: '授業形式',
    planType: '販売形式',
    learners: '受講者',
    newLearners: '30日間の新規',
    sales: '売上件数',
    net: '純売上',
    lastJoinedAt: '最終登録',
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
  hints: {
    net: 'これまでの販売額（税込み）から返金を引いたものです。',
  },
  origin: 'コースは作成されるとすぐにここに表示されます。',
  measures: {
    courses: 'コース数',
    newLearners: '30日間の新規受講登録数',
  },
};
