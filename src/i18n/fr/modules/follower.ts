import type * as english from '../../en/modules/follower';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Abonné |||| Abonnés',
  newOne: 'Nouvel abonné',
  fields: {
    userId: 'Suit',
    followerId: 'Abonné',
    note: 'Remarque',
    isBlocked: 'Bloqué',
  },
  choices: {
    status: {
      following: 'Abonné',
      blocked: 'Bloqué',
    },
  },
  actions: {
    block: 'Bloquer',
    unblock: 'Débloquer',
  },
  done: {
    block: 'Blocage effectué',
    unblock: 'Déblocage effectué',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      following: 'Voit ce que cette personne écrit dans le forum.',
      blocked: 'Ne le voit plus et ne peut plus s’abonner.',
    },
  },
  effects: {
    block: 'Exclut cet abonné.',
    unblock: 'Réadmet cet abonné.',
  },
};
