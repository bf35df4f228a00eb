import type * as english from '../../en/modules/groupMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'グループのメンバー',
  newOne: 'グループのメンバーを追加',
  fields: {
    groupId: 'グループ',
    isGroupClosed: 'グループの閉鎖',
    userId: '人',
    part: 'グループでの立場',
    note: '備考',
    decidedAt: '判断日時',
    decidedById: '判断者',
  },
  choices: {
    part: {
      member: 'メンバー',
      moderator: 'モデレーター',
    },
    status: {
      asked: '参加申請中',
      approved: '承認済み',
      declined: '却下済み',
    },
  },
  actions: {
    approve: '承認',
    decline: '却下',
  },
  done: {
    approve: '承認しました',
    decline: '却下しました',
  },
  attention: {
    asked: 'グループへの参加申請が%{smart_count}件あります',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: 'このユーザーは無効で、ログインできません。' },
  hints: { note: '申請時のメッセージ、または参加の理由です。' },
  meanings: {
    status: {
      asked: '参加を申請し、返答を待っています。',
      approved: '学習アプリでグループを閲覧し、投稿できます。',
      declined: '学習アプリでは参加できません。',
    },
  },
  effects: {
    approve: 'この人が学習アプリでグループを閲覧し、投稿できるようになります。管理画面の利用者は承認がなくても閲覧し、投稿できます。',
    decline: 'この人は学習アプリでグループに参加できません。あとで承認することもできます。管理画面の利用者は引き続き閲覧し、投稿できます。',
  },
  rules: { groupClosed: 'グループは閉鎖されています。承認するには再開してください。または申請を却下してください。' },
};
