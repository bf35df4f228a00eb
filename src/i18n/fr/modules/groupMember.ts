import type * as english from '../../en/modules/groupMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Membre d’un groupe du forum |||| Membres d’un groupe du forum',
  newOne: 'Nouveau membre du groupe',
  fields: {
    groupId: 'Groupe du forum',
    isGroupClosed: 'Groupe fermé',
    userId: 'Personne',
    part: 'Rôle dans le groupe',
    note: 'Remarque',
    decidedAt: 'Décidé le',
    decidedById: 'Décidé par',
  },
  choices: {
    part: {
      member: 'Membre',
      moderator: 'Modérateur',
    },
    status: {
      asked: 'Demande en attente',
      approved: 'Accepté',
      declined: 'Refusé',
    },
  },
  actions: {
    approve: 'Accepter',
    decline: 'Refuser',
  },
  done: {
    approve: 'Acceptation effectuée',
    decline: 'Refus effectué',
  },
  attention: {
    asked: '%{smart_count} personne attend d’entrer dans un groupe du forum |||| %{smart_count} personnes attendent d’entrer dans un groupe du forum',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: 'Cette personne est inactive et ne peut pas se connecter.' },
  hints: { note: 'Ce que la personne a dit en demandant, ou pourquoi elle y est.' },
  meanings: {
    status: {
      asked: 'A demandé à entrer et attend une réponse.',
      approved: 'Lit et écrit dans le groupe, dans l’application.',
      declined: 'N’est pas admis, dans l’application.',
    },
  },
  effects: {
    approve: 'Permet à cette personne de lire et d’écrire dans le groupe depuis l’application. Qui travaille dans la console le peut de toute façon.',
    decline: 'Tient cette personne hors du groupe ; elle peut être acceptée plus tard. Qui travaille dans la console y lit et écrit toujours.',
  },
  rules: { groupClosed: 'Le groupe est fermé. Rouvrez-le pour accepter quelqu’un, ou refusez la demande.' },
};
