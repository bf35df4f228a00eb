import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: '指定なし',
  optional: '任意',
  cut: '文章が長すぎるため、最初の%{max}文字だけを取り込みました。保存できるのは%{limit}文字までです。',
  noPictures: 'この本文には画像を入れられないため、画像は貼り付けられませんでした。',
  picturesElsewhere: '貼り付けた内容に含まれていた画像は取り込まれませんでした。本文の上のボタンから追加してください。',
  choose: '選択してください',
  none: 'なし',
  search: '検索…',
  searching: '検索しています…',
  nothingFound: '見つかりませんでした',
  notSearched: '検索できませんでした。しばらくしてからもう一度お試しください。',
  taken: 'すでに登録されています',
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
  dropFile: 'またはここにドラッグ：%{files}',
  dropKind: '%{extensions}、最大%{limit}',
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
    superscript: '上付き',
    subscript: '下付き',
    heading: '見出し',
    subheading: '小見出し',
    bullets: '箇条書き',
    numbers: '番号付きリスト',
    quote: '引用',
    picture: '画像',
    sending: '画像を送信中：%{percent} %',
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

export const matrix: Translated<typeof English.matrix> = {
  given: 'モジュール%{total}件中%{smart_count}件',
  usual: 'このロールの標準に戻す',
  held: '現在のとおりに戻す',
  byRole: 'このロールの標準の権限です。変更しない限り、このまま付与されます。',
  module: 'モジュール',
  rows: '%{total}件中%{smart_count}件',
  row: '行',
  all: 'すべて',
  cell: '%{column}：%{row}',
  wholeRow: 'すべて：%{row}',
  wholeColumn: '%{column}：すべて',
  asProfile: 'プロファイルに合わせる',
  byProfile: '印のない項目はプロファイルで決まります。印のある項目は、この人だけの追加または除外です。',
  own: '%{cell}（プロファイルと異なる）',
  gains: '付与　%{line}',
  loses: '取り消し　%{line}',
  people: 'このプロファイルを持つ%{smart_count}人に、すぐに適用されます。',
  notYet: '画面は準備中',
  alsoOpens: '次も開けます：%{names}',
  later: '画面が準備中のモジュール%{smart_count}件を表示',
  laterTicked: '（うち%{smart_count}件に設定あり）',
  fewer: '画面が準備中のモジュールを隠す',
  reading: '少々お待ちください…',
};

/** Reasons that only forms and uploads meet, beside those that come with the first screen. */
export const reason = {
  quotaFull: 'この教育機関の保存容量が足りません。ファイルは %{size} MB で、空きは %{most} MB のうち %{left} MB です。容量はプラットフォームの管理者が増やせます。',
  fileAnnounced: '「%{found}」形式のファイルは使用できません。使用できる形式：%{allowed}。',
  pictureDots: '画像は%{width}×%{height}ピクセル（%{megapixels}メガピクセル）です。上限は%{most}メガピクセルです。縮小してからもう一度アップロードしてください。',
  pictureBroken: '画像が破損しているか、一部が欠けています。保存し直してからもう一度アップロードしてください。',
};

/** An answer that only a write meets. */
export const answer = {
  noCall: 'プラットフォームにこの呼び出しはありません（%{call}）。',
};
