import type * as english from '../../en/modules/renewalReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '待续费',
  menu: '待续费',
  newOne: '新建续费',
  fields: {
    courseId: '课程',
    userId: '学员账号',
    startsOn: '开始日期',
    endsOn: '结束日期',
    name: '学员',
  },
  choices: {
    status: {
      due: '待续费',
      over: '已结束',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '设有结束日期的选课记录会显示在这里。',
  measures: {
    subscriptions: '订阅数',
  },
};
