import type * as english from '../../en/modules/webinarAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '网络研讨会出勤情况',
  newOne: '新建出勤',
  fields: {
    name: '参加者',
    webinarId: '网络研讨会',
    userId: '学员账号',
    joinedAt: '进入时间',
    leftAt: '离开时间',
    minutes: '停留时长',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '网络研讨会的服务商报告有人参加后，会显示在这里。',
  measures: {
    attendances: '出勤次数',
  },
};
