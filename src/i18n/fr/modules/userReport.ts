import type * as english from '../../en/modules/userReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Apprenant |||| Apprenants',
  menu: 'Utilisateurs',
  newOne: 'Nouvel apprenant',
  fields: {
    courses: 'Cours',
    lastSignInAt: 'Dernière connexion',
    spent: 'Dépensé, net de remboursements',
    createdAt: 'Arrivée',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Chaque apprenant apparaît ici dès qu’il est ajouté ou importé.',
  measures: {
    learners: 'Nombre d’apprenants',
  },
};
