import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of a tenant's domains, in Japanese. */
export const words: Translated<typeof English> = {
  title: 'ドメイン',
  text: '管理画面とサイトにアクセスするためのアドレスです。所有していることをDNSレコードで確認すると、利用できるようになります。',
  loading: 'ドメインを読み込んでいます…',
  failed: 'ドメインを読み込めませんでした。',
  empty: 'ドメインはまだありません。お持ちのドメインを追加してください。',
  host: 'ドメイン',
  hostHint: '例：learn.example.com（https:// は不要）',
  already: '「%{host}」はすでに一覧にあります。',
  hostMissing: 'ドメインを入力してください。',
  add: 'ドメインを追加',
  added: '「%{host}」を追加しました。次に、所有していることを確認してください。',
  status: { pending: '未確認', verified: '確認済み' },
  primary: 'メイン',
  prove: 'このレコードを、ドメインのDNSを管理しているサービスで追加してください。反映されるまで数時間かかることがあります。',
  record: { type: '種類', name: '名前', value: '値' },
  checked: '最終確認：%{time}',
  never: 'まだ確認していません',
  verify: '今すぐ確認',
  verified: '「%{host}」を確認しました。',
  problem: {
    missing: '%{name} のTXTレコードがDNSにまだありません。',
    different: '%{name} のTXTレコードはありますが、値がここに示すものと異なります。',
    unreachable: 'DNSから応答がありません。数分後にもう一度お試しください。',
  },
  makePrimary: 'メインにする',
  madePrimary: '「%{host}」をメインドメインにしました。',
  delete: '削除',
  deleteOf: '%{host}を削除',
  deleteTitle: '「%{host}」を削除しますか？',
  deleteText: 'このドメインではすぐにアクセスできなくなります。再び使うには、改めて所有の確認が必要です。',
  deletePrimary: 'これはメインドメインです。送信済みのリンクは使えなくなります。',
  deleted: '「%{host}」を削除しました。',
};
