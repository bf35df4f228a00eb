import type * as english from '../../en/modules/doubt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Question d’apprenant |||| Questions d’apprenants',
  newOne: 'Nouvelle question',
  fields: {
    question: 'Question posée',
    details: 'Précisions',
    subjectId: 'Matière',
    topicId: 'Thème',
    askedById: 'Posée par',
    answer: 'Réponse',
    answeredAt: 'Répondu le',
    answeredById: 'Répondu par',
  },
  choices: { status: { open: 'En attente', answered: 'Répondue' } },
  actions: { answer: 'Répondre', correct: 'Corriger la réponse', reopen: 'Poser de nouveau' },
  done: { answer: 'Réponse enregistrée', correct: 'Correction enregistrée', reopen: 'Réouverture effectuée' },
  attention: {
    waiting: '%{smart_count} question attend une réponse depuis hier ou plus |||| %{smart_count} questions attendent une réponse depuis hier ou plus',
  },
};

export const later: Translated<typeof english.later> = {
  sections: { answer: 'Réponse' },
  meanings: { status: { open: 'Attend une réponse.', answered: 'A sa réponse, avec son auteur et sa date.' } },
  effects: {
    answer: 'Donne la réponse en votre nom.',
    correct: 'Donne de nouveau la réponse en votre nom ; la personne qui a posé la question en est informée.',
    reopen: 'La remet en attente d’une réponse ; la précédente reste lisible jusque-là.',
  },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  answered: {
    subject: '%{app} : votre question a reçu une réponse',
    text: '%{by} a répondu à votre question « %{title} ».\n\n%{answer}',
  },
  corrected: {
    subject: '%{app} : la réponse à votre question a été corrigée',
    text: '%{by} a corrigé la réponse à votre question « %{title} ».\n\n%{answer}',
  },
};
