import type * as english from '../../en/modules/resourcePool';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'リソース',
  newOne: 'リソースを新規作成',
  menu: 'リソースプール',
  fields: {
    kind: '種類',
    file: 'ファイル',
    url: 'アドレス',
    duration: '長さ',
    subjectId: '科目',
    topicId: 'トピック',
    languageId: '言語',
  },
  choices: {
    kind: {
      video: '動画',
      notes: 'ノート',
      audio: '音声',
      link: 'リンク',
    },
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    sorting: '分類',
  },
};
