import type * as english from '../../en/modules/membershipFeature';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'プランの特典',
  newOne: 'プランの特典を追加',
  fields: { description: '内容' },
};

export const later: Translated<typeof english.later> = {
  hints: { description: 'プランを比べる人が読みます。' },
};
