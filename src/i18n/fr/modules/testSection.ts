import type * as english from '../../en/modules/testSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Partie |||| Parties',
  newOne: 'Nouvelle partie',
  fields: {
    testId: 'Évaluation',
    order: 'Rang',
    positiveMark: 'Points par bonne réponse',
    negativeMark: 'Points retirés par erreur',
    duration: 'Temps',
    questions: 'Nombre de questions',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    order: 'Vide : elle vient après les autres.',
    negativeMark: 'Retirés pour chaque mauvaise réponse, par exemple 0,33.',
    duration: 'Vide : le temps de toute l’évaluation compte.',
  },
  warnings: { testId: 'Les apprenants peuvent passer cette évaluation en ce moment : ce qui est modifié ici leur parvient aussitôt, même au milieu de l’épreuve. Les résultats déjà obtenus restent tels quels. Retirez d’abord l’évaluation pour la modifier tranquillement.' },
  cautions: { overMark: 'Une mauvaise réponse retire plus de points qu’une bonne n’en donne.' },
  rules: {
    passUnreachable: 'Les apprenants peuvent passer cette évaluation : sans ces points, ses questions n’en totaliseraient que %{marks}, et il en faut %{pass} pour réussir.',
    sectionsTooLong: 'Les parties dureraient %{minutes} minutes en tout, et l’évaluation en compte %{of}.',
    lastSection: 'C’est la seule partie d’une évaluation que les apprenants peuvent passer : retirez d’abord l’évaluation.',
  },
};
