import type * as english from '../../en/modules/follower';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'フォロワー',
  newOne: 'フォロワーを追加',
  fields: {
    userId: 'フォロー先',
    followerId: 'フォロワー',
    note: '備考',
    isBlocked: 'ブロック済み',
  },
  choices: {
    status: {
      following: 'フォロー中',
      blocked: 'ブロック済み',
    },
  },
  actions: {
    block: 'ブロック',
    unblock: 'ブロック解除',
  },
  done: {
    block: 'ブロックしました',
    unblock: 'ブロック解除しました',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      following: 'フォーラムでのこの人の投稿が表示されます。',
      blocked: '投稿は表示されず、再びフォローすることもできません。',
    },
  },
  effects: {
    block: 'このフォロワーをブロックします。',
    unblock: 'このフォロワーのブロックを解除します。',
  },
};
