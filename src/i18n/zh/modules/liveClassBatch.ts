import type * as english from '../../en/modules/liveClassBatch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '直播课的班级',
  newOne: '新建班级',
  fields: {
    name: '班级',
    batchId: '班级记录',
    liveClassId: '直播课',
    provider: '平台',
    startsAt: '开始',
    facultyId: '教师',
    capacity: '名额',
    members: '成员',
    present: '到课',
    attendance: '到课率',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: '直播课指定班级后，这些班级会显示在这里。',
};
