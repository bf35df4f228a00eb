import type * as english from '../../en/modules/testReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'テストの受験',
  menu: 'テスト結果',
  newOne: '新しい受験',
  fields: {
    learnerName: '受講者',
    testId: 'テスト',
    courseId: 'コース',
    userId: '受講者のアカウント',
    number: '受験回',
    result: '結果',
    mark: '得点',
    totalMark: '満点',
    percentage: '得点率',
    startedAt: '開始日時',
    submittedAt: '提出日時',
    minutes: '所要時間',
  },
  choices: {
    result: {
      passed: '合格',
      failed: '不合格',
      handedIn: '提出済み',
      unfinished: '未提出',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '受講者が学習アプリで公開済みのテストを始めると、受験がここに表示されます。',
  measures: {
    attempts: '受験件数',
  },
};
