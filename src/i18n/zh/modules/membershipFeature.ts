import type * as english from '../../en/modules/membershipFeature';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '套餐权益',
  newOne: '新建套餐权益',
  fields: { description: '内容' },
};

export const later: Translated<typeof english.later> = {
  hints: { description: '供比较套餐的人阅读。' },
};
