import type { publicPages as english } from '../en/public';
import type { Translated } from '../translated';

/** Words of the public pages, in Japanese. Names of Zoom's own screens stay as Zoom writes them. */
export const publicPages: Translated<typeof english> = {
  pending: 'この部分はまだご利用いただけません。',
  titles: {
    updateCourse: 'コースの更新',
    emailTemplate: 'メールテンプレート',
    invoiceEditor: '請求書エディター',
    professionalPurchase: 'プロフェッショナル向けの購入',
    courseSettings: 'コースの設定',
  },
  plans: {
    text: '教育機関が選べるプランです。価格はルピーです。',
    failed: 'プランを読み込めませんでした。',
    loading: 'プランを読み込んでいます…',
    none: '現在ご利用いただけるプランはありません。',
    register: '教育機関を登録する',
    ask: 'プランについて質問する',
    monthly: '月額',
    yearly: '年額',
    tokens: '最初のプランにはAIトークン %{count} 付き',
  },
  feedback: {
    title: 'ご意見',
    text: '良い点も改善すべき点もお聞かせください。ありがとうございました。',
    rating: '満足度（任意）',
    mark: '%{number} – %{word}',
    marks: { 1: '悪い', 2: 'やや悪い', 3: '普通', 4: '良い', 5: 'とても良い' },
    message: 'メッセージ',
    name: 'お名前（任意）',
    email: 'メールアドレス（任意）',
    submit: '送信',
  },
  thanks: {
    title: 'ありがとうございます',
    text: 'すべて受け付けました。これ以上の操作は必要ありません。',
    feedback: 'ご意見を受け付けました。すべてのメッセージに目を通します。',
  },
  zoom: {
    title: 'Zoomとの連携',
    lead: 'ライブ授業やウェビナーを自分のZoomアカウントで開催できるようになります。アカウントの準備は今から10分ほどでできますが、管理画面との接続はまだできません。',
    needTitle: '必要なもの',
    need: '有料のZoomアカウントと、アプリを作成する権限が必要です。所有者と管理者には権限があり、それ以外のユーザーはロール設定の「Server-to-Server OAuth app」で付与されます。',
    stepsTitle: '手順',
    steps: {
      open: { title: 'ZoomのApp Marketplaceを開く', text: '授業を開催するZoomアカウントでログインします。' },
      create: { title: 'アプリを作成する', text: 'Develop、Build App、Server-to-Server OAuth Appの順に選びます。教育機関名など、後で分かる名前を付けてください。' },
      credentials: { title: '3つの値をコピーする', text: 'App CredentialsのページにAccount ID、Client ID、Client Secretが表示されます。控えておき、Client Secretはパスワードと同様に扱ってください。' },
      information: { title: '情報を入力する', text: 'Informationのページで会社名、名前、メールアドレスを入力します。自分のアカウントだけに表示されます。' },
      scopes: { title: 'アプリの権限を選ぶ', text: 'Scopesのページで次の権限を追加します。' },
      activate: { title: 'アプリを有効にする', text: 'ActivationのページでActivate your appを選びます。それまではZoomがすべての呼び出しを拒否します。' },
      connect: { title: '値を保管する', text: 'Account ID、Client ID、Client Secretを、ほかの人に見られない場所に保管してください。管理画面の「外部連携」で入力します。' },
    },
    problemsTitle: 'うまくいかないとき',
    problems: {
      noApp: { title: 'Server-to-Server OAuthが選べない', text: 'Zoomでのロールに権限がありません。アカウントの所有者がUser ManagementのRolesで追加します。' },
      refused: { title: '値が拒否される', text: '空白を含めずにコピーし直してください。Zoomで再発行すると、以前のClient Secretは無効になります。' },
      scope: { title: '権限が足りない', text: 'Scopesのページを上の一覧と見比べ、保存してからアプリをもう一度有効にしてください。' },
      user: { title: '講師が授業を開始できない', text: '同じZoomアカウントに、ここと同じメールアドレスのユーザーが必要です。' },
    },
  },
};
