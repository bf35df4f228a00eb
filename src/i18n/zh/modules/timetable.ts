import type * as english from '../../en/modules/timetable';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '课时',
  newOne: '新建课时',
  menu: '课程表',
  fields: {
    day: '星期',
    startTime: '从',
    endTime: '至',
    batchId: '班级',
    subjectId: '科目',
    facultyId: '教师',
    branchId: '校区',
    room: '教室',
    validFrom: '生效日期',
    validTo: '失效日期',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: '该校区已关闭。', batchId: '该班级的起止日期不包含以上全部日期：开始较晚或结束较早。', facultyId: '此教师已停用，无法登录。' },
  hints: {
    validTo: '留空则一直有效。',
  },
  sections: {
    lesson: '课时',
  },
};
