import type * as english from '../../en/modules/userJourney';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Étape du parcours d’un apprenant |||| Parcours des apprenants',
  menu: 'Parcours des apprenants',
  newOne: 'Nouvelle étape',
  fields: {
    name: 'Apprenant',
    userId: 'Compte de l’apprenant',
    kind: 'Ce qui s’est passé',
    about: 'À propos de',
    item: 'Objet du paiement',
    amount: 'Montant',
    createdAt: 'Quand',
  },
  choices: {
    kind: {
      registered: 'S’est inscrit',
      enrolled: 'A rejoint un cours',
      paid: 'A payé',
      attempted: 'A passé une évaluation',
      commented: 'A commenté',
      asked: 'A posé une question',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Ce que font les apprenants apparaît ici automatiquement : leur arrivée, leurs inscriptions, paiements, évaluations, commentaires et questions.',
  measures: {
    events: 'Nombre d’étapes',
  },
};
