import type * as english from '../../en/modules/forumResponse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Réponse à un message |||| Réponses à un message',
  newOne: 'Nouvelle réponse à un message',
  fields: {
    text: 'Réponse',
    postId: 'Message',
    authorId: 'Auteur',
  },
};
