import type * as english from '../../en/modules/popularCourse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Cours populaire |||| Cours populaires',
  newOne: 'Nouveau cours',
  fields: {
    name: 'Cours',
    courseId: 'Fiche du cours',
    curriculumType: 'Enseignement',
    planType: 'Vente',
    learners: 'Apprenants',
    newLearners: 'Nouveaux en 30 jours',
    sales: 'Ventes',
    net: 'Revenu net',
    lastJoinedAt: 'Dernière inscription',
  },
  choices: {
    curriculumType: {
      recorded: 'Enregistré',
      live: 'En direct',
      blended: 'En direct et enregistré',
    },
    planType: {
      free: 'Gratuit',
      paid: 'Payant',
      both: 'Gratuit et payant',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: 'Ce qui a été vendu depuis le début, taxe comprise, moins ce qui a été remboursé.',
  },
  origin: 'Chaque cours apparaît ici dès qu’il est créé.',
  measures: {
    courses: 'Nombre de cours',
    newLearners: 'Nouvelles inscriptions en 30 jours',
  },
};
