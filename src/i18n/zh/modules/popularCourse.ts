import type * as english from '../../en/modules/popularCourse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '热门课程',
  newOne: '新建课程',
  fields: {
    name: '课程',
    courseId: '课程记录',
    curriculumType: '授课方式',
    planType: '销售方式',
    learners: '学员',
    newLearners: '30 天内新增',
    sales: '销售笔数',
    net: '净收入',
    lastJoinedAt: '最近加入',
  },
  choices: {
    curriculumType: {
      recorded: '录播',
      live: '直播',
      blended: '直播与录播',
    },
    planType: {
      free: '免费',
      paid: '付费',
      both: '免费与付费',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: '自始以来的销售金额（含税），减去退款。',
  },
  origin: '课程创建后即显示在这里。',
  measures: {
    courses: '课程数',
    newLearners: '30 天内新增选课数',
  },
};
