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
    learnerSeats: 'Apprenants au plus',
    seats: 'Places convenues',
    courses: 'Cours',
  },
  choices: { seats: { none: 'Aucune licence en cours', within: 'Dans la licence', over: 'Au-delà de la licence' } },
};

export const later: Translated<typeof english.later> = {
  origin: 'Chaque établissement apparaît ici dès qu’il est créé ou s’inscrit.',
};
