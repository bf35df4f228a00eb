import type * as english from '../../en/modules/liveClass';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ライブ授業',
  newOne: 'ライブ授業を新規作成',
  menu: 'ライブ授業',
  fields: {
    courseId: 'コース',
    batchIds: 'クラス',
    facultyId: '講師',
    provider: '配信サービス',
    startsAt: '開始',
    endsAt: '終了',
    joinUrl: '参加リンク',
    recordingUrl: '録画',
    isCancelled: '中止',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: '予定',
      live: '配信中',
      over: '終了',
      cancelled: '中止',
    },
  },
  actions: {
    cancel: '中止',
    reinstate: '再開',
  },
  done: {
    cancel: '中止しました',
    reinstate: '予定に戻しました',
  },
  attention: {
    soon: '今日・明日の授業が%{smart_count}件',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { batchIds: '選択したクラスの中に、その日に授業のないものがあります（開始前か、終了後）。', facultyId: 'この講師は無効で、ログインできません。' },
  hints: {
    startsAt: '後で変更すると、参加予定者にメールで知らせます。',
    joinUrl: '配信サービスが発行する、受講者の参加先です。',
  },
  sections: {
    hours: '時間と場所',
  },
  meanings: {
    status: {
      scheduled: 'これから行われます。',
      live: 'ただいま授業時間です。',
      over: '授業時間は終わりました。',
      cancelled: '行われません。',
    },
  },
  effects: {
    cancel: '授業は行われず、講師はその時間に空きができます。受講者と講師にはメールで知らせます。',
    reinstate: '講師が空いていれば、予定どおり行われます。受講者と講師にはメールで知らせます。',
  },
};

export const messages: Translated<typeof english.messages> = {
  moved: { subject: '%{app}：「%{title}」日時変更のお知らせ', text: '%{place}からのお知らせです。コース「%{courseId}」のライブ授業「%{title}」の日時が%{startsAt}に変更されました。' },
  cancelled: { subject: '%{app}：「%{title}」中止のお知らせ', text: '%{place}からのお知らせです。%{startsAt}に予定されていたコース「%{courseId}」のライブ授業「%{title}」は中止になりました。' },
  reinstated: { subject: '%{app}：「%{title}」は予定どおり行われます', text: '%{place}からのお知らせです。コース「%{courseId}」のライブ授業「%{title}」は、予定どおり%{startsAt}に行われます。' },
};
