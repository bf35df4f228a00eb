import type * as english from '../../en/modules/offlineAdmission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '线下报名',
  newOne: '新建线下报名',
  fields: {
    courseId: '课程',
    userId: '学员账号',
    startsOn: '开始日期',
    endsOn: '结束日期',
    name: '学员',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '登记到课程并标为“线下”的学员会按开始日期显示在这里。',
  measures: {
    admissions: '报名数',
  },
};
