import type * as english from '../../en/modules/webhook';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Webhook |||| Webhooks',
  newOne: 'Nouveau webhook',
  fields: {
    url: 'Adresse',
    events: 'Événements',
    isActive: 'Actif',
  },
  choices: {
    events: {
      learnerJoined: 'Arrivée d’un apprenant',
      courseJoined: 'Inscription à un cours',
      paymentReceived: 'Paiement reçu',
      testSubmitted: 'Évaluation remise',
      liveClassStarted: 'Début d’un cours en direct',
    },
  },
};

export const later: Translated<typeof english.later> = {
  patterns: { url: 'Commencez par https:// : ce qui est envoyé ne doit pas pouvoir être lu en chemin.' },
  hints: {
    url: 'L’adresse où l’autre système écoute, commençant par https://.',
    events: 'Ce dont l’autre système doit être informé. Rien n’est encore envoyé : votre choix est conservé jusque-là.',
  },
  effects: {
    activate: 'Demande de nouveau ses événements.',
    deactivate: 'Ne demande plus d’événements jusqu’à sa réactivation.',
  },
};
