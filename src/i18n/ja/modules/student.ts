import type * as english from '../../en/modules/student';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '受講者',
  newOne: '受講者を新規作成',
  fields: { courseIds: 'コース', batchIds: 'クラス', admissionNumber: '学籍番号', branchId: '校舎', dateOfBirth: '生年月日', guardianName: '保護者', guardianPhone: '保護者の電話番号' },
};

export const later: Translated<typeof english.later> = {
  hints: { admissionNumber: '教育機関が受講者を管理する番号です。同じ教育機関の中で重複できません。', courseIds: '現在受講中、または受講予定のコースです。終了したものは含まれません。', batchIds: '受講者が所属しているクラスです。' },
  newHints: { instituteId: 'この人が学ぶ教育機関です。' },
  sections: { study: '受講', family: '本人と保護者' },
  meanings: {
    status: {
      invited: '招待済みで、まだパスワードが設定されていません。設定されるまで学習アプリにログインできません。',
      active: '学習アプリにログインできます。',
      inactive: '学習アプリにログインできません。これまでの学習内容はすべて残ります。',
    },
  },
  effects: {
    sendPasswordLink: '新しいパスワードを設定するためのリンクを受講者に送ります。それまでは現在のパスワードが有効です。',
    activate: '受講者が再びログインできるようにします。',
    deactivate: '受講者をすべての端末からログアウトさせ、ログインできなくします。',
  },
};
