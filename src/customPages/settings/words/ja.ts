import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the settings screen, in Japanese. */
export const words: Translated<typeof English> = {
  title: '設定',
  sections: '設定の項目',
  none: { title: '設定はありません', text: '利用が許可されている設定項目がありません。' },
  operator: '運営者自身の設定を変更しています。教育機関の設定を変更するには、画面上部で教育機関を選択してください。',
  institute: '%{name}の設定を変更しています。',
  plainLook: 'ここでの内容はサイトに反映されます。所属機関はホワイトラベルではないため、管理画面の外観は変わりません。変更はプラットフォームの運営者が行えます。',
  connect: {
    title: 'Razorpayとの連携',
    text: 'Razorpayアカウントを連携すると、受講者からの支払いが直接そのアカウントに入金されます。',
    submit: 'Razorpayを連携',
    notConfigured: 'このプラットフォームにはRazorpayのキーがまだ設定されていません。運営者が設定できます。',
  },
  help: {
    parts: '項目ごとに保存します。変更はすぐに反映されます。',
    domains: 'DNSレコードが見つかると、ドメインを利用できます。その間もほかの作業を続けられます。',
  },
};
