import type * as English from '../en/help';
import type { Translated } from '../translated';

/** Words of the tour, in Chinese. */
export const tour: Translated<typeof English.tour> = {
  label: '导览，第 %{step} 步，共 %{total} 步',
  count: '第 %{step} 步，共 %{total} 步',
  next: '下一步',
  back: '上一步',
  end: '跳过',
  done: '完成',
  steps: {
    menu: { title: '菜单', text: '日常使用的功能，分组排列，可以收起为图标。其余可用的功能可通过搜索找到。' },
    search: { title: '快速查找', text: '输入页面名称即可。按 Ctrl K（Mac 上为 ⌘ K）还能找到记录和操作。' },
    filters: { title: '筛选列表', text: '筛选条件一目了然，并保存在网址中：分享链接，对方就能看到相同的行。' },
    account: { title: '您的账号', text: '查看您的资料、密码和登录设备，以及退出登录。' },
    help: { title: '帮助', text: '查看当前页面的说明和全部快捷键，或再看一次导览。' },
  },
};

/** Words of the help beside screens, in Chinese. */
export const help: Translated<typeof English.help> = {
  close: '关闭帮助',
  noPage: '没有 %{address} 这个页面。您现在位于管理后台的起始页面。',
  noPageSearch: '搜索',
  module: '关于%{name}',
  states: '状态',
  actions: '操作',
  change: '%{from} → %{to}',
  anyState: '任意',
  tenancy: {
    owned: '各机构只能看到自己的记录。',
    shared: '各机构可以看到自己的记录和平台运营方的记录。',
    self: '每条记录就是一个机构。',
    platform: '属于平台运营方，所有机构共用。',
  },
  list: {
    title: '列表',
    find: '在搜索框中输入，或添加筛选条件。两者都会保存在网址中：复制网址发给他人，对方就能看到相同的行。',
    columns: '可在列表上方选择列并调整顺序。点击表头可排序。',
    open: '点击第一个单元格可打开记录；点击行尾的三个点可查看能执行的操作。',
    bulkTitle: '同时处理多行',
    bulk: '勾选要处理的行，按住 Shift 可连续选择。随后出现的工具栏可一次处理所有选中的行，并显示进度、失败的项目及原因。',
  },
  form: {
    title: '表单',
    fill: '未标注“选填”的字段都必须填写。错误会显示在对应的字段旁。',
    keep: '您输入的内容在保存之前会保留在此浏览器标签页中，即使会话结束也不会丢失。',
    stale: '如果在此期间他人保存了更改，您可以采用对方的版本，也可以用自己的更改覆盖。',
  },
  record: {
    title: '记录',
    read: '显示记录的全部内容，相关内容列在下方。',
    act: '顶部的按钮可更改记录的状态。按钮为灰色时，会说明当前不可执行的原因。',
  },
  pending: {
    title: '尚未开放',
    wait: '管理后台的这一部分尚未开放。菜单中带时钟图标的部分都尚未开放，其他部分可以正常使用。',
  },
};

export const keyboard: Translated<typeof English.keyboard> = {
  palette: '搜索页面、记录和操作',
  search: '转到列表的搜索框',
  move: '在行之间移动',
  select: '选择该行',
  range: '选择到该行为止',
  open: '打开该行',
  steps: '在记录页面：列表中的上一条或下一条记录',
  moveRow: '在此列表中：移动该行',
  save: '保存表单',
  saveAndNext: '保存并打开下一条记录',
  close: '关闭已打开的内容',
  help: '显示这些快捷键',
  names: { space: '空格', enter: 'Enter', shift: 'Shift', escape: 'Esc' },
};
