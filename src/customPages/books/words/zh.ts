import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the ledger, in Chinese. */
export const words: Translated<typeof English> = {
  again: '重新计算',
  loading: '正在计算所有余额…',
  failed: '无法计算账本。',
  right: '每个余额都与其分录相符。共 %{entries} 条分录，计算于 %{at}。',
  wrong: '%{count} 处差异。系统不会自行修正：请查看此处列出的分录，并检查谁能访问数据库。',
  more: '差异多于此处所列。',
  accounts: '账户',
  account: '账户',
  owners: '机构数',
  entries: '分录',
  kept: '记录值',
  computed: '计算值',
  differences: '差异',
  what: { sum: '变动未能相抵', chain: '分录与前一条不衔接', total: '余额与分录不符', floor: '低于零', account: '未声明的账户' },
  where: '位置',
  names: { institute_tokens: '机构的 AI 令牌', operator_tokensGiven: '已发放的 AI 令牌', operator_tokensUsed: '已使用的 AI 令牌', gateway_money: '支付服务商处的款项', operator_sales: '销售额', tax_money: '税费' },
  help: { proof: '令牌和款项以复式记账保存，任何人都不能修改分录。这里仅根据分录重新计算每个余额，并与记录值比较。' },
};
