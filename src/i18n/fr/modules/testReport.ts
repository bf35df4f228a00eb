import type * as english from '../../en/modules/testReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Passage d’une évaluation |||| Passages d’évaluations',
  menu: 'Évaluations',
  newOne: 'Nouveau passage',
  fields: {
    learnerName: 'Apprenant',
    testId: 'Évaluation',
    courseId: 'Cours',
    userId: 'Compte de l’apprenant',
    number: 'Tentative',
    result: 'Résultat',
    mark: 'Points',
    totalMark: 'Total des points',
    percentage: 'Part des points',
    startedAt: 'Commencé le',
    submittedAt: 'Remis le',
    minutes: 'Temps passé',
  },
  choices: {
    result: {
      passed: 'Réussi',
      failed: 'Échoué',
      handedIn: 'Remis',
      unfinished: 'Non remis',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une tentative apparaît ici quand un apprenant commence une évaluation publiée dans l’application d’apprentissage.',
  measures: {
    attempts: 'Nombre de passages',
  },
};
