import type * as english from '../../en/modules/course';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '课程',
  newOne: '新建课程',
  menu: '课程',
  fields: {
    thumbnail: '图片',
    curriculumType: '授课方式',
    mainCategories: '主分类',
    subCategories: '子分类',
    subjectIds: '科目',
    facultyIds: '教师',
    languageId: '语言',
    planType: '收费方式',
    price: '价格',
    offerPrice: '优惠价',
    validity: '学习天数',
    learners: '学员数',
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
  warnings: { facultyIds: '“%{name}”已停用，无法登录。' },
  sections: {
    teaching: '教学',
  },
  hints: {
    planType: '“免费与付费”：一部分对所有人开放，其余仅供付费学员学习。',
    validity: '学员自选课开始之日起可学习本课程的天数。',
  },
  rules: {
    paidForNothing: '收费内容的价格必须高于 0。如果无需任何人付费，请选择“免费”。',
    offeredForNothing: '优惠价必须高于 0。没有优惠请留空；如果无需任何人付费，请选择“免费”。',
  },
  effects: {
    activate: '提供此课程：从此在网站上显示。',
    deactivate: '停止提供此课程；已加入的学员可继续学习。',
  },
};
