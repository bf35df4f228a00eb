import type * as english from '../../en/modules/courseSubscriber';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Inscrit |||| Inscrits',
  newOne: 'Nouvel inscrit',
  fields: {
    name: 'Nom',
    courseId: 'Cours',
    userId: 'Compte de l’apprenant',
    startsOn: 'Début',
    endsOn: 'Fin',
    isOffline: 'En présentiel',
    paid: 'Payé',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: 'Ce que ces apprenants ont payé pour le cours, moins ce qui a été remboursé.',
  },
  origin: 'Qui est inscrit au cours apparaît ici. Ce qui a été payé vient de l’application d’apprentissage.',
  measures: {
    learners: 'Nombre d’inscriptions',
  },
};
