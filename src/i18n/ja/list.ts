import type * as English from '../en/list';
import type { Translated } from '../translated';

/** Words of lists. */
export const list: Translated<typeof English.list> = {
  create: '%{name}を作成',
  search: '%{name}を検索',
  filters: 'フィルター',
  addFilter: 'フィルターを追加',
  filterBy: '%{name}で絞り込む',
  removeFilter: '%{name}のフィルターを解除',
  clearFilters: 'フィルターをクリア',
  clearAsked: { search: '検索をクリア', filters: 'フィルターをクリア', both: '検索とフィルターをクリア' },
  clear: 'クリア',
  done: '完了',
  isEmpty: '空',
  isNotEmpty: '空以外',
  summary: '集計',
  /** The tabs above a list. */
  segments: '一覧のタブ',
  allRows: 'すべて',
  countMore: '%{count}件以上',
  restore: '復元',
  showAll: 'すべて表示',
  columns: '列',
  columnsReset: 'リセット',
  columnEarlier: '%{name}を前に移動',
  columnLater: '%{name}を後ろに移動',
  density: '行間',
  sort: { label: '並べ替え', by: '並べ替え：%{name}', ASC: '昇順', DESC: '降順', show: '「%{name}」列を表示' },
  selectPage: 'このページの行をすべて選択',
  selectRow: '選択：%{title}',
  rowMenu: '操作',
  rowMenuOf: '操作：%{title}',
  show: '表示',
  edit: '編集',
  delete: '削除',
  notNow: '現在は行えません',
  ownAccount: '自分のアカウントには行えません',
  inAlready: 'すでに参加しているか、申請済みです',
  loading: '行を読み込んでいます…',
  total: '合計',
  totalOfAll: '全ページの合計',
  pages: 'ページ送り',
  perPage: '表示行数',
  range: '%{total}件中%{from}～%{to}件',
  rangeEstimate: '約%{total}件中%{from}～%{to}件',
  rangeOpen: '%{from}～%{to}件（続きあり）',
  hiddenRows: '%{field}の%{count}件は表示していません',
  showHidden: '表示する',
  pageOf: '%{page} / %{last}ページ',
  pageAlone: '%{page}ページ',
  noId: 'この行にはIDがないため、閲覧のみできます。',
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  moveInto: '別の項目の下へ移動…',
  move: '移動',
  moveTitle: '「%{title}」を移動',
  moveText: 'どの項目の下に置くかを選択してください。空のままにすると最上位になります。下にあるものも一緒に移動します。',
  moved: '「%{title}」を移動しました。',
  movedBack: '「%{title}」を元の位置に戻しました。',
  isFirst: '「%{title}」はすでに先頭にあります。',
  isLast: '「%{title}」はすでに末尾にあります。',
  firstPage: '最初のページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  lastPage: '最後のページ',
  retry: '再試行',
  /** Above a printed list. */
  print: {
    allInstitutes: 'すべての教育機関', search: '検索：「%{q}」', printed: '印刷日時：%{time}',
    otherPages: '他のページの%{count}行は印刷されません。',
    otherPagesUncounted: '他のページの行は印刷されません。',
    hiddenColumns: '印刷されない列：%{names}',
  },
  empty: {
    title: '%{name}はまだありません',
    text: '追加した内容がここに表示されます。',
    readOnly: '登録されると、ここに表示されます。',
  },
  noMatch: {
    periodTitle: '%{name}：この期間にはまだありません',
    period: '登録されるとここに表示されます。それ以前のものを見るには、期間を変えてください。',
    title: '一致する行がありません',
    both: '検索とフィルターの両方に合う行はありません。どちらかの条件を緩めてください。',
    search: '検索に合う行はありません。ほかの言葉でお試しください。',
    filters: 'フィルターに合う行はありません。条件を緩めてください。',
    segment: '「%{name}」に該当するものはありません。',
  },
  failed: { title: '一覧を取得できませんでした' },
};

/** Words of exports. */
export const exports: Translated<typeof English.exports> = {
  title: 'エクスポート',
  csv: 'CSV形式',
  xlsx: 'Excel形式（XLSX）',
  running: 'エクスポート中：%{total}行中%{done}行',
  done: '%{smart_count}行をエクスポートしました',
  doneHidden: '%{smart_count}行をエクスポートしました。%{hidden}',
  partly: '%{total}行中%{done}行をエクスポートしました。残りの行は取得できませんでした。',
  failed: 'エクスポートが中断しました：%{reason}',
  cancel: 'キャンセル',
};

/** Of a selection. */
export const bulk: Translated<typeof English.bulk> = {
  ended: '表示する行が変わったため、%{smart_count}行の選択を解除しました。',
};

/** Of what was deleted. */
export const bin: Translated<typeof English.bin> = {
  title: '削除済み：%{name}',
};

/** A record without a title; `name` is what the module calls one, within a sentence. */
export const record: Translated<typeof English.record> = { untitled: '名称未設定の%{name}' };
