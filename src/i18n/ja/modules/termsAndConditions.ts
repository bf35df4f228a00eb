import type * as english from '../../en/modules/termsAndConditions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '利用規約',
  fields: { content: '本文' },
};

export const later: Translated<typeof english.later> = {};
