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
    learnerSeats: 'Apprenants au plus',
    staffSeats: 'Personnel au plus',
    seats: 'Places convenues',
    staff: 'Personnel',
    courses: 'Cours',
    sales: 'Ventes',
    net: 'Revenu net',
    lastSaleAt: 'Dernière vente',
  },
  choices: { seats: { none: 'Aucune licence en cours', within: 'Dans la licence', over: 'Au-delà de la licence' } },
  attention: {
    overSeats: '%{smart_count} établissement dépasse sa licence |||| %{smart_count} établissements dépassent leur licence',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: 'Ce qui a été vendu depuis le début, taxe comprise, moins ce qui a été remboursé.',
  },
  origin: 'Chaque établissement apparaît ici dès qu’il est créé ou s’inscrit.',
  measures: {
    institutes: 'Nombre d’établissements',
  },
};
