import type * as english from '../../en/modules/subscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '受講登録',
  newOne: '受講登録を新規作成',
  fields: {
    name: '受講者',
    courseId: 'コース',
    userId: '受講者',
    startsOn: '開始日',
    endsOn: '終了日',
    isSuspended: '停止中',
    isOffline: '対面',
    userIds: '受講者',
    students: '受講者',
  },
  choices: { status: { upcoming: '開始前', ended: '終了' } },
  actions: {
    enroll: '受講者をまとめて登録',
    import: 'コースに受講者をインポート',
  },
  told: {
    enroll: '%{smart_count}人の受講者を登録しました。',
    import: '%{smart_count}人の受講者を登録しました。',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    endsOn: '空欄の場合は、コースで受講できる最終日になります。',
  },
  meanings: {
    status: {
      upcoming: '初日から受講者がコースを開けるようになります。',
      active: '受講者はコースを開けます。',
      suspended: '再び有効化されるまで、受講者はコースを開けません。',
      ended: '期間が終了し、受講者はコースを開けません。',
    },
  },
  warnings: {
    courseId: 'このコースは無効で、サイトでは提供されていません。登録された受講者はそれでもコースを開けます。',
    userId: 'この受講者は無効で、ログインできません。',
    userIds: '「%{name}」は無効で、ログインできません。',
  },
  effects: {
    suspend: '受講者がコースを開けないようにします。これまでの学習内容は残ります。',
    activate: '受講者が再びコースを開けるようにします。',
    enroll: '複数の受講者をまとめてコースに登録します。すでに受講している人がいる場合は名前が示され、誰も登録されません。',
    import: 'ファイルの受講者を全員登録するか、誰も登録しません。問題のある行はその行に示されます。',
  },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  enrolled: {
    subject: '%{app}：「%{courseId}」に登録されました',
    text: '%{place}がコース「%{courseId}」にあなたを登録しました。期間は%{startsOn}から%{endsOn}までです。',
  },
};
