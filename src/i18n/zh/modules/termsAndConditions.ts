import type * as english from '../../en/modules/termsAndConditions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '条款与条件',
  fields: { content: '正文' },
};

export const later: Translated<typeof english.later> = {};
