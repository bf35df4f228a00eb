import type * as english from '../../en/modules/accessDefaults';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Accès habituels',
  fields: {
    institute: 'Établissement',
    whiteLabelled: 'Établissement en marque blanche',
    faculty: 'Enseignant',
    subAdmin: 'Sous-administrateur d’un établissement',
    admin: 'Administrateur',
    operatorSubAdmin: 'Sous-administrateur de l’opérateur',
  },
};

export const later: Translated<typeof english.later> = {
  sections: { institutes: 'Équipes des établissements', operator: 'Équipe de l’opérateur' },
};
