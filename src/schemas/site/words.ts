/** What the pages of a site say by themselves, in the site's language. */
export interface SiteWords {
  readonly skip: string;
  readonly menu: string;
  readonly free: string;
  readonly instead: string;
  /** Beside a price. `%{percent}` in `plusTax`. */
  readonly plusTax: string;
  readonly withTax: string;
  /** `%{days}` */
  readonly days: string;
  /** `%{years}` */
  readonly years: string;
  readonly mail: string;
  readonly phone: string;
  readonly hours: string;
  readonly address: string;
  readonly networks: string;
  readonly see: string;
  readonly recorded: string;
  readonly live: string;
  readonly blended: string;
  readonly allCourses: string;
  readonly taughtBy: string;
  /** The way from a course to who can be asked about it. */
  readonly ask: string;
  /** Of an address of the site at which nothing stands. */
  readonly nothingHere: string;
  readonly toStart: string;
  readonly terms: string;
  readonly privacy: string;
  readonly refunds: string;
  /** The form by which somebody asks about a course. `%{name}` in `consent`. */
  readonly form: Readonly<Record<'optional' | 'name' | 'message' | 'consent' | 'send' | 'wrongName' | 'wrongPhone' | 'wrongMail' | 'wrongConsent' | 'wrong' | 'tooOften' | 'thanks' | 'thanksText' | 'toCourse', string>>;
}

export const SITE_WORDS: Readonly<Record<string, SiteWords>> = {
  en: {
    skip: 'Skip to the content', menu: 'Pages', free: 'Free', instead: 'instead of', plusTax: '+ %{percent}% tax', withTax: 'incl. tax', days: '%{days} days', years: '%{years} years of experience', mail: 'E-mail', phone: 'Phone', hours: 'Hours', address: 'Address',
    networks: 'Elsewhere on the web', see: 'See the course', recorded: 'Recorded', live: 'Live', blended: 'Live and recorded', allCourses: 'All courses', taughtBy: 'Taught by:', ask: 'Ask about this course', nothingHere: 'This page is not there', toStart: 'To the first page',
    terms: 'Terms and conditions', privacy: 'Privacy policy', refunds: 'Refund policy',
    form: {
      optional: 'optional', name: 'Your name', message: 'What would you like to know?', consent: '%{name}, and whoever runs this site, may use what I write here to answer me.', send: 'Send', wrongName: 'Please tell us your name.', wrongPhone: 'Please give a phone number, with its country where it is not India.', wrongMail: 'This is no e-mail address.',
      wrongConsent: 'Without your consent nobody can answer you.', wrong: 'Please look over what is marked; nothing has been sent yet.', tooOften: 'Too much has been sent in a short time. Please try again in a minute.', thanks: 'Thank you', thanksText: 'Your question has arrived. Somebody will call or write to you.', toCourse: 'Back to the course',
    },
  },
  fr: {
    skip: 'Aller au contenu', menu: 'Pages', free: 'Gratuit', instead: 'au lieu de', plusTax: '+ %{percent} % de taxe', withTax: 'taxe comprise', days: '%{days} jours', years: '%{years} ans d’expérience', mail: 'E-mail', phone: 'Téléphone', hours: 'Horaires', address: 'Adresse',
    networks: 'Ailleurs sur le web', see: 'Voir le cours', recorded: 'Enregistré', live: 'En direct', blended: 'En direct et enregistré', allCourses: 'Tous les cours', taughtBy: 'Enseigné par :', ask: 'Se renseigner sur ce cours', nothingHere: 'Cette page n’existe pas', toStart: 'Vers la page d’accueil',
    terms: 'Conditions générales', privacy: 'Politique de confidentialité', refunds: 'Politique de remboursement',
    form: {
      optional: 'facultatif', name: 'Votre nom', message: 'Que souhaitez-vous savoir ?', consent: '%{name} et l’opérateur de ce site peuvent utiliser ces informations pour me répondre.', send: 'Envoyer', wrongName: 'Indiquez votre nom.', wrongPhone: 'Indiquez un numéro de téléphone, avec l’indicatif du pays hors de l’Inde.', wrongMail: 'Cette adresse e-mail n’est pas valable.',
      wrongConsent: 'Sans votre accord, personne ne peut vous répondre.', wrong: 'Vérifiez ce qui est signalé ; rien n’a encore été envoyé.', tooOften: 'Trop d’envois en peu de temps. Réessayez dans une minute.', thanks: 'Merci', thanksText: 'Votre question est arrivée. Quelqu’un vous appellera ou vous écrira.', toCourse: 'Retour au cours',
    },
  },
  zh: {
    skip: '跳到正文', menu: '页面', free: '免费', instead: '原价', plusTax: '另加 %{percent}% 税', withTax: '含税', days: '%{days} 天', years: '%{years} 年经验', mail: '电子邮件', phone: '电话', hours: '时间', address: '地址',
    networks: '其他平台', see: '查看课程', recorded: '录播', live: '直播', blended: '直播加录播', allCourses: '全部课程', taughtBy: '授课教师：', ask: '咨询此课程', nothingHere: '没有这个页面', toStart: '返回首页',
    terms: '条款与条件', privacy: '隐私政策', refunds: '退款政策',
    form: {
      optional: '选填', name: '您的姓名', message: '您想了解什么？', consent: '%{name}以及本网站的运营方可以使用我填写的内容来回复我。', send: '发送', wrongName: '请填写您的姓名。', wrongPhone: '请填写电话号码；非印度号码请加国家代码。', wrongMail: '电子邮件地址无效。',
      wrongConsent: '未经您同意，无法回复您。', wrong: '请检查标出的内容；尚未发送。', tooOften: '短时间内发送过多，请一分钟后再试。', thanks: '谢谢', thanksText: '您的问题已收到，我们会致电或写信给您。', toCourse: '返回课程',
    },
  },
  ja: {
    skip: '本文へ移動', menu: 'ページ', free: '無料', instead: '通常価格', plusTax: '＋税%{percent}%', withTax: '税込', days: '%{days}日間', years: '経験%{years}年', mail: 'メール', phone: '電話', hours: '受付時間', address: '住所',
    networks: '各種SNS', see: 'コースを見る', recorded: '録画', live: 'ライブ', blended: 'ライブと録画', allCourses: 'すべてのコース', taughtBy: '担当講師：', ask: 'このコースについて問い合わせる', nothingHere: 'このページはありません', toStart: '最初のページへ',
    terms: '利用規約', privacy: 'プライバシーポリシー', refunds: '返金ポリシー',
    form: {
      optional: '任意', name: 'お名前', message: '知りたいこと', consent: '%{name}およびこのサイトの運営者が、返答のために入力内容を利用することに同意します。', send: '送信', wrongName: 'お名前を入力してください。', wrongPhone: '電話番号を入力してください。インド以外の番号には国番号が必要です。', wrongMail: 'メールアドレスの形式が正しくありません。',
      wrongConsent: '同意がないと返答できません。', wrong: '印のある項目を確認してください。まだ送信されていません。', tooOften: '短時間に送信が多すぎます。1分後にもう一度お試しください。', thanks: 'ありがとうございます', thanksText: 'お問い合わせを受け付けました。お電話またはメールでご連絡します。', toCourse: 'コースに戻る',
    },
  },
};

/** The words of a language; of one that has none, the English. */
export function siteWords(language: unknown): SiteWords {
  return SITE_WORDS[typeof language === 'string' ? language : 'en'] ?? SITE_WORDS['en']!;
}
