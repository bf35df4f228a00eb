import type * as english from '../../en/modules/aiPrompt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AI 提示词',
  newOne: '新建 AI 提示词',
  fields: {
    purpose: '用途',
    prompt: '提示词',
    languageId: '语言',
    temperature: '自由度',
  },
  choices: {
    purpose: {
      questions: '出题',
      test: '测验',
      doubt: '答疑',
      summary: '摘要',
      other: '其他',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    prompt: '花括号中的内容（如 {topic}）在使用时填入。',
    temperature: '0 表示回答固定，2 表示非常自由。',
  },
  meanings: {
    status: {
      active: '可以选用。',
      inactive: '不提供选用。',
    },
  },
  effects: {
    activate: '在使用助手时提供选用。',
    deactivate: '不再提供，已生成的内容保留。',
  },
};
