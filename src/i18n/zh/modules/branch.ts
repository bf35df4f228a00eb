import type * as english from '../../en/modules/branch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '校区',
  newOne: '新建校区',
  fields: {
    address: '地址',
    line1: '地址第 1 行',
    line2: '地址第 2 行',
    state: '邦',
    pinCode: '邮政编码',
    managerId: '负责人',
    capacity: '座位数',
    managerPhone: '负责人电话',
    learners: '学员人数',
    seatsLeft: '剩余名额',
    monthlyRent: '月租金',
    openingHours: '开放时间',
    day: '星期',
    opens: '开门时间',
    closes: '关门时间',
    openedOn: '开设日期',
    closedFor: '关闭原因',
    closedAt: '关闭时间',
    closedById: '关闭人',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { managerId: '此人已停用，无法登录。' },
  patterns: {
    code: '请使用 2 至 12 个大写字母、数字或连字符。',
    pinCode: '邮政编码为六位数字，且不以 0 开头。',
  },
  sections: { general: '名称与地点', rooms: '教室与时间' },
  meanings: {
    status: {
      open: '目前正在开课。',
      closed: '已不再开课；其资料仍然保留。',
    },
  },
  effects: {
    close: '将此校区标记为关闭，并记录原因。',
    reopen: '将此校区重新标记为开放。',
  },
  foretells: {
    batches: '有 %{smart_count} 个即将开始或进行中的班级在此上课：在您更改之前，班级及其课程表保持不变。',
    learners: '有 %{smart_count} 名学员属于该校区，仍保留在此。',
  },
};
