import type * as english from '../../en/modules/termsAndConditions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Conditions générales',
  fields: { content: 'Texte' },
};

export const later: Translated<typeof english.later> = {};
