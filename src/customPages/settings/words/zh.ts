import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the settings screen, in Chinese. */
export const words: Translated<typeof English> = {
  title: '设置',
  sections: '设置分类',
  none: { title: '没有可用的设置', text: '您尚未获得任何设置的权限。' },
  operator: '您正在修改平台运营方自己的设置。要修改某个机构的设置，请在页面顶部选择该机构。',
  institute: '您正在修改 %{name} 的设置。',
  plainLook: '这里的内容会用于您的网站。贵机构不是白标机构，管理后台仍保持平台的外观；平台运营方可以更改这一点。',
  connect: {
    title: 'Razorpay 账户',
    text: '连接您的 Razorpay 账户，学员的付款会直接进入该账户。',
    submit: '连接 Razorpay',
    notConfigured: '此平台尚未配置 Razorpay 密钥。请联系平台运营方添加。',
  },
  help: {
    parts: '每个部分单独保存，更改立即生效。',
    domains: 'DNS 记录验证通过后，域名即归您使用。在此期间可以继续工作。',
  },
};
