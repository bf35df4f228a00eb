import type * as english from '../../en/modules/integration';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '外部連携',
  newOne: '外部連携を新規作成',
  fields: {
    name: '名称',
    provider: 'サービス',
    accountId: 'アカウントID',
    clientId: 'クライアントID',
    clientSecret: 'クライアントシークレット',
    trackingId: 'トラッキングID',
    isActive: '有効',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
      googleAnalytics: 'Google アナリティクス',
      googleTag: 'Google タグ',
      facebookPixel: 'Facebook ピクセル',
    },
  },
};

export const later: Translated<typeof english.later> = {
  segments: {
    active: '有効',
    inactive: '無効',
  },
  hints: {
    accountId: 'Zoomのアプリの認証情報にあります。場所は公開ヘルプの「Zoom」のページで確認できます。',
    clientId: '作成したアプリの認証情報にあります。',
    trackingId: 'サービスに表示されるとおりに入力します（G-…、GTM-…、またはピクセルの番号）。学習アプリと自前のサイトがプラットフォームから取得して使います。ウェブサイトビルダーのサイトは外部から何も読み込みません。',
  },
  patterns: {
    accountId: '6～64文字の英数字、-、_。',
    clientId: '6～64文字の英数字、-、_。',
    clientSecret: '空白を含まない8～120文字。',
    trackingId: '4～40文字の英大文字、数字、-。',
  },
  effects: {
    activate: '今から使われます。同じサービスで複数が有効な場合は、最後に変更したものが使われます。',
    deactivate: '保存されたまま、再び有効にするまで使われません。',
  },
};
