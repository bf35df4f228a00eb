import type * as English from '../en/views';
import type { Translated } from '../translated';

/** Words of saved views of lists. */
export const views: Translated<typeof English.views> = {
  button: 'ビュー',
  failed: 'ビューを読み込めませんでした。%{reason}再試行',
  saveAs: 'ビューとして保存…',
  manage: 'ビューを管理…',
  saveTitle: 'ビューとして保存',
  text: 'ビューには、一覧の現在の表示（検索、フィルター、並べ替え、列、1ページの行数）が保存されます。どの端末でもワンタッチで開けます。',
  name: '名前',
  nameMissing: '名前を入力してください。',
  nameTaken: '同じ名前のビューがすでにあります。',
  willReplace: 'ビュー「%{name}」はすでにあります。置き換えられます。',
  audience: '公開範囲',
  audiences: { own: '自分のみ', role: '自分のロール', everybody: '全員' },
  forRole: 'ロール：%{role}',
  hints: {
    institute: { own: 'ほかの人には表示されません。', role: 'この一覧を開ける、教育機関内のロール「%{role}」の人。', everybody: 'この一覧を開ける、教育機関内の全員。' },
    operator: { own: 'ほかの人には表示されません。', role: 'この一覧を開ける、運営者側のロール「%{role}」の人。', everybody: 'この一覧を開ける、運営者側の全員。教育機関には表示されません。' },
  },
  save: '保存',
  replace: '置き換える',
  saved: 'ビュー「%{name}」を保存しました。',
  replaced: 'ビュー「%{name}」を置き換えました。',
  changed: 'ビュー「%{name}」を変更しました。',
  tooLong: '絞り込みが長すぎてビューに保存できません。値を減らすか、検索語を短くしてください。',
  tooMany: 'この一覧のビューはすでに%{most}件あります。先に1件削除してください。',
  manageTitle: 'ビュー：%{name}',
  none: '変更できるビューはもうありません。',
  ownedBy: '%{audience} · 作成者：%{name}',
  changeOf: 'ビュー「%{name}」を編集',
  deleteOf: 'ビュー「%{name}」を削除',
  deleteTitle: 'ビュー「%{name}」を削除しますか？',
  deleteText: '一覧の行はそのままです。',
  deleteSharedText: '共有されている全員が使えなくなります。一覧の行はそのままです。',
  deleted: 'ビュー「%{name}」を削除しました。',
};
