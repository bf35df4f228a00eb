import type * as english from '../../en/modules/forumPerson';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'フォーラムのユーザー',
  newOne: '新しいユーザー',
  fields: {
    name: '氏名',
    imageURL: '写真',
    role: 'ロール',
    groups: 'グループ',
    posts: '投稿',
    followers: 'フォロワー',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'フォーラムに投稿したり、グループに入ったり、フォローされたりした人がここに表示されます。',
};
