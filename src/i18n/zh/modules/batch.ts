import type * as english from '../../en/modules/batch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '班级',
  newOne: '新建班级',
  menu: '班级',
  fields: {
    courseId: '课程',
    facultyId: '教师',
    branchId: '校区',
    mode: '授课方式',
    capacity: '名额',
    members: '学员',
    seatsLeft: '剩余名额',
    startsOn: '开始日期',
    endsOn: '结束日期',
    schedule: '每周时间',
    day: '星期',
    from: '从',
    to: '至',
    notes: '备注',
    isClosed: '已关闭',
  },
  choices: {
    mode: {
      classroom: '课堂',
      online: '线上',
      both: '两者',
    },
    status: {
      upcoming: '未开始',
      running: '进行中',
      ended: '已结束',
      closed: '已关闭',
    },
  },
  actions: {
    close: '停止招收',
    reopen: '恢复招收',
  },
  done: {
    close: '已停止招收',
    reopen: '已恢复招收',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: '该校区已关闭。', facultyId: '此教师已停用，无法登录。' },
  hints: {
    capacity: '人数达到此数后不能再添加。',
  },
  sections: {
    schedule: '日期与时间',
  },
  meanings: {
    status: {
      upcoming: '尚未开始，可以添加学员。',
      running: '正在进行，有名额时可以添加学员。',
      ended: '最后一天已过。',
      closed: '不再添加学员，已有学员保留。',
    },
  },
  effects: {
    close: '不再允许加入，已有学员保留。',
    reopen: '有名额时可以再次添加学员。',
  },
};
