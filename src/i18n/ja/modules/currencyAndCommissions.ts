import type * as english from '../../en/modules/currencyAndCommissions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '通貨と手数料',
  fields: { currencies: '通貨', platformCommission: 'プラットフォーム手数料', paymentFee: '決済手数料' },
  choices: {
    currencies: { INR: 'インドルピー', USD: '米ドル', EUR: 'ユーロ', GBP: '英ポンド', AED: 'UAEディルハム', SGD: 'シンガポールドル' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { paymentFee: '決済事業者が売上ごとに差し引く割合です。' },
};
