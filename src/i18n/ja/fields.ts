import type * as English from '../en/fields';
import type { Translated } from '../translated';

/** Words of the cells of lists and of filters. */
export const fields: Translated<typeof English.fields> = {
  /** Of what is meant to be taken elsewhere. */
  copyOf: 'コピー：%{name}',
  copied: 'コピーしました。',
  notCopied: 'ブラウザーがコピーを許可していません。文字列を選択してコピーしてください。',
  /** A name and what stands under it. */
  pair: '%{name}：%{value}',
  /** Of what is less than a minute away. */
  justNow: 'たった今',
  yes: 'はい',
  no: 'いいえ',
  rows: '%{smart_count}行',
  modules: 'モジュール%{smart_count}件',
  /** Names the choice of a module, before a record of it is chosen. */
  kindOf: '%{name}の種類',
  /** Whose a record without an institute is. */
  operator: '運営者',
  deletedTitle: '%{title}（削除済み）',
  absent: '存在しません',
  chooseFirst: '先に「%{field}」を選択してください',
  emptied: '「%{field}」が変更されたため、空にしました。',
  /** Beside a field that a chosen record says something of. */
  filledFrom: '「%{field}」の値を入力しました。変更前：%{value}',
  typedKept: '入力した値はそのままです。「%{field}」の値：%{value}',
  staff: 'プラットフォームの担当者',
  unfetched: '名前を取得できません',
  pictureElsewhere: 'この画像は外部サイトにあるため表示されません。表示するにはアップロードしてください。',
  /** A large amount, said in the words people say it with. */
  large: { lesser: '%{amount}万', greater: '%{amount}億' },
  filter: {
    yesNo: '%{field}：%{value}',
    is: '%{field}：%{value}',
    has: '%{field}に「%{value}」を含む',
    between: '%{field}：%{from}～%{to}',
    from: '%{field}：%{from}から',
    upTo: '%{field}：%{to}まで',
    preset: '%{field}：%{value}',
    empty: '%{field}が空',
    notEmpty: '%{field}が空でない',
    hidden: '表示しない',
    shown: '表示する',
    onlyThese: 'これらのみ',
    only: '「%{field}」のみ',
    included: '「%{field}」を含む',
    leftOut: '「%{field}」を除外',
  },
  presets: {
    today: '今日',
    yesterday: '昨日',
    thisWeek: '今週',
    lastWeek: '先週',
    thisMonth: '今月',
    lastMonth: '先月',
    thisYear: '今年',
    lastYear: '昨年',
    /** From today on. */
    next7Days: '今後7日間',
    next30Days: '今後30日間',
    /** From April to March. */
    thisAcademicYear: '今年度',
    lastAcademicYear: '昨年度',
    allTime: '全期間',
    dateRange: '期間指定',
  },
  fetching: '名前を取得しています…',
};
