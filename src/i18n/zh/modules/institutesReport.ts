import type * as english from '../../en/modules/institutesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '机构',
  menu: '机构',
  newOne: '新建机构',
  fields: {
    name: '名称',
    institutionId: '所属机构',
    isWhiteLabelled: '白标机构',
    planEndsAt: '套餐到期日',
    learners: '学员',
    learnerSeats: '学员上限',
    staffSeats: '员工上限',
    seats: '许可证',
    staff: '员工',
    courses: '课程',
    sales: '销售笔数',
    net: '净收入',
    lastSaleAt: '最近销售',
  },
  choices: { seats: { none: '无有效许可证', within: '未超出', over: '超出约定' } },
  attention: {
    overSeats: '%{smart_count} 家机构的人数超出许可证约定',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: '自始以来的销售金额（含税），减去退款。',
  },
  origin: '机构创建或注册后即显示在这里。',
  measures: {
    institutes: '机构数',
  },
};
