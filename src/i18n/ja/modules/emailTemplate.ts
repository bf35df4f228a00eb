import type * as english from '../../en/modules/emailTemplate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'メールテンプレート',
  newOne: 'メールテンプレートを新規作成',
  fields: {
    kind: '種類',
    subject: '件名',
    languageId: '言語',
    content: '本文',
    isReady: '準備完了',
  },
  choices: {
    kind: {
      welcome: '歓迎',
      reminder: 'リマインダー',
      offer: '特典',
      news: 'お知らせ',
      result: '結果',
    },
    status: {
      draft: '下書き',
      ready: '準備完了',
    },
  },
  actions: {
    release: '準備完了にする',
    withdraw: '下書きに戻す',
  },
  done: {
    release: '準備完了にしました',
    withdraw: '下書きに戻しました',
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    mail: 'メール',
  },
  meanings: {
    status: {
      draft: '作成中です。',
      ready: 'このまま送信できます。',
    },
  },
  effects: {
    release: 'このまま送信できる状態にします。',
    withdraw: '編集できるよう下書きに戻します。',
  },
};
