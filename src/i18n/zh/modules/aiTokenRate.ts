import type * as english from '../../en/modules/aiTokenRate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AI 令牌价格',
  newOne: '新建 AI 令牌价格',
  menu: 'AI 令牌',
  fields: {
    amount_token: '令牌数',
    amount_inr: '价格',
    isExclusiveTax: '不含税价格',
    startsAt: '生效时间',
  },
  choices: {
    status: {
      upcoming: '未生效',
      begun: '已生效',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount_token: '按此价格可得到的令牌数。',
    isExclusiveTax: '价格是否不含税。会在价格旁注明；付款金额仅为该价格。',
    startsAt: '在下一个价格生效之前有效。',
  },
  meanings: {
    status: {
      upcoming: '机构尚看不到。',
      begun: '若没有更晚生效的价格，即为现行价格。',
    },
  },
};
