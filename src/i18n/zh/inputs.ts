import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: '不限',
  optional: '选填',
  cut: '文本过长，此处只保留了前 %{max} 个字符，最多可保存 %{limit} 个字符。',
  noPictures: '此文本不能插入图片，图片已被略去。',
  picturesElsewhere: '随文本粘贴的图片已被略去，请用文本上方的按钮添加。',
  choose: '请选择…',
  none: '无',
  search: '搜索…',
  searching: '正在搜索…',
  nothingFound: '未找到结果',
  notSearched: '搜索未能完成，请稍后再试。',
  taken: '已在其中',
  moreOptions: '还有 %{smart_count} 项，请输入文字缩小范围。',
  open: '显示选项',
  clear: '清除',
  remove: '移除%{name}',
  typeTag: '输入后按 Enter 键',
  pickColour: '%{field}：选取颜色',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  chooseFile: '选择文件',
  replaceFile: '选择其他文件',
  dropFile: '或拖到此处：%{files}',
  dropKind: '%{extensions}，最大 %{limit}',
  uploadGoing: '请等待文件上传完成，或取消上传。',
  dropRefused: '移除未被接受的文件',
  cancelUpload: '取消上传',
  addRow: '添加%{list}',
  row: '第 %{number} 行',
  moveUp: '上移第 %{number} 行',
  moveDown: '下移第 %{number} 行',
  removeRow: '移除第 %{number} 行',
  /** Of a code that is made up. */
  generate: '生成',
  generateOf: '生成：%{name}',
  format: {
    toolbar: '格式',
    bold: '粗体',
    italic: '斜体',
    underline: '下划线',
    superscript: '上标',
    subscript: '下标',
    heading: '标题',
    subheading: '小标题',
    bullets: '项目符号列表',
    numbers: '编号列表',
    quote: '引用',
    picture: '图片',
    sending: '正在上传图片：%{percent} %',
    link: '链接',
    linkAddress: '网址或电子邮箱',
    linkText: '链接文字',
    setLink: '设置链接',
    removeLink: '取消链接',
    wrongLink: '请输入网址（如 example.com/fees）或电子邮箱。',
  },
  /** Of instants that are filtered by days. */
  zone: '日期按您所在的时区计算：%{zone}。',
  range: {
    from: '从',
    to: '至',
    /** Of numbers. */
    reversed: '“从”不能大于“至”。',
    /** Of days and of times. */
    reversedDays: '“从”不能晚于“至”。',
  },
};

export const matrix: Translated<typeof English.matrix> = {
  given: '已授权 %{smart_count} 个模块，共 %{total} 个',
  usual: '恢复该角色的默认权限',
  held: '恢复为现状',
  byRole: '这是该角色的默认权限，如不修改则按此授予。',
  module: '模块',
  rows: '%{smart_count} / %{total}',
  row: '行',
  all: '全部',
  cell: '%{column}：%{row}',
  wholeRow: '全部：%{row}',
  wholeColumn: '%{column}：全部',
  asProfile: '恢复为权限方案',
  byProfile: '未标记的项来自权限方案；已标记的项仅属于此人，比方案多或少。',
  own: '%{cell}（与权限方案不同）',
  gains: '新增　%{line}',
  loses: '收回　%{line}',
  people: '将立即对使用此方案的 %{smart_count} 人生效。',
  notYet: '暂无页面',
  alsoOpens: '还可打开：%{names}',
  later: '显示 %{smart_count} 个暂无页面的模块',
  laterTicked: '（其中 %{smart_count} 个已勾选）',
  fewer: '隐藏暂无页面的模块',
  reading: '请稍候…',
};

/** Reasons that only forms and uploads meet, beside those that come with the first screen. */
export const reason = {
  quotaFull: '该机构的存储空间不足以存放此文件：文件大小为 %{size} MB，%{most} MB 中仅剩 %{left} MB 可用。平台管理者可以增加空间。',
  fileAnnounced: '此处不接受“%{found}”类型的文件。允许的类型：%{allowed}。',
  pictureDots: '图片为 %{width} × %{height} 像素，共 %{megapixels} 百万像素。最多接受 %{most} 百万像素：请缩小后重新上传。',
  pictureBroken: '图片已损坏或不完整。请重新保存后再上传。',
};

/** An answer that only a write meets. */
export const answer = {
  noCall: '平台没有此调用（%{call}）。',
};
