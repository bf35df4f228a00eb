import type * as english from '../../en/modules/batch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'クラス',
  newOne: 'クラスを新規作成',
  menu: 'クラス',
  fields: {
    courseId: 'コース',
    facultyId: '講師',
    branchId: '校舎',
    mode: '授業形式',
    capacity: '定員',
    members: '受講者',
    seatsLeft: '空席',
    startsOn: '開始日',
    endsOn: '終了日',
    schedule: '週の時間割',
    day: '曜日',
    from: '開始',
    to: '終了',
    notes: 'メモ',
    isClosed: '受付終了',
  },
  choices: {
    mode: {
      classroom: '教室',
      online: 'オンライン',
      both: '両方',
    },
    status: {
      upcoming: '開始前',
      running: '進行中',
      ended: '終了',
      closed: '受付終了',
    },
  },
  actions: {
    close: '受付終了',
    reopen: '受付再開',
  },
  done: {
    close: '受付終了にしました',
    reopen: '受付中に戻しました',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: 'この校舎は閉鎖されています。', facultyId: 'この講師は無効で、ログインできません。' },
  hints: {
    capacity: 'この人数を超えて追加することはできません。',
  },
  sections: {
    schedule: '日程と時間',
  },
  meanings: {
    status: {
      upcoming: 'まだ始まっていません。受講者を追加できます。',
      running: '進行中です。空席があれば受講者を追加できます。',
      ended: '最終日を過ぎました。',
      closed: 'これ以上追加できません。今の受講者はそのままです。',
    },
  },
  effects: {
    close: '新しい受講者は追加できなくなります。今の受講者はそのままです。',
    reopen: '空席がある限り、再び受講者を追加できます。',
  },
};
