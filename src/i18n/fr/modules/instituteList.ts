import type * as english from '../../en/modules/instituteList';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Établissement |||| Liste des établissements',
  newOne: 'Nouvel établissement',
  fields: {
    learners: 'Apprenants',
    courses: 'Cours',
    branches: 'Agences',
  },
};
