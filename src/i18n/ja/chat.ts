import type { chat as English } from '../en/chat';
import type { Translated } from '../translated';

/** Words of the chat with the assistant, in Japanese. */
export const chat: Translated<typeof English> = {
  title: 'アシスタント',
  assistant: 'アシスタント',
  you: 'あなた',
  said: '会話の内容',
  hello: 'こんにちは',
  welcome: 'こんにちは。使い方や見たいものをお尋ねください。',
  dismiss: '今後表示しない',
  close: 'アシスタントを閉じる',
  audio: '回答を読み上げる',
  question: '質問',
  placeholder: '質問を入力…',
  send: '送信',
  speak: '声で質問する',
  spoken: '声での質問…',
  recording: '録音中：%{seconds} / 20 秒',
  recorded: '録音した長さ',
  discard: '破棄',
  typing: 'アシスタントが回答しています…',
  noEar: 'このプラットフォームはまだ音声に対応していません。運営者が設定できます。文字で入力してください。',
  lost: 'アシスタントとの接続が切れました。',
  refused: '現在ここではアシスタントを開けません。多くのウィンドウで開いている可能性があります。',
  retry: '再試行',
};
