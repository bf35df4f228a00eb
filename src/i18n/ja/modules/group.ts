import type * as english from '../../en/modules/group';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'グループ',
  menu: 'フォーラム',
  newOne: 'グループを新規作成',
  fields: {
    description: '内容',
    courseId: 'コース',
    joining: '参加方法',
    members: '承認済みメンバー数',
    posts: '投稿数',
    isClosed: '閉鎖',
  },
  choices: {
    joining: {
      open: '誰でも参加可',
      asked: '承認制',
    },
    status: {
      open: '公開中',
      closed: '閉鎖済み',
    },
  },
  actions: {
    join: '参加',
    close: '閉鎖',
    reopen: '再開',
  },
  done: {
    join: '参加しました',
    close: '閉鎖しました',
    reopen: '再開しました',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    courseId: '特定のコースの受講者向けの場合に選択します。',
  },
  meanings: {
    status: {
      open: 'メンバーが投稿できます。',
      closed: '閲覧はできますが、投稿や参加はできません。',
    },
  },
  effects: {
    join: '誰でも参加できるグループにはすぐに入れます。承認制のグループでは承認を待ちます。',
    close: '新しい投稿や参加ができなくなります。既存の投稿は引き続き閲覧できます。',
    reopen: 'メンバーが再び投稿できるようになります。',
  },
  /** What came of joining. */
  outcomes: {
    joined: '「%{title}」に参加しました。',
    asked: '「%{title}」への参加を申請しました。承認をお待ちください。',
  },
  rules: {
    isMember: 'すでにメンバーです。',
    hasAsked: 'すでに参加を申請済みです。承認をお待ちください。',
    isDeclined: '参加申請は却下されています。グループの管理者があとから承認することはできます。',
  },
};
