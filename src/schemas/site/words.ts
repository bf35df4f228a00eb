/** What the pages of a site say by themselves, in the site's language. */
export interface SiteWords {
  readonly skip: string;
  readonly menu: string;
  readonly free: string;
  readonly instead: string;
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
}

export const SITE_WORDS: Readonly<Record<string, SiteWords>> = {
  en: {
    skip: 'Skip to the content', menu: 'Pages', free: 'Free', instead: 'instead of', days: '%{days} days', years: '%{years} years of experience', mail: 'E-mail', phone: 'Phone', hours: 'Hours', address: 'Address',
    networks: 'Elsewhere on the web', see: 'See the course', recorded: 'Recorded', live: 'Live', blended: 'Live and recorded', allCourses: 'All courses', taughtBy: 'Taught by', ask: 'Ask about this course', nothingHere: 'This page is not there', toStart: 'To the first page',
  },
  fr: {
    skip: 'Aller au contenu', menu: 'Pages', free: 'Gratuit', instead: 'au lieu de', days: '%{days} jours', years: '%{years} ans d’expérience', mail: 'E-mail', phone: 'Téléphone', hours: 'Horaires', address: 'Adresse',
    networks: 'Ailleurs sur le web', see: 'Voir le cours', recorded: 'Enregistré', live: 'En direct', blended: 'En direct et enregistré', allCourses: 'Tous les cours', taughtBy: 'Enseigné par', ask: 'Se renseigner sur ce cours', nothingHere: 'Cette page n’existe pas', toStart: 'Vers la page d’accueil',
  },
  zh: {
    skip: '跳到正文', menu: '页面', free: '免费', instead: '原价', days: '%{days} 天', years: '%{years} 年经验', mail: '电子邮件', phone: '电话', hours: '时间', address: '地址',
    networks: '其他平台', see: '查看课程', recorded: '录播', live: '直播', blended: '直播加录播', allCourses: '全部课程', taughtBy: '授课教师', ask: '咨询此课程', nothingHere: '没有这个页面', toStart: '返回首页',
  },
  ja: {
    skip: '本文へ移動', menu: 'ページ', free: '無料', instead: '通常価格', days: '%{days}日間', years: '経験%{years}年', mail: 'メール', phone: '電話', hours: '受付時間', address: '住所',
    networks: '各種SNS', see: 'コースを見る', recorded: '録画', live: 'ライブ', blended: 'ライブと録画', allCourses: 'すべてのコース', taughtBy: '担当講師', ask: 'このコースについて問い合わせる', nothingHere: 'このページはありません', toStart: '最初のページへ',
  },
};

/** The words of a language; of one that has none, the English. */
export function siteWords(language: unknown): SiteWords {
  return SITE_WORDS[typeof language === 'string' ? language : 'en'] ?? SITE_WORDS['en']!;
}
