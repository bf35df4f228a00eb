import type * as english from '../../en/modules/forumResponse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Réponse |||| Réponses',
  newOne: 'Nouvelle réponse',
  fields: {
    text: 'Réponse',
    postId: 'Message',
    authorId: 'Auteur',
  },
};

export const later: Translated<typeof english.later> = {
};
