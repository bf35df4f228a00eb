import type * as english from '../../en/modules/pricingConfig';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '価格と請求書',
  fields: {
    currency: '通貨',
    taxPercent: '税率',
    pricesIncludeTax: '税込価格',
    rounding: '端数処理',
    invoicePrefix: '請求書番号の接頭辞',
    invoiceNote: '請求書の備考',
  },
  choices: {
    currency: { INR: 'インドルピー', USD: '米ドル', EUR: 'ユーロ', GBP: '英ポンド', AED: 'UAEディルハム', SGD: 'シンガポールドル' },
    rounding: { none: 'なし', unit: '1単位', ten: '10単位' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { currency: '請求書に記載されます。この管理画面の金額は、ここでの選択にかかわらず常にルピー（₹）で表示されます。', rounding: '学習アプリが受講者に発行する請求書に適用されます。サイトとこの管理画面では金額がそのまま表示されます。', invoicePrefix: '学習アプリが受講者に発行するすべての請求書番号の先頭に付きます。' },
  patterns: { invoicePrefix: '半角の英大文字、数字、ハイフン、スラッシュで12文字以内にしてください。' },
  sections: { prices: '価格', invoices: '請求書' },
};
