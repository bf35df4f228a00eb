/** Words of what the rows of a list come to, above them. */
export const summary = {
  title: '汇总',
  label: '%{measure}（%{by}）',
  by: '分组方式',
  chart: '显示为图表',
  table: '显示为表格',
  none: '没有符合条件的行，因此没有可汇总的内容。',
  without: '无',
  drill: '显示这些行',
  chartKeys: '点击柱形或数据点可查看其对应的行，也可按方向键再按 Enter。',
  cut: '显示 %{total} 个分组中的前 %{shown} 个。请用筛选缩小列表范围以查看其余分组，或导出各行。',
  cutTimes: '显示 %{total} 个分组中最近的 %{shown} 个。请用筛选缩小列表范围以查看其余分组，或导出各行。',
  more: '图中为 %{total} 个分组中的前 %{shown} 个；以表格显示可看到全部。',
  spans: { day: '%{name}（按日）', week: '%{name}（按周）', month: '%{name}（按月）', quarter: '%{name}（按季度）', year: '%{name}（按年）' },
  spansAlone: { day: '按日', week: '按周', month: '按月', quarter: '按季度', year: '按年' },
  kinds: { mean: '%{name}（平均）', min: '%{name}（最低）', max: '%{name}（最高）' },
};

/** Words of a list whose rows stand side by side by their state. */
export const board = {
  label: '按状态排列的行',
  asBoard: '看板视图',
  asList: '列表视图',
  none: '暂无',
  more: '显示更多',
  cannot: '“%{title}”不能从“%{from}”移到“%{to}”。从这里可以移到：%{states}。',
  nowhere: '“%{title}”不能从“%{from}”移到“%{to}”：您在这一步没有可执行的操作。',
  end: '“%{state}”之后没有其他阶段。',
};

/** Words of a list without rows. */
export const emptyList = {
  open: '打开“%{name}”',
};

/** What a list is opened without, though its address or a view asks for it. */
export const leftOut = {
  sort: '此列表不能按“%{name}”排序，可按%{known}排序。',
  filters: '以下筛选条件已忽略，因为此列表没有、您不能使用或无法识别：%{names}。显示的行可能比原意更多。',
  unreadable: '此地址中的筛选条件无法读取：列表未经筛选，显示的行可能比原意更多。',
  more: '另外%{smart_count}项',
  q: '搜索词',
  segment: '标签页',
};
