import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the screen of AI tokens, in Chinese. */
export const words: Translated<typeof English> = {
  buy: '购买 AI 令牌',
  balance: '剩余',
  credit: '累计获得',
  debit: '累计使用',
  loading: '正在加载 AI 令牌…',
  failed: '无法加载 AI 令牌。',
  rate: '%{amount} 个 AI 令牌的价格为 %{price}。',
  exclusive: '价格不含税；在此付款时不另加税费。',
  inclusive: '已含税。',
  noRate: '尚未定价，请联系平台运营方。',
  noCheckout: '此平台尚不能付款。',
  movements: '获得与使用',
  allMovements: '全部交易',
  noMovements: '尚无获得或使用记录。',
  left: '剩余 %{balance}',
  orders: '购买记录',
  allOrders: '全部购买记录',
  noOrders: '尚未购买。',
  forTokens: '%{amount} 个 AI 令牌',
  state: { pending: '待支付', paid: '已支付', failed: '未支付' },
  remaining: '剩余 AI 令牌：%{balance}',
  least: '至少 %{price}。',
  sandbox: '模拟支付：不会产生真实扣款。',
  payee: '%{amount} 个 AI 令牌',
  pending: '支付尚未确认。确认后 AI 令牌会自动到账，无需再次支付。',
  closed: '支付在完成前被关闭。如果您已付款，AI 令牌会自动到账；再次付款前请先查看购买记录。',
  lost: '如果您已付款，AI 令牌会在几分钟内自动到账，请勿重复支付。',
  thanks: { title: '谢谢', text: '感谢您的购买。', available: '现在有 %{balance} 个 AI 令牌可用。', close: '关闭' },
  operator: { text: 'AI 令牌的价格，以及各机构的持有量。', rates: '价格', purchases: '各机构的购买记录', transactions: '各机构的交易' },
  help: {
    balance: 'AI 令牌用于支付助手的工作。这里显示机构剩余、获得和使用的令牌。',
    buy: '输入价格或令牌数，另一项会按当前价格自动计算。支付后令牌立即到账；即使页面中途关闭，令牌也会自动到账。',
  },
};
