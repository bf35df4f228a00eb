import type * as english from '../../en/modules/instituteList';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '机构列表',
  newOne: '新建机构',
  fields: {
    name: '名称',
    isWhiteLabelled: '白标机构',
    planEndsAt: '套餐到期日',
    learners: '学员',
    learnerSeats: '学员上限',
    seats: '许可证',
    courses: '课程',
  },
  choices: { seats: { none: '无有效许可证', within: '未超出', over: '超出约定' } },
};

export const later: Translated<typeof english.later> = {
  origin: '机构创建或注册后即显示在这里。',
};
