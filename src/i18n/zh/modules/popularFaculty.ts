import type * as english from '../../en/modules/popularFaculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '热门教师',
  newOne: '新建教师',
  fields: {
    name: '教师',
    facultyId: '教师记录',
    learners: '学员',
    courses: '课程',
    batches: '班级',
    liveClasses: '直播课',
    taughtLately: '30 天内授课',
    lastTaughtAt: '最近授课',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '添加为教师后即显示在这里。',
  measures: {
    faculty: '教师数',
  },
};
