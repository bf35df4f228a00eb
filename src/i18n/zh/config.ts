import type { Translated } from '../translated';
import type { config as English } from '../en/config';

/** What is wrong with the settings of a console, in Chinese: its own page says it, before anything else. */
export const config: Translated<typeof English> = {
  title: '此管理后台的设置有误',
  text: '管理后台启动时会读取 /config.json。请由负责人在其中修正以下问题，然后重新加载页面。',
  missing: '没有 /config.json。请在管理后台页面旁放置该文件，其中至少要写明平台的位置：{ "apiBase": "https://api.example.org/api/v9" }。',
  unreachable: '无法获取 /config.json。请检查网络连接，并确认服务器会提供该文件。',
  html: '返回的是网页，而不是 /config.json。服务器必须提供该文件本身，而不是管理后台的页面。',
  cutOff: '/config.json 不是 JSON：可能被截断，或缺少逗号或引号。',
  notObject: '/config.json 必须包含一个对象：{ … }。',
  unknown: '%{at}：没有这个键。',
  nearest: '是否指 %{nearest}？',
  type: '%{at}：此处应为%{wanted}。',
  oneOf: '%{at}：此处应为以下之一：%{wanted}。',
  module: '%{at}：管理后台没有此名称的模块。',
  field: '%{at}：没有字段 %{wanted}。',
  declaration: '%{at}：%{wanted}',
  clash: '%{at}：%{wanted} 已使用这个名称。',
  wanted: {
    address: '以 https:// 或单个斜杠开头的地址',
    text: '非空文本',
    flag: 'true 或 false',
    count: '不小于 0 的整数',
    atLeastOne: '不小于 1 的整数',
    link: '以 https:// 或斜杠开头的地址',
    colour: '形如 #0a7a3f 的颜色',
    texts: '文本列表',
    pair: '两个值，分别表示是和否',
    list: '列表',
    object: '对象 { … }',
    textByName: '由文本组成的对象',
    moduleOrFalse: '对象 { … }；平台没有该模块时为 false',
  },
};
