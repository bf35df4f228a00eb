import type * as english from '../../en/modules/webinar';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ウェビナー',
  newOne: 'ウェビナーを新規作成',
  fields: {
    thumbnail: '画像',
    facultyId: '講師',
    speaker: '登壇者',
    provider: '配信サービス',
    startsAt: '開始',
    endsAt: '終了',
    price: '価格',
    seats: '定員',
    joinUrl: '参加リンク',
    recordingUrl: '録画',
    isPublished: '公開済み',
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
    },
  },
  actions: {
    withdraw: '公開取り消し',
  },
  done: {
    withdraw: '非公開にしました',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { facultyId: 'この講師は無効で、ログインできません。' },
  rules: { noSpeaker: '話す人が指定されていません。講師を選ぶか、ゲストの名前を入力してください。' },
  hints: {
    speaker: '講師以外のゲストの場合に入力します。',
    price: '空欄の場合は無料です。',
    seats: '空欄の場合は人数の制限がありません。',
  },
  sections: {
    hours: '時間と場所',
    offer: '価格と定員',
  },
  meanings: {
    status: {
      draft: 'スタッフだけに表示されます。',
      scheduled: '申し込めます。これから行われます。',
      live: 'ただいま開催中です。',
      over: '終了しました。',
    },
  },
  effects: {
    publish: '受講者に公開します。講師がその時間に空いている必要があります。',
    withdraw: '受講者に表示されなくなり、講師はその時間に空きができます。',
  },
};
