import type * as English from '../en/list';
import type { Translated } from '../translated';

/** Words of lists. */
export const list: Translated<typeof English.list> = {
  create: '新建%{name}',
  search: '搜索%{name}',
  filters: '筛选',
  addFilter: '添加筛选',
  filterBy: '按%{name}筛选',
  removeFilter: '移除%{name}筛选',
  clearFilters: '清除筛选',
  clearAsked: { search: '清除搜索', filters: '清除筛选', both: '清除搜索和筛选' },
  clear: '清除',
  done: '完成',
  isEmpty: '为空',
  isNotEmpty: '不为空',
  summary: '汇总',
  /** The tabs above a list. */
  segments: '列表标签',
  allRows: '全部',
  countMore: '%{count}+',
  restore: '恢复',
  showAll: '显示全部',
  columns: '列',
  columnsReset: '重置',
  columnEarlier: '前移%{name}',
  columnLater: '后移%{name}',
  density: '行高',
  sort: { label: '排序', by: '按%{name}', ASC: '升序', DESC: '降序', show: '显示“%{name}”列' },
  selectPage: '选择本页所有行',
  selectRow: '选择：%{title}',
  rowMenu: '操作',
  rowMenuOf: '操作：%{title}',
  show: '查看',
  edit: '编辑',
  delete: '删除',
  notNow: '当前不可执行',
  ownAccount: '不能对自己的账户执行',
  inAlready: '您已在其中，或已提出申请',
  loading: '正在获取数据…',
  total: '合计',
  totalOfAll: '所有页合计',
  pages: '分页',
  perPage: '每页行数',
  range: '第 %{from}–%{to} 条，共 %{total} 条',
  rangeEstimate: '第 %{from}–%{to} 条，约 %{total} 条',
  rangeOpen: '第 %{from}–%{to} 条，后面还有',
  hiddenRows: '未显示 %{count} 条：%{field}',
  showHidden: '显示',
  pageOf: '第 %{page} 页，共 %{last} 页',
  pageAlone: '第 %{page} 页',
  noId: '此行缺少 ID，只能查看。',
  moveUp: '上移',
  moveDown: '下移',
  moveInto: '移到…之下',
  move: '移动',
  moveTitle: '移动“%{title}”',
  moveText: '选择要放在哪条记录之下。留空则放在最上层。其下的内容会一起移动。',
  moved: '已移动“%{title}”。',
  movedBack: '已将“%{title}”移回原处。',
  isFirst: '“%{title}”已经在最前面。',
  isLast: '“%{title}”已经在最后面。',
  firstPage: '第一页',
  previousPage: '上一页',
  nextPage: '下一页',
  lastPage: '最后一页',
  retry: '重试',
  /** Above a printed list. */
  print: {
    allInstitutes: '所有机构', search: '搜索：“%{q}”', printed: '打印时间：%{time}',
    otherPages: '其他页的 %{count} 行未打印。',
    otherPagesUncounted: '其他页的行未打印。',
    hiddenColumns: '未打印的列：%{names}',
  },
  empty: {
    title: '暂无%{name}',
    text: '添加的内容会显示在这里。',
    readOnly: '有内容后会显示在这里。',
  },
  noMatch: {
    periodTitle: '%{name}：此时间段内没有内容',
    period: '有内容后会显示在这里。要查看更早的内容，请选择其他时间段。',
    title: '没有匹配的结果',
    both: '没有同时符合搜索和筛选条件的行，请放宽条件。',
    search: '没有符合搜索内容的行，请换个词试试。',
    filters: '没有符合筛选条件的行，请放宽条件。',
    segment: '“%{name}”下没有任何记录。',
  },
  failed: { title: '无法获取列表' },
};

/** Words of exports. */
export const exports: Translated<typeof English.exports> = {
  title: '导出',
  csv: '导出为 CSV',
  xlsx: '导出为 Excel (XLSX)',
  running: '正在导出：%{done}/%{total} 行',
  done: '已导出 %{smart_count} 行',
  doneHidden: '已导出 %{smart_count} 行。%{hidden}',
  partly: '共 %{total} 行，已导出 %{done} 行；平台未提供其余的行。',
  failed: '导出已中止：%{reason}',
  cancel: '取消',
};

/** Of a selection. */
export const bulk: Translated<typeof English.bulk> = {
  ended: '列表内容已变化，已取消对 %{smart_count} 行的选择。',
};

/** Of what was deleted. */
export const bin: Translated<typeof English.bin> = {
  title: '已删除：%{name}',
};

/** A record without a title; `name` is what the module calls one, within a sentence. */
export const record: Translated<typeof English.record> = { untitled: '未命名的%{name}' };
