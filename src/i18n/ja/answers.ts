import type * as English from '../en/answers';
import type { Translated } from '../translated';

/** What the platform answers, by its code, where no other text says it already (`docs/errors.md`). */
export const answer: Translated<typeof English.answer> = {
  badJson: 'コンソールが送信した内容を読み取れませんでした。',
  badField: '送信した項目の一部をプラットフォームが認識できません。ページを再読み込みしてください。',
  badFilter: 'この条件では一覧を絞り込めません。絞り込みを解除して設定し直してください。',
  badSort: 'この並べ替えはできません。別の列を選んでください。',
  noRoute: 'プラットフォームにこの機能はありません。',
  wrongCredentials: 'この名前とパスワードに一致するアカウントはありません。',
  inProgress: '同じ操作を処理中です。しばらくお待ちください。',
  notConfigured: 'このプラットフォームでは設定されていません。運営者にお問い合わせください。',
  keyUsed: '別の内容ですでに送信されています。ページを再読み込みして、もう一度お試しください。',
  inUse: 'ほかのレコードで使われているため、削除できません。',
  wrongState: '現在の状態は「%{state}」のため、「%{action}」は実行できません。',
  locked: 'パスワードの誤入力が多すぎます。%{smart_count}分後にもう一度試すか、パスワードを再設定してください。',
  wrongOtp: 'コードが正しくないか、有効期限が切れています。',
  unavailable: 'プラットフォームを一時的に利用できません。もう一度お試しください。',
};

/** What it answers, by its reason. */
export const reason: Translated<typeof English.reason> = {
  demoPasswordChanged: 'このデモアカウントのパスワードは誰かが変更しました。下の欄に新しいパスワードを入力してログインするか、「パスワードをお忘れですか？」を選んでください。再設定用のコードは送信箱にあります。',
  demoAccountGone: 'このデモアカウントは誰かが削除したか、メールアドレスを変更しました。別のアカウントを使うか、新しいデータフォルダーでプラットフォームを起動してください。',
  notActing: '現在、機関の代理で操作していません。',
  stopActingFirst: '機関の代理で操作中です。ご自身のアカウントを変更するには、先に代理操作を終了してください。',
  noSession: 'このセッションは存在しません。',
  closesOwnAccount: 'ご自身のアカウントを停止することはできません。',
  higherRole: 'このロールの人を変更する権限がありません。',
  seesEveryInstitute: 'すべての機関を閲覧できる人を変更する権限がありません。',
  moreRights: 'この人は、あなたの権限すべてに加えてほかの権限も持っています。その権限を持つ人に依頼してください。',
  lastSuperAdmin: '最後のスーパー管理者です。1人は必要です。',
  domainNotVerified: 'メインのドメインにする前に、ドメインを確認してください。',
  paymentsNotSetUp: 'このプラットフォームではオンライン決済が設定されていません。運営者にお問い合わせください。',
  isReferredTo: 'ほかのレコードがこのレコードを参照しています。',
  restoreTaken: '「%{value}」は別のレコードで使われています。そのレコードを変更するか、別の値で復元してください。',
  restoreNeeds: '関連するレコードも削除されています。先にそちらを復元してください。',
  noFile: 'このファイルは存在しません。',
  noUploadKind: 'この種類のファイルはアップロードできません。',
  uploadExpired: 'アップロードの開始が遅すぎました。ファイルをもう一度送信してください。',
  uploadForged: 'このアップロードは無効です。ファイルをもう一度送信してください。',
  uploadUsed: 'このファイルはすでに送信されています。選び直してください。',
  fileTooLarge: 'ファイルが大きすぎます。上限は%{most}バイトです。',
  fileEmpty: 'ファイルが空です。使用できる形式：%{allowed}。',
  fileContent: 'ファイル名にかかわらず、内容は%{found}です。使用できる形式：%{allowed}。',
  fileContentUnknown: 'ファイルの内容の種類を判別できません。使用できる形式：%{allowed}。',
  fileExtension: '「.%{found}」形式のファイルは使用できません。使用できる形式：%{allowed}。',
  fileWithoutExtension: '拡張子のないファイルは使用できません。使用できる形式：%{allowed}。',
  fileAnnounced: '「%{found}」形式のファイルは使用できません。使用できる形式：%{allowed}。',
};
