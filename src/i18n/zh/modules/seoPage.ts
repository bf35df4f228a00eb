import type * as english from '../../en/modules/seoPage';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'SEO 设置',
  menu: 'SEO 设置',
  newOne: '新建 SEO 页面',
  fields: {
    page: '页面',
    courseId: '课程',
    pageTitle: '标题',
    pageDescription: '描述',
    keywords: '关键词',
    image: '图片',
    canonicalUrl: '首选地址',
    isHidden: '隐藏',
  },
  choices: {
    page: {
      home: '首页',
      courses: '课程列表',
      course: '单个课程',
      about: '关于我们',
      contact: '联系我们',
      blog: '博客',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    pageTitle: '作为搜索结果标题显示，最多可完整显示 60 个字符。',
    pageDescription: '标题下方的两行文字，最多 160 个字符。',
    isHidden: '知道地址的人仍可打开该页面。',
  },
  sections: {
    appearance: '显示方式',
  },
};
