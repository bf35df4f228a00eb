import type * as english from '../../en/modules/refundPolicy';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Politique de remboursement',
  fields: { content: 'Texte' },
};

export const later: Translated<typeof english.later> = {};
