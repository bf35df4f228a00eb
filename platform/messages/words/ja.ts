import type { Words } from './index';

export const ja: Words = {
  code: {
    subjects: { login: '%{app}：ログイン用のコード', register: '%{app}：登録確認用のコード', reset: '%{app}：パスワード再設定用のコード' },
    text: 'コードは %{code} です。',
    valid: '有効期限は%{minutes}分です。誰にも教えないでください。',
    unasked: '心当たりがない場合は、何もする必要はありません。',
    expired: 'このメッセージのコードは有効期限が切れています。',
  },
  accountChanged: {
    subject: '%{app}：アカウントが変更されました',
    hello: '%{name}様',
    changes: {
      emailId: 'アカウントのメールアドレスが変更されました。',
      phoneNumber: 'アカウントの電話番号が変更されました。',
      password: 'アカウントのパスワードが変更されました。',
      both: 'アカウントのメールアドレスと電話番号が変更されました。',
    },
    unexpected: '心当たりがない場合は、すぐに%{contact}までご連絡ください。',
  },
  sentBy: '送信元：%{app}',
  outbox: {
    title: '送信箱',
    text: 'このプラットフォームが送信したメッセージです。新しい順に並んでいます。外部には送信されません。',
    empty: 'まだ何も送信されていません',
    emptyText: 'ログイン、登録、パスワード再設定用のコードと、アカウント変更のお知らせがここに届きます。',
    to: '宛先：%{recipient}',
    codeFor: 'コード',
    copy: 'コードをクリックすると選択されます。',
    newer: '新しいもの',
    older: '古いもの',
    reload: '更新',
    toConsole: 'コンソールへ',
    email: 'メール',
    sms: 'ショートメッセージ',
    reading: '読み込み中…',
    signIn: '先にスーパー管理者としてコンソールにログインしてから、このページを再読み込みしてください。',
    script: 'ここではJavaScriptが必要です。コンソールにログインしているスーパー管理者としてプラットフォームに問い合わせます。',
  },
};
