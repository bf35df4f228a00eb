import type * as english from '../../en/modules/courseManager';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Cours géré |||| Cours gérés',
  menu: 'Gestion des cours',
  newOne: 'Nouveau cours',
  fields: {
    name: 'Cours',
    courseId: 'Fiche du cours',
    isActive: 'Actif',
    curriculumType: 'Enseignement',
    planType: 'Prix',
    languageId: 'Langue',
    learners: 'Apprenants',
    batches: 'Groupes',
    liveClasses: 'Cours en direct',
    tests: 'Évaluations',
    changedAt: 'Modifié',
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
  origin: 'Chaque cours apparaît ici dès qu’il est créé.',
  measures: {
    courses: 'Nombre de cours',
    learners: 'Nombre d’inscriptions',
  },
};
