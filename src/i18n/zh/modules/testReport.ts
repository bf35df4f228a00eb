import type * as english from '../../en/modules/testReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '测验作答',
  menu: '测验',
  newOne: '新建测验作答',
  fields: {
    learnerName: '学员',
    testId: '测验',
    courseId: '课程',
    userId: '学员账号',
    number: '第几次',
    result: '结果',
    mark: '得分',
    totalMark: '总分',
    percentage: '得分率',
    startedAt: '开始时间',
    submittedAt: '提交时间',
    minutes: '用时',
  },
  choices: {
    result: {
      passed: '通过',
      failed: '未通过',
      handedIn: '已提交',
      unfinished: '未提交',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '学员在学习应用中开始已发布的测验后，作答记录会显示在这里。',
  measures: {
    attempts: '作答次数',
  },
};
