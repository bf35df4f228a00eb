import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of an invoice as a sheet of paper. */
export const words: Translated<typeof English> = {
  print: '印刷・PDF保存',
  back: '請求書のページへ',
  invoice: '請求書',
  failed: '請求書を読み込めませんでした。',
  loading: '請求書を読み込み中…',
  from: '発行元',
  to: '請求先',
  number: '番号',
  date: '日付',
  paidOn: '支払日',
  status: '状態',
  item: '内容',
  amount: '金額',
  discount: '割引額',
  subtotal: '税抜金額',
  tax: '税額',
  total: '合計',
  refunded: '返金額',
  kept: '返金後の金額',
  gstin: 'GSTIN',
  states: { open: '未払い', paid: '支払い済み', refunded: '返金済み', cancelled: 'キャンセル済み' },
};
