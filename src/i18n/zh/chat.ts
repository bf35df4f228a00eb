import type { chat as English } from '../en/chat';
import type { Translated } from '../translated';

/** Words of the chat with the assistant, in Chinese. */
export const chat: Translated<typeof English> = {
  title: '助手',
  assistant: '助手',
  you: '您',
  said: '对话内容',
  hello: '您好',
  welcome: '您好！可以问我怎么用，或想看哪些数据。',
  dismiss: '不再显示',
  close: '关闭助手',
  audio: '朗读回答',
  question: '您的问题',
  placeholder: '请提问…',
  send: '发送',
  speak: '语音提问',
  spoken: '语音提问…',
  recording: '录音中：%{seconds} / 20 秒',
  recorded: '已录时长',
  discard: '放弃',
  typing: '助手正在回答…',
  noEar: '此平台尚不支持语音，可由平台运营方设置。请改用文字。',
  lost: '与助手的连接已断开。',
  refused: '目前无法在此打开助手，可能已在多个窗口中打开。',
  retry: '重试',
};
