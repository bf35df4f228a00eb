import type * as english from '../../en/modules/singleContent';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '单项内容',
  menu: '单项内容',
  newOne: '新建单项内容',
  fields: {
    type: '类型',
    contentType: '收费方式',
    categories: '分类',
    sectionId: '科目章节',
    languageId: '语言',
    ownerType: '归属',
    ownerId: '教师',
    thumbnail: '图片',
    highlightContent: '重点推荐',
    files: '文件',
    file: '文件',
  },
  choices: {
    type: {
      video: '视频',
      notes: '笔记',
    },
    contentType: {
      free: '免费',
      paid: '付费',
    },
    ownerType: {
      institute: '机构',
      faculty: '教师',
    },
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { ownerId: '此教师已停用，无法登录。' },
  hints: {
    highlightContent: '优先展示。',
  },
  cautions: { noFile: '还没有文件：学员打开后看不到任何内容。' },
  sections: {
    sorting: '归类',
    files: '文件',
  },
  meanings: {
    status: {
      active: '学员可见。',
      inactive: '仅员工可见。',
    },
  },
  effects: {
    activate: '向学员展示。',
    deactivate: '对学员隐藏，内容保留。',
  },
};
