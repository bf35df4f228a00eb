import type * as english from '../../en/modules/institution';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '机构',
  newOne: '新建机构',
  menu: '机构',
  fields: {
    timezone: '时区',
    imageURL: '徽标',
    circularImageURL: '圆形徽标',
    rectangularImageURL: '横向徽标',
    isWhiteLabelled: '白标机构',
    plan: '套餐',
    isPlanActive: '套餐有效',
    membershipPlanId: '会员套餐',
    planEndsAt: '套餐到期日',
    isApproved: '已批准',
    isSuspended: '已暂停',
    suspendedFor: '暂停原因',
    suspendedAt: '暂停时间',
    suspendedById: '暂停人',
    reason: '暂停原因',
    access: '可用功能',
    newAccess: '今后可用功能',
  },
  choices: { plan: { none: '暂无', active: '有效', ending: '即将到期', ended: '已到期' } },
  actions: { changePlan: '更改套餐' },
  done: { changePlan: '已更改套餐' },
  ownAttention: { planSoon: '您的套餐将于 %{value} 到期', planEnding: '您的套餐将于 %{value} 到期' },
  attention: {
    awaiting: '%{smart_count} 家机构等待批准',
    planSoon: '%{smart_count} 家机构的套餐将在 30 天内到期',
    planEnding: '%{smart_count} 家机构的套餐将在 7 天内到期',
    planEnded: '%{smart_count} 家机构的套餐在最近 30 天内已到期',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { membershipPlanId: '选择套餐不会产生账单，也没有款项往来：机构支付的费用在管理后台之外结算。', access: '授予该机构中尚无任何权限的负责人，以及今后的负责人；其他人保留原有权限。', newAccess: '现有和今后的负责人可用的功能，由所选套餐建议。若不勾选，则保持不变；使用权限方案的人也不变。' },
  sections: { general: '名称与联系方式' },
  meanings: {
    status: {
      awaiting: '已注册，正在等待批准；目前还没有人可以登录。',
      active: '正常使用：其成员可以登录和工作。',
      suspended: '因故被暂停；无人可以登录，所有数据仍然保留。',
      inactive: '已停用；无人可以登录，所有数据仍然保留。',
    },
    plan: {
      none: '机构等待批准，套餐到期日也未设定。',
      active: '套餐有效，所含功能均可使用。',
      ending: '套餐将在 14 天内到期。',
      ended: '套餐已到期或已停用：成员仍可登录，但只能使用“我的资料”和“机构的会员套餐”页面。',
    },
  },
  /** Approving what was open before. */
  from: {
    suspended: { actions: { approve: '重新开放' }, done: { approve: '已重新开放' }, effects: { approve: '重新开放此机构：其成员可以再次登录。' } },
    inactive: { actions: { approve: '重新开放' }, done: { approve: '已重新开放' }, effects: { approve: '重新开放此机构：其成员可以再次登录。' } },
  },
  facts: {
    invited: '邀请邮件已发送至 %{value}。',
    invitedWaiting: '发给 %{value} 的邀请在发件箱中等待：本平台不发送邮件。',
    notInvited: '未邀请任何人：%{value} 已有账号。请在“用户”中添加负责人，届时会提供在此勾选的功能。',
    toldHeads: '已邮件告知可以登录：%{value}。',
    toldHeadsWaiting: '发给 %{value} 的邮件在发件箱中等待：本平台不发送邮件。',
    planOpen: '其套餐自即日起生效，无结束日期。',
    planUntil: '其套餐自即日起生效，至%{value}为止。',
    granted: '可用功能已更改：%{value}。',
  },
  effects: {
    approve: '开放此机构：其成员可以登录。若尚无负责人，则向该机构的邮箱发送邀请；该邮箱已有账号时除外。',
    changePlan: '为机构指定套餐：到期日以及负责人可用的功能。已到期的套餐将重新生效。不会产生账单，也没有款项往来：机构支付的费用在管理后台之外结算。',
    suspend: '立即暂停此机构，并记录原因。',
    deactivate: '停用此机构：重新开放之前无人可以登录。',
  },
};
