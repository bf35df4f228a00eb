import type * as English from '../en/help';
import type { Translated } from '../translated';

/** Words of the tour, in Japanese. */
export const tour: Translated<typeof English.tour> = {
  label: '案内 %{step} / %{total}',
  count: '%{step} / %{total}',
  next: '次へ',
  back: '前へ',
  end: 'スキップ',
  done: '完了',
  steps: {
    menu: { title: 'メニュー', text: '日々使う画面がグループごとに並んでいます。アイコンだけに折りたたむこともできます。そのほかの利用できる画面は検索で見つかります。' },
    search: { title: '何でも検索', text: '画面の名前を入力します。Ctrl K（Macでは ⌘ K）なら、レコードや操作も見つかります。' },
    filters: { title: '一覧の絞り込み', text: '設定したフィルターはURLに残ります。リンクを送れば、相手にも同じ行が表示されます。' },
    account: { title: 'アカウント', text: 'プロフィール、パスワード、ログイン中の端末の確認と、ログアウトはここから行えます。' },
    help: { title: 'ヘルプ', text: '開いている画面の説明、キーボードショートカット、この案内をここから見られます。' },
  },
};

/** Words of the help beside screens, in Japanese. */
export const help: Translated<typeof English.help> = {
  close: 'ヘルプを閉じる',
  noPage: '%{address} というページはありません。管理画面の最初の画面を表示しています。',
  noPageSearch: '検索',
  module: '%{name}について',
  states: '状態',
  actions: '操作',
  change: '%{from} → %{to}',
  anyState: 'すべて',
  tenancy: {
    owned: '教育機関ごとに管理され、ほかの教育機関からは見えません。',
    shared: '教育機関ごとに管理され、運営者のものも見えます。',
    self: '教育機関そのものの一覧です。',
    platform: '運営者が管理し、すべての教育機関に共通です。',
  },
  list: {
    title: '一覧',
    find: '検索欄に入力するか、フィルターを追加します。どちらもURLに残るので、コピーして送れば同じ行を見せられます。',
    columns: '一覧の上で列を選び、並べ替えられます。見出しをクリックすると行が並べ替わります。',
    open: '最初のセルからレコードを開けます。行の端の3つの点に、できる操作があります。',
    bulkTitle: '複数の行の一括操作',
    bulk: '行を選択します（Shiftで範囲選択）。表示されるバーからまとめて変更でき、進み具合と、失敗したものの理由が示されます。',
  },
  form: {
    title: 'フォーム',
    fill: '「任意」のない欄は入力が必要です。問題はその欄に表示されます。',
    keep: '入力した内容は、保存するまでこのブラウザータブに残ります。セッションが終わっても消えません。',
    stale: 'その間にほかの人が保存していたら、相手の内容にするか、自分の内容で上書きするかを選べます。',
  },
  record: {
    title: 'レコード',
    read: 'レコードの内容がすべて表示され、その下に関連するデータが並びます。',
    act: '上のボタンで状態を変えます。押せないボタンには、今できない理由が示されます。',
  },
  pending: {
    title: '準備中',
    wait: 'この画面はまだありません。メニューでは、このような画面に小さな時計の印が付いています。ほかの画面は利用できます。',
  },
};

export const keyboard: Translated<typeof English.keyboard> = {
  palette: '画面、レコード、操作を検索',
  search: '一覧の検索欄へ移動',
  move: '行の間を移動',
  select: '行を選択',
  range: 'その行までを選択',
  open: '行を開く',
  steps: 'レコードの画面で、一覧の前または次のレコードへ',
  moveRow: 'この一覧で、行を移動する',
  save: 'フォームを保存',
  saveAndNext: '保存して次のレコードを開く',
  close: '開いているものを閉じる',
  help: 'ショートカットを表示',
  names: { space: 'スペース', enter: 'Enter', shift: 'Shift', escape: 'Esc' },
};
