import type * as english from '../../en/modules/resourcePool';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '资源',
  newOne: '新建资源',
  menu: '资源库',
  fields: {
    kind: '类型',
    file: '文件',
    url: '地址',
    duration: '时长',
    subjectId: '科目',
    topicId: '主题',
    languageId: '语言',
  },
  choices: {
    kind: {
      video: '视频',
      notes: '笔记',
      audio: '音频',
      link: '链接',
    },
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    sorting: '归类',
  },
};
