import type * as english from '../../en/modules/forumPerson';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '论坛用户',
  newOne: '新建用户',
  fields: {
    name: '姓名',
    imageURL: '照片',
    role: '角色',
    groups: '小组',
    posts: '帖子',
    followers: '关注者',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '在论坛发帖、加入论坛小组或被关注的人会显示在这里。',
};
