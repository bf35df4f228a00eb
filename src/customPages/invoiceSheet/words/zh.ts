import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of an invoice as a sheet of paper. */
export const words: Translated<typeof English> = {
  print: '打印或另存为 PDF',
  back: '返回发票',
  invoice: '发票',
  failed: '无法加载发票。',
  loading: '正在加载发票…',
  from: '开票方',
  to: '开票对象',
  number: '编号',
  date: '日期',
  paidOn: '支付日期',
  status: '状态',
  item: '内容',
  amount: '金额',
  discount: '折扣',
  subtotal: '税前金额',
  tax: '税额',
  total: '合计',
  refunded: '已退款',
  kept: '退款后金额',
  gstin: 'GSTIN',
  states: { open: '未支付', paid: '已支付', refunded: '已退款', cancelled: '已取消' },
};
