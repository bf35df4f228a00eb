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
  rules: { groupClosed: '此帖子所在的群组已关闭，不能再发布新内容。如需回复，请重新开放群组。' },
};
