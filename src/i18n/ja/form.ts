import type * as english from '../en/form';
import type { Translated } from '../translated';

/** Words of the form. */
export const form: Translated<typeof english.form> = {
  save: '保存',
  saving: '保存しています…',
  /** Of the institute of a new record. */
  ownerHint: 'このレコードの所属先です（教育機関または運営者）。',
  readOnly: '閲覧のみできます。変更はできません。',
  saveAndAdd: '保存して続けて作成',
  saveAndNext: '保存して次へ',
  cancel: 'キャンセル',
  back: '戻る',
  next: '次へ',
  retry: '再試行',
  created: '「%{title}」を作成しました。',
  saved: '「%{title}」を保存しました。',
  problems: '%{smart_count}項目を確認してください',
  problemsHere: '項目を確認してください',
  moreProblems: 'ほか%{smart_count}件',
  unsaved: {
    mark: '未保存の変更があります',
    title: '保存せずに移動しますか？',
    text: '入力した内容は保存されていないため、失われます。',
    stay: 'このページに留まる',
    leave: '保存せずに移動',
  },
  draft: {
    text: '%{time}に入力した、保存されていない内容があります。',
    restore: '内容を復元',
    discard: '破棄',
  },
  stale: {
    ownTitle: '別の場所での自分の変更',
    ownText: 'ここで編集している間に、別のタブまたはウィンドウでも「%{title}」を変更しています（%{time}）。その内容を読み込んでここでの変更を破棄するか、ここでの変更で上書きしてください。',
    ownReload: 'その内容を読み込む',
    title: 'ほかのユーザーによる変更',
    text: '編集中に、「%{title}」がほかのユーザーによって変更されました。変更後の内容を読み込んで自分の変更を破棄するか、自分の変更で上書きしてください。',
    back: 'フォームに戻る',
    reload: '変更後の内容を読み込む',
    overwrite: '自分の変更で上書き',
  },
};

/** Words of a record's page and of what can be done to one record. */
export const record: Translated<typeof english.record> = {
};

/** What has come of something that failed; the reason follows. */
export const notDone: Translated<typeof english.notDone> = {
  after: '%{first}%{second}',
  save: {
    none: '保存されていません。入力内容はこの画面に残っています。',
    unknown: '保存されたかどうか確認できません。入力内容はこの画面に残っています。もう一度保存しても、重複して登録されることはありません。',
  },
  delete: { none: '何も削除されていません。', unknown: '削除されたかどうか確認できません。一覧を確認してから、もう一度お試しください。' },
  act: { none: '何も変更されていません。', unknown: '実行されたかどうか確認できません。レコードを確認してから、もう一度お試しください。' },
  restore: { none: '何も復元されていません。', unknown: '復元されたかどうか確認できません。一覧を確認してから、もう一度お試しください。' },
};
