import type * as english from '../../en/modules/liveClassAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '直播课出勤情况',
  newOne: '新建出勤',
  fields: {
    name: '学员',
    liveClassId: '直播课',
    userId: '学员账号',
    joinedAt: '进入时间',
    leftAt: '离开时间',
    minutes: '停留时长',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '直播课的服务商报告有人参加后，会显示在这里。',
  measures: {
    attendances: '出勤次数',
  },
};
