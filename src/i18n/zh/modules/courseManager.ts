import type * as english from '../../en/modules/courseManager';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '课程管理',
  menu: '课程管理',
  newOne: '新建课程',
  fields: {
    name: '课程',
    courseId: '课程记录',
    isActive: '启用',
    curriculumType: '授课方式',
    planType: '收费方式',
    languageId: '语言',
    learners: '学员',
    batches: '班级',
    liveClasses: '直播课',
    tests: '测验',
    changedAt: '更新时间',
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
  origin: '课程创建后即显示在这里。',
  measures: {
    courses: '课程数',
    learners: '选课数',
  },
};
