import type * as english from '../../en/modules/currencyAndCommissions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '货币与佣金',
  fields: { currencies: '货币', platformCommission: '平台佣金', paymentFee: '支付手续费' },
  choices: {
    currencies: { INR: '印度卢比', USD: '美元', EUR: '欧元', GBP: '英镑', AED: '阿联酋迪拉姆', SGD: '新加坡元' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { paymentFee: '支付服务商从每笔销售中收取的费用。' },
};
