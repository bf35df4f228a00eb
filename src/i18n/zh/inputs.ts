import type * as English from '../en/inputs';
import type { Translated } from '../translated';

/** Words of the inputs of forms and of filters. */
export const fields: Translated<typeof English.fields> = {
  either: '不限',
  optional: '选填',
  cut: '文本过长，此处只保留了前 %{max} 个字符。',
  choose: '请选择…',
  none: '无',
  search: '搜索…',
  searching: '正在搜索…',
  nothingFound: '未找到结果',
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
  dropFile: '或拖到此处：%{extensions}，最大 %{limit}',
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
    heading: '标题',
    subheading: '小标题',
    bullets: '项目符号列表',
    numbers: '编号列表',
    quote: '引用',
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
