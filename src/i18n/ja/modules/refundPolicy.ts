import type * as english from '../../en/modules/refundPolicy';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '返金ポリシー',
  fields: { content: '本文' },
};

export const later: Translated<typeof english.later> = {};
