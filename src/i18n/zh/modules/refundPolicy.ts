import type * as english from '../../en/modules/refundPolicy';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '退款政策',
  fields: { content: '正文' },
};

export const later: Translated<typeof english.later> = {};
