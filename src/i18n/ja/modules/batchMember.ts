import type * as english from '../../en/modules/batchMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'クラスの受講者',
  newOne: 'クラスの受講者を追加',
  fields: {
    batchId: 'クラス',
    userId: '受講者',
    userIds: '受講者',
    joinedOn: '加入日',
    rollNumber: '出席番号',
  },
  actions: {
    add: '受講者をまとめて追加',
  },
  told: {
    add: '%{smart_count}人の受講者を追加しました。',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: 'この受講者は無効で、ログインできません。', userIds: '「%{name}」は無効で、ログインできません。' },
  hints: {
    userId: 'クラスのコースに登録していない受講者も追加できますが、コースへの登録は行われません。',
    userIds: 'クラスのコースに登録していない受講者も追加できますが、コースへの登録は行われません。',
  },
  effects: {
    add: '空席が足りない場合は、誰も追加されません。',
  },
};
