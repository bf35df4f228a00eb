import type * as english from '../../en/modules/forumResponse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '回答',
  newOne: '回答する',
  fields: {
    text: '回答',
    postId: '投稿',
    authorId: '投稿者',
  },
};

export const later: Translated<typeof english.later> = {
};
