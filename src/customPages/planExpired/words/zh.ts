import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the page that says what an ended plan means, in Chinese. */
export const words: Translated<typeof English> = {
  title: '您所在机构的会员套餐',
  text: '您所在机构的套餐已到期，在续费或升级之前，机构的页面将保持关闭。数据没有丢失。',
  running: '您所在机构的套餐由平台运营方管理。',
  ask: '如需续费或更改套餐，请联系平台运营方。',
  contact: '如需续费或更改套餐，请联系：',
  parts: { plan: '套餐', price: '价格', ends: '到期日', ended: '已于此日到期', learners: '学员', staff: '员工' },
  noPlan: '尚未选择会员套餐',
  noEnd: '未设到期日',
  monthly: '每月 %{price}',
  yearly: '每年 %{price}',
  ofSeats: '%{has} / %{most}',
  over: '机构人数超出约定。不会限制任何人，请与平台运营方联系。',
};
