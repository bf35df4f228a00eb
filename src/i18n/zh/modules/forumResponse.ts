import type * as english from '../../en/modules/forumResponse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '回复',
  newOne: '新建回复',
  fields: {
    text: '回复',
    postId: '帖子',
    authorId: '作者',
  },
};

export const later: Translated<typeof english.later> = {
};
