import type * as english from '../../en/modules/homeSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '首页栏目',
  menu: '首页配置',
  newOne: '新建栏目',
  fields: {
    title: '标题',
    kind: '显示内容',
    courses: '哪些课程',
    courseIds: '课程',
    categoryId: '分类',
    shows: '最多显示',
    order: '位置',
    isShown: '显示',
  },
  choices: {
    kind: {
      banners: '横幅',
      categories: '分类',
      courses: '课程',
      faculty: '教师',
      webinars: '网络研讨会',
      tests: '测验',
    },
    courses: {
      newest: '最新的',
      popular: '学员最多的',
      chosen: '在此选择的',
    },
    isShown: {
      true: '显示',
      false: '隐藏',
    },
  },
  actions: {
    show: '显示',
    hide: '隐藏',
  },
  done: {
    show: '已显示',
    hide: '已隐藏',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    categoryId: '留空表示所有分类的课程。',
    shows: '学员查看更多之前显示的数量。',
  },
  effects: {
    show: '将该栏目放回学员的首页。',
    hide: '从学员的首页移除该栏目；其内容保留。',
  },
};
