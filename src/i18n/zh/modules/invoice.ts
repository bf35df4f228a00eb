import type * as english from '../../en/modules/invoice';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '账单',
  newOne: '新建账单',
  fields: {
    number: '单号',
    addressee: '开票对象',
    addresseeEmail: '开票对象邮箱',
    item: '内容',
    membershipId: '会员套餐',
    price: '价格',
    discount: '优惠金额',
    tax: '税额',
    amount: '金额',
    refunded: '退款金额',
    billed: '应收金额（扣除退款）',
    taxBilled: '应收税额（扣除退款）',
    paidAt: '付款时间',
  },
  choices: {
    status: {
      open: '待付款',
      paid: '已付款',
      refunded: '已退款',
      cancelled: '已取消',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    billed: '账单金额，无论是否付款，减去部分或全部退款；已取消的账单不计入。',
    taxBilled: '其中的税；部分退款的账单按保留部分计算。',
  },
  origin: '机构以自己的名义订购会员套餐并记录到本平台后，账单会显示在这里。在管理后台更改机构的套餐或许可不会产生账单。',
  measures: {
    invoices: '账单数',
  },
};
