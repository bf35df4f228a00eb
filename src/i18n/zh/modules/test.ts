import type * as english from '../../en/modules/test';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '测验',
  newOne: '新建测验',
  fields: {
    type: '类型',
    courseId: '课程',
    sectionId: '科目分区',
    duration: '时长',
    totalMark: '总分',
    passMark: '及格分',
    numberOfAttempt: '作答次数',
    index: '在课程中的顺序',
    thumbnail: '图片',
    instructions: '说明',
    sections: '部分',
    questions: '题目',
    marks: '题目总分',
  },
  choices: {
    type: {
      curriculum: '课程内',
      live: '直播',
      previous_year: '历年真题',
      practise: '练习',
      model: '模拟',
    },
    status: {
      draft: '草稿',
      published: '已发布',
    },
  },
  actions: {
    withdraw: '撤回',
  },
  done: {
    publish: '已发布',
    withdraw: '已撤回',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    passMark: '留空则没有不及格。',
    numberOfAttempt: '学员可以作答的次数。',
    index: '课程的测验按此顺序显示。',
  },
  sections: {
    marking: '时间与分数',
    instructions: '说明',
  },
  meanings: {
    status: {
      draft: '仅工作人员可见。',
      published: '该课程的学员可以作答。',
    },
  },
  effects: {
    publish: '让该课程的学员可以作答；没有课程时无人可以作答。',
    withdraw: '不再向学员提供；成绩保留。',
  },
  rules: {
    passUnreachable: '题目合计 %{marks} 分，而及格需要 %{pass} 分，没有人能及格：请添加题目，或降低及格分。',
    noSections: '发布前请至少添加一个部分。',
    noQuestions: '请先添加一个带题目的部分：否则学员没有题目可答。',
    sectionsTooLong: '各部分合计 %{minutes} 分钟，超过了测验的时长。',
  },
};
