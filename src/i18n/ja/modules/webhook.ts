import type * as english from '../../en/modules/webhook';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Webhook',
  newOne: 'Webhookを追加',
  fields: {
    url: 'URL',
    events: 'イベント',
    isActive: '有効',
  },
  choices: {
    events: {
      learnerJoined: '受講者の登録',
      courseJoined: 'コースへの参加',
      paymentReceived: '入金',
      testSubmitted: 'テストの提出',
      liveClassStarted: 'ライブ授業の開始',
    },
  },
};

export const later: Translated<typeof english.later> = {
  patterns: { url: 'https://で始めてください。送信内容を途中で読まれないようにするためです。' },
  hints: {
    url: '通知を受け取るシステムのアドレスです。https:// で始めてください。',
    events: '相手のシステムに知らせる内容です。送信はまだ行われません。ここでの選択は、送信が始まるまで保存されます。',
  },
  effects: {
    activate: 'イベントの通知を再び希望します。',
    deactivate: '再び有効にするまで、イベントの通知を希望しません。',
  },
};
