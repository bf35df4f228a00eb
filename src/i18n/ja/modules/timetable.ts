import type * as english from '../../en/modules/timetable';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '時間割',
  newOne: '授業を追加',
  menu: '時間割',
  fields: {
    day: '曜日',
    startTime: '開始',
    endTime: '終了',
    batchId: 'クラス',
    subjectId: '科目',
    facultyId: '講師',
    branchId: '校舎',
    room: '教室',
    validFrom: '適用開始',
    validTo: '適用終了',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: 'この校舎は閉鎖されています。', batchId: 'このクラスの期間は、適用期間のすべてを含んでいません（開始が遅いか、終了が早い）。', facultyId: 'この講師は無効で、ログインできません。' },
  hints: {
    validTo: '空欄の場合は変更するまで適用されます。',
  },
  sections: {
    lesson: '授業',
  },
};
