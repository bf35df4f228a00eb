/** Words of what the rows of a list come to, above them. */
export const summary = {
  title: '集計',
  label: '%{measure}（%{by}）',
  by: '集計の単位',
  chart: 'グラフで表示',
  table: '表で表示',
  none: '条件に一致する行がないため、集計する内容がありません。',
  without: 'なし',
  drill: 'この行を表示',
  chartKeys: '棒または点をクリックするとその行が表示されます。矢印キーと Enter でも選べます。',
  cut: '%{total}件のグループのうち上位%{shown}件を表示しています。残りはフィルターで絞り込むか、行をエクスポートしてご覧ください。',
  cutTimes: '%{total}件のグループのうち新しい%{shown}件を表示しています。残りはフィルターで絞り込むか、行をエクスポートしてご覧ください。',
  more: '%{total}件のグループのうち上位%{shown}件を図にしています。表にするとすべて表示されます。',
  spans: { day: '%{name}（日別）', week: '%{name}（週別）', month: '%{name}（月別）', quarter: '%{name}（四半期別）', year: '%{name}（年別）' },
  spansAlone: { day: '日別', week: '週別', month: '月別', quarter: '四半期別', year: '年別' },
  kinds: { mean: '%{name}（平均）', min: '%{name}（最小）', max: '%{name}（最大）' },
};

/** Words of a list whose rows stand side by side by their state. */
export const board = {
  label: '状態別の一覧',
  asBoard: 'ボード表示',
  asList: '一覧表示',
  none: 'ありません',
  more: 'さらに表示',
  cannot: '「%{title}」は「%{from}」から「%{to}」へ移せません。ここから移せるのは%{states}です。',
  nowhere: '「%{title}」は「%{from}」から「%{to}」へ移せません。ここから先に行える操作はありません。',
  end: '「%{state}」の先には何もありません。',
};

/** Words of a list without rows. */
export const emptyList = {
  open: '「%{name}」を開く',
};

/** What a list is opened without, though its address or a view asks for it. */
export const leftOut = {
  sort: 'この一覧は「%{name}」では並べ替えられません。並べ替えに使えるのは%{known}です。',
  filters: '次の絞り込みは、この一覧にないか、あなたには使えないか、読み取れないため、除かれました：%{names}。意図より多くの行が表示されている可能性があります。',
  unreadable: 'このアドレスの絞り込みは読み取れません。絞り込まずに表示しているため、意図より多くの行が含まれている可能性があります。',
  more: 'ほか%{smart_count}件',
  q: '検索語',
  segment: 'タブ',
};
