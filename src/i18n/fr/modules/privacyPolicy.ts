import type * as english from '../../en/modules/privacyPolicy';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Politique de confidentialité',
  fields: { content: 'Texte' },
};

export const later: Translated<typeof english.later> = {};
