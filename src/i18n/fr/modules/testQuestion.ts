import type * as english from '../../en/modules/testQuestion';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Question |||| Questions',
  newOne: 'Nouvelle question',
  fields: {
    question: 'Énoncé',
    testId: 'Évaluation',
    testSectionId: 'Partie d’évaluation',
    type: 'Type',
    difficulty: 'Difficulté',
    optionA: 'Choix A',
    optionB: 'Choix B',
    optionC: 'Choix C',
    optionD: 'Choix D',
    optionE: 'Choix E',
    answer: 'Bonne réponse',
    positiveMark: 'Points par bonne réponse',
    negativeMark: 'Points retirés par erreur',
    mark: 'Points retenus',
    markOff: 'Points retirés retenus',
    order: 'Rang',
    subjectId: 'Matière',
    topicId: 'Thème',
    explanation: 'Explication',
  },
  choices: {
    type: { single_choice: 'Une seule bonne réponse' },
    difficulty: { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
    answer: { a: 'Choix A', b: 'Choix B', c: 'Choix C', d: 'Choix D', e: 'Choix E' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    positiveMark: 'Vide : les points de sa partie comptent.',
    negativeMark: 'Retirés pour une mauvaise réponse, par exemple 0,33 ; vide : comme dans sa partie.',
    order: 'Vide : elle vient après les autres.',
  },
  sections: { options: 'Choix et réponse', use: 'Notation et rang' },
  warnings: { testId: 'Les apprenants peuvent passer cette évaluation en ce moment : ce qui est modifié ici leur parvient aussitôt, même au milieu de l’épreuve. Les résultats déjà obtenus restent tels quels. Retirez d’abord l’évaluation pour la modifier tranquillement.' },
  cautions: { overMark: 'Une mauvaise réponse retire plus de points qu’une bonne n’en donne.' },
  rules: {
    passUnreachable: 'Les apprenants peuvent passer cette évaluation : sans ces points, ses questions n’en totaliseraient que %{marks}, et il en faut %{pass} pour réussir.',
    noSuchOption: 'Ce choix n’existe pas : écrivez-le ou choisissez une autre réponse.',
    lastQuestion: 'C’est la seule question d’une évaluation que les apprenants peuvent passer : retirez d’abord l’évaluation.',
  },
};
