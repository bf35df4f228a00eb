import type * as english from '../../en/modules/forumPost';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Message du forum |||| Messages du forum',
  newOne: 'Nouveau message du forum',
  fields: {
    text: 'Message',
    groupId: 'Groupe',
    authorId: 'Auteur',
    contents: 'Images',
    type: 'Type',
    url: 'Adresse',
    responses: 'Réponses',
    isGroupClosed: 'Groupe fermé',
    isHidden: 'Masqué',
    hiddenFor: 'Pourquoi il est masqué',
    reason: 'Remarque',
  },
  choices: {
    type: {
      image: 'Image',
    },
    status: {
      shown: 'Visible',
      hidden: 'Masqué',
    },
  },
  actions: {
    hide: 'Masquer',
    show: 'Afficher de nouveau',
  },
  done: {
    hide: 'Masquage effectué',
    show: 'Réaffichage effectué',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      shown: 'Tout le groupe le lit.',
      hidden: 'Seules les personnes de la console le lisent.',
    },
  },
  effects: {
    hide: 'Le retire du groupe avec ses réponses et garde le motif.',
    show: 'Le remet à sa place ; le motif est oublié.',
  },
};
