import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: '指定なし',
  optional: '任意',
  cut: '文章が長すぎるため、最初の%{max}文字だけを取り込みました。',
  choose: '選択してください',
  none: 'なし',
  search: '検索…',
  searching: '検索しています…',
  nothingFound: '見つかりませんでした',
  moreOptions: 'ほか%{smart_count}件。入力して絞り込んでください。',
  open: '選択肢を表示',
  clear: 'クリア',
  remove: '%{name}を外す',
  typeTag: '入力してEnterキーで追加',
  pickColour: '%{field}：色を選択',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  chooseFile: 'ファイルを選択',
  replaceFile: '別のファイルを選択',
  dropFile: 'またはここにドラッグ：%{extensions}、最大%{limit}',
  uploadGoing: 'ファイルの送信が終わるまで待つか、アップロードをキャンセルしてください。',
  dropRefused: '受け付けられなかったファイルを取り消す',
  cancelUpload: 'アップロードをキャンセル',
  addRow: '%{list}を追加',
  row: '%{number}行目',
  moveUp: '%{number}行目を上に移動',
  moveDown: '%{number}行目を下に移動',
  /** Of a code that is made up. */
  generate: '生成',
  generateOf: '生成：%{name}',
  removeRow: '%{number}行目を削除',
  format: {
    toolbar: '書式',
    bold: '太字',
    italic: '斜体',
    underline: '下線',
    heading: '見出し',
    subheading: '小見出し',
    bullets: '箇条書き',
    numbers: '番号付きリスト',
    quote: '引用',
    link: 'リンク',
    linkAddress: 'URLまたはメールアドレス',
    linkText: 'リンクの文字',
    setLink: 'リンクを設定',
    removeLink: 'リンクを解除',
    wrongLink: 'example.com/fees のようなURLか、メールアドレスを入力してください。',
  },
  /** Of instants that are filtered by days. */
  zone: '日付はお使いのタイムゾーン（%{zone}）によります。',
  range: {
    from: '開始',
    to: '終了',
    /** Of numbers. */
    reversed: '「開始」は「終了」以下の値にしてください。',
    /** Of days and of times. */
    reversedDays: '「終了」は「開始」以降にしてください。',
  },
};
