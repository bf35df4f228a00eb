import type * as english from '../../en/modules/tenantInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '名称と外観',
  fields: { appName: '名称', pageTitle: 'ページタイトル', logoUrl: 'ロゴ', favIconUrl: 'ファビコン', primaryColour: 'テーマカラー' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    appName: 'サイトとアプリで使う名称です。ホワイトラベルの教育機関では管理画面にも使われます。',
    pageTitle: 'ブラウザーのタブに表示されます。空欄の場合は名称が表示されます。',
    logoUrl: '1 MB以下のJPGまたはPNG。無地の背景で横長のものが最適です。',
    favIconUrl: 'ブラウザーのタブに表示されます。小さくても見分けやすい正方形の画像が最適です。',
    primaryColour: 'ボタンとリンクの色です。読みにくい場合は濃さが自動的に調整されます。',
  },
  sections: { name: '名称', look: '外観' },
};
