import type * as english from '../../en/modules/singleContent';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '単体コンテンツ',
  menu: '単体コンテンツ',
  newOne: '単体コンテンツを新規作成',
  fields: {
    type: '種類',
    contentType: '提供形態',
    categories: 'カテゴリー',
    sectionId: '科目セクション',
    languageId: '言語',
    ownerType: '所有者',
    ownerId: '講師',
    thumbnail: '画像',
    highlightContent: '注目',
    files: 'ファイル',
    file: 'ファイル',
  },
  choices: {
    type: {
      video: '動画',
      notes: 'ノート',
    },
    contentType: {
      free: '無料',
      paid: '有料',
    },
    ownerType: {
      institute: '教育機関',
      faculty: '講師',
    },
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { ownerId: 'この講師は無効で、ログインできません。' },
  hints: {
    highlightContent: '他より先に表示されます。',
  },
  cautions: { noFile: 'ファイルがまだありません。受講者が開いても何も表示されません。' },
  sections: {
    sorting: '分類',
    files: 'ファイル',
  },
  meanings: {
    status: {
      active: '受講者に表示されます。',
      inactive: 'スタッフだけに表示されます。',
    },
  },
  effects: {
    activate: '受講者に表示します。',
    deactivate: '受講者に表示されなくなります。内容は残ります。',
  },
};
