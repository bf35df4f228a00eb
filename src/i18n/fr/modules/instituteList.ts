import type * as english from '../../en/modules/instituteList';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Établissement répertorié |||| Établissements répertoriés',
  newOne: 'Nouvel établissement',
  fields: {
    name: 'Nom',
    isWhiteLabelled: 'En marque blanche',
    planEndsAt: 'Fin de la formule',
    learners: 'Apprenants',
    courses: 'Cours',
  },
};
