import type * as english from '../../en/modules/institutesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Établissement |||| Établissements',
  menu: 'Établissements',
  newOne: 'Nouvel établissement',
  fields: {
    name: 'Nom',
    institutionId: 'Établissement',
    isWhiteLabelled: 'En marque blanche',
    planEndsAt: 'Fin de la formule',
    learners: 'Apprenants',
    staff: 'Personnel',
    courses: 'Cours',
    sales: 'Ventes',
    net: 'Revenu net',
    lastSaleAt: 'Dernière vente',
  },
};

export const later: Translated<typeof english.later> = {
  measures: {
    institutes: 'Nombre d’établissements',
  },
};
