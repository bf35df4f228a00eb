import type { auth as english } from '../en/auth';
import type { Translated } from '../translated';

/** Words of the signed-out pages, in Japanese. */
export const auth: Translated<typeof english> = {
  username: 'メールアドレスまたは電話番号',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  forgot: 'パスワードをお忘れですか？',
  required: '入力してください。',
  backToLogin: 'ログインに戻る',
  login: {
    title: 'ログイン',
    text: '学習プラットフォームの管理画面にログインします。',
    submit: 'ログイン',
    byOtp: 'ワンタイムパスワードでログイン',
  },
  otpLogin: {
    title: 'ワンタイムパスワードでログイン',
    text: 'メールまたは電話に6桁のコードを送信します。',
    submit: 'コードを送信',
  },
  code: {
    title: 'コードの入力',
    text: '6桁のコードを送信しました。有効期限は10分です。',
    textTo: '%{username}のアカウントがある場合は、6桁のコードを送信しました。有効期限は10分です。',
    label: 'ワンタイムパスワード',
    digit: '%{number}桁目',
    submit: '次へ',
    incomplete: 'コードは6桁の数字です。',
    resend: 'コードを再送信',
    resendIn: '%{smart_count}秒後にコードを再送信できます',
  },
  forgotPage: {
    title: '新しいパスワードの設定',
    text: 'アカウントを入力してください。新しいパスワードを設定するためのコードを送信します。',
    submit: 'コードを送信',
  },
  reset: {
    title: '新しいパスワードの設定',
    password: '新しいパスワード',
    hint: '%{count}文字以上にしてください。',
    submit: 'パスワードを設定',
    done: '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
  },
  demo: {
    title: 'デモアカウント',
    text: 'クリックするだけでログインできます。内容は架空のもので、自由に変更できます。',
  },
};
