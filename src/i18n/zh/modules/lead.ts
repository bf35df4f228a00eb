import type * as english from '../../en/modules/lead';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '线索',
  newOne: '新建线索',
  menu: '线索管理',
  fields: {
    source: '来源',
    institutionId: '机构',
    courseId: '课程',
    consentedAt: '同意联系时间',
    interest: '意向内容',
    ownerId: '负责人',
    followUpOn: '跟进日期',
    learnerId: '学员',
    lostReason: '流失原因',
    notes: '备注',
    isSamePerson: '是同一人',
  },
  choices: {
    source: {
      website: '网站',
      walkIn: '到访',
      phone: '电话',
      referral: '推荐',
      campaign: '营销活动',
      social: '社交媒体',
    },
    status: {
      new: '新线索',
      contacted: '已联系',
      qualified: '有意向',
      converted: '已转化',
      lost: '已流失',
    },
  },
  actions: {
    contact: '标记为已联系',
    qualify: '标记为有意向',
    unqualify: '退回已联系',
    convert: '标记为已转化',
    lose: '标记为流失',
  },
  done: {
    contact: '已标记为已联系',
    qualify: '已标记为有意向',
    unqualify: '已退回“已联系”',
    convert: '已转化',
    lose: '已标记为流失',
  },
  attention: {
    asked: '%{smart_count} 名来自网站、尚未联系的线索',
    due: '%{smart_count} 名线索待跟进',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    ownerId: '只有超级管理员能打开线索。',
    isSamePerson: '该邮箱属于另一姓名的学员、但确为同一人时勾选。',
  },
  rules: {
    otherPerson: '该邮箱属于“%{name}”，此人已是该机构的学员。若为同一人，请勾选“是同一人”后继续；否则请填写其他邮箱。',
  },
  measures: {
    leads: '线索',
  },
  sections: {
    interest: '意向',
  },
  meanings: {
    status: {
      new: '尚未有人联系。',
      contacted: '已经联系过。',
      qualified: '很可能成为学员。',
      converted: '已成为学员。',
      lost: '不会报名，原因已记录。',
    },
  },
  effects: {
    contact: '记录已有人联系。',
    qualify: '记录其有报名意向。',
    unqualify: '退回到已联系：报名意向不如先前所记，或流失后又有了可能。',
    convert: '在该机构创建学员并发送邮件邀请；若该邮箱已有学员，则直接关联。',
    lose: '记录其不会报名及原因。',
    reopen: '重新开始跟进。',
  },
};
