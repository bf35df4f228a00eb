import type * as english from '../../en/modules/membership';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '会员套餐',
  newOne: '新建会员套餐',
  menu: '会员套餐',
  fields: {
    subscriptionPlan: '套餐',
    billingCycle: '计费周期',
    price: '价格',
    aiToken: 'AI 令牌',
    shareProfit: '参与利润分成',
    featureIds: '权益',
    modules: '模块',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { aiToken: '乘以会员套餐开始时所适用费率的每卢比令牌数：每个令牌 ₹5 时，500 即为 100 个令牌。', modules: '套餐所含的内容。获得此套餐的机构即可使用这些模块，届时另行勾选的除外。' },
  cautions: { noModule: '尚未勾选任何模块：此套餐没有说明机构可以使用什么。' },
  sections: { modules: '模块' },
  effects: {
    activate: '重新提供此套餐。',
    deactivate: '不再提供此套餐；已有此套餐的机构继续使用。',
  },
};
