import type * as english from '../../en/modules/webinar';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '网络研讨会',
  newOne: '新建网络研讨会',
  fields: {
    thumbnail: '图片',
    facultyId: '教师',
    speaker: '主讲人',
    provider: '直播平台',
    startsAt: '开始时间',
    endsAt: '结束时间',
    price: '价格',
    seats: '名额',
    joinUrl: '加入链接',
    recordingUrl: '录像',
    isPublished: '已发布',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: '已安排',
      live: '直播中',
      over: '已结束',
    },
  },
  actions: {
    withdraw: '撤回',
  },
  done: {
    withdraw: '已撤回',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { facultyId: '此教师已停用，无法登录。' },
  rules: { noSpeaker: '未指定主讲人。请选择一位教师，或填写嘉宾姓名。' },
  hints: {
    speaker: '用于教师以外的嘉宾。',
    price: '留空则免费。',
    seats: '留空则不限人数。',
  },
  sections: {
    hours: '时间与地点',
    offer: '价格与名额',
  },
  meanings: {
    status: {
      draft: '仅员工可见。',
      scheduled: '可以报名，尚未开始。',
      live: '正在举行。',
      over: '时间已过。',
    },
  },
  effects: {
    publish: '向学员公开。教师该时段须空闲。',
    withdraw: '学员不再看到，教师该时段空闲。',
  },
};
