import type * as english from '../../en/modules/emailTemplate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '邮件模板',
  newOne: '新建邮件模板',
  fields: {
    kind: '类型',
    subject: '主题',
    languageId: '语言',
    content: '正文',
    isReady: '就绪',
  },
  choices: {
    kind: {
      welcome: '欢迎',
      reminder: '提醒',
      offer: '优惠',
      news: '新闻',
      result: '成绩',
    },
    status: {
      draft: '草稿',
      ready: '就绪',
    },
  },
  actions: {
    release: '标记为就绪',
    withdraw: '退回草稿',
  },
  done: {
    release: '已标记为就绪',
    withdraw: '已退回草稿',
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    mail: '邮件',
  },
  meanings: {
    status: {
      draft: '仍在撰写。',
      ready: '可以直接发送。',
    },
  },
  effects: {
    release: '表示可以直接发送。',
    withdraw: '退回以便继续修改。',
  },
};
