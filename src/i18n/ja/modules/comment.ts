import type * as english from '../../en/modules/comment';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'コメント',
  newOne: 'コメントを新規作成',
  fields: { text: 'コメント', about: '対象', authorId: '投稿者', hiddenReason: '非表示の理由', hiddenFor: '備考', hiddenAt: '非表示にした日時', hiddenById: '非表示にした人', reason: '備考' },
  choices: {
    status: { shown: '表示中', hidden: '非表示' },
    hiddenReason: { spam: 'スパム', nudity: 'わいせつ', violence: '暴力', harassment: '嫌がらせ', 'flash news': '速報をかたる投稿', 'hate speech': 'ヘイトスピーチ', other: 'その他' },
  },
  actions: { hide: '非表示にする', show: '再表示する' },
  done: { hide: '非表示にしました', show: '再表示しました' },
};

export const later: Translated<typeof english.later> = {
  meanings: { status: { shown: '対象を学ぶ全員に表示されます。', hidden: '管理画面の利用者だけが読めます。' } },
  effects: { hide: '表示中のページから外し、理由を記録します。', show: '元の場所に戻し、理由を消します。非表示の原因となった報告は「問題なし」になります。' },
  foretells: {
    cleared: '認められた報告が%{smart_count}件あります。再び表示すると、その報告は「問題なし」になります。',
    terminated: 'アカウントを停止した報告が%{smart_count}件あり、そのまま残ります。',
  },
};
