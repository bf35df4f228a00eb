import type * as english from '../../en/modules/licence';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '许可证',
  newOne: '新建许可证',
  fields: {
    number: '编号',
    membershipPlanId: '会员套餐',
    learnerSeats: '学员上限',
    staffSeats: '员工上限',
    startsOn: '开始日期',
    endsOn: '结束日期',
    fee: '费用',
    notes: '备注',
    isSuspended: '已暂停',
  },
  choices: {
    status: {
      upcoming: '未开始',
    },
  },
  attention: {
    ending: '%{smart_count} 个许可证将在 30 天内到期',
    ended: '%{smart_count} 个许可证在最近 30 天内已到期',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    fee: '为许可约定的费用；不会产生账单，也不会要求付款。',
    learnerSeats: '约定的人数，不会因此限制加入；超出的机构会显示在首页上。',
    staffSeats: '约定的人数，不会因此限制加入；超出的机构会显示在首页上。',
  },
  patterns: {
    number: '请输入 8 至 24 位字母、数字或连字符，例如 LIC-2026-0001。',
  },
  sections: {
    extent: '范围',
  },
  meanings: {
    status: {
      upcoming: '首日尚未到来。',
      active: '当前有效。',
      suspended: '已被运营方暂停。',
      expired: '最后一天已过。',
    },
  },
  effects: {
    suspend: '记录其暂时无效，不会关闭管理后台。',
    activate: '记录其重新有效。',
  },
};
