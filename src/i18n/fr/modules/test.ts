import type * as english from '../../en/modules/test';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Évaluation |||| Évaluations',
  newOne: 'Nouvelle évaluation',
  fields: {
    type: 'Nature',
    courseId: 'Cours',
    sectionId: 'Section de matière',
    duration: 'Durée',
    totalMark: 'Total des points',
    passMark: 'Points pour réussir',
    numberOfAttempt: 'Tentatives',
    index: 'Place dans le cours',
    thumbnail: 'Image',
    instructions: 'Consignes',
    sections: 'Parties',
    questions: 'Nombre de questions',
    marks: 'Points de ses questions',
  },
  choices: {
    type: {
      curriculum: 'Intégrée au programme',
      live: 'En direct',
      previous_year: 'Annales',
      practise: 'Entraînement',
      model: 'Modèle',
    },
    status: {
      draft: 'Brouillon',
      published: 'Publiée',
    },
  },
  actions: {
    withdraw: 'Retirer',
  },
  done: {
    publish: 'Publication effectuée',
    withdraw: 'Retrait effectué',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    passMark: 'Vide : personne n’échoue.',
    numberOfAttempt: 'Combien de fois un apprenant peut la passer.',
    index: 'Les évaluations d’un cours sont présentées dans cet ordre.',
  },
  sections: {
    marking: 'Durée et notation',
    instructions: 'Consignes',
  },
  meanings: {
    status: {
      draft: 'Visible du personnel seulement.',
      published: 'Les apprenants de son cours peuvent la passer.',
    },
  },
  effects: {
    publish: 'Permet aux apprenants de son cours de la passer ; sans cours, personne ne le peut.',
    withdraw: 'La retire aux apprenants ; les résultats restent.',
  },
  rules: {
    passUnreachable: 'Les questions totalisent %{marks} points et il en faut %{pass} pour réussir : personne ne pourrait. Ajoutez des questions ou abaissez le seuil.',
    noSections: 'Ajoutez au moins une partie avant de publier l’évaluation.',
    noQuestions: 'Ajoutez d’abord une partie avec une question : les apprenants ne trouveraient rien à répondre.',
    sectionsTooLong: 'Les parties durent %{minutes} minutes en tout, soit plus que l’évaluation.',
  },
};
