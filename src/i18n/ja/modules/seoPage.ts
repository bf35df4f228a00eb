import type * as english from '../../en/modules/seoPage';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'SEO設定',
  menu: 'SEO設定',
  newOne: 'SEO設定を新規作成',
  fields: {
    page: 'ページ',
    courseId: 'コース',
    pageTitle: 'タイトル',
    pageDescription: '説明',
    keywords: 'キーワード',
    image: '画像',
    canonicalUrl: '優先アドレス',
    isHidden: '非表示',
  },
  choices: {
    page: {
      home: 'ホーム',
      courses: 'コース一覧',
      course: '個別のコース',
      about: '概要',
      contact: 'お問い合わせ',
      blog: 'ブログ',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    pageTitle: '検索結果の見出しになります。60文字まで表示されます。',
    pageDescription: '見出しの下の2行です。160文字まで。',
    isHidden: 'アドレスを知っている人は引き続き開けます。',
  },
  sections: {
    appearance: '表示',
  },
};
