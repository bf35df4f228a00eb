import type * as english from '../../en/modules/forumPost';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'フォーラムの投稿',
  newOne: 'フォーラムに新規投稿',
  fields: {
    text: '投稿',
    groupId: 'グループ',
    authorId: '投稿者',
    contents: '画像',
    type: '種類',
    url: 'アドレス',
    responses: '回答数',
    isGroupClosed: 'グループの閉鎖',
    isHidden: '非表示',
    hiddenFor: '非表示の理由',
    reason: '備考',
  },
  choices: {
    type: {
      image: '画像',
    },
    status: {
      shown: '表示中',
      hidden: '非表示',
    },
  },
  actions: {
    hide: '非表示にする',
    show: '再表示',
  },
  done: {
    hide: '非表示にしました',
    show: '再表示しました',
  },
};

export const later: Translated<typeof english.later> = {
  meanings: {
    status: {
      shown: 'グループの全員が閲覧できます。',
      hidden: '管理画面の利用者だけが閲覧できます。',
    },
  },
  effects: {
    hide: '回答とともにグループから非表示にし、理由を残します。',
    show: '元の場所に再び表示します。理由は消去されます。',
  },
};
