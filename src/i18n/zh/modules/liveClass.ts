import type * as english from '../../en/modules/liveClass';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '直播课',
  newOne: '新建直播课',
  menu: '直播课',
  fields: {
    courseId: '课程',
    batchIds: '班级',
    facultyId: '教师',
    provider: '直播平台',
    startsAt: '开始时间',
    endsAt: '结束时间',
    joinUrl: '加入链接',
    recordingUrl: '录像',
    isCancelled: '已取消',
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
      cancelled: '已取消',
    },
  },
  actions: {
    cancel: '取消课程',
    reinstate: '恢复',
  },
  done: {
    cancel: '已取消',
    reinstate: '已恢复',
  },
  attention: {
    soon: '今明两天有 %{smart_count} 节课',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { batchIds: '所选班级中有的在当天不上课：尚未开始或已经结束。', facultyId: '此教师已停用，无法登录。' },
  hints: {
    startsAt: '以后更改时会发邮件通知预定参加者。',
    joinUrl: '学员加入的地址，由直播平台提供。',
  },
  sections: {
    hours: '时间与地点',
  },
  meanings: {
    status: {
      scheduled: '尚未开始。',
      live: '正值上课时间。',
      over: '时间已过。',
      cancelled: '不再举行。',
    },
  },
  effects: {
    cancel: '该课不再举行，教师该时段空闲。学员和教师会收到邮件通知。',
    reinstate: '教师仍空闲时照常举行。学员和教师会收到邮件通知。',
  },
};

export const messages: Translated<typeof english.messages> = {
  moved: { subject: '%{app}：“%{title}”时间有变', text: '%{place} 通知您：课程“%{courseId}”的直播课“%{title}”改于 %{startsAt} 举行。' },
  cancelled: { subject: '%{app}：“%{title}”已取消', text: '%{place} 通知您：课程“%{courseId}”原定于 %{startsAt} 的直播课“%{title}”已取消。' },
  reinstated: { subject: '%{app}：“%{title}”照常举行', text: '%{place} 通知您：课程“%{courseId}”的直播课“%{title}”照常于 %{startsAt} 举行。' },
};
