import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of a tenant's domains, in Chinese. */
export const words: Translated<typeof English> = {
  title: '域名',
  text: '访问您的管理后台和网站所用的地址。DNS 记录验证通过后，域名即归您使用。',
  loading: '正在加载域名…',
  failed: '无法加载域名。',
  empty: '还没有域名。请添加您拥有的域名。',
  host: '域名',
  hostHint: '例如 learn.example.com，不带 https://。',
  already: '“%{host}”已在列表中。',
  hostMissing: '请输入域名。',
  add: '添加域名',
  added: '已添加“%{host}”。接下来请验证该域名归您所有。',
  status: { pending: '未验证', verified: '已验证' },
  primary: '主域名',
  prove: '请在管理该域名 DNS 的地方添加此记录。全面生效可能需要几个小时。',
  record: { type: '类型', name: '名称', value: '值' },
  checked: '检查时间：%{time}',
  never: '尚未检查',
  verify: '立即验证',
  verified: '“%{host}”已通过验证。',
  problem: {
    missing: 'DNS 中还没有 %{name} 的 TXT 记录。',
    different: 'DNS 中有 %{name} 的 TXT 记录，但其值与此处不同。',
    unreachable: 'DNS 没有应答。请过几分钟再试。',
  },
  makePrimary: '设为主域名',
  madePrimary: '“%{host}”现在是主域名。',
  delete: '删除',
  deleteOf: '删除 %{host}',
  deleteTitle: '删除“%{host}”？',
  deleteText: '该域名会立即停止指向此处。如需再次使用，须重新验证。',
  deletePrimary: '这是您的主域名，删除后已发出的链接将失效。',
  deleted: '已删除“%{host}”。',
};
