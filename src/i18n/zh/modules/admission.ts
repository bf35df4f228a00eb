import type * as english from '../../en/modules/admission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '报名',
  newOne: '新建报名',
  fields: {
    courseId: '课程',
    userId: '学员账号',
    startsOn: '开始日期',
    endsOn: '结束日期',
    name: '学员',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '登记到课程的学员会按开始日期显示在这里，标为“线下”的除外。',
  measures: {
    admissions: '报名数',
  },
};
