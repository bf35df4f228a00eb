import type * as english from '../../en/modules/doubt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '答疑',
  newOne: '新建答疑',
  fields: {
    question: '问题',
    details: '详情',
    subjectId: '科目',
    topicId: '主题',
    askedById: '提问人',
    answer: '解答',
    answeredAt: '解答时间',
    answeredById: '解答人',
  },
  choices: { status: { open: '待解答', answered: '已解答' } },
  actions: { answer: '解答', correct: '更正解答', reopen: '重新提问' },
  done: { answer: '已解答', correct: '已更正', reopen: '已重新提问' },
  attention: { waiting: '%{smart_count} 个问题从昨天或更早起等待解答' },
};

export const later: Translated<typeof english.later> = {
  sections: { answer: '解答' },
  meanings: { status: { open: '等待解答。', answered: '已有解答，并记录解答人和时间。' } },
  effects: { answer: '以您的名义给出解答。', correct: '以您的名义重新给出解答，并通知提问人。', reopen: '重新等待解答；此前的解答在此期间仍可查看。' },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  answered: {
    subject: '%{app}：您的问题已有解答',
    text: '%{by} 解答了您的问题“%{title}”。\n\n%{answer}',
  },
  corrected: {
    subject: '%{app}：您的问题的解答已更正',
    text: '%{by} 更正了对您的问题“%{title}”的解答。\n\n%{answer}',
  },
};
