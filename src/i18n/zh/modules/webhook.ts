import type * as english from '../../en/modules/webhook';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Webhook',
  newOne: '新建 Webhook',
  fields: {
    url: '地址',
    events: '事件',
    isActive: '启用',
  },
  choices: {
    events: {
      learnerJoined: '学员加入',
      courseJoined: '加入课程',
      paymentReceived: '收到付款',
      testSubmitted: '提交测验',
      liveClassStarted: '直播课开始',
    },
  },
};

export const later: Translated<typeof english.later> = {
  patterns: { url: '请以 https:// 开头：发送的内容不应在途中被读取。' },
  hints: {
    url: '对方系统的接收地址，以 https:// 开头。',
    events: '需要通知对方系统的内容。目前尚不发送，您的选择会保留到开始发送时。',
  },
  effects: {
    activate: '重新接收事件通知。',
    deactivate: '在重新启用之前不接收事件通知。',
  },
};
