import type * as english from '../../en/modules/language';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Langue |||| Langues',
  newOne: 'Nouvelle langue',
  fields: { nativeName: 'Nom dans cette langue', code: 'Code de langue' },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      active: 'Peut être choisie pour les cours et les affichages.',
      inactive: 'N’est plus proposée ; ce qui l’utilise déjà la garde.',
    },
  },
  effects: {
    activate: 'Propose à nouveau la langue partout.',
    deactivate: 'Cesse de proposer la langue ; rien de ce qui l’utilise ne change.',
  },
};
