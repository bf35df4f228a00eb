import type { Translated } from '../translated';
import type { config as English } from '../en/config';

/** What is wrong with the settings of a console, in Japanese: its own page says it, before anything else. */
export const config: Translated<typeof English> = {
  title: 'この管理画面の設定に誤りがあります',
  text: '管理画面は起動時に /config.json を読み込みます。担当者がこのファイルを修正してから、ページを再読み込みしてください。',
  missing: '/config.json がありません。管理画面のページと同じ場所に置いてください。少なくともプラットフォームの場所を記述します：{ "apiBase": "https://api.example.org/api/v9" }。',
  unreachable: '/config.json を取得できませんでした。接続と、サーバーがこのファイルを配信していることを確認してください。',
  html: '/config.json の代わりにページが返されました。サーバーは管理画面のページではなく、ファイルそのものを配信する必要があります。',
  cutOff: '/config.json が JSON ではありません。途中で切れているか、カンマまたは引用符が足りない可能性があります。',
  notObject: '/config.json にはオブジェクトを記述してください：{ … }。',
  unknown: '%{at}：このキーはありません。',
  nearest: '%{nearest} のことですか？',
  type: '%{at}：%{wanted}を指定してください。',
  oneOf: '%{at}：次のいずれかを指定してください：%{wanted}。',
  module: '%{at}：管理画面にこの名前のモジュールはありません。',
  field: '%{at}：フィールド %{wanted} はありません。',
  declaration: '%{at}：%{wanted}',
  clash: '%{at}：%{wanted} がすでにこの名前を使っています。',
  wanted: {
    address: 'https:// または 1 つのスラッシュで始まるアドレス',
    text: '空でない文字列',
    flag: 'true または false',
    count: '0 以上の整数',
    atLeastOne: '1 以上の整数',
    link: 'https:// またはスラッシュで始まるアドレス',
    colour: '#0a7a3f のような色',
    texts: '文字列のリスト',
    pair: '「はい」と「いいえ」を表す 2 つの値',
    list: 'リスト',
    object: 'オブジェクト { … }',
    textByName: '文字列からなるオブジェクト',
    moduleOrFalse: 'オブジェクト { … }、プラットフォームにないモジュールの場合は false',
  },
};
