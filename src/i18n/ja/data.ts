import type * as english from '../en/data';
import type { Translated } from '../translated';

/** Why a call failed, for the place where it failed. Fixed texts of the specification stand in `fixed`. */
export const failure: Translated<typeof english.failure> = {
  network: 'プラットフォームに接続できませんでした。接続を確認して、もう一度お試しください。',
  timeout: 'プラットフォームからの応答がありませんでした。もう一度お試しください。',
  aborted: 'キャンセルしました。',
  signedOut: 'セッションが終了しました。続けるには、もう一度ログインしてください。',
  otherSession: '現在は別のユーザーとしてログインしているため、何も送信しませんでした。',
  forbidden: 'この操作を行う権限がありません。',
  notFound: 'このレコードは存在しないか、表示する権限がありません。',
  planExpired: 'この教育機関のプランは期限切れです。',
  validation: '入力内容に確認が必要な項目があります。',
  conflict: '同じレコードがすでに存在します。',
  refused: 'レコードの現在の状態では、この操作は行えません。',
  stale: 'このレコードは、その間に変更されています。',
  tooLarge: 'サイズが大きすぎるため送信できません。',
  wrongType: 'この種類のファイルは使用できません。',
  tooMany: 'リクエストが多すぎます。しばらく待ってから、もう一度お試しください。',
  badRequest: 'プラットフォームがリクエストを解釈できませんでした。',
  server: 'プラットフォームでエラーが発生しました。しばらくしてから、もう一度お試しください。',
  noId: 'このレコードにはIDがないため、何も送信していません。ページを再読み込みしてください。変わらない場合はサポートにご連絡ください。',
  unreadable: 'プラットフォームの応答を読み取れませんでした。ページを再読み込みして、現在の状態を確認してください。',
  samePage: 'どのページを求めてもプラットフォームは最初のページを返すため、このページは表示できません。',
  absent: 'プラットフォームはこの機能を提供していません。',
  notTaken: 'プラットフォームは完了したと応答しましたが、レコードは変わっていません。',
  unheeded: 'プラットフォームが絞り込みを反映しませんでした。返された行は求めたものと異なります。',
  other: '予期しない問題が発生しました。もう一度お試しください。',
};

/** The same words as the message of an error, which the shell does not show again. */
export const reported: Translated<typeof english.reported> = failure;

/** Whether the platform can be reached. */
export const connection: Translated<typeof english.connection> = {
  offline: 'オフラインです。開いている内容はそのまま残ります。接続が回復したら、変更を保存できます。',
  unreachable: 'プラットフォームが応答していません。開いている内容はそのまま残ります。応答が回復すると自動的に再開します。',
};

/** Answers to a sign-in that the specification leaves without words (part 1 §5, §8). */
export const signIn: Translated<typeof english.signIn> = {
  inactive: 'このアカウントは無効になっています。',
  inactiveContact: 'このアカウントは無効になっています。%{contact} までお問い合わせください。',
  learner: '受講者は管理画面を利用できません。学習アプリをご利用ください。',
  offline: 'プラットフォームに接続できませんでした。接続を確認して、もう一度お試しください。',
  tooMany: '試行回数が多すぎます。%{smart_count}秒待ってから、もう一度お試しください。',
};

/** What is wrong with a file before it is sent. */
export const upload: Translated<typeof english.upload> = {
  empty: 'このファイルは空です。',
  tooLarge: 'ファイルサイズは%{size}です。上限は%{limit}です。',
  extension: '使用できるファイルは%{extensions}のみです。',
  wrongContent: 'ファイルの内容がファイル名と一致しません。',
  progress: '%{percent}% 送信済み',
  paused: '%{percent}% で一時停止中',
  pause: 'アップロードを一時停止',
  resume: 'アップロードを再開',
  begun: '「%{name}」は %{percent}% まで送信済みです。同じファイルをもう一度選ぶと続きから送信します。',
  forget: '最初からやり直す',
  goOn: '続きから送信',
  show: '%{name} を表示',
  close: '閉じる',
  opening: '開いています…',
  notShown: 'このファイルはここでは表示できません。開いてご覧ください。',
  page: '%{pages} ページ中 %{page} ページ',
  pageBefore: '前のページ',
  pageAfter: '次のページ',
  crop: '画像を切り抜く',
  cropAndSend: '切り抜いて小さくする',
  takePart: 'この部分を使う',
  frame: '画像の切り抜き範囲：矢印キーで移動',
  shape: '形',
  enlarge: '拡大',
  shapes: { whole: '元の比率', square: '正方形', wide: '16:9', banner: '3:1' },
};

/**
 * Words that many modules share; a module's own words under `resources.<name>` come first. Actions are nouns that take
 * する, since the sentences around them conjugate it.
 */
export const common: Translated<typeof english.common> = {
  fields: {
    id: 'ID',
    instituteId: '教育機関',
    createdAt: '作成日時',
    updatedAt: '更新日時',
    createdById: '作成者',
    updatedById: '更新者',
    deletedAt: '削除日時',
    deletedById: '削除者',
    purgedAt: '保管期限',
    version: 'バージョン',
    name: '名前',
    title: 'タイトル',
    description: '説明',
    status: '状態',
    emailId: 'メールアドレス',
    phoneNumber: '電話番号',
    imageURL: '画像',
    tags: 'タグ',
    order: '表示順',
    city: '都市',
    code: 'コード',
    language: '言語',
    isActive: '有効',
    reason: '理由',
  },
  choices: {
    invited: '招待済み',
    active: '有効',
    inactive: '無効',
    expired: '期限切れ',
    awaiting: '承認待ち',
    suspended: '停止中',
    draft: '下書き',
    published: '公開中',
    retired: '公開終了',
    open: '運営中',
    closed: '閉鎖',
    monthly: '月払い',
    yearly: '年払い',
    monday: '月曜日',
    tuesday: '火曜日',
    wednesday: '水曜日',
    thursday: '木曜日',
    friday: '金曜日',
    saturday: '土曜日',
    sunday: '日曜日',
    // Roles of people: the head of the page says one's own.
    super_admin: 'スーパー管理者',
    institute: '教育機関',
    student: '受講者',
    admin: '管理者',
    faculty: '講師',
    sub_admin: '副管理者',
    // Rights over modules.
    create: '作成',
    read: '閲覧',
    update: '編集',
    delete: '削除',
  },
  /** Tabs of lists. */
  segments: { deleted: '削除済み' },
  sections: {
    general: '基本情報',
    contact: '連絡先',
    pictures: '画像',
    plan: 'プラン',
    access: 'アクセス権',
    rooms: '教室',
    scope: '利用条件',
  },
  actions: {
    invite: '再招待',
    sendPasswordLink: 'パスワード設定リンクを送信',
    activate: '有効化',
    deactivate: '無効化',
    approve: '承認',
    suspend: '停止',
    publish: '公開',
    retire: '公開終了',
    close: '閉鎖',
    reopen: '再開',
  },
  /** The actions in the past, for the notice that they are done. */
  done: {
    invite: '再招待しました',
    sendPasswordLink: 'パスワード設定リンクを送信しました',
    activate: '有効化しました',
    deactivate: '無効化しました',
    approve: '承認しました',
    suspend: '停止しました',
    publish: '公開しました',
    retire: '公開終了しました',
    close: '閉鎖しました',
    reopen: '再開しました',
    update: '変更しました',
    delete: '削除しました',
  },
};
