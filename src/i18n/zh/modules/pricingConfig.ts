import type * as english from '../../en/modules/pricingConfig';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '价格与发票',
  fields: {
    currency: '货币',
    taxPercent: '税率',
    pricesIncludeTax: '价格含税',
    rounding: '取整',
    invoicePrefix: '发票号前缀',
    invoiceNote: '发票备注',
  },
  choices: {
    currency: { INR: '印度卢比', USD: '美元', EUR: '欧元', GBP: '英镑', AED: '阿联酋迪拉姆', SGD: '新加坡元' },
    rounding: { none: '不取整', unit: '取整到个位', ten: '取整到十位' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { currency: '用于发票。无论此处如何选择，本管理后台中的金额始终以卢比（₹）显示。', rounding: '用于学习应用向学员开具的发票。网站和本管理后台按原样显示金额。', invoicePrefix: '显示在学习应用向学员开具的每张发票号码的开头。' },
  patterns: { invoicePrefix: '请使用最多 12 个大写字母、数字、连字符或斜杠。' },
  sections: { prices: '价格', invoices: '发票' },
};
