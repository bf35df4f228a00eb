import type * as English from '../en/fields';
import type { Translated } from '../translated';

/** Words of the cells of lists and of filters. */
export const fields: Translated<typeof English.fields> = {
  /** Of what is meant to be taken elsewhere. */
  copyOf: '复制：%{name}',
  copied: '已复制。',
  notCopied: '浏览器不允许复制。请选中文字后手动复制。',
  /** A name and what stands under it. */
  pair: '%{name}：%{value}',
  /** Of what is less than a minute away. */
  justNow: '刚刚',
  yes: '是',
  no: '否',
  rows: '%{smart_count} 行',
  modules: '%{smart_count} 个模块',
  /** Names the choice of a module, before a record of it is chosen. */
  kindOf: '%{name}的类型',
  /** Whose a record without an institute is. */
  operator: '平台运营方',
  deletedTitle: '%{title}（已删除）',
  absent: '已不存在',
  chooseFirst: '请先选择“%{field}”',
  emptied: '由于“%{field}”已更改，此项已清空。',
  /** Beside a field that a chosen record says something of. */
  filledFrom: '已按“%{field}”填写。原值：%{value}',
  typedKept: '保留了您输入的内容。“%{field}”中为：%{value}',
  staff: '平台工作人员',
  unfetched: '暂时无法获取名称',
  pictureElsewhere: '此图片存放在其他网站，无法显示。请上传图片以显示。',
  /** A large amount, said in the words people say it with. */
  large: { lesser: '%{amount}万', greater: '%{amount}亿' },
  filter: {
    yesNo: '%{field}：%{value}',
    is: '%{field}：%{value}',
    has: '%{field}包含“%{value}”',
    between: '%{field}：%{from} 至 %{to}',
    from: '%{field}：从 %{from} 起',
    upTo: '%{field}：至 %{to} 为止',
    preset: '%{field}：%{value}',
    empty: '%{field}为空',
    notEmpty: '%{field}不为空',
    hidden: '隐藏',
    shown: '显示',
    onlyThese: '仅显示这些',
    only: '仅“%{field}”',
    included: '已包含“%{field}”',
    leftOut: '已排除“%{field}”',
  },
  presets: {
    today: '今天',
    yesterday: '昨天',
    thisWeek: '本周',
    lastWeek: '上周',
    thisMonth: '本月',
    lastMonth: '上月',
    thisYear: '今年',
    lastYear: '去年',
    /** From today on. */
    next7Days: '未来 7 天',
    next30Days: '未来 30 天',
    /** From April to March. */
    thisAcademicYear: '本学年',
    lastAcademicYear: '上一学年',
    allTime: '全部时间',
    dateRange: '日期范围',
  },
  fetching: '正在获取名称…',
};
