import type { fixed as english } from '../en/fixed';
import type { Translated } from '../translated';

/** The fixed texts of the specification, in Japanese. */
export const fixed: Translated<typeof english> = {
  http: {
    badRequest: 'リクエストが正しくありません',
    error: 'エラー',
    loginAgain: 'もう一度ログインしてください',
    planExpired: 'プランの期限が切れています。更新またはアップグレードしてください。',
    itemExist: 'この項目はすでに存在します。',
    itemExists: 'この項目はすでに存在します。',
    accountFound: 'この電話番号とメールアドレスの有効なアカウントがあります',
    titleExists: 'タイトルはすでに存在します（title）',
    serverError: 'サーバー内部エラー',
    timeOut: 'タイムアウト',
  },
  upload: {
    noUploadUrl: 'アップロード先のURLを生成できませんでした。',
    somethingWrong: '問題が発生しました。',
    tryAgain: '画像をアップロードできませんでした。もう一度お試しください',
    notSelected: 'ファイルが選択されていません',
    urlFailed: 'URLの生成に失敗しました',
    uploadFailed: 'ファイルのアップロードに失敗しました',
  },
  service: {
    addCurriculum: 'カリキュラムを追加できませんでした',
    updateTest: 'テストを更新できませんでした',
    addSingleContent: '単体コンテンツを追加できませんでした',
    updateSingleContent: '単体コンテンツを更新できませんでした',
    deactivateSingleContent: '単体コンテンツを無効化できませんでした',
    addInstitution: '教育機関を追加できませんでした',
    updateInstitution: '教育機関を更新できませんでした',
    addVideo: '動画を追加できませんでした',
    addUser: 'ユーザーを追加できませんでした',
    addCoupon: 'クーポンを追加できませんでした',
    updateCoupon: 'クーポンを更新できませんでした',
    deactivateCoupon: 'クーポンを無効化できませんでした',
    somethingWrong: '問題が発生しました。',
    saveVideoUrl: '動画のURLを保存できませんでした',
  },
  payment: {
    notInitiated: '支払いを開始できませんでした。',
    enterPrice: '価格を入力してください。',
    enterValid: '有効な価格またはトークン数を入力してください。',
    purchased: 'AIトークンを購入しました。',
    notPurchased: 'AIトークンを購入できませんでした。',
  },
  chat: {
    microphone: 'マイクの使用を許可してください。',
    preparing: 'アシスタントを準備しています。',
  },
  reports: {
    pending: 'レポートを作成しています。まもなくダウンロードリンクが表示されます。このページを開いたままお待ちください。',
  },
  analytics: {
    configFailed: '分析の設定を取得できませんでした',
  },
  screens: {
    maintenance: 'まもなく再開します',
  },
  dialogs: {
    aiToken: 'AIトークン',
    token: 'トークン',
    price: '価格',
    cancel: 'キャンセル',
    buyNow: '今すぐ購入',
  },
  accountMenu: {
    logout: 'ログアウト',
  },
  pageTitles: {
    plans: 'プラン',
    success: '完了',
    admin: '管理画面',
  },
  typeSelector: {
    membership: '会員プラン',
    course: 'コース',
    webinar: 'ウェビナー',
  },
};
